import Platform
import Synchronization

/// The times that ``MediaClock`` returns; may be used on any thread.
final class MediaTime: Sendable {
    private let clock: any FrameClock
    /// Whether the clock only advances manually.
    private let isManual: Bool
    private let state = Mutex(State())

    private struct State {
        var frame: TimeInterval?
        /// The last reading, in seconds.
        var last = -TimeInterval.infinity
    }

    init(clock: any FrameClock) {
        self.clock = clock
        isManual = clock is any ManualClock
    }

    /// The time of the current frame, during its passes.
    var frame: TimeInterval? {
        get { state.withLock { $0.frame } }
        set { state.withLock { $0.frame = newValue } }
    }

    /// The time of the current frame, or between frames the time of the clock, in seconds.
    var now: TimeInterval { frame ?? clock.now }

    /// The difference between two readings of a stationary manual clock: a microsecond.
    private static let step: TimeInterval = 1e-6

    /// Returns a time for measuring durations, in seconds. A result is never earlier than the previous result; with a
    /// manual clock, it is always later.
    ///
    /// A running clock is read directly. A stationary manual clock is read once, and each further reading adds a
    /// microsecond. The same program therefore reads the same times in each run. It never measures a duration of
    /// zero, and a loop that waits for a time ends.
    func read() -> TimeInterval {
        let beat = clock.now
        return state.withLock { state in
            let time = isManual ? state.frame ?? beat : max(beat, state.frame ?? beat)
            if time > state.last {
                state.last = time
            } else if isManual {
                state.last += Self.step
            }
            return state.last
        }
    }
}
