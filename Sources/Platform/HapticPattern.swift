/// A short pattern of haptic feedback.
package struct HapticPattern: Hashable, Sendable {
    /// The alternating durations of vibration and pause, in milliseconds; 1…1,000 each.
    package var durations: [Int]

    package init(_ rhythm: [Int]) {
        self.durations = rhythm.map { min(max($0, 1), 1000) }
    }
}
