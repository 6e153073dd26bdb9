/// A button of an ``Alert``, with the answer that the caller receives when the button is pressed.
public struct AlertButton<Answer> {
    /// The title of the button.
    public let title: String
    /// The style of the button.
    public let style: UIAlertAction.Style
    /// The answer that the caller receives; `nil` for a button that only closes the alert.
    public let answer: Answer?
    /// Whether the button can be pressed.
    public let isEnabled: Bool
    /// The handler, called after the button was pressed.
    let action: RetainedClosure<@MainActor () -> Void>?

    /// Makes a button.
    ///
    /// - Parameters:
    ///   - title: The title of the button.
    ///   - style: The style of the button; `.default` by default.
    ///   - answer: The answer that the caller receives; `nil` by default.
    ///   - isEnabled: Whether the button can be pressed; `true` by default.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - action: Called after the button was pressed and before the alert is released; retained while the alert is
    ///     shown.
    @_disfavoredOverload public init(
        _ title: String, _ style: UIAlertAction.Style = .default, answer: Answer? = nil, isEnabled: Bool = true,
        file: String = #fileID, line: Int = #line, action: (@MainActor () -> Void)? = nil
    ) {
        self.title = title
        self.style = style
        self.answer = answer
        self.isEnabled = isEnabled
        self.action = action.map { RetainedClosure(SourceLocation(file, line), $0) }
    }
}

extension AlertButton where Answer == Never {
    /// Makes a button without an answer.
    ///
    /// - Parameters:
    ///   - title: The title of the button.
    ///   - style: The style of the button; `.default` by default.
    ///   - isEnabled: Whether the button can be pressed; `true` by default.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - action: Called after the button was pressed and before the alert is released; retained while the alert is
    ///     shown.
    public init(
        _ title: String, _ style: UIAlertAction.Style = .default, isEnabled: Bool = true, file: String = #fileID, line: Int = #line,
        action: (@MainActor () -> Void)? = nil
    ) {
        self.init(title, style, answer: nil, isEnabled: isEnabled, file: file, line: line, action: action)
    }
}

/// A result builder that collects the buttons of an ``Alert``. The closure may contain `if`, `switch` and `for`.
@resultBuilder public enum AlertBuilder<Answer> {
    /// Adds the button of one line.
    public static func buildExpression(_ button: AlertButton<Answer>) -> [AlertButton<Answer>] { [button] }
    /// Joins the buttons of all lines.
    public static func buildBlock(_ parts: [AlertButton<Answer>]...) -> [AlertButton<Answer>] { parts.flatMap { $0 } }
    /// Adds the buttons of an `if` without `else`.
    public static func buildOptional(_ part: [AlertButton<Answer>]?) -> [AlertButton<Answer>] { part ?? [] }
    /// Adds the buttons of the first branch.
    public static func buildEither(first part: [AlertButton<Answer>]) -> [AlertButton<Answer>] { part }
    /// Adds the buttons of the second branch.
    public static func buildEither(second part: [AlertButton<Answer>]) -> [AlertButton<Answer>] { part }
    /// Adds the buttons of a `for` loop.
    public static func buildArray(_ parts: [[AlertButton<Answer>]]) -> [AlertButton<Answer>] { parts.flatMap { $0 } }
}
