/// The methods with which an object provides the data and the views of a collection view.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicollectionviewdatasource
@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
    /// Returns the number of items in a section, 0 or more.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

    /// Returns a cell for an item. The cell must come from one of the `dequeue…` methods.
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell

    /// Returns the number of sections. Optional; defaults to 1.
    func numberOfSections(in collectionView: UICollectionView) -> Int

    /// Returns a supplementary view, such as a header. Optional, but required for layouts with supplementary views.
    /// The view must be dequeued.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView

    /// Returns the titles of the index at the right edge. Optional; `nil`, the default, for no index. Called after
    /// each reload.
    func indexTitles(for collectionView: UICollectionView) -> [String]?

    /// Returns the item to which a title of the index leads. Optional; defaults to the first item of the section at
    /// the same position.
    ///
    /// > Difference from Apple: Required there if there is an index.
    func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath

    /// Returns whether an item can be moved by a touch. Optional; defaults to `true`.
    ///
    /// > Difference from Apple: Reorder handles of list cells, and the long press of a `UICollectionViewController`,
    /// > move items only if this method is implemented. In such a controller, an override of the next method is
    /// > enough.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool

    /// Called when a touch has moved an item, which the collection view already shows. Implementations change the
    /// data. Optional; without it, items move back.
    func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UICollectionViewDataSource {
    /// Returns 1.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { DefaultImplementationProbe.fallback(1) }

    /// Returns `nil`: no index.
    public func indexTitles(for collectionView: UICollectionView) -> [String]? { DefaultImplementationProbe.fallback(nil) }

    /// Returns the first item of the section at the same position.
    public func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
        DefaultImplementationProbe.fallback(IndexPath(item: 0, section: index))
    }

    /// Returns `true`.
    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        DefaultImplementationProbe.fallback(true)
    }

    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { DefaultImplementationProbe.fallback(()) }

    /// Stops the program, because the layout has supplementary elements for which no views are provided.
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        preconditionFailure(
            "UICollectionView: the layout has a view of kind '\(kind)' at \(indexPath), but the data source does not make any. Implement "
                + "collectionView(_:viewForSupplementaryElementOfKind:at:), or set the layout's reference size to zero.")
    }
}
