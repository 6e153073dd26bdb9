#if Web || WindowAndWeb

    import Foundation
    import Preconditions

    /// A rate limiter for received frames: a token bucket with the capacity of one second.
    package struct FrameRateLimiter {
        private let perSecond: Double
        private var allowance: Double
        private var last: TimeInterval?

        /// Creates a limiter.
        ///
        /// - Precondition: `perSecond` is at least 1.
        package init(perSecond: Int) {
            precondition(perSecond > 0, "FrameRateLimiter: \(perSecond) a second, but at least 1 must be let through.")
            self.perSecond = Double(perSecond)
            allowance = Double(perSecond)
        }

        /// Returns whether another frame is allowed at `now`, in seconds on a monotonic clock.
        package mutating func allows(now: TimeInterval) -> Bool {
            allowance = min(perSecond, allowance + (now - (last ?? now)) * perSecond)
            last = now
            guard allowance >= 1 else { return false }
            allowance -= 1
            return true
        }
    }

#endif
