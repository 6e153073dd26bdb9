/// The context of a movement of the focus from or to a row of a table.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitableviewfocusupdatecontext
@preconcurrency @MainActor open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    /// The index path of the previously focused row; `nil` if it is not in the table.
    public final let previouslyFocusedIndexPath: IndexPath?
    /// The index path of the row that gains the focus; `nil` if it is not in the table.
    public final let nextFocusedIndexPath: IndexPath?

    init(_ context: UIFocusUpdateContext, in list: UITableView) {
        previouslyFocusedIndexPath = list.path(of: context.previouslyFocusedView)
        nextFocusedIndexPath = list.path(of: context.nextFocusedView)
        super.init(from: context.previouslyFocusedItem, to: context.nextFocusedItem, context.focusHeading)
    }
}

extension UITableView {
    /// Returns the index path, in the data, of the cell that is or contains a view; `nil` if there is none.
    fileprivate func path(of view: UIView?) -> IndexPath? {
        guard let view, view.isDescendant(of: self) else { return nil }
        let cell = view.firstInChain { ($0 as? UITableViewCell).flatMap { indexPath(for: $0) } != nil } as? UITableViewCell
        return cell.flatMap { indexPath(for: $0) }.map(dataIndexPath(forPresented:))
    }

    func delegateAgrees(to context: UIFocusUpdateContext) -> Bool {
        let listContext = UITableViewFocusUpdateContext(context, in: self)
        return tableHub.allAgree { $0.tableView(self, shouldUpdateFocusIn: listContext) }
    }

    func notifyDelegate(of context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
        let listContext = UITableViewFocusUpdateContext(context, in: self)
        tableHub.notify { $0.tableView(self, didUpdateFocusIn: listContext, with: coordinator) }
    }
}
