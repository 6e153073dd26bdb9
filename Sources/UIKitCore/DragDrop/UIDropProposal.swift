/// The operation of a drop.
///
/// - Source: https://developer.apple.com/documentation/uikit/uidropoperation
public enum UIDropOperation: UInt, Sendable {
    /// The drop is cancelled, and the items return to their sources.
    case cancel = 0
    /// The drop is not allowed at this location and time. The badge indicates this.
    case forbidden = 1
    /// The items are copied to the destination.
    case copy = 2
    /// The items are moved to the destination.
    case move = 3
}

/// A proposal for the operation of a drop.
///
/// - Source: https://developer.apple.com/documentation/uikit/uidropproposal
@preconcurrency @MainActor open class UIDropProposal: NSObject {
    /// The proposed operation.
    public let operation: UIDropOperation

    /// Creates a proposal. A move that the source does not allow counts as `cancel`.
    public required init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }
}
