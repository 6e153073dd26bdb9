/// The proposed result of a drop on a table, and its place.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitableviewdropproposal
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
    /// The meaning of the place under the touch.
    public enum Intent: Int, Sendable {
        /// No meaning.
        case unspecified = 0
        /// An insertion between rows, which move apart to make room.
        case insertAtDestinationIndexPath = 1
        /// An insertion into the row at the place, which is highlighted.
        case insertIntoDestinationIndexPath = 2
        /// The choice of the list: an insertion between rows.
        case automatic = 3
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
