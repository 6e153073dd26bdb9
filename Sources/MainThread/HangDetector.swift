/// Detects hangs: times in which the main thread does not respond within the time limit. Each hang is reported once.
package struct HangDetector: Sendable {
    /// The time limit, in seconds.
    package let limit: Double
    private var responseCount = 0
    /// The time of the last check that found a new response, in seconds.
    private var lastChange: Double?
    private var isReported = false

    package init(limit: Double) {
        self.limit = limit
    }

    /// Checks for a hang.
    ///
    /// - Parameters:
    ///   - now: The current time, in seconds.
    ///   - responseCount: The number of responses of the main thread so far.
    /// - Returns: Whether to report a hang now.
    package mutating func check(at now: Double, responseCount: Int) -> Bool {
        guard responseCount == self.responseCount, let lastChange else {
            self.responseCount = responseCount
            lastChange = now
            isReported = false
            return false
        }
        guard !isReported, now - lastChange >= limit else { return false }
        isReported = true
        return true
    }
}
