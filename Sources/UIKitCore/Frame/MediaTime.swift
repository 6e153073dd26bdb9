import Platform
import Synchronization

/// The time that `CACurrentMediaTime()` answers: within a frame the frame's, else the clock's. May be asked on any thread.
final class MediaTime: Sendable {
    private let clock: any FrameClock
    private let running = Mutex<TimeInterval?>(nil)

    init(clock: any FrameClock) {
        self.clock = clock
    }

    /// The time of the frame that runs, while one does.
    var frame: TimeInterval? {
        get { running.withLock { $0 } }
        set { running.withLock { $0 = newValue } }
    }

    /// In seconds.
    var now: TimeInterval { frame ?? clock.now }
}
