/// The proposed result of a drop on a collection view, and the effect on the items at the touch.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicollectionviewdropproposal
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
    /// The effects of a drop at its index path.
    public enum Intent: Int, Sendable {
        /// No effect was specified.
        case unspecified = 0
        /// The drop inserts between items, which move apart.
        case insertAtDestinationIndexPath = 1
        /// The drop inserts into the item at the index path. The item is highlighted.
        case insertIntoDestinationIndexPath = 2
    }

    /// The effect of the drop at its index path. Defaults to `.unspecified`.
    public let intent: Intent

    /// Creates a proposal with an unspecified intent.
    public required init(operation: UIDropOperation) {
        intent = .unspecified
        super.init(operation: operation)
    }

    /// Creates a proposal with an intent.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }
}
