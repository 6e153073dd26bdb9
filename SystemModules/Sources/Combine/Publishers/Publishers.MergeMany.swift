import OpenCombine

extension Publishers {
    /// A publisher of the values of any number of publishers of one type. It finishes at once if there are none.
    /// - Source: https://developer.apple.com/documentation/combine/publishers/mergemany
    public struct MergeMany<Upstream: Publisher>: Publisher {
        /// The values of the publishers.
        public typealias Output = Upstream.Output
        /// The failures of the publishers.
        public typealias Failure = Upstream.Failure

        /// The publishers, in the order of subscription.
        public let publishers: [Upstream]

        /// Creates a publisher of the values of others.
        public init(_ upstream: Upstream...) { publishers = upstream }

        /// Creates a publisher of the values of the publishers in a sequence.
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Upstream.Failure, S.Input == Upstream.Output {
            let joined = JoinedSubscription.start(subscriber, .merge, count: publishers.count)
            for (index, publisher) in publishers.enumerated() { joined.subscribe(to: publisher, at: index) { $0 } }
        }

        /// Adds another publisher of the same type.
        /// - Source: https://developer.apple.com/documentation/combine/publishers/mergemany/merge(with:)
        public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }
    }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
