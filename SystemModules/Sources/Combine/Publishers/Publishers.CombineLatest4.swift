import OpenCombine

extension Publishers {
    /// A publisher of tuples with the latest values of four publishers.
    /// - Source: https://developer.apple.com/documentation/combine/publishers/combinelatest4
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        /// Tuples with the latest value of each publisher.
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        /// The failures of the publishers.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D

        /// Creates a publisher that combines the latest values of four others.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Failure == D.Failure, S.Input == (A.Output, B.Output, C.Output, D.Output) {
            let joined = JoinedSubscription.start(subscriber, .latest, count: 4)
            let aValue = LatestValue<A.Output>()
            let bValue = LatestValue<B.Output>()
            let cValue = LatestValue<C.Output>()
            let dValue = LatestValue<D.Output>()
            let latest = { () -> (A.Output, B.Output, C.Output, D.Output)? in
                guard let a = aValue.value, let b = bValue.value, let c = cValue.value, let d = dValue.value else { return nil }
                return (a, b, c, d)
            }
            joined.subscribe(to: a, at: 0, storingIn: aValue, latest)
            joined.subscribe(to: b, at: 1, storingIn: bValue, latest)
            joined.subscribe(to: c, at: 2, storingIn: cValue, latest)
            joined.subscribe(to: d, at: 3, storingIn: dValue, latest)
        }
    }
}

extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
