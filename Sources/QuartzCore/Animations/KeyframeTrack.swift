/// The keyframes of an animation and the interpolation between them.
///
/// The times determine the segment that contains a progress. The segment's timing function eases the fraction within
/// the segment. Linear tracks then interpolate between the two values. Curved tracks are Kochanek–Bartels splines.
/// Tension, continuity and bias determine the tangents at both ends of a cubic Hermite curve. The first and the last
/// value have only one neighbour; there, the difference from the neighbour is doubled.
struct KeyframeTrack {
    /// The tension, continuity and bias of a Kochanek–Bartels spline at a value; each -1…1, 0 by default.
    struct SplineParameters {
        var tension = 0.0
        var continuity = 0.0
        var bias = 0.0
    }

    var values: [AnimatableValue]
    /// Rising times, 0…1; as many as there are values, or one more for discrete values.
    var times: [Double]
    var functions: [CAMediaTimingFunction] = []
    var isDiscrete = false
    /// Whether the track is a smooth curve instead of straight segments.
    var isCurved = false
    /// The spline parameters of the values.
    var splineParameters: [SplineParameters] = []

    /// Returns the value at a progress of the run; `nil` without values.
    func value(at progress: Double) -> AnimatableValue? {
        guard let first = values.first, let last = values.last else { return nil }
        guard let next = times.firstIndex(where: { $0 > progress }) else { return last }
        guard next > 0 else { return first }
        if isDiscrete { return values[min(next - 1, values.count - 1)] }
        guard next < values.count else { return last }
        let width = times[next] - times[next - 1]
        var fraction = width > 0 ? (progress - times[next - 1]) / width : 1
        if functions.indices.contains(next - 1) { fraction = functions[next - 1].value(at: fraction) }
        guard isCurved else { return values[next - 1].mixed(with: values[next], at: fraction) }
        return values[next - 1].curved(to: values[next], startTangent: startTangent(next - 1), endTangent: endTangent(next), at: fraction)
    }

    /// Returns evenly distributed times for a number of values.
    static func evenTimes(_ count: Int, isDiscrete: Bool) -> [Double] {
        let steps = Double(max(1, isDiscrete ? count : count - 1))
        return (0..<count + (isDiscrete ? 1 : 0)).map { Double($0) / steps }
    }

    /// Returns times for which the duration of each segment is proportional to its length. If all values are equal, the
    /// times are evenly distributed.
    static func pacedTimes(_ values: [AnimatableValue]) -> [Double] {
        let lengths = zip(values, values.dropFirst()).map { $0.distance(to: $1) }
        let total = lengths.reduce(0, +)
        guard total > 0, total.isFinite else { return evenTimes(values.count, isDiscrete: false) }
        var sum = 0.0
        return [0]
            + lengths.map { length in
                sum += length
                return sum / total
            }
    }

    private func parameters(_ index: Int) -> SplineParameters {
        splineParameters.indices.contains(index) ? splineParameters[index] : SplineParameters()
    }

    private func startTangent(_ index: Int) -> [Double]? {
        let spline = parameters(index)
        let before = max(index - 1, 0)
        let scale = (1 - spline.tension) / 2
        return sum(
            values[index].difference(from: values[before], times: scale * (1 + spline.bias) * (1 + spline.continuity)),
            values[index + 1].difference(from: values[index], times: scale * (1 - spline.bias) * (1 - spline.continuity)),
            doubled: index == 0)
    }

    private func endTangent(_ index: Int) -> [Double]? {
        let spline = parameters(index)
        let after = min(index + 1, values.count - 1)
        let scale = (1 - spline.tension) / 2
        return sum(
            values[index].difference(from: values[index - 1], times: scale * (1 + spline.bias) * (1 - spline.continuity)),
            values[after].difference(from: values[index], times: scale * (1 - spline.bias) * (1 + spline.continuity)),
            doubled: index == values.count - 1)
    }

    /// Returns the tangent. The first and the last value have only one neighbour, whose difference counts twice.
    private func sum(_ a: [Double]?, _ b: [Double]?, doubled: Bool) -> [Double]? {
        guard let a, let b, a.count == b.count else { return nil }
        return zip(a, b).map { ($0 + $1) * (doubled ? 2 : 1) }
    }
}
