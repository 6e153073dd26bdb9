/// Methods to accept drops on a table.
///
/// All methods but the first are optional. The order is: can handle, did enter, did update repeatedly. If the touch
/// leaves the table: did exit. If the touch ends over the table: perform drop, did end.
/// - Source: https://developer.apple.com/documentation/uikit/uitableviewdropdelegate
@preconcurrency @MainActor public protocol UITableViewDropDelegate: NSObjectProtocol {
    /// Called when the touch ends. Implementations change the data and use the coordinator to animate each item to
    /// its destination.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
    /// Returns whether the table handles a drag. Defaults to `true`.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
    /// Called when the touch enters the table.
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
    /// Returns the proposal for a drop at the current position of the touch. The index path is `nil` if the table has
    /// no destination at the touch. Called when the touch has moved. Defaults to `cancel`.
    ///
    /// If a row of this table is being moved, the index path is counted without this row.
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal
    /// Returns the preview parameters, such as the visible path, of an item that is animated to a row. By default
    /// `nil`: the preview of the drag.
    func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters?
    /// Called when the touch leaves the table without a drop.
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
    /// Called when the drag has ended, with any result.
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
}

extension UITableViewDropDelegate {
    /// Returns `true`.
    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
    /// Returns `cancel`.
    public func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { DefaultImplementationProbe.fallback(UITableViewDropProposal(operation: .cancel)) }
    /// Returns `nil`: the preview of the drag.
    public func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters? {
        DefaultImplementationProbe.fallback(nil)
    }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
    /// Does nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
}
