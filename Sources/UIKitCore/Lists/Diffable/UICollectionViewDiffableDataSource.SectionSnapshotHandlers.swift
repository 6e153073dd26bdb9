extension UICollectionViewDiffableDataSource {
    /// The handlers for items that the user expands and collapses.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasourcesectionsnapshothandlers
    public struct SectionSnapshotHandlers {
        /// Returns whether an item can be expanded. Defaults to `nil`: all items can.
        public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
        /// Called before an item is expanded. Defaults to `nil`.
        public var willExpandItem: ((ItemIdentifierType) -> Void)?
        /// Returns whether an item can be collapsed. Defaults to `nil`: all items can.
        public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
        /// Called before an item is collapsed. Defaults to `nil`.
        public var willCollapseItem: ((ItemIdentifierType) -> Void)?
        /// Returns the children that an item has when expanded, given its current children. Called before the item is
        /// expanded. Defaults to `nil`.
        public var snapshotForExpandingParent:
            (
                (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) ->
                    NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
            )?

        /// Creates handlers that allow every item to be expanded and collapsed.
        public init() {}
    }
}
