import Platform

/// Counts touches that begin at the same location in quick succession.
struct TapCounter {
    /// The maximum time between the beginnings of two touches, in seconds. UIKit's recognizers wait as long for a
    /// second tap.
    static let interval: TimeInterval = 0.35
    /// The maximum horizontal and vertical distance between two touches, in points: the width of a finger.
    static let distance: CGFloat = 45

    private struct Tap {
        let pointer: Int
        let time: TimeInterval
        let location: CGPoint
        let count: Int
        var isDown = true
    }

    private var taps: [Tap] = []

    /// Returns the tap count of a touch that begins now. A touch that is still down is not counted as a previous tap.
    mutating func count(_ pointer: Int, time: TimeInterval, location: CGPoint) -> Int {
        taps.removeAll { !$0.isDown && time - $0.time > Self.interval }
        let previous = taps.lastIndex { !$0.isDown && isNear($0.location, location) }
        let count = previous.map { taps.remove(at: $0).count + 1 } ?? 1
        taps.append(Tap(pointer: pointer, time: time, location: location, count: count))
        return count
    }

    /// Records the end of a touch.
    mutating func lift(_ pointer: Int) {
        for index in taps.indices where taps[index].pointer == pointer { taps[index].isDown = false }
    }

    private func isNear(_ left: CGPoint, _ right: CGPoint) -> Bool {
        abs(left.x - right.x) <= Self.distance && abs(left.y - right.y) <= Self.distance
    }
}
