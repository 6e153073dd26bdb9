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
    /// Tells alerts that are alike from others under ``AlertPolicy/coalesce``; `nil`, the default, leaves that to the words.
    public let id: AnyHashable?
    /// Lines of text to be filled in, in order; none in a sheet.
    public let fields: [AlertField]
    /// The buttons, in order. None: the alert goes by itself.
    public let buttons: [AlertButton<Answer>]

    /// Makes an alert.
    ///
    /// - Parameters:
    ///   - title: a line in bold.
    ///   - message: more words; none by default.
    ///   - style: a box in the middle by default.
    ///   - id: what tells it from others that are not alike; its words by default.
    ///   - fields: lines of text to be filled in; none by default.
    ///   - buttons: the buttons, a line for each; run once, now.
    /// - Precondition: one button of the style `cancel` at most, and no fields in a sheet.
    @_disfavoredOverload public init(
        _ title: String, _ message: String = "", style: UIAlertController.Style = .alert, id: AnyHashable? = nil,
        fields: [AlertField] = [], @AlertBuilder<Answer> buttons: () -> [AlertButton<Answer>]
    ) {
        self.init(title, message, style: style, id: id, fields: fields, buttons: buttons())
    }

    /// Makes an alert of buttons that are there already.
    ///
    /// - Parameters:
    ///   - title: a line in bold.
    ///   - message: more words; none by default.
    ///   - style: a box in the middle by default.
    ///   - id: what tells it from others that are not alike; its words by default.
    ///   - fields: lines of text to be filled in; none by default.
    ///   - buttons: the buttons; none by default.
    /// - Precondition: one button of the style `cancel` at most, and no fields in a sheet.
    @_disfavoredOverload public init(
        _ title: String, _ message: String = "", style: UIAlertController.Style = .alert, id: AnyHashable? = nil,
        fields: [AlertField] = [], buttons: [AlertButton<Answer>] = []
    ) {
        let cancels = buttons.filter { $0.style == .cancel }.map(\.title)
        precondition(
            cancels.count <= 1,
            "Alert: \(cancels) are all of the style `cancel`, and an alert has one at most. Give the others another style.")
        precondition(
            fields.isEmpty || style == .alert,
            "Alert: \(fields.count) fields in '\(title)', an action sheet, which has no room for them. Leave the style at `.alert`.")
        self.title = title
        self.message = message
        self.style = style
        self.id = id
        self.fields = fields
        self.buttons = buttons
    }
}

extension Alert where Answer == Never {
    /// Makes an alert whose buttons stand for no answers.
    ///
    /// ```swift
    /// alerts.show(Alert("Saved"))
    /// ```
    ///
    /// - Parameters:
    ///   - title: a line in bold.
    ///   - message: more words; none by default.
    ///   - style: a box in the middle by default.
    ///   - id: what tells it from others that are not alike; its words by default.
    ///   - fields: lines of text to be filled in; none by default.
    ///   - buttons: the buttons, a line for each; run once, now. None by default: the alert goes by itself.
    /// - Precondition: one button of the style `cancel` at most, and no fields in a sheet.
    public init(
        _ title: String, _ message: String = "", style: UIAlertController.Style = .alert, id: AnyHashable? = nil,
        fields: [AlertField] = [], @AlertBuilder<Never> buttons: () -> [AlertButton<Never>] = { [] }
    ) {
        self.init(title, message, style: style, id: id, fields: fields, buttons: buttons())
    }
}
