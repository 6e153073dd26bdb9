/// The durations of calls.
struct LatencyTable {
    /// The durations in nanoseconds.
    private var times: [Int64] = []
    private(set) var failures = 0

    mutating func add(_ nanoseconds: Int64, isGood: Bool) {
        times.append(nanoseconds)
        if !isGood { failures += 1 }
    }

    /// Counts a call without an answer, which has no duration.
    mutating func addFailure() { failures += 1 }

    mutating func add(_ other: LatencyTable) {
        times += other.times
        failures += other.failures
    }

    var count: Int { times.count }

    /// Returns the percentiles of the durations in milliseconds.
    func milliseconds(_ shares: [Double]) -> [Double] {
        let sorted = times.sorted()
        guard let last = sorted.indices.last else { return shares.map { _ in 0 } }
        return shares.map { share in Double(sorted[min(last, Int((Double(sorted.count) * share).rounded(.up)) - 1)]) / 1_000_000 }
    }
}
