import OpenCombine

extension Publisher {
    /// Publishes a tuple with the latest value of each publisher whenever one of them publishes a value.
    ///
    /// The first tuple follows the first values of all publishers. A demand is passed to all publishers, and tuples
    /// that exceed it are lost. The publisher finishes when all have finished, or one without a value. The first
    /// failure ends it, and the other publishers are cancelled.
    /// - Source: https://developer.apple.com/documentation/combine/publisher/combinelatest(_:)
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where Self.Failure == P.Failure {
        Publishers.CombineLatest<Self, P>(self, other)
    }

    /// Publishes a result of the latest values whenever one of the publishers publishes a value.
    ///
    /// Demand, failures and the end are those of the operator without a closure.
    /// - Parameter transform: Makes a result of the latest values.
    /// - Source: https://developer.apple.com/documentation/combine/publisher/combinelatest(_:_:)
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
    where Self.Failure == P.Failure {
        combineLatest(other).map { transform($0.0, $0.1) }
    }

    /// Publishes a tuple with the latest value of each publisher whenever one of them publishes a value.
    ///
    /// The first tuple follows the first values of all publishers. A demand is passed to all publishers, and tuples
    /// that exceed it are lost. The publisher finishes when all have finished, or one without a value. The first
    /// failure ends it, and the other publishers are cancelled.
    /// - Source: https://developer.apple.com/documentation/combine/publisher/combinelatest(_:_:)
    public func combineLatest<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q) -> Publishers.CombineLatest3<Self, P, Q>
    where Self.Failure == P.Failure, P.Failure == Q.Failure {
        Publishers.CombineLatest3<Self, P, Q>(self, publisher1, publisher2)
    }

    /// Publishes a result of the latest values whenever one of the publishers publishes a value.
    ///
    /// Demand, failures and the end are those of the operator without a closure.
    /// - Parameter transform: Makes a result of the latest values.
    /// - Source: https://developer.apple.com/documentation/combine/publisher/combinelatest(_:_:_:)
    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
    where Self.Failure == P.Failure, P.Failure == Q.Failure {
        combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }

    /// Publishes a tuple with the latest value of each publisher whenever one of them publishes a value.
    ///
    /// The first tuple follows the first values of all publishers. A demand is passed to all publishers, and tuples
    /// that exceed it are lost. The publisher finishes when all have finished, or one without a value. The first
    /// failure ends it, and the other publishers are cancelled.
    /// - Source: https://developer.apple.com/documentation/combine/publisher/combinelatest(_:_:_:)
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(_ publisher1: P, _ publisher2: Q, _ publisher3: R)
        -> Publishers.CombineLatest4<Self, P, Q, R>
    where Self.Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
        Publishers.CombineLatest4<Self, P, Q, R>(self, publisher1, publisher2, publisher3)
    }

    /// Publishes a result of the latest values whenever one of the publishers publishes a value.
    ///
    /// Demand, failures and the end are those of the operator without a closure.
    /// - Parameter transform: Makes a result of the latest values.
    /// - Source: https://developer.apple.com/documentation/combine/publisher/combinelatest(_:_:_:_:)
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
    where Self.Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
        combineLatest(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}
