import TodoKit

/// Tries again what came to nothing, later each time.
@MainActor struct Retries {
    private let backoff: Backoff
    let clock: any Clock<Duration>
    private let chance: () -> Double
    private var failures = 0
    private var waiting: Task<Void, Never>?
    /// Whether the server has said how long to wait: nothing is tried before, whoever has changed what.
    private(set) var isOrdered = false

    /// - Parameters:
    ///   - backoff: how long to wait.
    ///   - clock: what that is measured with.
    ///   - chance: a number between 0 and 1, another one each time.
    init(
        _ backoff: Backoff = Backoff(), clock: any Clock<Duration> = ContinuousClock(),
        chance: @escaping () -> Double = { Double.random(in: 0..<1) }
    ) {
        (self.backoff, self.clock, self.chance) = (backoff, clock, chance)
    }

    /// Takes what became of a try, and has `again` called after a while where another one may help.
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

    /// Waits no more: something is tried now.
    mutating func cancel() {
        waiting?.cancel()
        (waiting, isOrdered) = (nil, false)
    }
}
