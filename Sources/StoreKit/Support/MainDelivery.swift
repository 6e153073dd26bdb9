/// Calls on the main actor that `settle` waits for.
enum MainDelivery {
    /// Calls `body` later, after the calls that were enqueued before.
    ///
    /// - Parameter name: The name of the call in the report of unfinished work.
    static func run(_ name: String, _ body: @escaping @MainActor @Sendable () -> Void) {
        let token = PendingWork.begin(name)
        Task { @MainActor in
            body()
            PendingWork.end(token)
        }
    }
}
