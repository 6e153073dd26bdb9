import Synchronization

/// A clock that only a test advances.
final class ManualClock: Clock {
    struct Instant: InstantProtocol {
        var offset: Duration
        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
    }

    private struct State {
        var now = Duration.zero
        var sleepers: [Int: (until: Duration, wake: CheckedContinuation<Void, any Error>)] = [:]
        var count = 0
    }

    private let state = Mutex(State())
    private let waits: AsyncStream<Duration>
    private let writing: AsyncStream<Duration>.Continuation

    init() { (waits, writing) = AsyncStream.makeStream(of: Duration.self) }

    /// Returns the duration of the next wait that begins, or has begun and was not returned yet.
    func nextWait() async -> Duration? {
        for await wait in waits { return wait }
        return nil
    }

    var now: Instant { Instant(offset: state.withLock(\.now)) }
    var minimumResolution: Duration { .zero }
    /// The number of waiting tasks.
    var sleepers: Int { state.withLock(\.sleepers.count) }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let id = state.withLock { state in
            state.count += 1
            return state.count
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let wait = state.withLock { state -> Duration? in
                    guard !Task.isCancelled, deadline.offset > state.now else { return nil }
                    state.sleepers[id] = (deadline.offset, continuation)
                    return deadline.offset - state.now
                }
                if let wait { writing.yield(wait) } else { continuation.resume() }
            }
        } onCancel: {
            state.withLock { $0.sleepers.removeValue(forKey: id) }?.wake.resume(throwing: CancellationError())
        }
    }

    /// Advances the time.
    func advance(by duration: Duration) {
        let woken = state.withLock { state in
            state.now += duration
            let due = state.sleepers.filter { $0.value.until <= state.now }
            for id in due.keys { state.sleepers[id] = nil }
            return due.values.map(\.wake)
        }
        for continuation in woken { continuation.resume() }
    }
}
