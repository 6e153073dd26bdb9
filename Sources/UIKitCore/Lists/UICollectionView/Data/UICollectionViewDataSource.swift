/// Methods to provide the data and the views of a collection view.
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

    /// Returns the titles of the section index at the right edge. Called after each reload. Optional; by default
    /// `nil`: no index.
    func indexTitles(for collectionView: UICollectionView) -> [String]?

    /// Returns the item to which a title of the section index scrolls. Optional; defaults to the first item of the
    /// section with the title's index.
    ///
    /// > Difference from Apple: In UIKit the method is required if there is a section index.
    func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath

    /// Returns whether the user can move an item. Optional; defaults to `true`.
    ///
    /// > Difference from Apple: Reorder handles of list cells, and the long press of a `UICollectionViewController`,
    /// > move items only if this method is implemented. In such a controller, an override of the next method is
    /// > enough.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool

    /// Called when the user has moved an item. The collection view already shows the item at its new index path.
    /// Implementations change the data. Optional; without the method, items move back.
    func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UICollectionViewDataSource {
    /// Returns 1.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { DefaultImplementationProbe.fallback(1) }

    /// Returns `nil`: no index.
    public func indexTitles(for collectionView: UICollectionView) -> [String]? { DefaultImplementationProbe.fallback(nil) }

    /// Returns the first item of the section with the title's index.
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

    /// Stops the program, because the layout has supplementary elements but no views are provided for them.
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        preconditionFailure(
            "UICollectionView: the layout has a view of kind '\(kind)' at \(indexPath), but the data source does not make any. Implement "
                + "collectionView(_:viewForSupplementaryElementOfKind:at:), or set the layout's reference size to zero.")
    }
}
