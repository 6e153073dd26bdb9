import OpenCombine

extension Publisher {
    /// Publishes the values of this publisher and of another one, in the order of their arrival.
    ///
    /// The publisher finishes when all have finished. The first failure ends it, and the other publishers are
    /// cancelled. While the subscriber limits its demand, at most one value of each publisher waits.
    /// - Source: https://developer.apple.com/documentation/combine/publisher/merge(with:)
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
    where Self.Failure == P.Failure, Self.Output == P.Output {
        Publishers.Merge<Self, P>(self, other)
    }

    /// Publishes the values of this publisher and of two others, as `merge(with:)` does.
    /// - Source: https://developer.apple.com/documentation/combine/publisher/merge(with:_:)
    public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
    where Self.Failure == B.Failure, Self.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output {
        Publishers.Merge3<Self, B, C>(self, b, c)
    }

    /// Publishes the values of this publisher and of three others, as `merge(with:)` does.
    /// - Source: https://developer.apple.com/documentation/combine/publisher/merge(with:_:_:)
    public func merge<B: Publisher, C: Publisher, D: Publisher>(with b: B, _ c: C, _ d: D) -> Publishers.Merge4<Self, B, C, D>
    where
        Self.Failure == B.Failure, Self.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output
    {
        Publishers.Merge4<Self, B, C, D>(self, b, c, d)
    }

    /// Publishes the values of this publisher and of four others, as `merge(with:)` does.
    /// - Source: https://developer.apple.com/documentation/combine/publisher/merge(with:_:_:_:)
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E
    ) -> Publishers.Merge5<Self, B, C, D, E>
    where
        Self.Failure == B.Failure, Self.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output
    {
        Publishers.Merge5<Self, B, C, D, E>(self, b, c, d, e)
    }

    /// Publishes the values of this publisher and of five others, as `merge(with:)` does.
    /// - Source: https://developer.apple.com/documentation/combine/publisher/merge(with:_:_:_:_:)
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F
    ) -> Publishers.Merge6<Self, B, C, D, E, F>
    where
        Self.Failure == B.Failure, Self.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output,
        E.Failure == F.Failure, E.Output == F.Output
    {
        Publishers.Merge6<Self, B, C, D, E, F>(self, b, c, d, e, f)
    }

    /// Publishes the values of this publisher and of six others, as `merge(with:)` does.
    /// - Source: https://developer.apple.com/documentation/combine/publisher/merge(with:_:_:_:_:_:)
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
    ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
    where
        Self.Failure == B.Failure, Self.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output,
        E.Failure == F.Failure, E.Output == F.Output, F.Failure == G.Failure, F.Output == G.Output
    {
        Publishers.Merge7<Self, B, C, D, E, F, G>(self, b, c, d, e, f, g)
    }

    /// Publishes the values of this publisher and of seven others, as `merge(with:)` does.
    /// - Source: https://developer.apple.com/documentation/combine/publisher/merge(with:_:_:_:_:_:_:)
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
    ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
    where
        Self.Failure == B.Failure, Self.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output,
        E.Failure == F.Failure, E.Output == F.Output, F.Failure == G.Failure, F.Output == G.Output,
        G.Failure == H.Failure, G.Output == H.Output
    {
        Publishers.Merge8<Self, B, C, D, E, F, G, H>(self, b, c, d, e, f, g, h)
    }

    /// Publishes the values of this publisher and of another one of the same type, as `merge(with:)` of others does.
    /// - Source: https://developer.apple.com/documentation/combine/publisher/merge(with:)
    public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany(self, other) }
}
