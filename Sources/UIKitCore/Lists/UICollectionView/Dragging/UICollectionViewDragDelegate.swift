/// Methods to provide the items that are dragged from a collection view, and notifications of the drag.
///
/// All methods but the first are optional. The order is: items for beginning, preview parameters. When the touch
/// moves: allows move operation, is restricted, will begin. After all animations: did end.
/// - Source: https://developer.apple.com/documentation/uikit/uicollectionviewdragdelegate
@preconcurrency @MainActor public protocol UICollectionViewDragDelegate: NSObjectProtocol {
    /// Returns the items that a long press on an item lifts. An empty array prevents the drag.
    func collectionView(_ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
        -> [UIDragItem]
    /// Returns the items that a tap with another touch adds to the current drag. By default an empty array: none.
    ///
    /// The point is in the collection view's coordinates. Not called for items that are already being dragged.
    func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem]
    /// Returns the preview parameters, such as the visible path, of an item that is dragged. By default `nil`: the
    /// whole cell.
    func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters?
    /// Called when the touch begins to move the lifted items.
    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
    /// Called when the drag has ended, with any result.
    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
    /// Returns whether the items can be moved, and not only copied. Defaults to `true`.
    func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
    /// Returns whether the items can be dropped only within the app. Defaults to `false`.
    func collectionView(_ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool
}

extension UICollectionViewDragDelegate {
    /// Returns an empty array.
    public func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] { DefaultImplementationProbe.fallback([]) }
    /// Returns `nil`: the whole cell.
    public func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
    {
        DefaultImplementationProbe.fallback(nil)
    }
    /// Does nothing.
    public func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {}
    /// Does nothing.
    public func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {}
    /// Returns `true`.
    public func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        true
    }
    /// Returns `false`.
    public func collectionView(_ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession)
        -> Bool
    {
        DefaultImplementationProbe.fallback(false)
    }
}
