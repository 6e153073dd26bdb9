extension UICollectionViewDiffableDataSource {
    /// Decides and hears of items that the user moves.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasourcereorderinghandlers
    public struct ReorderingHandlers {
        /// Whether an item may be moved. Defaults to `nil`: none may.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// An item was let go of at another place, and the data source is about to show that. Defaults to `nil`.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// The data source shows the item at its new place: change the app's data accordingly. Defaults to `nil`.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// Makes handlers that let no item be moved.
        public init() {}
    }
}
