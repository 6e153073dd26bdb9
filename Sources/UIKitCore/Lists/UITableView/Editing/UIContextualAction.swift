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

    /// Performs an action. The handler must call `completionHandler` once, with whether the action was performed. The
    /// button stays until then.
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
    /// The effect behind the title. It covers the colour, or replaces the style's colour if none was set.
    var backgroundEffect: UIVisualEffect?
    /// The background colour of the button; `nil` for a button with an effect and no colour of its own.
    var shownColor: UIColor? { backgroundEffect == nil ? backgroundColor : color }

    /// Creates an action. `handler` is retained as long as the action.
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
    /// The actions, outermost first.
    public let actions: [UIContextualAction]
    /// Whether a full swipe performs the first action. Defaults to `true`.
    open var performsFirstActionWithFullSwipe = true

    /// Creates a configuration. The first action is located at the edge.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}
