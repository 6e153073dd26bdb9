import Foundation
import Synchronization

/// A clock in the place of UIKit's: the functions at the end have the names that `Combine` looks up.
enum TestFrameClock {
    /// A call that was scheduled. `@unchecked Sendable`: function and context are only passed on.
    fileprivate struct Call: @unchecked Sendable {
        let time: Double
        let isIdle: Bool
        let function: @convention(c) (UnsafeMutableRawPointer, Bool) -> Void
        let context: UnsafeMutableRawPointer
    }

    fileprivate struct State {
        var time = Double.nan
        var calls: [Call] = []
    }

    fileprivate static let state = Mutex(State())
    /// The machine's date at time 0 of the clock.
    static let start = Date().timeIntervalSinceReferenceDate.rounded(.down) - 100

    /// Whether settling a test would wait for each pending call, in the order of their times.
    static var isAwaited: [Bool] { state.withLock { $0.calls.sorted { $0.time < $1.time }.map { !$0.isIdle } } }

    /// Runs a test with a clock at 100 seconds, and ends the app afterwards.
    static func run(_ test: () throws -> Void) rethrows {
        state.withLock { $0.time = 100 }
        defer { end() }
        try test()
    }

    /// Advances the clock frame by frame, with 60 frames a second.
    static func advance(frames: Int) {
        for _ in 0..<frames {
            state.withLock { $0.time = (($0.time * 60).rounded() + 1) / 60 }
            while let call = dueCall() { call.function(call.context, true) }
        }
    }

    private static func dueCall() -> Call? {
        state.withLock { state in
            guard let first = state.calls.indices.min(by: { state.calls[$0].time < state.calls[$1].time }),
                state.calls[first].time <= state.time
            else { return nil }
            return state.calls.remove(at: first)
        }
    }

    private static func end() {
        let calls = state.withLock { state in
            defer { state = State() }
            return state.calls
        }
        for call in calls { call.function(call.context, false) }
    }
}

@_cdecl("caret_frame_clock_now") func testFrameClockNow() -> Double { TestFrameClock.state.withLock { $0.time } }

@_cdecl("caret_frame_clock_start") func testFrameClockStart() -> Double { TestFrameClock.start }

@_cdecl("caret_frame_clock_schedule") func testFrameClockSchedule(
    _ time: Double, _ isIdle: Bool, _ function: @escaping @convention(c) (UnsafeMutableRawPointer, Bool) -> Void,
    _ context: UnsafeMutableRawPointer
) {
    let call = TestFrameClock.Call(time: time, isIdle: isIdle, function: function, context: context)
    TestFrameClock.state.withLock { $0.calls.append(call) }
}
