import OpenCombine

extension Publishers {
    /// A publisher of the values of two publishers.
    /// - Source: https://developer.apple.com/documentation/combine/publishers/merge
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure, A.Output == B.Output {
        /// The values of the publishers.
        public typealias Output = A.Output
        /// The failures of the publishers.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        /// Creates a publisher of the values of two others.
        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Failure == B.Failure, S.Input == B.Output {
            let joined = JoinedSubscription.start(subscriber, .merge, count: 2)
            joined.subscribe(to: a, at: 0) { $0 }
            joined.subscribe(to: b, at: 1) { $0 }
        }

        /// Adds another publisher.
        /// - Source: https://developer.apple.com/documentation/combine/publishers/merge/merge(with:)
        public func merge<P: Publisher>(with other: P) -> Merge3<A, B, P>
        where B.Failure == P.Failure, B.Output == P.Output {
            Merge3<A, B, P>(a, b, other)
        }

        /// Adds two other publishers.
        /// - Source: https://developer.apple.com/documentation/combine/publishers/merge/merge(with:_:)
        public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y) -> Merge4<A, B, Z, Y>
        where B.Failure == Z.Failure, B.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output {
            Merge4<A, B, Z, Y>(a, b, z, y)
        }

        /// Adds three other publishers.
        /// - Source: https://developer.apple.com/documentation/combine/publishers/merge/merge(with:_:_:)
        public func merge<Z: Publisher, Y: Publisher, X: Publisher>(with z: Z, _ y: Y, _ x: X) -> Merge5<A, B, Z, Y, X>
        where
            B.Failure == Z.Failure, B.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output,
            Y.Failure == X.Failure, Y.Output == X.Output
        {
            Merge5<A, B, Z, Y, X>(a, b, z, y, x)
        }

        /// Adds four other publishers.
        /// - Source: https://developer.apple.com/documentation/combine/publishers/merge/merge(with:_:_:_:)
        public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(
            with z: Z, _ y: Y, _ x: X, _ w: W
        ) -> Merge6<A, B, Z, Y, X, W>
        where
            B.Failure == Z.Failure, B.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output,
            Y.Failure == X.Failure, Y.Output == X.Output, X.Failure == W.Failure, X.Output == W.Output
        {
            Merge6<A, B, Z, Y, X, W>(a, b, z, y, x, w)
        }

        /// Adds five other publishers.
        /// - Source: https://developer.apple.com/documentation/combine/publishers/merge/merge(with:_:_:_:_:)
        public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher>(
            with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V
        ) -> Merge7<A, B, Z, Y, X, W, V>
        where
            B.Failure == Z.Failure, B.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output,
            Y.Failure == X.Failure, Y.Output == X.Output, X.Failure == W.Failure, X.Output == W.Output,
            W.Failure == V.Failure, W.Output == V.Output
        {
            Merge7<A, B, Z, Y, X, W, V>(a, b, z, y, x, w, v)
        }

        /// Adds six other publishers.
        /// - Source: https://developer.apple.com/documentation/combine/publishers/merge/merge(with:_:_:_:_:_:)
        public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher, U: Publisher>(
            with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V, _ u: U
        ) -> Merge8<A, B, Z, Y, X, W, V, U>
        where
            B.Failure == Z.Failure, B.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output,
            Y.Failure == X.Failure, Y.Output == X.Output, X.Failure == W.Failure, X.Output == W.Output,
            W.Failure == V.Failure, W.Output == V.Output, V.Failure == U.Failure, V.Output == U.Output
        {
            Merge8<A, B, Z, Y, X, W, V, U>(a, b, z, y, x, w, v, u)
        }
    }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}
