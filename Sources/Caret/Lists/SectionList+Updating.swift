// The work of a list: `request(_:)` schedules it for the next frame, and `refresh` makes and shows a new plan.
extension SectionList {
    /// Schedules work for the next frame. While the list is in no window, the work waits until the list is shown.
    func request(_ work: ListWork) {
        switch state {
        case .released(let pending): state = .released(pending: max(pending ?? work, work))
        case .scheduled(let pending): state = .scheduled(max(pending, work))
        case .current:
            state = .scheduled(work)
            Hooks.inNextFrame { [weak self] in self?.runScheduled() }
        }
    }

    private func runScheduled() {
        guard case .scheduled(let work) = state else { return }
        guard source?.isInWindow == true else { return releaseClosures() }
        state = .current
        guard work == .refill else { return refresh(for: work) }
        let rows = changedRows.sorted()
        changedRows = []
        source?.refill(rows)
    }

    func windowDidChange(_ isInWindow: Bool) {
        guard isInWindow else {
            cancelPrefetching()
            return releaseClosures()
        }
        switch state {
        case .released(let pending): refresh(for: pending ?? .refresh, animated: false)
        case .scheduled(let work) where work > .refill: refresh(for: work, animated: false)
        case .scheduled, .current:
            // The closures were made again before the list was shown, but the handlers of its cells have ended.
            changedRows.formUnion(fillings.filter { $1.isEnded }.keys)
            pager?.rowsDidChange()
        }
        loader?.windowDidAppear()
    }

    /// Runs the closure, and shows the differences.
    func refresh(for requestedWork: ListWork = .refresh, animated: Bool? = nil) {
        // Scheduled work may require more, such as a reload of all rows.
        var work = requestedWork
        if case .scheduled(let pending) = state { work = max(work, pending) }
        state = .current
        if work >= .update { beforeUpdate?() }
        guard let sections = readSections() else { return }
        let oldPlan = plan
        plan = ListPlan(sections, &keys)
        plan.continueTasks(of: oldPlan)
        observeLazyRows()
        report(plan.duplicates)
        let staleRows = fillings.filter { key, filling in needsFilling(filling, oldPlan, work) }.map(\.key)
        changedRows = []
        source?.enable(plan.features)
        cancelPrefetchingOfRemovedRows(from: oldPlan)
        // During the update, the view may still lay out rows of the old plan.
        previousPlan = oldPlan
        if work == .reload {
            source?.reload()
        } else {
            source?.show(plan, insteadOf: oldPlan, refilling: staleRows.sorted(), animated: animated ?? animatesChanges)
        }
        previousPlan = ListPlan()
        if plan.indexTitles.map(\.title) != oldPlan.indexTitles.map(\.title) { source?.reloadIndex() }
        updatePlaceholder()
        pager?.rowsDidChange()
        // Outside of a window, the scheduled work only releases the closures.
        if source?.isInWindow != true { request(.refill) }
    }

    private func readSections() -> [Section<Cell>]? {
        generation += 1
        counters.builds += 1
        let generation = generation
        var sections: [Section<Cell>]?
        Hooks.track {
            sections = constantSections ?? build()
        } onChange: { [weak self] in
            guard let self, self.generation == generation else { return }
            request(.refresh)
        }
        return sections
    }

    /// Counts the rows of lazy sections, and follows the values that their closures read.
    private func observeLazyRows() {
        for lazy in plan.lazyRows.values {
            lazy.didMake = { [weak self] row in
                self?.counters.rows += 1
                self?.reportSize(of: row)
                self?.source?.enable(row.actions.features)
            }
            lazy.didChange = { [weak self] key in
                self?.changedRows.insert(key)
                self?.request(.refill)
            }
        }
    }

    private func needsFilling(_ filling: CellFilling<Cell>, _ oldPlan: ListPlan<Cell>, _ work: ListWork) -> Bool {
        guard filling.cell != nil, let new = plan.row(for: filling.key) else { return false }
        if filling.isEnded || changedRows.contains(filling.key) { return true }
        let isLazy = filling.key < 0
        guard let old = oldPlan.keptRow(for: filling.key) else { return isLazy }
        // A row that the closure did not make again has observed its values itself. Only an update by the app, whose
        // data may not be observable, configures its cell again.
        if work < .update, new.isSame(as: old) { return false }
        return !new.hasSameContent(old) || isLazy && new.id != old.id
    }

    // MARK: - Closures

    /// Makes the released closures again, because the view requests a row.
    func restoreClosures() {
        guard case .released(let pending) = state else { return }
        state = .current
        guard let sections = readSections() else { return state = .released(pending: pending) }
        var newKeys = keys
        let other = ListPlan(sections, &newKeys)
        let hasOtherRows =
            other.parts.map(\.key) != plan.parts.map(\.key) || other.parts.map(\.rows) != plan.parts.map(\.rows)
            || other.parts.map(\.count) != plan.parts.map(\.count)
        plan.adoptClosures(from: other)
        observeLazyRows()
        request(max(pending ?? .refill, hasOtherRows ? .refresh : .refill))
    }

    /// Releases the closures of the rows with everything that they captured.
    func releaseClosures() {
        switch state {
        case .released: return
        case .scheduled(let work) where work > .refill: state = .released(pending: work)
        case .scheduled, .current: state = .released(pending: nil)
        }
        generation += 1
        for filling in cells.values { filling.end() }
        plan.releaseClosures()
    }
}
