/// A button that appears where a row is swiped away.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicontextualaction
@preconcurrency @MainActor open class UIContextualAction: NSObject {
    /// How an action looks.
    public enum Style: Int, Sendable {
        /// Grey.
        case normal
        /// Red: what it does cannot be taken back.
        case destructive
    }

    /// Carries an action out. It must call `completionHandler` once, with whether it was done; until then the button stays.
    public typealias Handler =
        (_ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void) -> Void

    /// How the action looks.
    public let style: Style
    /// What carries the action out.
    public let handler: Handler
    /// The word on the button. Defaults to that of the initialiser.
    open var title: String?
    /// The colour of the button; grey, or red, by default.
    open var backgroundColor: UIColor! {
        get { color ?? (style == .destructive ? .systemRed : .systemGray3) }
        set { color = newValue }
    }
    /// The image on the button, above the word. Defaults to `nil`.
    open var image: UIImage?
    private var color: UIColor?
    /// The effect behind the word, over the colour, or in place of the style's colour where none was set.
    var backgroundEffect: UIVisualEffect?
    /// The colour of the button behind an effect, or without one; `nil` for none.
    var shownColor: UIColor? { backgroundEffect == nil ? backgroundColor : color }

    /// Makes an action. `handler` is kept as long as it.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }
}

/// The actions of a row that is swiped away.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiswipeactionsconfiguration
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
    /// The actions, the outermost first.
    public let actions: [UIContextualAction]
    /// Whether a long swipe performs the first action. Defaults to `true`.
    open var performsFirstActionWithFullSwipe = true

    /// Makes a configuration; the first action stands at the edge.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}
