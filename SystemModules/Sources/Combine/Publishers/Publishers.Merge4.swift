import OpenCombine

extension Publishers {
    /// A publisher of the values of four publishers.
    /// - Source: https://developer.apple.com/documentation/combine/publishers/merge4
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output
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

        /// Creates a publisher of the values of four others.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Failure == D.Failure, S.Input == D.Output {
            let joined = JoinedSubscription.start(subscriber, .merge, count: 4)
            joined.subscribe(to: a, at: 0) { $0 }
            joined.subscribe(to: b, at: 1) { $0 }
            joined.subscribe(to: c, at: 2) { $0 }
            joined.subscribe(to: d, at: 3) { $0 }
        }

        /// Adds another publisher.
        /// - Source: https://developer.apple.com/documentation/combine/publishers/merge4/merge(with:)
        public func merge<P: Publisher>(with other: P) -> Merge5<A, B, C, D, P>
        where D.Failure == P.Failure, D.Output == P.Output {
            Merge5<A, B, C, D, P>(a, b, c, d, other)
        }

        /// Adds two other publishers.
        /// - Source: https://developer.apple.com/documentation/combine/publishers/merge4/merge(with:_:)
        public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y) -> Merge6<A, B, C, D, Z, Y>
        where D.Failure == Z.Failure, D.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output {
            Merge6<A, B, C, D, Z, Y>(a, b, c, d, z, y)
        }

        /// Adds three other publishers.
        /// - Source: https://developer.apple.com/documentation/combine/publishers/merge4/merge(with:_:_:)
        public func merge<Z: Publisher, Y: Publisher, X: Publisher>(with z: Z, _ y: Y, _ x: X) -> Merge7<A, B, C, D, Z, Y, X>
        where
            D.Failure == Z.Failure, D.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output,
            Y.Failure == X.Failure, Y.Output == X.Output
        {
            Merge7<A, B, C, D, Z, Y, X>(a, b, c, d, z, y, x)
        }

        /// Adds four other publishers.
        /// - Source: https://developer.apple.com/documentation/combine/publishers/merge4/merge(with:_:_:_:)
        public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(
            with z: Z, _ y: Y, _ x: X, _ w: W
        ) -> Merge8<A, B, C, D, Z, Y, X, W>
        where
            D.Failure == Z.Failure, D.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output,
            Y.Failure == X.Failure, Y.Output == X.Output, X.Failure == W.Failure, X.Output == W.Output
        {
            Merge8<A, B, C, D, Z, Y, X, W>(a, b, c, d, z, y, x, w)
        }
    }
}

extension Publishers.Merge4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
