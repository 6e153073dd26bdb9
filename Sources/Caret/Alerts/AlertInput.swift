/// A text that the user enters into an alert; an argument of the method `ask` of a view controller.
@MainActor public struct AlertInput {
    let placeholder: String
    let text: String
    let keyboard: UIKeyboardType
    let isSecret: Bool
    let isValid: RetainedClosure<@MainActor (String) throws -> Bool>

    /// Makes an input.
    ///
    /// - Parameters:
    ///   - placeholder: The placeholder of the empty field; empty by default.
    ///   - text: The text at the beginning; empty by default.
    ///   - keyboard: The keyboard type; `.default` by default.
    ///   - isSecret: Whether the field hides its text; `false` by default.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - isValid: Returns whether a text enables the button that confirms; `true` for every text by default. An
    ///     error disables the button, and appears below the message once the user has edited the text.
    public init(
        _ placeholder: String = "", text: String = "", keyboard: UIKeyboardType = .default, isSecret: Bool = false,
        file: String = #fileID, line: Int = #line, enables isValid: @escaping @MainActor (String) throws -> Bool = { _ in true }
    ) {
        self.placeholder = placeholder
        self.text = text
        self.keyboard = keyboard
        self.isSecret = isSecret
        self.isValid = RetainedClosure(SourceLocation(file, line), isValid)
    }
}
