import Synchronization

/// A clock on which every wait ends at once, and which records the waits.
final class RecordingClock: Clock {
    struct Instant: InstantProtocol {
        var offset: Duration
        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
    }

    private let waits = Mutex<(now: Duration, pauses: [Duration])>((.zero, []))

    var now: Instant { Instant(offset: waits.withLock(\.now)) }
    var minimumResolution: Duration { .zero }
    var pauses: [Duration] { waits.withLock(\.pauses) }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        waits.withLock { waits in
            waits.pauses.append(deadline.offset - waits.now)
            waits.now = max(waits.now, deadline.offset)
        }
    }
}
