import Foundation
import Synchronization

extension PixbufLoader {
    /// Runs a decoding on a thread of its own, and waits until it ends or the time is over.
    ///
    /// gdk-pixbuf's loaders cannot be interrupted. One that takes longer runs on until it ends by itself; its picture is dropped.
    /// - Parameters:
    ///   - patience: the longest time to wait; without any, `body` does not run.
    ///   - body: runs on the other thread; may outlive the call.
    /// - Throws: what `body` throws; `tooSlow` when the time is over.
    package static func limited<Value: Sendable>(
        to patience: Duration, _ body: @escaping @Sendable () throws(PixbufError) -> Value
    ) throws(PixbufError) -> Value {
        guard patience > .zero else { throw .tooSlow(limit: patience) }
        let outcome = Outcome<Value>()
        let thread = Thread {
            let result = Result { () throws(PixbufError) in try body() }
            outcome.result.withLock { $0 = result }
            outcome.end.signal()
        }
        // As much as the main thread has: librsvg goes down a drawing's elements by recursion.
        thread.stackSize = 8 << 20
        thread.start()
        let (seconds, attoseconds) = patience.components
        let isOver = outcome.end.wait(timeout: .now() + Double(seconds) + Double(attoseconds) * 1e-18) == .timedOut
        guard !isOver, let result = outcome.result.withLock({ $0 }) else {
            throw .tooSlow(limit: patience)
        }
        return try result.get()
    }

    /// Where the thread leaves its result.
    private final class Outcome<Value: Sendable>: Sendable {
        let result = Mutex<Result<Value, PixbufError>?>(nil)
        let end = DispatchSemaphore(value: 0)
    }
}
