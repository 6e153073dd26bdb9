/// How long to wait after tries that came to nothing: twice as long each time, and never the same for two devices.
///
/// Without chance in it, all that lost a server would come back to it in the same moment, and it would be lost again.
public struct Backoff: Sendable, Hashable {
    /// After the first failure.
    public var first: Duration
    /// However many there were.
    public var longest: Duration

    public init(first: Duration = .seconds(2), longest: Duration = .seconds(300)) { (self.first, self.longest) = (first, longest) }

    /// Between half the time and all of it, and upon what the server asks for.
    ///
    /// - Parameters:
    ///   - failures: one after the other, at least 1.
    ///   - least: what the server asks for.
    ///   - chance: 0…1; below 1.
    public func delay(after failures: Int, atLeast least: Duration = .zero, chance: Double) -> Duration {
        // More doublings than these are beyond any longest time.
        var delay = first
        for _ in 1..<max(2, min(failures, 32)) where failures > 1 && delay < longest { delay = delay * 2 }
        let half = min(delay, longest) / 2
        return max(half, least) + half * min(max(chance, 0), 1)
    }
}

extension TodoError {
    /// How long to wait at least before another try; `nil` where no number of tries would help.
    public var patience: Duration? {
        switch self {
        case .unreachable, .unreadable: .zero
        // An hour: who says more has miscounted, or does not wish us well.
        case .busy(let seconds): .seconds(min(max(seconds, 0), 3_600))
        case .unauthorized, .refused, .otherAccount: nil
        }
    }
}
