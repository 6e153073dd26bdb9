/// The proposed result of a drop on a table, and the effect on the rows at the touch.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitableviewdropproposal
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
    /// The effects of a drop at its index path.
    public enum Intent: Int, Sendable {
        /// No effect was specified.
        case unspecified = 0
        /// The drop inserts between rows, which move apart.
        case insertAtDestinationIndexPath = 1
        /// The drop inserts into the row at the index path. The row is highlighted.
        case insertIntoDestinationIndexPath = 2
        /// The table's choice: the drop inserts between rows.
        case automatic = 3
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
