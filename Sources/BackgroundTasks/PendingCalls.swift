internal import Dispatch
internal import UIKitCore

/// Calls of handlers on other queues, which `settle` waits for.
enum PendingCalls {
    /// Calls `body` on a queue.
    ///
    /// - Parameter name: The name of the call in the report of unfinished work.
    static func run(on queue: DispatchQueue, _ name: String, _ body: @escaping @Sendable () -> Void) {
        let token = PendingWork.begin(name)
        queue.async {
            body()
            PendingWork.end(token)
        }
    }
}
