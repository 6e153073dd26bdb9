/// The task that prepares a row before it becomes visible.
@MainActor final class PrefetchTask {
    /// The number of the row.
    var key: Int
    /// The id of a lazily made row, which may get another number.
    let id: AnyHashable?
    var task: Task<Void, Never>?

    init(_ key: Int, id: AnyHashable?) {
        self.key = key
        self.id = id
    }
}

extension SectionList {
    /// Starts the tasks of rows that are near the visible area.
    func prefetch(_ paths: [IndexPath]) {
        for path in paths {
            guard let key = plan.key(at: path), prefetchTasks[key] == nil, let row = row(at: path), let body = row.actions.prefetch else {
                continue
            }
            let own = PrefetchTask(key, id: key < 0 ? lazyID(of: row, key) : nil)
            prefetchTasks[key] = own
            own.task = Task { [weak self, weak own] in
                if !Task.isCancelled { await body() }
                guard let self, let own, prefetchTasks[own.key] === own else { return }
                prefetchTasks[own.key] = nil
            }
        }
    }

    func cancelPrefetching(_ paths: [IndexPath]) {
        for path in paths { plan.key(at: path).flatMap { prefetchTasks.removeValue(forKey: $0) }?.task?.cancel() }
    }

    /// Cancels all tasks.
    func cancelPrefetching() {
        for own in prefetchTasks.values { own.task?.cancel() }
        prefetchTasks = [:]
    }

    /// Cancels the tasks of the rows that the new plan does not contain.
    func cancelPrefetchingOfRemovedRows(from old: ListPlan<Cell>) {
        let tasks = prefetchTasks.values.sorted { $0.key < $1.key }
        prefetchTasks = [:]
        for own in tasks {
            if let key = key(of: own, since: old), prefetchTasks[key] == nil {
                own.key = key
                prefetchTasks[key] = own
            } else {
                own.task?.cancel()
            }
        }
    }

    /// Returns the current number of a task's row; `nil` if the list no longer contains the row.
    ///
    /// The rows of a lazy section are not searched. A row is found if its index is the same, or if all rows that were
    /// inserted or removed precede it.
    private func key(of own: PrefetchTask, since old: ListPlan<Cell>) -> Int? {
        guard let (section, index) = LazyKey.parts(of: own.key) else { return plan.rows[own.key] == nil ? nil : own.key }
        guard let lazy = plan.lazyRows[section] else { return nil }
        let growth = lazy.count - (old.lazyRows[section]?.count ?? lazy.count)
        for index in growth == 0 ? [index] : [index, index + growth] {
            guard let key = lazy.key(at: index), let row = lazy.row(at: index) else { continue }
            defer { forgetLazyRow(key) }
            if lazyID(of: row, key) == own.id { return key }
        }
        return nil
    }

    /// Returns the id of a lazily made row, which is by default its index.
    private func lazyID(of row: Row<Cell>, _ key: Int) -> AnyHashable? { row.id ?? LazyKey.parts(of: key).map { AnyHashable($0.index) } }
}
