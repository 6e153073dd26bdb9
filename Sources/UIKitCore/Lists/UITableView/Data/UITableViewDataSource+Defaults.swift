extension UITableViewDataSource {
    /// Returns 1.
    public func numberOfSections(in tableView: UITableView) -> Int { DefaultImplementationProbe.fallback(1) }
    /// Returns `nil`: no title.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        DefaultImplementationProbe.fallback(nil)
    }
    /// Returns `nil`: no title.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        DefaultImplementationProbe.fallback(nil)
    }
    /// Returns `true`.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        DefaultImplementationProbe.fallback(true)
    }
    /// Returns `false`.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        DefaultImplementationProbe.fallback(false)
    }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
    /// Does nothing.
    public func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
    /// Returns `nil`: no index.
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { DefaultImplementationProbe.fallback(nil) }
    /// Returns the index of the title.
    public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        DefaultImplementationProbe.fallback(index)
    }
}
