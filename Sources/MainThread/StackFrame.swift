import Runtime
import Synchronization

@_implementationOnly import CMainThread

/// One call on a thread's stack, with its place in the source where debug information is there.
package struct StackFrame: Sendable, CustomStringConvertible {
    /// The function, in Swift's notation.
    package let function: String
    /// The library or program that it is in.
    package let image: String
    /// The mangled name, whose first part is the module.
    package let symbol: String
    package let file: String?
    package let line: Int

    package var description: String {
        file.map { "\(function) at \($0):\(line)" } ?? "\(function) in \(image)"
    }

    /// The calls that led here, the innermost first; empty where the system cannot tell.
    package static func current() -> [StackFrame] {
        guard let trace = try? Backtrace.capture() else { return [] }
        return frames(trace)
    }

    /// The calls that a thread is in, the innermost first.
    ///
    /// The thread is interrupted for a moment. The list begins with the caller of the interrupted function. A thread that is in the C
    /// library's allocator gives no frames, nor does one that takes no interruption within a second.
    static func of(thread: UInt) -> [StackFrame] {
        captured.withLock { $0 = nil }
        _ = caret_interrupt(thread, capture, 1000)
        let all = captured.withLock { $0 }.map(frames) ?? []
        // The interruption itself stands in front.
        return all.filter { !$0.symbol.hasPrefix("$s10MainThread") && !["handleSignal", "sigaction"].contains($0.function) }
    }

    private static let captured = Mutex<Backtrace?>(nil)

    /// Runs in a signal handler. Nobody else holds the lock meanwhile: only `of(thread:)` takes it, and waits for the handler's end.
    private static let capture: @convention(c) () -> Void = {
        guard !caret_is_allocating(), let trace = try? Backtrace.capture(limit: 96) else { return }
        StackFrame.captured.withLock { $0 = trace }
    }

    private static func frames(_ trace: Backtrace) -> [StackFrame] {
        guard let known = trace.symbolicated() else { return [] }
        return known.frames.compactMap { frame in
            guard let symbol = frame.symbol, !symbol.isSwiftThunk else { return nil }
            return StackFrame(
                function: symbol.name, image: symbol.imageName, symbol: symbol.rawName, file: symbol.sourceLocation?.path,
                line: symbol.sourceLocation?.line ?? 0)
        }
    }
}
