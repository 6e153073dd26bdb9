/// Detects whether a subclass of `UITableViewController` overrides the method that commits edits. ``MethodOverride``
/// does the same for views.
@MainActor enum CommitOverride {
    private class NonOverridingController: UITableViewController {}
    private class OverridingController: UITableViewController {
        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) { tableView.tag &+= 1 }
    }

    private static let method = MethodOverride(
        base: UITableViewController.self, silent: NonOverridingController.self, probe: OverridingController.self)

    static func isOverridden(in type: UITableViewController.Type) -> Bool { method.isOverridden(in: type) }
}
