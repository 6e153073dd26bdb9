import Foundation
internal import UIKitCore

/// Work of the module on the main thread.
enum MainWork {
    /// Runs work now on the main thread, or else soon. Tests wait for the work.
    static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
        if MainQueue.isCurrent { return MainActor.assumeIsolated(body) }
        let work = PendingWork.begin("notifications")
        Task { @MainActor in
            body()
            PendingWork.end(work)
        }
    }
}
