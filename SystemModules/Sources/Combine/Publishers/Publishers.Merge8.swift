import OpenCombine

extension Publishers {
    /// A publisher of the values of eight publishers.
    /// - Source: https://developer.apple.com/documentation/combine/publishers/merge8
    public struct Merge8<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>:
        Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output,
        E.Failure == F.Failure, E.Output == F.Output, F.Failure == G.Failure, F.Output == G.Output,
        G.Failure == H.Failure, G.Output == H.Output
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
        /// The eighth publisher.
        public let h: H

        /// Creates a publisher of the values of eight others.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
            (self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h) = (a, b, c, d, e, f, g, h)
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Failure == H.Failure, S.Input == H.Output {
            let joined = JoinedSubscription.start(subscriber, .merge, count: 8)
            joined.subscribe(to: a, at: 0) { $0 }
            joined.subscribe(to: b, at: 1) { $0 }
            joined.subscribe(to: c, at: 2) { $0 }
            joined.subscribe(to: d, at: 3) { $0 }
            joined.subscribe(to: e, at: 4) { $0 }
            joined.subscribe(to: f, at: 5) { $0 }
            joined.subscribe(to: g, at: 6) { $0 }
            joined.subscribe(to: h, at: 7) { $0 }
        }
    }
}

extension Publishers.Merge8: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable, H: Equatable {}
