/// A button of an alert, and what it does.
///
/// - Source: https://developer.apple.com/documentation/uikit/uialertaction
@preconcurrency @MainActor open class UIAlertAction: AccessibleObject {
    /// What a button stands for.
    public enum Style: Int, Sendable {
        /// Nothing special.
        case `default` = 0
        /// It leaves things as they are. An alert has one at most; Escape presses it, and so does a touch beside an action sheet.
        case cancel = 1
        /// It deletes or changes data; drawn in red.
        case destructive = 2
    }

    /// The button's title.
    public let title: String?
    /// What the button stands for.
    public let style: Style
    /// Whether the button can be pressed; `true` by default. May change while the alert shows.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { whenChanged?() } }
    }
    let handler: (@MainActor (UIAlertAction) -> Void)?
    var whenChanged: (() -> Void)?

    /// Makes a button.
    ///
    /// - Parameters:
    ///   - title: what it says.
    ///   - style: what it stands for.
    ///   - handler: called after the alert has gone; kept as long as the action is.
    public init(title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }
}
