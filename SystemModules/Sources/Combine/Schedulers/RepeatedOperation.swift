import Foundation
import OpenCombine

/// An action that is added to an operation queue again and again, until it is cancelled.
///
/// `@unchecked Sendable`: a lock protects the action, and nothing else is written after `init`.
final class RepeatedOperation: Cancellable, @unchecked Sendable {
    private let lock = NSLock()
    private var action: (() -> Void)?
    private let queue: OperationQueue
    private let interval: TimeInterval

    init(_ action: @escaping () -> Void, on queue: OperationQueue, every interval: TimeInterval) {
        self.action = action
        self.queue = queue
        self.interval = interval
    }

    /// Adds an operation that is ready at a time.
    func add(at date: Date) { DelayedOperation.add(to: queue, at: date) { [self] in run() } }

    func cancel() {
        let released = lock.withLock { action.take() }
        withExtendedLifetime(released) {}
    }

    private func run() {
        guard let action = lock.withLock({ action }) else { return }
        action()
        if lock.withLock({ self.action != nil }) { add(at: Date() + interval) }
    }
}
