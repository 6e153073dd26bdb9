/// Decides when the main thread counts as hung: it has not answered for a time. Each hang is reported once.
package struct HangDetector: Sendable {
    /// How long the main thread may take, in seconds.
    package let limit: Double
    private var answers = 0
    private var lastChange: Double?
    private var isReported = false

    package init(limit: Double) {
        self.limit = limit
    }

    /// - Parameters:
    ///   - now: the time, in seconds.
    ///   - answers: how often the main thread has answered so far.
    /// - Returns: whether to report a hang now.
    package mutating func check(at now: Double, answers: Int) -> Bool {
        guard answers == self.answers, let lastChange else {
            self.answers = answers
            lastChange = now
            isReported = false
            return false
        }
        guard !isReported, now - lastChange >= limit else { return false }
        isReported = true
        return true
    }
}
