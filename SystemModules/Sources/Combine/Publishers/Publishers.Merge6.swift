import OpenCombine

extension Publishers {
    /// A publisher of the values of six publishers.
    /// - Source: https://developer.apple.com/documentation/combine/publishers/merge6
    public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output,
        E.Failure == F.Failure, E.Output == F.Output
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

        /// Creates a publisher of the values of six others.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
            (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Failure == F.Failure, S.Input == F.Output {
            let joined = JoinedSubscription.start(subscriber, .merge, count: 6)
            joined.subscribe(to: a, at: 0) { $0 }
            joined.subscribe(to: b, at: 1) { $0 }
            joined.subscribe(to: c, at: 2) { $0 }
            joined.subscribe(to: d, at: 3) { $0 }
            joined.subscribe(to: e, at: 4) { $0 }
            joined.subscribe(to: f, at: 5) { $0 }
        }

        /// Adds another publisher.
        /// - Source: https://developer.apple.com/documentation/combine/publishers/merge6/merge(with:)
        public func merge<P: Publisher>(with other: P) -> Merge7<A, B, C, D, E, F, P>
        where F.Failure == P.Failure, F.Output == P.Output {
            Merge7<A, B, C, D, E, F, P>(a, b, c, d, e, f, other)
        }

        /// Adds two other publishers.
        /// - Source: https://developer.apple.com/documentation/combine/publishers/merge6/merge(with:_:)
        public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y) -> Merge8<A, B, C, D, E, F, Z, Y>
        where F.Failure == Z.Failure, F.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output {
            Merge8<A, B, C, D, E, F, Z, Y>(a, b, c, d, e, f, z, y)
        }
    }
}

extension Publishers.Merge6: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}
