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
            let prefetchTask = PrefetchTask(key, id: key < 0 ? lazyID(of: row, key) : nil)
            prefetchTasks[key] = prefetchTask
            prefetchTask.task = Task { [weak self, weak prefetchTask] in
                if !Task.isCancelled { await body() }
                guard let self, let prefetchTask, prefetchTasks[prefetchTask.key] === prefetchTask else { return }
                prefetchTasks[prefetchTask.key] = nil
            }
        }
    }

    func cancelPrefetching(_ paths: [IndexPath]) {
        for path in paths {
            guard let key = plan.key(at: path) else { continue }
            prefetchTasks.removeValue(forKey: key)?.task?.cancel()
        }
    }

    /// Cancels all tasks.
    func cancelPrefetching() {
        for prefetchTask in prefetchTasks.values { prefetchTask.task?.cancel() }
        prefetchTasks = [:]
    }

    /// Cancels the tasks of the rows that the new plan does not contain.
    func cancelPrefetchingOfRemovedRows(from old: ListPlan<Cell>) {
        let tasks = prefetchTasks.values.sorted { $0.key < $1.key }
        prefetchTasks = [:]
        for prefetchTask in tasks {
            if let key = key(of: prefetchTask, since: old), prefetchTasks[key] == nil {
                prefetchTask.key = key
                prefetchTasks[key] = prefetchTask
            } else {
                prefetchTask.task?.cancel()
            }
        }
    }

    /// Returns the current number of a task's row; `nil` if the list no longer contains the row.
    ///
    /// The rows of a lazy section are not searched. A row is found if its index is the same, or if all rows that were
    /// inserted or removed precede it.
    private func key(of prefetchTask: PrefetchTask, since old: ListPlan<Cell>) -> Int? {
        guard let (section, index) = LazyKey.parts(of: prefetchTask.key) else {
            return plan.rows[prefetchTask.key] == nil ? nil : prefetchTask.key
        }
        guard let lazy = plan.lazyRows[section] else { return nil }
        let growth = lazy.count - (old.lazyRows[section]?.count ?? lazy.count)
        for newIndex in growth == 0 ? [index] : [index, index + growth] {
            guard let key = lazy.key(at: newIndex), let row = lazy.row(at: newIndex) else { continue }
            defer { forgetLazyRow(key) }
            if lazyID(of: row, key) == prefetchTask.id { return key }
        }
        return nil
    }

    /// Returns the id of a lazily made row, which is by default its index.
    private func lazyID(of row: Row<Cell>, _ key: Int) -> AnyHashable? { row.id ?? LazyKey.parts(of: key).map { AnyHashable($0.index) } }
}
