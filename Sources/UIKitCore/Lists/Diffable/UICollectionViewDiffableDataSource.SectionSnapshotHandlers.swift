extension UICollectionViewDiffableDataSource {
    /// Decides and hears of items of an outline that are expanded and collapsed by the user.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasourcesectionsnapshothandlers
    public struct SectionSnapshotHandlers {
        /// Whether an item may be expanded. Defaults to `nil`: it may.
        public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
        /// An item is about to be expanded. Defaults to `nil`.
        public var willExpandItem: ((ItemIdentifierType) -> Void)?
        /// Whether an item may be collapsed. Defaults to `nil`: it may.
        public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
        /// An item is about to be collapsed. Defaults to `nil`.
        public var willCollapseItem: ((ItemIdentifierType) -> Void)?
        /// Gives what belongs to an item that is about to be expanded, given what belongs to it so far. Defaults to `nil`.
        public var snapshotForExpandingParent:
            (
                (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) ->
                    NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
            )?

        /// Makes handlers that agree to everything.
        public init() {}
    }
}
