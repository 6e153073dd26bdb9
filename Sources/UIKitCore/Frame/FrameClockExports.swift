import Foundation
import Platform
import Synchronization

// C functions for modules that cannot import UIKit. `Combine` of the package SystemModules looks them up by name, so
// that its schedulers on the main thread follow the clock that a test advances.

/// Returns the time of the running application's clock in seconds; "not a number" if no application is running, or if
/// its clock follows the machine's. May be called on any thread.
@_cdecl("caret_frame_clock_now") package func frameClockNow() -> Double { ExportedFrameClock.current?.time.now ?? .nan }

/// Returns the machine's date at time 0 of the clock, in seconds since the reference date. The value differs between
/// applications; "not a number" where there is no time. May be called on any thread.
@_cdecl("caret_frame_clock_start") package func frameClockStart() -> Double { ExportedFrameClock.current?.start ?? .nan }

/// Schedules a call of a function. May be called on any thread.
///
/// - Parameters:
///   - time: The time on the clock, in seconds.
///   - isIdle: Whether the screen counts as idle while the call is pending.
///   - function: Called exactly once with the context, and with `true` on the main thread in the first frame at `time`
///     or later. If the application ends before, called with `false` on any thread.
///   - context: The first argument of the function.
@_cdecl("caret_frame_clock_schedule") package func scheduleOnFrameClock(
    _ time: Double, _ isIdle: Bool, _ function: @escaping @convention(c) (UnsafeMutableRawPointer, Bool) -> Void,
    _ context: UnsafeMutableRawPointer
) {
    let call = ExportedCall(function, context)
    MainQueue.run("a call of the frame clock") { call.schedule(at: time, isIdle: isIdle) }
}

/// The clock of the running application, if a test or a snapshot advances it.
struct ExportedFrameClock: Sendable {
    let time: MediaTime
    let start: TimeInterval

    private static let state = Mutex<ExportedFrameClock?>(nil)

    static var current: ExportedFrameClock? { state.withLock { $0 } }

    /// Installs the clock of an application that has started.
    @MainActor static func install(_ frameLoop: FrameLoop) {
        guard let clock = frameLoop.clock as? any ManualClock, !clock.isDriven else { return remove() }
        let start = Date().timeIntervalSinceReferenceDate - clock.now
        state.withLock { $0 = ExportedFrameClock(time: frameLoop.time, start: start) }
    }

    /// Removes the clock of an application that has ended.
    static func remove() { state.withLock { $0 = nil } }
}

/// A call of a C function, which is made exactly once.
///
/// `@unchecked Sendable`: the function and its context are only passed on. `isPending` changes on the main actor, or
/// in `deinit`, when nothing else refers to the call.
private final class ExportedCall: @unchecked Sendable {
    private let function: @convention(c) (UnsafeMutableRawPointer, Bool) -> Void
    private let context: UnsafeMutableRawPointer
    private var isPending = true

    init(_ function: @escaping @convention(c) (UnsafeMutableRawPointer, Bool) -> Void, _ context: UnsafeMutableRawPointer) {
        self.function = function
        self.context = context
    }

    deinit {
        if isPending { function(context, false) }
    }

    @MainActor func schedule(at time: TimeInterval, isIdle: Bool) {
        guard ExportedFrameClock.current != nil, let frameLoop = ApplicationHost.current?.frameLoop else { return }
        frameLoop.schedule(after: time - frameLoop.now, isIdle: isIdle) { [self] in
            isPending = false
            function(context, true)
        }
    }
}
