/// The context of a movement of the focus.
///
/// - Source: https://developer.apple.com/documentation/uikit/uifocusupdatecontext
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
    /// The previously focused item; `nil` if there was none.
    public private(set) final weak var previouslyFocusedItem: (any UIFocusItem)?
    /// The item that gains the focus; `nil` if there is none.
    public private(set) final weak var nextFocusedItem: (any UIFocusItem)?
    /// The direction of the movement; empty if the app or a touch moves the focus.
    public final let focusHeading: UIFocusHeading

    init(from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?, _ heading: UIFocusHeading) {
        previouslyFocusedItem = previous
        nextFocusedItem = next
        focusHeading = heading
        super.init()
    }

    /// The previously focused view, if the item is a view.
    open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
    /// The view that gains the focus, if the item is a view.
    open var nextFocusedView: UIView? { nextFocusedItem as? UIView }
}
