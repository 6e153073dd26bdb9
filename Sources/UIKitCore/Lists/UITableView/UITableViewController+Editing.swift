extension UITableViewController {
    /// Whether a subclass overrides the method that deletes and inserts rows.
    var commitsEdits: Bool { CommitOverride.isOverridden(in: type(of: self)) }
}
