import OpenCombine

extension Publishers {
    /// A publisher of the values of three publishers.
    /// - Source: https://developer.apple.com/documentation/combine/publishers/merge3
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output {
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

        /// Creates a publisher of the values of three others.
        public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Failure == C.Failure, S.Input == C.Output {
            let joined = JoinedSubscription.start(subscriber, .merge, count: 3)
            joined.subscribe(to: a, at: 0) { $0 }
            joined.subscribe(to: b, at: 1) { $0 }
            joined.subscribe(to: c, at: 2) { $0 }
        }

        /// Adds another publisher.
        /// - Source: https://developer.apple.com/documentation/combine/publishers/merge3/merge(with:)
        public func merge<P: Publisher>(with other: P) -> Merge4<A, B, C, P>
        where C.Failure == P.Failure, C.Output == P.Output {
            Merge4<A, B, C, P>(a, b, c, other)
        }

        /// Adds two other publishers.
        /// - Source: https://developer.apple.com/documentation/combine/publishers/merge3/merge(with:_:)
        public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y) -> Merge5<A, B, C, Z, Y>
        where C.Failure == Z.Failure, C.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output {
            Merge5<A, B, C, Z, Y>(a, b, c, z, y)
        }

        /// Adds three other publishers.
        /// - Source: https://developer.apple.com/documentation/combine/publishers/merge3/merge(with:_:_:)
        public func merge<Z: Publisher, Y: Publisher, X: Publisher>(with z: Z, _ y: Y, _ x: X) -> Merge6<A, B, C, Z, Y, X>
        where
            C.Failure == Z.Failure, C.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output,
            Y.Failure == X.Failure, Y.Output == X.Output
        {
            Merge6<A, B, C, Z, Y, X>(a, b, c, z, y, x)
        }

        /// Adds four other publishers.
        /// - Source: https://developer.apple.com/documentation/combine/publishers/merge3/merge(with:_:_:_:)
        public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(
            with z: Z, _ y: Y, _ x: X, _ w: W
        ) -> Merge7<A, B, C, Z, Y, X, W>
        where
            C.Failure == Z.Failure, C.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output,
            Y.Failure == X.Failure, Y.Output == X.Output, X.Failure == W.Failure, X.Output == W.Output
        {
            Merge7<A, B, C, Z, Y, X, W>(a, b, c, z, y, x, w)
        }

        /// Adds five other publishers.
        /// - Source: https://developer.apple.com/documentation/combine/publishers/merge3/merge(with:_:_:_:_:)
        public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher>(
            with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V
        ) -> Merge8<A, B, C, Z, Y, X, W, V>
        where
            C.Failure == Z.Failure, C.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output,
            Y.Failure == X.Failure, Y.Output == X.Output, X.Failure == W.Failure, X.Output == W.Output,
            W.Failure == V.Failure, W.Output == V.Output
        {
            Merge8<A, B, C, Z, Y, X, W, V>(a, b, c, z, y, x, w, v)
        }
    }
}

extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
