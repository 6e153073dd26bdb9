import Foundation
import Synchronization

/// How many calls somebody may make: so many a second, and some more at once after a rest.
struct RateLimit: Sendable {
    /// Calls a second; 0 for as many as somebody likes.
    var perSecond: Double
    /// Calls at once.
    var burst: Double
}

/// What somebody has left: a bucket that calls empty and time fills.
struct TokenBucket {
    private(set) var level: Double
    private(set) var time: Double

    /// Full, at a time in seconds.
    init(_ limit: RateLimit, at time: Double) { (level, self.time) = (limit.burst, time) }

    /// Takes a call out.
    ///
    /// - Returns: `nil`, or in how many seconds there is one again.
    mutating func take(_ limit: RateLimit, at now: Double) -> Double? {
        level = min(limit.burst, level + max(0, now - time) * limit.perSecond)
        time = max(time, now)
        guard level < 1 else {
            level -= 1
            return nil
        }
        return (1 - level) / limit.perSecond
    }

    /// Whether it is as a new one would be.
    func isFull(_ limit: RateLimit, at now: Double) -> Bool { level + (now - time) * limit.perSecond >= limit.burst }
}

/// A bucket for each account, and one for each address that nobody has logged in from.
final class RateLimiter: Sendable {
    private let limit: RateLimit
    private let now: @Sendable () -> Date
    private let buckets = Mutex<[String: TokenBucket]>([:])

    init(_ limit: RateLimit, now: @escaping @Sendable () -> Date) {
        self.limit = limit
        self.now = now
    }

    /// Throws ``Fault/tooMany(retryAfter:)`` where there is no call left.
    func take(_ key: String) throws {
        guard limit.perSecond > 0 else { return }
        let time = now().timeIntervalSince1970
        let wait = buckets.withLock { buckets in
            if buckets.count > 10_000 { buckets = buckets.filter { !$0.value.isFull(limit, at: time) } }
            return buckets[key, default: TokenBucket(limit, at: time)].take(limit, at: time)
        }
        if let wait { throw Fault.tooMany(retryAfter: max(1, Int(wait.rounded(.up)))) }
    }
}
