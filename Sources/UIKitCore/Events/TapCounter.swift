import Platform

/// Counts touches that go down at the same place in quick succession.
struct TapCounter {
    /// Seconds from one touch's beginning to the next one's. 0.35 s, as UIKit's recognizers wait for a second tap.
    static let interval: TimeInterval = 0.35
    /// Points between the two. 45 points, a finger's width.
    static let distance: CGFloat = 45

    private var last: (time: TimeInterval, location: CGPoint, count: Int)?

    /// How many touches in succession the one that begins now makes.
    mutating func count(time: TimeInterval, location: CGPoint) -> Int {
        var count = 1
        if let last, time - last.time <= Self.interval, near(last.location, location) { count = last.count + 1 }
        last = (time, location, count)
        return count
    }

    private func near(_ left: CGPoint, _ right: CGPoint) -> Bool {
        abs(left.x - right.x) <= Self.distance && abs(left.y - right.y) <= Self.distance
    }
}
