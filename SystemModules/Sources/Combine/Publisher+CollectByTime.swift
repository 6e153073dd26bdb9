import OpenCombine

extension Publisher {
    /// Collects values in arrays and publishes them at regular times, and also at a count if the strategy has one.
    ///
    /// A time without values publishes nothing. The last array is published when this publisher finishes. A failure is
    /// passed on at once, and the values of the unfinished array are lost. Arrays wait while the subscriber has no
    /// demand.
    /// - Parameters:
    ///   - strategy: The scheduler, the time and perhaps the count of an array.
    ///   - options: Options for the scheduler. Default: `nil`.
    /// - Source: https://developer.apple.com/documentation/combine/publisher/collect(_:options:)
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}
