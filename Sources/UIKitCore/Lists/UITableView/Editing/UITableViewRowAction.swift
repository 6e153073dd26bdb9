/// A button that a swipe of a row reveals, in the API of iOS 8. ``UIContextualAction`` has more features.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitableviewrowaction
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
    /// The styles of an action.
    public enum Style: Int, Sendable {
        /// A red button, the same as `.destructive`.
        case `default`
        /// A grey button.
        case normal
        /// A red button.
        public static var destructive: Style { .default }
    }

    /// The style of the action.
    public let style: Style
    /// The title of the button.
    open var title: String?
    /// The colour of the button. By default `nil`: the style's colour.
    open var backgroundColor: UIColor?
    /// The visual effect behind the title. By default `nil`: no effect. The effect covers the colour that was set.
    /// Without such a colour, the effect replaces the style's colour.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableviewrowaction/backgroundeffect
    open var backgroundEffect: UIVisualEffect?
    let handler: (UITableViewRowAction, IndexPath) -> Void

    /// Creates an action. The action retains `handler`, which receives the row's index path.
    public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }

    /// Returns a contextual action with the same title, appearance and handler.
    func contextual(for path: IndexPath) -> UIContextualAction {
        let action = UIContextualAction(style: style == .normal ? .normal : .destructive, title: title) { _, _, done in
            self.handler(self, path)
            done(true)
        }
        if let backgroundColor { action.backgroundColor = backgroundColor }
        action.backgroundEffect = backgroundEffect
        return action
    }
}
