/// Whoever uses the store speaks of its tasks.
@_exported import TodoModel
