import Foundation

/// A rate limiter that spaces the requests to a server, in the order in which they are made.
actor RequestRateLimiter<C: Clock> where C.Duration == Duration {
    private let clock: C
    /// The minimum time between two requests.
    private let interval: Duration
    /// The maximum time that a request waits.
    private let maximumWait: Duration
    private var nextSlot: C.Instant?

    init(clock: C, interval: Duration, maximumWait: Duration) {
        (self.clock, self.interval, self.maximumWait) = (clock, interval, maximumWait)
    }

    /// Waits until the next request may be sent.
    ///
    /// - Throws: ``CLError/Code/network`` if the request would wait for longer than the maximum; `CancellationError`.
    func wait() async throws {
        let now = clock.now
        let slot = max(nextSlot ?? now, now)
        guard now.duration(to: slot) <= maximumWait else { throw CLError(.network) }
        nextSlot = slot.advanced(by: interval)
        if slot > now { try await clock.sleep(until: slot, tolerance: nil) }
    }
}
