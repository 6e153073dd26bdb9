extension UIViewController {
    /// Asks the user for a text in an alert, and waits for the answer.
    ///
    /// ```swift
    /// if let name = await ask("New name", placeholder: "Name") { model.name = name }
    /// ```
    ///
    /// The alert is dismissed when the task is cancelled, and when the controller leaves.
    ///
    /// - Parameters:
    ///   - title: The title, in bold.
    ///   - message: The message below the title; empty by default.
    ///   - placeholder: The placeholder of the empty field; empty by default.
    ///   - text: The text at the beginning; empty by default.
    ///   - keyboard: The keyboard type; `.default` by default.
    ///   - isSecret: Whether the field hides its text; `false` by default.
    ///   - confirm: The title of the button that confirms; "OK" by default.
    ///   - cancel: The title of the other button; "Cancel" by default.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - isValid: Returns whether a text enables the button that confirms. By default, the text must not be empty.
    ///     An error disables the button, and appears below the message once the user has edited the text.
    /// - Returns: The text; `nil` if the user cancelled, or the alert was dismissed.
    public func ask(
        _ title: String, _ message: String = "", placeholder: String = "", text: String = "", keyboard: UIKeyboardType = .default,
        isSecret: Bool = false, confirm: String = "OK", cancel: String = "Cancel", file: String = #fileID, line: Int = #line,
        enables isValid: @escaping @MainActor (String) throws -> Bool = { !$0.isEmpty }
    ) async -> String? {
        let input = AlertInput(
            placeholder, text: text, keyboard: keyboard, isSecret: isSecret, file: file, line: line, enables: isValid)
        return await ask(title, message, for: [input], confirm: confirm, cancel: cancel)?.first
    }

    /// Asks the user for several texts in one alert, and waits for the answers.
    ///
    /// ```swift
    /// let mail = AlertInput("Mail", keyboard: .emailAddress) { $0.contains("@") }
    /// return await ask("Sign in", for: [mail, AlertInput("Password", isSecret: true) { !$0.isEmpty }])
    /// ```
    ///
    /// The alert is dismissed when the task is cancelled, and when the controller leaves.
    ///
    /// - Parameters:
    ///   - title: The title, in bold.
    ///   - message: The message below the title; empty by default.
    ///   - inputs: The texts to ask for. The button that confirms is enabled while all are valid.
    ///   - confirm: The title of the button that confirms; "OK" by default.
    ///   - cancel: The title of the other button; "Cancel" by default.
    /// - Returns: The texts in the order of the inputs; `nil` if the user cancelled, or the alert was dismissed.
    public func ask(
        _ title: String, _ message: String = "", for inputs: [AlertInput], confirm: String = "OK", cancel: String = "Cancel"
    ) async -> [String]? {
        let texts = AlertTexts(inputs)
        let alert = Alert(title, message, fields: inputs.indices.map(texts.field)) {
            AlertButton(cancel, .cancel, answer: false)
            AlertButton(confirm, answer: true)
        }
        return await show(alert).answer == true ? texts.values : nil
    }

    /// Asks the user for a decision, and waits for the answer.
    ///
    /// ```swift
    /// if await confirm("Erase all?", "It cannot be undone.", "Erase", .destructive) { model = Document() }
    /// ```
    ///
    /// The alert is dismissed when the task is cancelled, and when the controller leaves.
    ///
    /// - Parameters:
    ///   - title: The title, in bold.
    ///   - message: The message below the title; empty by default.
    ///   - confirm: The title of the button that confirms; "OK" by default.
    ///   - role: The style of this button; `.default` by default.
    ///   - cancel: The title of the other button; "Cancel" by default.
    ///   - style: A box in the middle of the screen, the default, or a sheet at its lower edge.
    /// - Returns: Whether the user confirmed; `false` if the alert was dismissed.
    public func confirm(
        _ title: String, _ message: String = "", _ confirm: String = "OK", _ role: UIAlertAction.Style = .default,
        cancel: String = "Cancel", style: UIAlertController.Style = .alert
    ) async -> Bool {
        let alert = Alert(title, message, style: style) {
            AlertButton(confirm, role, answer: true)
            AlertButton(cancel, .cancel, answer: false)
        }
        return await show(alert).answer == true
    }
}

/// The texts that the user enters into an alert.
@MainActor private final class AlertTexts {
    var values: [String]
    private let inputs: [AlertInput]

    init(_ inputs: [AlertInput]) {
        self.inputs = inputs
        values = inputs.map(\.text)
    }

    func field(_ index: Int) -> AlertField { AlertField(inputs[index], self, \.values[index]) }
}
