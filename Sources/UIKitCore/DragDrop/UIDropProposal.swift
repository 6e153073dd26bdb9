/// What happens to things that are dropped.
///
/// - Source: https://developer.apple.com/documentation/uikit/uidropoperation
public enum UIDropOperation: UInt, Sendable {
    /// Nothing: they go back.
    case cancel = 0
    /// Nothing, and it is said that it might be otherwise elsewhere or later.
    case forbidden = 1
    /// They are taken over, and stay where they were.
    case copy = 2
    /// They leave where they were.
    case move = 3
}

/// What would happen if things were dropped now.
///
/// - Source: https://developer.apple.com/documentation/uikit/uidropproposal
@preconcurrency @MainActor open class UIDropProposal: NSObject {
    /// What would happen.
    public let operation: UIDropOperation

    /// Makes a proposal. A move of what may not be moved is taken for `cancel`.
    public required init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }
}
