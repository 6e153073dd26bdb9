import OpenCombine

extension Publishers {
    /// A publisher of the values of five publishers.
    /// - Source: https://developer.apple.com/documentation/combine/publishers/merge5
    public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output
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

        /// Creates a publisher of the values of five others.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) { (self.a, self.b, self.c, self.d, self.e) = (a, b, c, d, e) }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Failure == E.Failure, S.Input == E.Output {
            let joined = JoinedSubscription.start(subscriber, .merge, count: 5)
            joined.subscribe(to: a, at: 0) { $0 }
            joined.subscribe(to: b, at: 1) { $0 }
            joined.subscribe(to: c, at: 2) { $0 }
            joined.subscribe(to: d, at: 3) { $0 }
            joined.subscribe(to: e, at: 4) { $0 }
        }

        /// Adds another publisher.
        /// - Source: https://developer.apple.com/documentation/combine/publishers/merge5/merge(with:)
        public func merge<P: Publisher>(with other: P) -> Merge6<A, B, C, D, E, P>
        where E.Failure == P.Failure, E.Output == P.Output {
            Merge6<A, B, C, D, E, P>(a, b, c, d, e, other)
        }

        /// Adds two other publishers.
        /// - Source: https://developer.apple.com/documentation/combine/publishers/merge5/merge(with:_:)
        public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y) -> Merge7<A, B, C, D, E, Z, Y>
        where E.Failure == Z.Failure, E.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output {
            Merge7<A, B, C, D, E, Z, Y>(a, b, c, d, e, z, y)
        }

        /// Adds three other publishers.
        /// - Source: https://developer.apple.com/documentation/combine/publishers/merge5/merge(with:_:_:)
        public func merge<Z: Publisher, Y: Publisher, X: Publisher>(with z: Z, _ y: Y, _ x: X) -> Merge8<A, B, C, D, E, Z, Y, X>
        where
            E.Failure == Z.Failure, E.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output,
            Y.Failure == X.Failure, Y.Output == X.Output
        {
            Merge8<A, B, C, D, E, Z, Y, X>(a, b, c, d, e, z, y, x)
        }
    }
}

extension Publishers.Merge5: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}
