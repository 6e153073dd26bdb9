extension UITableViewDataSource {
    /// Answers 1.
    public func numberOfSections(in tableView: UITableView) -> Int { OwnAnswers.none(1) }
    /// Answers `nil`: no words.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { OwnAnswers.none(nil) }
    /// Answers `nil`: no words.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { OwnAnswers.none(nil) }
    /// Answers `true`.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        OwnAnswers.none(true)
    }
    /// Answers `false`.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        OwnAnswers.none(false)
    }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
    /// Does nothing.
    public func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
    /// Answers `nil`: no index.
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { OwnAnswers.none(nil) }
    /// Answers with the section of the same position.
    public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        OwnAnswers.none(index)
    }
}
