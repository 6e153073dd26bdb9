/// A placeholder that is shown, until the app has what it stands for.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicollectionviewdropplaceholdercontext
@preconcurrency @MainActor public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
    /// What was dropped.
    var dragItem: UIDragItem { get }
    /// Has the collection view show what the app has got, in place of the placeholder.
    ///
    /// - Parameter dataSourceUpdates: puts it into the data, at the path that it is given: the data may have changed since the drop.
    /// - Returns: `false`, and calls nothing, if the placeholder is gone.
    @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
    /// Takes the placeholder away. Returns `false` if it is gone already.
    @discardableResult func deletePlaceholder() -> Bool
    /// Has the cell filled anew by the placeholder's `cellUpdateHandler`.
    func setNeedsCellUpdate()
}
