/// The proposed result of a drop on a collection view, and its place.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicollectionviewdropproposal
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
    /// The meaning of the place under the touch.
    public enum Intent: Int, Sendable {
        /// No meaning.
        case unspecified = 0
        /// An insertion between items, which move apart to make room.
        case insertAtDestinationIndexPath = 1
        /// An insertion into the item at the place, which is highlighted.
        case insertIntoDestinationIndexPath = 2
    }

    /// The meaning of the place under the touch. Defaults to `.unspecified`.
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
