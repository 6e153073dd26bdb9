/// A short shaking of what a person holds in the hand.
package struct Pulse: Hashable, Sendable {
    /// Milliseconds in turn of shaking and of pausing; 1…1,000 each.
    package var rhythm: [Int]

    package init(_ rhythm: [Int]) {
        self.rhythm = rhythm.map { min(max($0, 1), 1000) }
    }
}
