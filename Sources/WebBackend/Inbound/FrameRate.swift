#if Web || WindowAndWeb

    import Foundation
    import Preconditions

    /// Counts what comes in, and says when it is too much: a bucket that holds one second's worth.
    package struct FrameRate {
        private let perSecond: Double
        private var allowance: Double
        private var last: TimeInterval?

        /// - Precondition: `perSecond` is at least 1.
        package init(perSecond: Int) {
            precondition(perSecond > 0, "FrameRate: \(perSecond) a second, but at least 1 must be let through.")
            self.perSecond = Double(perSecond)
            allowance = Double(perSecond)
        }

        /// Whether one more is all right at `now`, in seconds on a clock that never goes back.
        package mutating func allows(now: TimeInterval) -> Bool {
            allowance = min(perSecond, allowance + (now - (last ?? now)) * perSecond)
            last = now
            guard allowance >= 1 else { return false }
            allowance -= 1
            return true
        }
    }

#endif
