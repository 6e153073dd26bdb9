/// A placeholder that is shown until the app has loaded the data of a dropped item.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicollectionviewdropplaceholdercontext
@preconcurrency @MainActor public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
    /// The dropped item.
    var dragItem: UIDragItem { get }
    /// Replaces the placeholder with the item that the app has loaded.
    ///
    /// - Parameter dataSourceUpdates: Inserts the item into the data at the index path that is passed. The index path
    ///   may differ from the one at the drop.
    /// - Returns: `false` without calling the closure if the placeholder no longer exists.
    @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
    /// Deletes the placeholder. Returns `false` if the placeholder no longer exists.
    @discardableResult func deletePlaceholder() -> Bool
    /// Calls the placeholder's `cellUpdateHandler` for the cell again.
    func setNeedsCellUpdate()
}
