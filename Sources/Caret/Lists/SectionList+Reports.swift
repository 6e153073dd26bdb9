import Foundation

extension SectionList {
    /// Reports a request for a cell at an index path that the list does not contain. A possible cause is that the app
    /// changed the view's rows without the list.
    func reportMissingRow(at path: IndexPath) {
        Hooks.report(
            "list.missing-row",
            "The list has no row at \(path.map { "\($0)" }.joined(separator: ", ")), and shows an empty cell. It has "
                + "\(plan.parts.map { "\($0.rows.count)" }.joined(separator: ", ")) rows in its sections. Change what the list's closure reads "
                + "instead of the view's rows.", at: site)
    }
}
