/// The delays after failed attempts: twice as long each time, with a random part (exponential backoff with jitter).
///
/// Without the random part, all devices that lost a server would return at the same moment, and overload the server
/// again.
public struct Backoff: Sendable, Hashable {
    /// The delay after the first failure.
    public var first: Duration
    /// The greatest delay, after any number of failures.
    public var longest: Duration

    public init(first: Duration = .seconds(2), longest: Duration = .seconds(300)) { (self.first, self.longest) = (first, longest) }

    /// Returns half of the time, or the server's delay if that is longer, and a random part of up to half of the
    /// time.
    ///
    /// - Parameters:
    ///   - failures: the number of successive failures, at least 1.
    ///   - least: the delay that the server requests.
    ///   - chance: a random number 0…1, below 1.
    public func delay(after failures: Int, atLeast least: Duration = .zero, chance: Double) -> Duration {
        // More doublings than these exceed any longest time.
        var delay = first
        for _ in 1..<max(2, min(failures, 32)) where failures > 1 && delay < longest { delay = delay * 2 }
        let half = min(delay, longest) / 2
        return max(half, least) + half * min(max(chance, 0), 1)
    }
}

extension TodoError {
    /// The least delay before another attempt; `nil` if no attempt would succeed.
    public var patience: Duration? {
        switch self {
        case .unreachable, .unreadable: .zero
        // At most an hour: a longer delay is an error of the server, or an attack.
        case .busy(let seconds): .seconds(min(max(seconds, 0), 3_600))
        case .unauthorized, .refused, .otherAccount: nil
        }
    }
}
