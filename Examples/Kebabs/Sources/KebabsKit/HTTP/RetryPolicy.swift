/// How often, and after which pauses, a question is asked again that found no answer.
public struct RetryPolicy: Sendable {
    /// How often it is asked in all; 1 or more.
    public var attempts: Int
    /// The longest pause before the second time, in seconds; it doubles from one time to the next.
    public var firstPause: Double
    /// The longest pause of all, in seconds.
    public var longestPause: Double
    /// Chance: a number 0…1, by which a pause is made shorter, so that not all who failed at once ask again at once.
    public var jitter: @Sendable () -> Double

    /// A policy; three times, after pauses of up to a quarter and half a second, by default.
    public init(
        attempts: Int = 3, firstPause: Double = 0.25, longestPause: Double = 8,
        jitter: @escaping @Sendable () -> Double = { .random(in: 0...1) }
    ) {
        self.attempts = max(1, attempts)
        self.firstPause = firstPause
        self.longestPause = longestPause
        self.jitter = jitter
    }

    /// Whether there is patience enough: a server that asks for more is left alone, rather than asked too early.
    func waits(after error: HTTPError) -> Bool {
        guard case .status(_, let asked?) = error else { return true }
        return !(asked > longestPause)
    }

    /// Seconds before a try, counted from 1 for the second one. A server that says how long to wait is obeyed, within the longest pause.
    public func pause(before retry: Int, asked: Double?) -> Double {
        if let asked, !asked.isNaN { return min(max(asked, 0), longestPause) }
        let most = min(firstPause * Double(1 << min(max(retry - 1, 0), 16)), longestPause)
        return most * min(max(jitter(), 0), 1)
    }
}
