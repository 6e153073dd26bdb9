/// A short pattern of haptic feedback.
package struct Pulse: Hashable, Sendable {
    /// The alternating durations of vibration and pause, in milliseconds; 1…1,000 each.
    package var rhythm: [Int]

    package init(_ rhythm: [Int]) {
        self.rhythm = rhythm.map { min(max($0, 1), 1000) }
    }
}
