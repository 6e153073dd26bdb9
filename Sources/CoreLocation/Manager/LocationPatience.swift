/// When to look again for a place that was not known: after 5 seconds, and after twice as long each time, up to 80.
struct LocationPatience {
    /// How often in a row no location came.
    private(set) var failures = 0

    /// How long to wait after one more failure.
    mutating func pause() -> Duration {
        defer { failures += 1 }
        return .seconds(5 << min(failures, 4))
    }
}
