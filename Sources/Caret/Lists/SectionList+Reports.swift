import Foundation

extension SectionList {
    /// Reports a lazily made row with a size, which the view cannot know before the row is made.
    func reportSize(of row: Row<Cell>) {
        guard row.measures.height != nil || row.measures.size != nil || row.measures.estimatedHeight != nil else { return }
        guard reportedSizes.insert(row.site).inserted else { return }
        Hooks.report(
            "list.lazy-size",
            "A row of a lazy section has a height or size, which has no effect. Set rowHeight of the table view or itemSize of the layout, or "
                + "let the content decide.", at: row.site)
    }

    /// Reports a request for a cell at an index path that the list does not contain. A possible cause is that the app
    /// changed the view's rows without the list. The view shows the rows of the list in the next frame.
    func reportMissingRow(at path: IndexPath) {
        // The view may still request old rows before a pending update. The update replaces their cells.
        if case .scheduled(let work) = state, work > .refill { return }
        Hooks.report(
            "list.missing-row",
            "The list has no row at \(path.map { "\($0)" }.joined(separator: ", ")), and shows a red note instead. It has "
                + "\(plan.parts.map { "\($0.count)" }.joined(separator: ", ")) rows in its sections. Change what the list's closure reads "
                + "instead of the view's rows.", at: site)
        // Reload only once for each plan, because the view may request a missing row again.
        guard reloadedGeneration != generation else { return }
        reloadedGeneration = generation
        Hooks.inNextFrame { [weak self] in self?.source?.reload() }
    }
}
