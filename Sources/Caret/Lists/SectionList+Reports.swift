import Foundation

extension SectionList {
    /// Reports a request for the cell of a row that the list does not contain. The request was made outside of an
    /// update, or with index paths of the app.
    func reportMissingRow(at path: IndexPath) {
        Hooks.report(
            "list.missing-row",
            "The list has no row at \(path.map { "\($0)" }.joined(separator: ", ")), and shows an empty cell. It has "
                + "\(plan.parts.map { "\($0.rows.count)" }.joined(separator: ", ")) rows in its sections. Change what the list's closure reads "
                + "instead of the view's rows.", at: site)
    }
}
