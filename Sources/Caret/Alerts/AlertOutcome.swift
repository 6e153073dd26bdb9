/// The outcome of an alert.
public enum AlertOutcome<Answer> {
    /// The user pressed a button that has an answer.
    case answered(Answer)
    /// The alert had no buttons, and its countdown elapsed.
    case timedOut
    /// The alert ended without an answer. A button without an answer was pressed, `dismiss()` was called, another
    /// alert replaced the alert, or a waiting task was cancelled.
    case cancelled

    /// The answer; `nil` if there is none.
    public var answer: Answer? { if case .answered(let answer) = self { answer } else { nil } }
}

extension AlertOutcome: Sendable where Answer: Sendable {}
extension AlertOutcome: Equatable where Answer: Equatable {}

/// The reason for which an alert ended.
enum AlertEnd: Equatable {
    /// The button with this index was pressed.
    case button(Int)
    /// The alert had no buttons, and its countdown elapsed.
    case timeout
    /// The alert was dismissed without a button.
    case dismissed
}
