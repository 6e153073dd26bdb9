import OpenCombine

extension Publishers {
    /// A publisher of the values of seven publishers.
    /// - Source: https://developer.apple.com/documentation/combine/publishers/merge7
    public struct Merge7<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output,
        E.Failure == F.Failure, E.Output == F.Output, F.Failure == G.Failure, F.Output == G.Output
    {
        /// The values of the publishers.
        public typealias Output = A.Output
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
        /// The fifth publisher.
        public let e: E
        /// The sixth publisher.
        public let f: F
        /// The seventh publisher.
        public let g: G

        /// Creates a publisher of the values of seven others.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
            (self.a, self.b, self.c, self.d, self.e, self.f, self.g) = (a, b, c, d, e, f, g)
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Failure == G.Failure, S.Input == G.Output {
            let joined = JoinedSubscription.start(subscriber, .merge, count: 7)
            joined.subscribe(to: a, at: 0) { $0 }
            joined.subscribe(to: b, at: 1) { $0 }
            joined.subscribe(to: c, at: 2) { $0 }
            joined.subscribe(to: d, at: 3) { $0 }
            joined.subscribe(to: e, at: 4) { $0 }
            joined.subscribe(to: f, at: 5) { $0 }
            joined.subscribe(to: g, at: 6) { $0 }
        }

        /// Adds another publisher.
        /// - Source: https://developer.apple.com/documentation/combine/publishers/merge7/merge(with:)
        public func merge<P: Publisher>(with other: P) -> Merge8<A, B, C, D, E, F, G, P>
        where G.Failure == P.Failure, G.Output == P.Output {
            Merge8<A, B, C, D, E, F, G, P>(a, b, c, d, e, f, g, other)
        }
    }
}

extension Publishers.Merge7: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable {}
