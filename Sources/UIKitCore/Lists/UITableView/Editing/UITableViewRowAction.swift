/// A button behind a row that is swiped away, in the manner of iOS 8; ``UIContextualAction`` can do more.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitableviewrowaction
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
    /// How an action looks.
    public enum Style: Int, Sendable {
        /// Red, as `.destructive`.
        case `default`
        /// Grey.
        case normal
        /// Red.
        public static var destructive: Style { .default }
    }

    /// How the action looks.
    public let style: Style
    /// The word on the button.
    open var title: String?
    /// The colour of the button; `nil`, the default, for that of the style.
    open var backgroundColor: UIColor?
    /// The visual effect behind the word, over the colour if one was set; `nil`, none, by default. Without a colour the effect takes the
    /// place of the style's.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableviewrowaction/backgroundeffect
    open var backgroundEffect: UIVisualEffect?
    let handler: (UITableViewRowAction, IndexPath) -> Void

    /// Makes an action. `handler` is kept as long as it, and gets the row.
    public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }

    /// The same button in the manner of today.
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
