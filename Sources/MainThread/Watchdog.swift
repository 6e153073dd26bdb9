import Dispatch
import Foundation
import Synchronization

@_implementationOnly import CMainThread

/// Detects a main thread that does not respond, and reports its stack.
///
/// A separate thread posts to the main queue four times within the time limit. If the main thread does not respond
/// within the limit, its stack is reported. The main thread is not terminated, because it may recover.
package final class Watchdog: Sendable {
    private struct State {
        var responseCount = 0
        var thread: UInt = 0
        var isRunning = false
    }

    /// The watchdog of this process.
    package static let shared = Watchdog()

    private let state = Mutex(State())

    /// Starts the watchdog; does nothing if it is running.
    ///
    /// - Parameters:
    ///   - limit: The time limit, in seconds.
    ///   - report: Receives the report, a string of several lines, on the watchdog's thread.
    package func start(limit: Double, report: @escaping @Sendable (String) -> Void) {
        let isFirst = state.withLock { state in
            defer { state.isRunning = true }
            return !state.isRunning
        }
        guard isFirst else { return }
        recordThread()
        let thread = Thread { [self] in watch(HangDetector(limit: limit), report) }
        thread.name = "caret watchdog"
        thread.start()
    }

    /// The identifier of the calling thread.
    static var currentThread: UInt { caret_current_thread() }

    /// Records the calling thread as the thread that runs the main queue.
    package func recordThread() {
        state.withLock { $0.thread = caret_current_thread() }
    }

    /// Returns the report of a hang.
    package static func reportText(limit: Double, frames: [StackFrame]) -> String {
        let seconds = limit == limit.rounded() ? "\(Int(limit))" : "\(limit)"
        let heading = "the main thread has not come back for \(seconds) s."
        guard !frames.isEmpty else { return heading + " Its stack cannot be read." }
        return ([heading + " It is in:"] + frames.prefix(40).enumerated().map { "  \($0.offset) \($0.element)" }).joined(separator: "\n")
    }

    private func watch(_ initial: HangDetector, _ report: @Sendable (String) -> Void) {
        var detector = initial
        while true {
            DispatchQueue.main.async { [self] in
                state.withLock { state in
                    state.responseCount += 1
                    state.thread = caret_current_thread()
                }
            }
            Thread.sleep(forTimeInterval: detector.limit / 4)
            let current = state.withLock { $0 }
            let now = Double(DispatchTime.now().uptimeNanoseconds) / 1e9
            guard detector.check(at: now, responseCount: current.responseCount) else { continue }
            report(Self.reportText(limit: detector.limit, frames: StackFrame.of(thread: current.thread)))
        }
    }
}
