import Foundation

/// An operation that is not ready before its time. Until then it counts as an operation of its queue, and can be
/// cancelled with the others.
// Unchecked: a lock protects everything that is written after `init`.
final class DelayedOperation: Operation, @unchecked Sendable {
    private let lock = NSLock()
    private var action: (() -> Void)?
    private var isDue = false

    private init(_ action: @escaping () -> Void) {
        self.action = action
        super.init()
    }

    /// Adds an operation to a queue, which is retained meanwhile.
    ///
    /// - Parameter date: The time from which the operation is ready.
    static func add(to queue: OperationQueue, at date: Date, _ action: @escaping () -> Void) {
        let operation = DelayedOperation(action)
        queue.addOperation(operation)
        DispatchQueue.global().asyncAfter(deadline: .now() + date.timeIntervalSinceNow) {
            withExtendedLifetime(queue) { operation.becomeDue() }
        }
    }

    override var isReady: Bool { super.isReady && lock.withLock { isDue } }

    override func main() { lock.withLock { action.take() }?() }

    /// Cancels the operation. Its queue removes it at once.
    override func cancel() {
        super.cancel()
        becomeDue()
    }

    private func becomeDue() {
        willChangeValue(for: \.isReady)
        lock.withLock { isDue = true }
        didChangeValue(for: \.isReady)
    }
}
