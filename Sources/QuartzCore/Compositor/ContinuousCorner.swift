/// The continuous corner curve: three cubic Bézier curves, in units of the corner radius, from one side to the other.
///
/// - Source: The control points were measured from `UIBezierPath(roundedRect:cornerRadius:)` on iOS 7 and later.
enum ContinuousCorner {
    /// The length of a side that the corner occupies, in radii.
    static let sideLength = 1.528665

    private static let curves: [[SIMD2<Double>]] = [
        [SIMD2(1.528665, 0), SIMD2(1.088493, 0), SIMD2(0.868407, 0), SIMD2(0.631494, 0.074911)],
        [SIMD2(0.631494, 0.074911), SIMD2(0.372824, 0.169060), SIMD2(0.169060, 0.372824), SIMD2(0.074911, 0.631494)],
        [SIMD2(0.074911, 0.631494), SIMD2(0, 0.868407), SIMD2(0, 1.088493), SIMD2(0, 1.528665)],
    ]

    /// Returns points along the corner, relative to the corner, from the vertical side to the horizontal side.
    ///
    /// - Parameter availableLength: The length of a side that is available for the corner, in radii, at least 1. Below
    ///   ``sideLength``, the curve approaches a circular arc.
    static func points(_ radius: Double, availableLength: Double, _ count: Int) -> [SIMD2<Double>] {
        let weight = min(max((availableLength - 1) / (sideLength - 1), 0), 1)
        return (0...count).map { step in
            let t = Double(step) / Double(count)
            let angle = t * .pi / 2
            let circle = SIMD2(1 - cos(angle), 1 - sin(angle))
            let curvePoint = point(1 - t)
            return (circle + (curvePoint - circle) * weight) * radius
        }
    }

    private static func point(_ parameter: Double) -> SIMD2<Double> {
        let index = min(Int(parameter * 3), 2)
        let curve = curves[index]
        let t = parameter * 3 - Double(index)
        let s = 1 - t
        return curve[0] * (s * s * s) + curve[1] * (3 * s * s * t) + curve[2] * (3 * s * t * t) + curve[3] * (t * t * t)
    }
}
