/// An alert as a value: made whole, then shown. It cannot be shown before its buttons are there.
///
/// ```swift
/// let alert = Alert("Erase?", "It cannot be undone.") {
///     AlertButton("Erase", .destructive, answer: Choice.erase)
///     AlertButton("Keep", .cancel, answer: .keep)
/// }
/// let choice = await alerts.show(alert).answer
/// ```
public struct Alert<Answer> {
    /// A line in bold.
    public let title: String
    /// More words.
    public let message: String
    /// A box in the middle, or a sheet at the lower edge.
    public let style: UIAlertController.Style
    /// The buttons, in order. None: the alert goes by itself.
    public let buttons: [AlertButton<Answer>]

    /// Makes an alert.
    ///
    /// - Parameters:
    ///   - title: a line in bold.
    ///   - message: more words; none by default.
    ///   - style: a box in the middle by default.
    ///   - buttons: the buttons, a line for each; run once, now.
    /// - Precondition: one button of the style `cancel` at most.
    public init(
        _ title: String, _ message: String = "", style: UIAlertController.Style = .alert,
        @AlertBuilder<Answer> buttons: () -> [AlertButton<Answer>]
    ) {
        self.init(title, message, style: style, buttons: buttons())
    }

    /// Makes an alert of buttons that are there already.
    ///
    /// - Parameters:
    ///   - title: a line in bold.
    ///   - message: more words; none by default.
    ///   - style: a box in the middle by default.
    ///   - buttons: the buttons; none by default.
    /// - Precondition: one button of the style `cancel` at most.
    public init(
        _ title: String, _ message: String = "", style: UIAlertController.Style = .alert, buttons: [AlertButton<Answer>] = []
    ) {
        let cancels = buttons.filter { $0.style == .cancel }.map(\.title)
        precondition(
            cancels.count <= 1,
            "Alert: \(cancels) are all of the style `cancel`, and an alert has one at most. Give the others another style.")
        self.title = title
        self.message = message
        self.style = style
        self.buttons = buttons
    }
}
