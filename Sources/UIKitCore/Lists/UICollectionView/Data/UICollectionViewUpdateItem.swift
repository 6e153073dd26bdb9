/// One change of an update, for layouts that want to know.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicollectionviewupdateitem
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
    /// What happens to an item or a section.
    public enum Action: Int, Sendable {
        /// It is new.
        case insert
        /// It goes.
        case delete
        /// It is asked for again.
        case reload
        /// It stands elsewhere.
        case move
        /// Nothing.
        case none
    }

    /// Where it was; `nil` for what is new. A section's has `NSNotFound` for the item.
    public let indexPathBeforeUpdate: IndexPath?
    /// Where it is; `nil` for what goes. A section's has `NSNotFound` for the item.
    public let indexPathAfterUpdate: IndexPath?
    /// What happens to it.
    public let updateAction: Action

    init(_ action: Action, before: IndexPath?, after: IndexPath?) {
        updateAction = action
        indexPathBeforeUpdate = before
        indexPathAfterUpdate = after
    }
}
