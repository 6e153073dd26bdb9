extension AnimatableValue {
    /// The components of the value; `nil` for kinds that are not interpolated component by component.
    private var components: [Double]? {
        switch self {
        case .number(let a): [a]
        case .point(let a): [a.x, a.y]
        case .rect(let a), .color(let a): [a.x, a.y, a.z, a.w]
        default: nil
        }
    }

    /// Returns a value of the same kind with the given components.
    private func withComponents(_ numbers: [Double]) -> AnimatableValue {
        switch self {
        case .number: .number(numbers[0])
        case .point: .point(SIMD2(numbers[0], numbers[1]))
        case .rect: .rect(SIMD4(numbers[0], numbers[1], numbers[2], numbers[3]))
        case .color: .color(SIMD4(numbers[0], numbers[1], numbers[2], numbers[3]).clamped(lowerBound: .zero, upperBound: .one))
        default: self
        }
    }

    /// Returns the distance to another value, which is proportional to the duration of a paced segment. Returns 0 for
    /// kinds without a metric.
    func distance(to other: AnimatableValue) -> Double {
        if case .transform(let a) = self, case .transform(let b) = other {
            return zip(a.rows, b.rows).reduce(0) { $0 + (($1.0 - $1.1) * ($1.0 - $1.1)).sum() }.squareRoot()
        }
        guard let a = components, let b = other.components, a.count == b.count else { return 0 }
        return zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
    }

    /// Interpolates to `end` on a cubic Hermite curve with the given tangents; linearly for kinds without components.
    func curved(to end: AnimatableValue, startTangent: [Double]?, endTangent: [Double]?, at fraction: Double)
        -> AnimatableValue
    {
        guard let a = components, let b = end.components, let startTangent, let endTangent, a.count == b.count,
            startTangent.count == a.count, endTangent.count == a.count
        else { return mixed(with: end, at: fraction) }
        let (t, t2, t3) = (fraction, fraction * fraction, fraction * fraction * fraction)
        return withComponents(
            a.indices.map { i in
                (2 * t3 - 3 * t2 + 1) * a[i] + (t3 - 2 * t2 + t) * startTangent[i] + (3 * t2 - 2 * t3) * b[i] + (t3 - t2) * endTangent[i]
            })
    }

    /// Returns the difference from another value, component by component, multiplied by `factor`.
    func difference(from other: AnimatableValue, times factor: Double) -> [Double]? {
        guard let a = components, let b = other.components, a.count == b.count else { return nil }
        return zip(a, b).map { ($0 - $1) * factor }
    }
}
