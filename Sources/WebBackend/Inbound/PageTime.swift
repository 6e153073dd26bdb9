#if Web || WindowAndWeb

    import Foundation

    /// Converts a page's timestamps to our clock.
    ///
    /// The origin of the page's clock is unknown, and messages are delayed, so the fastest message so far determines
    /// the offset. A page cannot stop or reverse time with its timestamps, or move it to the future.
    package struct PageTime {
        private var offset = TimeInterval.infinity
        private var last = -TimeInterval.infinity

        /// The maximum age of a message, in seconds. An older message counts as having this age.
        private static let maximumAge: TimeInterval = 1

        package init() {}

        /// Returns the time on our clock for `milliseconds` on the page's clock, in a message that arrived at
        /// `arrival`.
        package mutating func time(of milliseconds: Double, arrival: TimeInterval) -> TimeInterval {
            offset = min(offset, arrival - milliseconds / 1000)
            let time = max(milliseconds / 1000 + offset, arrival - Self.maximumAge, last)
            last = min(time, arrival)
            return last
        }
    }

#endif
