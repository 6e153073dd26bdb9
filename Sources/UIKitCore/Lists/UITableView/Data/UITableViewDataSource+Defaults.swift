extension UITableViewDataSource {
    /// Answers 1.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    /// Answers `nil`: no words.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// Answers `nil`: no words.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// Answers `true`.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        tableView.standard(true, .canEdit)
    }
    /// Answers `false`.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        tableView.standard(false, .canMove)
    }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        tableView.standard((), .commits)
    }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        tableView.standard((), .moves)
    }
    /// Answers `nil`: no index.
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    /// Answers with the section of the same position.
    public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { index }
}
