/// When a batch gives up: after a time on a clock.
struct BatchDeadline: Sendable {
    let duration: Duration
    let clock: any Clock<Duration>

    init?(_ duration: Duration?, on clock: any Clock<Duration>) {
        guard let duration else { return nil }
        self.duration = duration
        self.clock = clock
    }

    /// Whether there is no time at all.
    var hasPassed: Bool { duration <= .zero }

    /// Waits for the deadline.
    ///
    /// - Returns: whether it came; `false` if the waiting was cancelled first.
    func wait() async -> Bool {
        do {
            try await clock.sleep(for: duration)
            return true
        } catch {
            return false
        }
    }
}
