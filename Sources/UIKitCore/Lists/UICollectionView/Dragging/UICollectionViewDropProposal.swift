/// What would happen if things were dropped on a collection view now, and where.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicollectionviewdropproposal
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
    /// What the place under the finger means.
    public enum Intent: Int, Sendable {
        /// Nothing.
        case unspecified = 0
        /// Between others, which make room.
        case insertAtDestinationIndexPath = 1
        /// Into the item there, which is highlighted.
        case insertIntoDestinationIndexPath = 2
    }

    /// What the place under the finger means. Defaults to `.unspecified`.
    public let intent: Intent

    /// Makes a proposal that says nothing about a place.
    public required init(operation: UIDropOperation) {
        intent = .unspecified
        super.init(operation: operation)
    }

    /// Makes a proposal.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }
}
