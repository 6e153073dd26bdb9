/// The deadline of a batch: a duration on a clock.
struct BatchDeadline: Sendable {
    let duration: Duration
    let clock: any Clock<Duration>

    init?(_ duration: Duration?, on clock: any Clock<Duration>) {
        guard let duration else { return nil }
        self.duration = duration
        self.clock = clock
    }

    /// Whether the duration is zero or negative.
    var hasPassed: Bool { duration <= .zero }

    /// Waits for the deadline.
    ///
    /// - Returns: Whether the deadline passed; `false` if the waiting task was cancelled first.
    func wait() async -> Bool {
        do {
            try await clock.sleep(for: duration)
            return true
        } catch {
            return false
        }
    }
}
