/// Says what a collection view shows.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicollectionviewdatasource
@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
    /// How many items a section has, 0 or more.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

    /// A cell for an item. It must come from one of the `dequeue…` methods.
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell

    /// How many sections there are. Optional; defaults to 1.
    func numberOfSections(in collectionView: UICollectionView) -> Int

    /// A header, footer or the like. Optional, but needed where the layout has any. It must be dequeued.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView

    /// The short words of the index at the right edge. Optional; `nil`, the default, for no index. Asked for whenever all is loaded anew.
    func indexTitles(for collectionView: UICollectionView) -> [String]?

    /// The item that words of the index lead to. Optional; by default the first one of the section of the same position.
    ///
    /// > Difference from Apple: needed there where there is an index.
    func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath

    /// Whether an item may be moved by a finger. Optional; defaults to `true`.
    ///
    /// > Difference from Apple: handles of list cells, and the long press of a `UICollectionViewController`, move items only where this
    /// > method is implemented, or, in such a controller, the next one is overridden.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool

    /// A finger has moved an item: change the data; the collection view knows. Optional; without it items go back.
    func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UICollectionViewDataSource {
    /// Answers 1.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { OwnAnswers.none(1) }

    /// Answers `nil`: no index.
    public func indexTitles(for collectionView: UICollectionView) -> [String]? { OwnAnswers.none(nil) }

    /// Answers with the first item of the section of the same position.
    public func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
        OwnAnswers.none(IndexPath(item: 0, section: index))
    }

    /// Answers `true`.
    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { OwnAnswers.none(true) }

    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { OwnAnswers.none(()) }

    /// Stops the program: the layout has elements that nobody makes views for.
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        preconditionFailure(
            "UICollectionView: the layout has a view of kind '\(kind)' at \(indexPath), but the data source does not make any. Implement "
                + "collectionView(_:viewForSupplementaryElementOfKind:at:), or set the layout's reference size to zero.")
    }
}
