/// The exponential back-off of retries for an unknown location: 5 seconds, and twice the delay each time, up to 80
/// seconds.
struct RetryBackoff {
    /// The number of successive failures.
    private(set) var failures = 0

    /// Records a failure. Returns the delay before the next attempt.
    mutating func nextDelay() -> Duration {
        defer { failures += 1 }
        return .seconds(5 << min(failures, 4))
    }
}
