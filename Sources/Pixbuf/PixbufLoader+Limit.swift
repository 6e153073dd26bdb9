import Foundation
import Synchronization

extension PixbufLoader {
    /// Runs a decoder on its own thread, and waits until it ends or the time is over.
    ///
    /// gdk-pixbuf's loaders cannot be interrupted. A loader that exceeds the time limit continues until its end, and
    /// its image is discarded.
    /// - Parameters:
    ///   - timeLimit: The time limit; with zero or less, `body` does not run.
    ///   - body: Runs on the other thread, and may outlive the call.
    /// - Throws: The error of `body`; `tooSlow` after the time limit.
    package static func limited<Value: Sendable>(
        to timeLimit: Duration, _ body: @escaping @Sendable () throws(PixbufError) -> Value
    ) throws(PixbufError) -> Value {
        guard timeLimit > .zero else { throw .tooSlow(limit: timeLimit) }
        let outcome = Outcome<Value>()
        let thread = Thread {
            let result = Result { () throws(PixbufError) in try body() }
            outcome.result.withLock { $0 = result }
            outcome.end.signal()
        }
        // The size of the main thread's stack, because librsvg traverses a drawing recursively.
        thread.stackSize = 8 << 20
        thread.start()
        let (seconds, attoseconds) = timeLimit.components
        let hasTimedOut = outcome.end.wait(timeout: .now() + Double(seconds) + Double(attoseconds) * 1e-18) == .timedOut
        guard !hasTimedOut, let result = outcome.result.withLock({ $0 }) else {
            throw .tooSlow(limit: timeLimit)
        }
        return try result.get()
    }

    /// The result of the thread, and a signal for its end.
    private final class Outcome<Value: Sendable>: Sendable {
        let result = Mutex<Result<Value, PixbufError>?>(nil)
        let end = DispatchSemaphore(value: 0)
    }
}
