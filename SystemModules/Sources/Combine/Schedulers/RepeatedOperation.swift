import Foundation
import OpenCombine

/// An action that is added to an operation queue again and again, until it is cancelled.
///
/// `@unchecked Sendable`: a lock protects the action, and nothing else is written after `init`.
final class RepeatedOperation: Cancellable, @unchecked Sendable {
    private let lock = NSLock()
    private var action: (() -> Void)?
    private weak var queue: OperationQueue?
    private let interval: TimeInterval

    init(_ action: @escaping () -> Void, on queue: OperationQueue, every interval: TimeInterval) {
        self.action = action
        self.queue = queue
        self.interval = interval
    }

    /// Adds the operation after a number of seconds.
    func add(after delay: TimeInterval) {
        DispatchQueue.global().asyncAfter(deadline: .now() + delay) { [self] in
            queue?.addOperation { [self] in run() }
        }
    }

    func cancel() {
        let released = lock.withLock { action.take() }
        withExtendedLifetime(released) {}
    }

    private func run() {
        guard let action = lock.withLock({ action }) else { return }
        action()
        if lock.withLock({ self.action != nil }) { add(after: interval) }
    }
}
