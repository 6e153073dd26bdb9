/// A single change of an update, for layouts.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicollectionviewupdateitem
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
    /// The changes of an item or a section.
    public enum Action: Int, Sendable {
        /// An insertion.
        case insert
        /// A deletion.
        case delete
        /// A reload.
        case reload
        /// A move.
        case move
        /// No change.
        case none
    }

    /// The index path before the update; `nil` for an insertion. The item of a section's index path is `NSNotFound`.
    public let indexPathBeforeUpdate: IndexPath?
    /// The index path after the update; `nil` for a deletion. The item of a section's index path is `NSNotFound`.
    public let indexPathAfterUpdate: IndexPath?
    /// The kind of the change.
    public let updateAction: Action

    init(_ action: Action, before: IndexPath?, after: IndexPath?) {
        updateAction = action
        indexPathBeforeUpdate = before
        indexPathAfterUpdate = after
    }
}
