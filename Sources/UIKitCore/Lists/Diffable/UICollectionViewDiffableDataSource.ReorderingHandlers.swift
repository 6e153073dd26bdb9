extension UICollectionViewDiffableDataSource {
    /// The handlers for items that the user moves.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasourcereorderinghandlers
    public struct ReorderingHandlers {
        /// Returns whether an item can be moved. Defaults to `nil`: no item can be moved.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// Called after the user has dropped an item at a new position, before the data source applies the move.
        /// Defaults to `nil`.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Called after the data source has applied the move. Implementations update the app's data. Defaults to
        /// `nil`.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// Creates handlers that do not allow moves.
        public init() {}
    }
}
