/// An action of an alert, shown as a button.
///
/// - Source: https://developer.apple.com/documentation/uikit/uialertaction
@preconcurrency @MainActor open class UIAlertAction: AccessibleObject {
    /// The style of an action.
    public enum Style: Int, Sendable {
        /// The default style.
        case `default` = 0
        /// The action cancels and changes nothing. An alert has at most one such action. The Escape key performs the
        /// action, and so does a touch outside an action sheet.
        case cancel = 1
        /// The action deletes or changes data; drawn in red.
        case destructive = 2
    }

    /// The title of the button.
    public let title: String?
    /// The style of the action.
    public let style: Style
    /// Whether the button is enabled; `true` by default. May change while the alert is visible.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { onChange?() } }
    }
    let handler: (@MainActor (UIAlertAction) -> Void)?
    var onChange: (() -> Void)?

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - title: The title of the button.
    ///   - style: The style of the action.
    ///   - handler: Called after the alert is dismissed; the action retains the closure.
    public init(title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }
}
