/// How an alert went.
public enum AlertOutcome<Answer> {
    /// A button was pressed that stands for an answer.
    case answered(Answer)
    /// It had no buttons, and its time was over.
    case timedOut
    /// It went without an answer: by a button that stands for none, since somebody dismissed it or showed another in its place, or since a
    /// task that waited was cancelled.
    case cancelled

    /// The answer; `nil` if there is none.
    public var answer: Answer? { if case .answered(let answer) = self { answer } else { nil } }
}

extension AlertOutcome: Sendable where Answer: Sendable {}
extension AlertOutcome: Equatable where Answer: Equatable {}

/// What ended an alert.
enum AlertEnd: Equatable {
    /// The button with this number.
    case button(Int)
    /// It had no buttons, and its time was over.
    case time
    /// Neither.
    case nobody
}
