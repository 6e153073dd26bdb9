extension AnimatableValue {
    /// The value as numbers that may be taken one by one; `nil` for kinds that have to be mixed as a whole.
    private var components: [Double]? {
        switch self {
        case .number(let a): [a]
        case .point(let a): [a.x, a.y]
        case .rect(let a), .color(let a): [a.x, a.y, a.z, a.w]
        default: nil
        }
    }

    /// A value of this one's kind.
    private func with(_ all: [Double]) -> AnimatableValue {
        switch self {
        case .number: .number(all[0])
        case .point: .point(SIMD2(all[0], all[1]))
        case .rect: .rect(SIMD4(all[0], all[1], all[2], all[3]))
        case .color: .color(SIMD4(all[0], all[1], all[2], all[3]).clamped(lowerBound: .zero, upperBound: .one))
        default: self
        }
    }

    /// How far it is to another value: what `paced` keeps even. 0 between kinds that have no measure.
    func distance(to other: AnimatableValue) -> Double {
        if case .transform(let a) = self, case .transform(let b) = other {
            return zip(a.rows, b.rows).reduce(0) { $0 + (($1.0 - $1.1) * ($1.0 - $1.1)).sum() }.squareRoot()
        }
        guard let a = components, let b = other.components, a.count == b.count else { return 0 }
        return zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
    }

    /// On a curve from `self` to `end` that leaves and arrives with given speeds; straight for kinds without numbers.
    func curved(to end: AnimatableValue, leaving: [Double]?, arriving: [Double]?, at share: Double) -> AnimatableValue {
        guard let a = components, let b = end.components, let leaving, let arriving, a.count == b.count, leaving.count == a.count,
            arriving.count == a.count
        else { return mixed(with: end, at: share) }
        let (t, t2, t3) = (share, share * share, share * share * share)
        return with(
            a.indices.map { i in
                (2 * t3 - 3 * t2 + 1) * a[i] + (t3 - 2 * t2 + t) * leaving[i] + (3 * t2 - 2 * t3) * b[i] + (t3 - t2) * arriving[i]
            })
    }

    /// The way from another value to this one, number by number, as many times over as `factor` says.
    func way(from other: AnimatableValue, times factor: Double) -> [Double]? {
        guard let a = components, let b = other.components, a.count == b.count else { return nil }
        return zip(a, b).map { ($0 - $1) * factor }
    }
}
