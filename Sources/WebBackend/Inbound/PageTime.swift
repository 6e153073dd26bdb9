#if Web || WindowAndWeb

    import Foundation

    /// Brings a page's time stamps onto our clock.
    ///
    /// The page's clock starts anywhere, and messages take a while; the quickest message so far tells the difference best. A
    /// page cannot make time stand still, run backwards or into the future by what it says.
    package struct PageTime {
        private var offset = TimeInterval.infinity
        private var last = -TimeInterval.infinity

        /// Messages that are older than that, in seconds, are taken for that old.
        private static let oldest: TimeInterval = 1

        package init() {}

        /// The moment on our clock of `milliseconds` on the page's, in a message that came at `arrival`.
        package mutating func time(of milliseconds: Double, arrival: TimeInterval) -> TimeInterval {
            offset = min(offset, arrival - milliseconds / 1000)
            let time = max(milliseconds / 1000 + offset, arrival - Self.oldest, last)
            last = min(time, arrival)
            return last
        }
    }

#endif
