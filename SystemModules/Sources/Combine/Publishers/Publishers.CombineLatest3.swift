import OpenCombine

extension Publishers {
    /// A publisher of tuples with the latest values of three publishers.
    /// - Source: https://developer.apple.com/documentation/combine/publishers/combinelatest3
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        /// Tuples with the latest value of each publisher.
        public typealias Output = (A.Output, B.Output, C.Output)
        /// The failures of the publishers.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C

        /// Creates a publisher that combines the latest values of three others.
        public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Failure == C.Failure, S.Input == (A.Output, B.Output, C.Output) {
            let joined = JoinedSubscription.start(subscriber, .latest, count: 3)
            let aValue = LatestValue<A.Output>()
            let bValue = LatestValue<B.Output>()
            let cValue = LatestValue<C.Output>()
            let latest = { () -> (A.Output, B.Output, C.Output)? in
                guard let a = aValue.value, let b = bValue.value, let c = cValue.value else { return nil }
                return (a, b, c)
            }
            joined.subscribe(to: a, at: 0, storingIn: aValue, latest)
            joined.subscribe(to: b, at: 1, storingIn: bValue, latest)
            joined.subscribe(to: c, at: 2, storingIn: cValue, latest)
        }
    }
}

extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
