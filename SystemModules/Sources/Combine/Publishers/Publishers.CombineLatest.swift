import OpenCombine

extension Publishers {
    /// A publisher of tuples with the latest values of two publishers.
    /// - Source: https://developer.apple.com/documentation/combine/publishers/combinelatest
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
        /// Tuples with the latest value of each publisher.
        public typealias Output = (A.Output, B.Output)
        /// The failures of the publishers.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        /// Creates a publisher that combines the latest values of two others.
        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Failure == B.Failure, S.Input == (A.Output, B.Output) {
            let joined = JoinedSubscription.start(subscriber, .latest, count: 2)
            let aValue = LatestValue<A.Output>()
            let bValue = LatestValue<B.Output>()
            let latest = { () -> (A.Output, B.Output)? in
                guard let a = aValue.value, let b = bValue.value else { return nil }
                return (a, b)
            }
            joined.subscribe(to: a, at: 0, storingIn: aValue, latest)
            joined.subscribe(to: b, at: 1, storingIn: bValue, latest)
        }
    }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
