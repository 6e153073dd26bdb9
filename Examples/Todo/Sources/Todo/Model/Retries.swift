import TodoKit

/// Retries failed operations, with growing delays.
@MainActor struct Retries {
    private let backoff: Backoff
    let clock: any Clock<Duration>
    private let chance: () -> Double
    private var failures = 0
    private var waiting: Task<Void, Never>?
    /// Whether the server has specified the delay. Nothing is retried earlier, not even after a change.
    private(set) var isOrdered = false

    /// - Parameters:
    ///   - backoff: determines the delays.
    ///   - clock: measures the delays.
    ///   - chance: returns a random number between 0 and 1.
    init(
        _ backoff: Backoff = Backoff(), clock: any Clock<Duration> = ContinuousClock(),
        chance: @escaping () -> Double = { Double.random(in: 0..<1) }
    ) {
        (self.backoff, self.clock, self.chance) = (backoff, clock, chance)
    }

    /// Processes the result of an attempt, and calls `again` after a delay if another attempt may succeed.
    mutating func take(_ error: (any Error)?, _ again: @escaping @MainActor () -> Void) {
        cancel()
        guard let error = error as? TodoError, let least = error.patience else {
            failures = 0
            return
        }
        failures += 1
        isOrdered = least > .zero
        let delay = backoff.delay(after: failures, atLeast: least, chance: chance())
        waiting = Task { [clock] in
            try? await clock.sleep(for: delay)
            if !Task.isCancelled { again() }
        }
    }

    /// Cancels the pending retry, because an attempt begins now.
    mutating func cancel() {
        waiting?.cancel()
        (waiting, isOrdered) = (nil, false)
    }
}
