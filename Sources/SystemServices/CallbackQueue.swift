import Foundation

/// A queue of the app on which a module calls handlers: one after the other, although the queue may be concurrent.
package struct CallbackQueue: Sendable {
    /// The queue of the app.
    package let queue: DispatchQueue
    private let serial: DispatchQueue

    package init(_ queue: DispatchQueue) {
        self.queue = queue
        // The main queue is serial already. `Thread.isMainThread` in a test is true for this queue alone (CMainThread),
        // which its label identifies: each reading of `main` returns another object.
        serial = queue.label == DispatchQueue.main.label ? queue : DispatchQueue(label: "caret.callbacks", target: queue)
    }

    /// Calls `body` on the queue, after the earlier bodies. A test's `settle` waits for the call.
    ///
    /// - Parameter name: The name of the call in the report of unfinished work.
    package func run(_ name: String, _ body: @escaping @Sendable () -> Void) { PendingCalls.run(on: serial, name, body) }
}
