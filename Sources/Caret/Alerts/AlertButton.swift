/// A button of an ``Alert``, and the answer that it stands for.
public struct AlertButton<Answer> {
    /// What it says.
    public let title: String
    /// What it stands for.
    public let style: UIAlertAction.Style
    /// What the one who asked gets; `nil` for a button that only closes the alert.
    public let answer: Answer?
    /// Whether it can be pressed.
    public let isEnabled: Bool
    /// Called when it was pressed.
    let action: KeptClosure<@MainActor () -> Void>?

    /// Makes a button.
    ///
    /// - Parameters:
    ///   - title: what it says.
    ///   - style: what it stands for; nothing special by default.
    ///   - answer: what the one who asked gets.
    ///   - isEnabled: whether it can be pressed; `true` by default.
    ///   - file: where it is made; leave it out.
    ///   - line: likewise.
    ///   - action: called when it was pressed and before the alert is forgotten; kept as long as the alert shows.
    @_disfavoredOverload public init(
        _ title: String, _ style: UIAlertAction.Style = .default, answer: Answer? = nil, isEnabled: Bool = true,
        file: String = #fileID, line: Int = #line, action: (@MainActor () -> Void)? = nil
    ) {
        self.title = title
        self.style = style
        self.answer = answer
        self.isEnabled = isEnabled
        self.action = action.map { KeptClosure(Site(file, line), $0) }
    }
}

extension AlertButton where Answer == Never {
    /// Makes a button that stands for no answer.
    ///
    /// - Parameters:
    ///   - title: what it says.
    ///   - style: what it stands for; nothing special by default.
    ///   - isEnabled: whether it can be pressed; `true` by default.
    ///   - file: where it is made; leave it out.
    ///   - line: likewise.
    ///   - action: called when it was pressed and before the alert is forgotten; kept as long as the alert shows.
    public init(
        _ title: String, _ style: UIAlertAction.Style = .default, isEnabled: Bool = true, file: String = #fileID, line: Int = #line,
        action: (@MainActor () -> Void)? = nil
    ) {
        self.init(title, style, answer: nil, isEnabled: isEnabled, file: file, line: line, action: action)
    }
}

/// Collects the buttons of an ``Alert`` from the lines of a closure, which may hold `if`, `switch` and `for`.
@resultBuilder public enum AlertBuilder<Answer> {
    /// A line with a button.
    public static func buildExpression(_ button: AlertButton<Answer>) -> [AlertButton<Answer>] { [button] }
    /// All lines.
    public static func buildBlock(_ parts: [AlertButton<Answer>]...) -> [AlertButton<Answer>] { parts.flatMap { $0 } }
    /// An `if` without `else`.
    public static func buildOptional(_ part: [AlertButton<Answer>]?) -> [AlertButton<Answer>] { part ?? [] }
    /// The first branch.
    public static func buildEither(first part: [AlertButton<Answer>]) -> [AlertButton<Answer>] { part }
    /// The other branch.
    public static func buildEither(second part: [AlertButton<Answer>]) -> [AlertButton<Answer>] { part }
    /// A `for`.
    public static func buildArray(_ parts: [[AlertButton<Answer>]]) -> [AlertButton<Answer>] { parts.flatMap { $0 } }
}
