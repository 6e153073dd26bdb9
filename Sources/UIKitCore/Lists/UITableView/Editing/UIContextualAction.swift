/// A button that a swipe of a row reveals.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicontextualaction
@preconcurrency @MainActor open class UIContextualAction: NSObject {
    /// The styles of an action.
    public enum Style: Int, Sendable {
        /// A grey button.
        case normal
        /// A red button, for an action that cannot be undone.
        case destructive
    }

    /// Performs an action. The handler must call `completionHandler` once. The argument is `true` if the action was
    /// performed. The button is shown until this call.
    public typealias Handler =
        (_ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void) -> Void

    /// The style of the action.
    public let style: Style
    /// The handler that performs the action.
    public let handler: Handler
    /// The title of the button. Defaults to the title passed to the initialiser.
    open var title: String?
    /// The colour of the button; grey or red by default, depending on the style.
    open var backgroundColor: UIColor! {
        get { color ?? (style == .destructive ? .systemRed : .systemGray3) }
        set { color = newValue }
    }
    /// The image on the button, above the title. Defaults to `nil`.
    open var image: UIImage?
    private var color: UIColor?
    /// The effect behind the title, which covers the colour that the app has set. Without such a colour, the effect
    /// replaces the style's colour.
    var backgroundEffect: UIVisualEffect?
    /// The displayed background colour. `nil` for a button with an effect for which the app has not set a colour.
    var displayedColor: UIColor? { backgroundEffect == nil ? backgroundColor : color }

    /// Creates an action. The action retains `handler`.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }
}

/// The actions that a swipe of a row reveals.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiswipeactionsconfiguration
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
    /// The actions, from the edge of the row inwards.
    public let actions: [UIContextualAction]
    /// Whether a full swipe performs the first action. Defaults to `true`.
    open var performsFirstActionWithFullSwipe = true

    /// Creates a configuration. The first action is at the edge of the row.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}
