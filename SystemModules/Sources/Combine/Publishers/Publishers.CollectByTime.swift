import OpenCombine

extension Publishers {
    /// A publisher that collects values in arrays and publishes them at regular times.
    /// - Source: https://developer.apple.com/documentation/combine/publishers/collectbytime
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// Arrays of the values of the upstream publisher.
        public typealias Output = [Upstream.Output]
        /// The failures of the upstream publisher.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are collected.
        public let upstream: Upstream
        /// The scheduler, the time and perhaps the count of an array.
        public let strategy: TimeGroupingStrategy<Context>
        /// Options for the scheduler.
        public let options: Context.SchedulerOptions?

        /// Creates a publisher that collects the values of another one.
        public init(upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.strategy = strategy
            self.options = options
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Upstream.Failure, S.Input == [Upstream.Output] {
            let subscription = CollectByTimeSubscription<Upstream.Output, S, Context>(subscriber, strategy, options)
            subscriber.receive(subscription: subscription)
            upstream.subscribe(subscription)
        }
    }
}
