/// The closures that a list retains, and the work that is pending.
enum ListState: Equatable {
    /// The list is in no window, and retains no closures of rows. The pending work is done when the view next enters a
    /// window.
    case released(pending: ListWork?)
    /// The rows have their closures, and no work is pending.
    case current
    /// The rows have their closures, and the work is done in the next frame.
    case scheduled(ListWork)
}

/// The work of a list for the next frame. Each kind of work includes the kinds before it.
enum ListWork: Int, Comparable {
    /// Configures the cells of changed rows again.
    case refill
    /// Runs the list's closure, because a value that the closure read has changed.
    case refresh
    /// Runs the list's closure at the request of the app, whose data may not be observable.
    case update
    /// Runs the list's closure as ``update`` does, and reloads all rows, because the view has other rows than the plan.
    case reload

    static func < (first: ListWork, second: ListWork) -> Bool { first.rawValue < second.rawValue }
}
