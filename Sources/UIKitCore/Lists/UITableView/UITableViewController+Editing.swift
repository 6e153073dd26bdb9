extension UITableViewController {
    /// Whether a subclass deletes and inserts rows.
    var commitsEdits: Bool { CommitOverride.isOverridden(in: type(of: self)) }
}
