/// The tasks that an action of a row starts.
///
/// Each run of the list's closure describes the row anew. The new row continues the tasks of the row that it replaces.
/// The overlap rule therefore holds although a task has changed the data.
@MainActor final class RowTasks {
    private let overlap: TaskOverlap
    private var current: HandlerTasks

    init(_ overlap: TaskOverlap) {
        self.overlap = overlap
        current = HandlerTasks(overlap)
    }

    var isRunning: Bool { current.isRunning }

    /// Starts a task for an event, unless the rule prevents it.
    func begin(for owner: AnyObject?, _ body: @escaping @MainActor () async -> Void) { current.begin(for: owner, body) }

    /// Continues the tasks of the same action in an earlier description of the row.
    func `continue`(_ earlier: RowTasks) { if earlier.overlap == overlap { current = earlier.current } }
}

extension [RowSlot: RowTasks] {
    /// Continues the tasks of the same actions in an earlier description of the row.
    @MainActor func `continue`(_ earlier: Self) {
        for (slot, tasks) in self { if let former = earlier[slot] { tasks.continue(former) } }
    }
}
