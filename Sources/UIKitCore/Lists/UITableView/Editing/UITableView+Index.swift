extension UITableView: IndexedList {
    var sectionIndexStyle: SectionIndexStyle {
        SectionIndexStyle(
            titleColor: sectionIndexColor, background: sectionIndexBackgroundColor, trackingBackground: sectionIndexTrackingBackgroundColor)
    }

    func reloadIndex() {
        editing.needsIndex = true
        setNeedsLayout()
    }

    func sectionIndexStyleDidChange() { editing.index?.applyStyle() }

    /// The width of the section index at the right edge, in points.
    var indexWidth: CGFloat { editing.index == nil ? 0 : SectionIndexView.width }

    /// Creates the index if needed, and moves the index to the edge of the visible area.
    func layOutIndex() {
        if editing.needsIndex { makeIndex() }
        guard let index = editing.index else { return }
        index.layOut(in: self)
    }

    private func makeIndex() {
        editing.needsIndex = false
        let titles = dataHub.value(nil) { $0.sectionIndexTitles(for: self) } ?? []
        let rows = counts().reduce(0, +)
        let isShown = !titles.isEmpty && rows >= sectionIndexMinimumDisplayRowCount
        if let index = editing.index, isShown, index.titles == titles { return }
        let wasShown = editing.index != nil
        editing.index?.removeFromSuperview()
        editing.index = isShown ? SectionIndexView(titles, list: self) : nil
        if wasShown != isShown {
            cellStylesDidChange()
            layOutCells()
        }
    }

    /// Scrolls without animation to the section that belongs to an index title.
    func indexWasTouched(_ title: String, at index: Int) {
        let section = dataHub.value(index) { $0.tableView(self, sectionForSectionIndexTitle: title, at: index) }
        guard title != Self.indexSearch else {
            setOffsetAndStop(to: CGPoint(x: contentOffset.x, y: -adjustedContentInset.top))
            return
        }
        guard counts().indices.contains(section) else { return }
        scrollToRow(at: IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
    }
}
