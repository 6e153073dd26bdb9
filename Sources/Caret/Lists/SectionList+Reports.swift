import Foundation

extension SectionList {
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
