/// Methods to provide the items that are dragged from a table, and notifications of the drag.
///
/// All methods but the first are optional. The order is: items for beginning, preview parameters. When the touch
/// moves: allows move operation, is restricted, will begin. After all animations: did end.
/// - Source: https://developer.apple.com/documentation/uikit/uitableviewdragdelegate
@preconcurrency @MainActor public protocol UITableViewDragDelegate: NSObjectProtocol {
    /// Returns the items that a long press on a row lifts. An empty array prevents the drag.
    func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
    /// Returns the items that a tap with another touch adds to the current drag. By default an empty array: none.
    ///
    /// The point is in the table's coordinates. Not called for rows that are already being dragged.
    func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem]
    /// Returns the preview parameters, such as the visible path, of a row that is dragged. By default `nil`: the
    /// whole cell.
    func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters?
    /// Called when the touch begins to move the lifted items.
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
    /// Called when the drag has ended, with any result.
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
    /// Returns whether the items can be moved, and not only copied. Defaults to `true`.
    func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
    /// Returns whether the items can be dropped only within the app. Defaults to `false`.
    func tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool
}

extension UITableViewDragDelegate {
    /// Returns an empty array.
    public func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] { DefaultImplementationProbe.fallback([]) }
    /// Returns `nil`: the whole cell.
    public func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters? {
        DefaultImplementationProbe.fallback(nil)
    }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}
    /// Does nothing.
    public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
    /// Returns `true`.
    public func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool { true }
    /// Returns `false`.
    public func tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool {
        DefaultImplementationProbe.fallback(false)
    }
}
