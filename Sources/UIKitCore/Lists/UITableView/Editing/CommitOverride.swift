/// Detects whether a subclass of `UITableViewController` overrides the method that commits edits. ``MethodOverride``
/// does the same for views.
@MainActor enum CommitOverride {
    private class Silent: UITableViewController {}
    private class Committing: UITableViewController {
        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) { tableView.tag &+= 1 }
    }

    private static let method = MethodOverride(base: UITableViewController.self, silent: Silent.self, probe: Committing.self)

    static func isOverridden(in type: UITableViewController.Type) -> Bool { method.isOverridden(in: type) }
}
