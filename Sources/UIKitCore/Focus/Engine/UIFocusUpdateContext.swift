/// How the focus moves.
///
/// - Source: https://developer.apple.com/documentation/uikit/uifocusupdatecontext
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
    /// What had the focus; `nil` if nothing had.
    public private(set) final weak var previouslyFocusedItem: (any UIFocusItem)?
    /// What gets it; `nil` if nothing does.
    public private(set) final weak var nextFocusedItem: (any UIFocusItem)?
    /// The way that it goes; empty where an app or a finger moves it.
    public final let focusHeading: UIFocusHeading

    init(from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?, _ heading: UIFocusHeading) {
        previouslyFocusedItem = previous
        nextFocusedItem = next
        focusHeading = heading
        super.init()
    }

    /// The view that had the focus, if it was a view.
    open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
    /// The view that gets it, if it is a view.
    open var nextFocusedView: UIView? { nextFocusedItem as? UIView }
}
