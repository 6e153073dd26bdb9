import Foundation
import Synchronization

/// The allowed rate of calls, and the size of a burst after a rest.
struct RateLimit: Sendable {
    /// The number of calls per second; 0 for no limit.
    var perSecond: Double
    /// The number of calls in a burst.
    var burst: Double
}

/// The remaining calls: a token bucket that calls empty and time fills.
struct TokenBucket {
    private(set) var level: Double
    private(set) var time: Double

    /// Creates a full bucket, at a time in seconds.
    init(_ limit: RateLimit, at time: Double) { (level, self.time) = (limit.burst, time) }

    /// Takes a call from the bucket.
    ///
    /// - Returns: `nil`, or the time until the next call is allowed, in seconds.
    mutating func take(_ limit: RateLimit, at now: Double) -> Double? {
        level = min(limit.burst, level + max(0, now - time) * limit.perSecond)
        time = max(time, now)
        guard level < 1 else {
            level -= 1
            return nil
        }
        return (1 - level) / limit.perSecond
    }

    /// Returns whether the bucket is full like a new one.
    func isFull(_ limit: RateLimit, at now: Double) -> Bool { level + (now - time) * limit.perSecond >= limit.burst }
}

/// A bucket for each account, and one for each address of calls without a login.
final class RateLimiter: Sendable {
    private let limit: RateLimit
    private let now: @Sendable () -> Date
    private let buckets = Mutex<[String: TokenBucket]>([:])

    init(_ limit: RateLimit, now: @escaping @Sendable () -> Date) {
        self.limit = limit
        self.now = now
    }

    /// Throws ``Fault/tooMany(retryAfter:)`` if no call is left.
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
