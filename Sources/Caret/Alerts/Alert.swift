/// An alert as a value: a title, a message, text fields and buttons, all specified before the alert is shown.
///
/// ```swift
/// let alert = Alert("Erase?", "It cannot be undone.") {
///     AlertButton("Erase", .destructive, answer: Choice.erase)
///     AlertButton("Keep", .cancel, answer: .keep)
/// }
/// let choice = await alerts.show(alert).answer
/// ```
public struct Alert<Answer> {
    /// The title, in bold.
    public let title: String
    /// The message below the title.
    public let message: String
    /// The style: a box in the middle of the screen, or a sheet at its lower edge.
    public let style: UIAlertController.Style
    /// The identity of the alert for ``AlertPolicy/coalesce``. If it is `nil`, the default, the title, message, style
    /// and buttons are compared.
    public let id: AnyHashable?
    /// The priority among other alerts.
    public let priority: AlertPriority
    /// The text fields, in order; empty for a sheet.
    public let fields: [AlertField]
    /// The buttons, in order. An alert without buttons dismisses itself.
    public let buttons: [AlertButton<Answer>]

    /// Makes an alert.
    ///
    /// - Parameters:
    ///   - title: The title, in bold.
    ///   - message: The message below the title; empty by default.
    ///   - style: The alert's style; `.alert` by default.
    ///   - id: The identity for ``AlertPolicy/coalesce``. If it is `nil`, the default, the title, message, style and
    ///     buttons are compared.
    ///   - priority: The priority among other alerts; `.normal` by default.
    ///   - fields: The text fields; none by default.
    ///   - buttons: A builder closure with one button per line; called once, before the initialiser returns.
    /// - Precondition: At most one button has the style `cancel`, and a sheet has no fields.
    @_disfavoredOverload public init(
        _ title: String, _ message: String = "", style: UIAlertController.Style = .alert, id: AnyHashable? = nil,
        priority: AlertPriority = .normal, fields: [AlertField] = [], @AlertBuilder<Answer> buttons: () -> [AlertButton<Answer>]
    ) {
        self.init(title, message, style: style, id: id, priority: priority, fields: fields, buttons: buttons())
    }

    /// Makes an alert from an array of buttons.
    ///
    /// - Parameters:
    ///   - title: The title, in bold.
    ///   - message: The message below the title; empty by default.
    ///   - style: The alert's style; `.alert` by default.
    ///   - id: The identity for ``AlertPolicy/coalesce``. If it is `nil`, the default, the title, message, style and
    ///     buttons are compared.
    ///   - priority: The priority among other alerts; `.normal` by default.
    ///   - fields: The text fields; none by default.
    ///   - buttons: The buttons; none by default.
    /// - Precondition: At most one button has the style `cancel`, and a sheet has no fields.
    @_disfavoredOverload public init(
        _ title: String, _ message: String = "", style: UIAlertController.Style = .alert, id: AnyHashable? = nil,
        priority: AlertPriority = .normal, fields: [AlertField] = [], buttons: [AlertButton<Answer>] = []
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
        self.priority = priority
        self.fields = fields
        self.buttons = buttons
    }
}

extension Alert where Answer == Never {
    /// Makes an alert whose buttons have no answers.
    ///
    /// ```swift
    /// alerts.show(Alert("Saved"))
    /// ```
    ///
    /// - Parameters:
    ///   - title: The title, in bold.
    ///   - message: The message below the title; empty by default.
    ///   - style: The alert's style; `.alert` by default.
    ///   - id: The identity for ``AlertPolicy/coalesce``. If it is `nil`, the default, the title, message, style and
    ///     buttons are compared.
    ///   - priority: The priority among other alerts; `.normal` by default.
    ///   - fields: The text fields; none by default.
    ///   - buttons: A builder closure with one button per line; called once, before the initialiser returns. Empty by
    ///     default, so that the alert dismisses itself.
    /// - Precondition: At most one button has the style `cancel`, and a sheet has no fields.
    public init(
        _ title: String, _ message: String = "", style: UIAlertController.Style = .alert, id: AnyHashable? = nil,
        priority: AlertPriority = .normal, fields: [AlertField] = [], @AlertBuilder<Never> buttons: () -> [AlertButton<Never>] = { [] }
    ) {
        self.init(title, message, style: style, id: id, priority: priority, fields: fields, buttons: buttons())
    }
}
