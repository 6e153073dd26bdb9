/// How the focus moves from or to a row of a table.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitableviewfocusupdatecontext
@preconcurrency @MainActor open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    /// The row that had the focus; `nil` where none of the list's had.
    public final let previouslyFocusedIndexPath: IndexPath?
    /// The row that gets it; `nil` where none of the list's does.
    public final let nextFocusedIndexPath: IndexPath?

    init(_ context: UIFocusUpdateContext, in list: UITableView) {
        previouslyFocusedIndexPath = list.path(of: context.previouslyFocusedView)
        nextFocusedIndexPath = list.path(of: context.nextFocusedView)
        super.init(from: context.previouslyFocusedItem, to: context.nextFocusedItem, context.focusHeading)
    }
}

extension UITableView {
    /// The row whose cell a view is, or stands in, as the app knows it.
    fileprivate func path(of view: UIView?) -> IndexPath? {
        guard let view, view.isDescendant(of: self) else { return nil }
        let cell = view.firstInChain { ($0 as? UITableViewCell).flatMap { indexPath(for: $0) } != nil } as? UITableViewCell
        return cell.flatMap { indexPath(for: $0) }.map(told)
    }

    func delegateAgrees(to context: UIFocusUpdateContext) -> Bool {
        let own = UITableViewFocusUpdateContext(context, in: self)
        return tableHub.should { $0.tableView(self, shouldUpdateFocusIn: own) }
    }

    func tellDelegate(of context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
        let own = UITableViewFocusUpdateContext(context, in: self)
        tableHub.tell { $0.tableView(self, didUpdateFocusIn: own, with: coordinator) }
    }
}
