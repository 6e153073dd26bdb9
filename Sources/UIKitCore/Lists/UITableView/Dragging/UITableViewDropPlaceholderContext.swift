/// A placeholder that is shown until the app has loaded the data of a dropped item.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitableviewdropplaceholdercontext
@preconcurrency @MainActor public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
    /// The dropped item.
    var dragItem: UIDragItem { get }
    /// Replaces the placeholder with the row that the app has loaded.
    ///
    /// - Parameter dataSourceUpdates: Inserts the row into the data at the index path that is passed. The index path
    ///   may differ from the one at the drop.
    /// - Returns: `false` without calling the closure if the placeholder no longer exists.
    @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
    /// Deletes the placeholder. Returns `false` if the placeholder no longer exists.
    @discardableResult func deletePlaceholder() -> Bool
}
