import Platform
import Synchronization

/// The times that ``MediaClock`` answers with. May be asked on any thread.
final class MediaTime: Sendable {
    private let clock: any FrameClock
    /// Whether the clock stands still until it is moved.
    private let isManual: Bool
    private let state = Mutex(State())

    private struct State {
        var frame: TimeInterval?
        /// What the last reading returned, in seconds.
        var last = -TimeInterval.infinity
    }

    init(clock: any FrameClock) {
        self.clock = clock
        isManual = clock is any ManualClock
    }

    /// The time of the frame that runs, while one does.
    var frame: TimeInterval? {
        get { state.withLock { $0.frame } }
        set { state.withLock { $0.frame = newValue } }
    }

    /// Within a frame the frame's, else the clock's. In seconds.
    var now: TimeInterval { frame ?? clock.now }

    /// A microsecond: between two readings of a clock that stands still.
    private static let step: TimeInterval = 1e-6

    /// A time for code that measures durations, in seconds: later than the one before.
    ///
    /// A clock that runs is read as it is. One that stands still is read once, and then counts readings: the same program gets the same
    /// times in each run, measures no duration of zero, and a loop that waits for a time ends.
    func read() -> TimeInterval {
        let beat = clock.now
        return state.withLock { state in
            let time = isManual ? state.frame ?? beat : max(beat, state.frame ?? beat)
            state.last = time > state.last ? time : isManual ? state.last + Self.step : state.last
            return state.last
        }
    }
}
