import Dispatch
import Foundation

/// Determines whether code outside actors runs on the main actor, so that it can continue synchronously there, and
/// calls code there.
package enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the current code runs on the main queue. Tests run on the main actor but not on the main thread; the
    /// key of the queue detects this.
    package static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }

    /// Calls `body` now on the main queue, and on other queues later on the main actor. `settle` waits for the call.
    ///
    /// - Parameter name: The name of the call in the report of unfinished work.
    package static func run(_ name: String, _ body: @escaping @MainActor @Sendable () -> Void) {
        if isCurrent { MainActor.assumeIsolated(body) } else { runLater(name, body) }
    }

    /// Calls `body` later on the main actor, after the calls that were enqueued before. `settle` waits for the call.
    ///
    /// - Parameter name: The name of the call in the report of unfinished work.
    package static func runLater(_ name: String, _ body: @escaping @MainActor @Sendable () -> Void) {
        let token = PendingWork.begin(name)
        Task { @MainActor in
            body()
            PendingWork.end(token)
        }
    }
}
