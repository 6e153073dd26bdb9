/// The number of attempts of a request, and the pauses between them.
public struct RetryPolicy: Sendable {
    /// The number of attempts in all; 1 or more.
    public var attempts: Int
    /// The longest pause before the second attempt, in seconds; it doubles with each attempt.
    public var firstPause: Double
    /// The longest pause of all, in seconds.
    public var longestPause: Double
    /// Returns a random number 0…1 that shortens a pause, so that clients that failed together do not retry together.
    public var jitter: @Sendable () -> Double

    /// Creates a policy. The default is three attempts, after pauses of up to a quarter and half a second.
    public init(
        attempts: Int = 3, firstPause: Double = 0.25, longestPause: Double = 8,
        jitter: @escaping @Sendable () -> Double = { .random(in: 0...1) }
    ) {
        self.attempts = max(1, attempts)
        self.firstPause = firstPause
        self.longestPause = longestPause
        self.jitter = jitter
    }

    /// Returns whether the policy allows the pause that a server requests. A longer pause ends the attempts.
    func waits(after error: HTTPError) -> Bool {
        guard case .status(_, let asked?) = error else { return true }
        return !(asked > longestPause)
    }

    /// Returns the pause before a retry, counted from 1, in seconds. A pause that the server requests is respected,
    /// up to the longest pause.
    public func pause(before retry: Int, asked: Double?) -> Double {
        if let asked, !asked.isNaN { return min(max(asked, 0), longestPause) }
        let most = min(firstPause * Double(1 << min(max(retry - 1, 0), 16)), longestPause)
        return most * min(max(jitter(), 0), 1)
    }
}
