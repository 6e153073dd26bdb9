/// The timing curve of an animation: a cubic Bézier curve from (0, 0) to (1, 1).
public final class CAMediaTimingFunction: Sendable, Hashable {
    private let c1x: Double
    private let c1y: Double
    private let c2x: Double
    private let c2y: Double

    /// Creates a curve from its two control points. Their x coordinates are clamped to 0…1.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        self.c1x = min(max(Double(c1x), 0), 1)
        self.c1y = Double(c1y)
        self.c2x = min(max(Double(c2x), 0), 1)
        self.c2y = Double(c2y)
    }

    /// Creates a named curve; unknown names are linear.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    /// Writes the coordinates of one of the four points of the curve: 0 and 3 are its ends, 1 and 2 its control
    /// points.
    ///
    /// - Precondition: `idx` is 0…3, and `ptr` has space for two numbers.
    public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        let points = [(0, 0), (c1x, c1y), (c2x, c2y), (1, 1)]
        precondition(
            points.indices.contains(idx), "CAMediaTimingFunction: there is no control point \(idx). Ask for one of 0, 1, 2 and 3.")
        (ptr[0], ptr[1]) = (Float(points[idx].0), Float(points[idx].1))
    }

    /// Returns the progress at a fraction of the time, both 0…1.
    package func value(at x: Double) -> Double {
        guard x > 0 else { return 0 }
        guard x < 1 else { return 1 }
        return Self.curve(c1y, c2y, time(at: x))
    }

    /// Returns the parameter at which the curve's x coordinate is `x`, by Newton's method with bisection as fallback.
    private func time(at x: Double) -> Double {
        var low = 0.0
        var high = 1.0
        var t = x
        for _ in 0..<40 {
            let error = Self.curve(c1x, c2x, t) - x
            if abs(error) < 1e-9 { return t }
            if error > 0 { high = t } else { low = t }
            let slope = Self.slope(c1x, c2x, t)
            let next = slope > 1e-6 ? t - error / slope : .nan
            t = next > low && next < high ? next : (low + high) / 2
        }
        return t
    }

    private static func curve(_ a: Double, _ b: Double, _ t: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
    }

    private static func slope(_ a: Double, _ b: Double, _ t: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * a + 6 * u * t * (b - a) + 3 * t * t * (1 - b)
    }

    /// Returns whether the control points are equal.
    public static func == (one: CAMediaTimingFunction, other: CAMediaTimingFunction) -> Bool {
        (one.c1x, one.c1y, one.c2x, one.c2y) == (other.c1x, other.c1y, other.c2x, other.c2y)
    }

    /// Hashes the control points.
    public func hash(into hasher: inout Hasher) {
        for value in [c1x, c1y, c2x, c2y] { hasher.combine(value) }
    }
}

/// The name of a timing curve.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name in Core Animation.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Linear.
    public static let linear = Self(rawValue: "linear")
    /// Slow at the start.
    public static let easeIn = Self(rawValue: "easeIn")
    /// Slow at the end.
    public static let easeOut = Self(rawValue: "easeOut")
    /// Slow at both ends.
    public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
    /// The curve of implicit animations.
    public static let `default` = Self(rawValue: "default")
}
