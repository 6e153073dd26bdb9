import Runtime
import Synchronization

@_implementationOnly import CMainThread

/// A call on a thread's stack, with its source location if there is debug information.
package struct StackFrame: Sendable, CustomStringConvertible {
    /// The function, in Swift's notation.
    package let function: String
    /// The library or program with the function.
    package let image: String
    /// The mangled name, which begins with the module.
    package let symbol: String
    package let file: String?
    package let line: Int

    package var description: String {
        file.map { "\(function) at \($0):\(line)" } ?? "\(function) in \(image)"
    }

    /// Returns the calls of the current stack, innermost first; empty if the system does not support backtraces.
    package static func current() -> [StackFrame] {
        guard let trace = try? Backtrace.capture() else { return [] }
        return frames(trace)
    }

    /// Returns the calls of a thread's stack, innermost first.
    ///
    /// The thread is interrupted for a moment. The list begins with the caller of the interrupted function. The
    /// result is empty for a thread inside the C library's allocator, and for one that cannot be interrupted within a
    /// second.
    static func of(thread: UInt) -> [StackFrame] {
        captured.withLock { $0 = nil }
        _ = caret_interrupt(thread, capture, 1000)
        let all = captured.withLock { $0 }.map(frames) ?? []
        // The first frames belong to the interruption itself.
        return all.filter { !$0.symbol.hasPrefix("$s10MainThread") && !["handleSignal", "sigaction"].contains($0.function) }
    }

    private static let captured = Mutex<Backtrace?>(nil)

    /// Captures the stack in a signal handler. The lock is free there: besides the handler, only `of(thread:)`
    /// acquires the lock, and only while no handler runs.
    private static let capture: @convention(c) () -> Void = {
        guard !caret_is_allocating(), let trace = try? Backtrace.capture(limit: 96) else { return }
        StackFrame.captured.withLock { $0 = trace }
    }

    private static func frames(_ trace: Backtrace) -> [StackFrame] {
        guard let symbolicated = trace.symbolicated() else { return [] }
        return symbolicated.frames.compactMap { frame in
            guard let symbol = frame.symbol, !symbol.isSwiftThunk else { return nil }
            return StackFrame(
                function: symbol.name, image: symbol.imageName, symbol: symbol.rawName, file: symbol.sourceLocation?.path,
                line: symbol.sourceLocation?.line ?? 0)
        }
    }
}
