import Platform

/// Counts touches that go down at the same place in quick succession.
struct TapCounter {
    /// Seconds from one touch's beginning to the next one's. 0.35 s, as UIKit's recognizers wait for a second tap.
    static let interval: TimeInterval = 0.35
    /// Points between the two. 45 points, a finger's width.
    static let distance: CGFloat = 45

    private struct Tap {
        let pointer: Int
        let time: TimeInterval
        let location: CGPoint
        let count: Int
        var isDown = true
    }

    private var taps: [Tap] = []

    /// How many touches in succession the one that begins now makes. A finger that is still down is another one's, and not before it.
    mutating func count(_ pointer: Int, time: TimeInterval, location: CGPoint) -> Int {
        taps.removeAll { !$0.isDown && time - $0.time > Self.interval }
        let before = taps.lastIndex { !$0.isDown && near($0.location, location) }
        let count = before.map { taps.remove(at: $0).count + 1 } ?? 1
        taps.append(Tap(pointer: pointer, time: time, location: location, count: count))
        return count
    }

    /// A finger is up again.
    mutating func lift(_ pointer: Int) {
        for index in taps.indices where taps[index].pointer == pointer { taps[index].isDown = false }
    }

    private func near(_ left: CGPoint, _ right: CGPoint) -> Bool {
        abs(left.x - right.x) <= Self.distance && abs(left.y - right.y) <= Self.distance
    }
}
