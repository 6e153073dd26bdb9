/// A timing curve that maps time to progress: 0 at the start and 1 at the end.
///
/// ```swift
/// for await frame in pie.frames(for: .seconds(3), curve: .easeInOut) { pie.fraction = frame.progress }
/// ```
public struct Easing: Sendable {
    private let curve: @Sendable (Double) -> Double

    /// Makes a timing curve from a function of 0…1. The function is not called for 0 and 1.
    public init(_ curve: @escaping @Sendable (Double) -> Double) {
        self.curve = curve
    }

    /// Returns the progress for a fraction of the duration: exactly 0 for values up to 0, and exactly 1 from 1 on.
    public func callAsFunction(_ fraction: Double) -> Double {
        guard fraction > 0 else { return 0 }
        guard fraction < 1 else { return 1 }
        return curve(fraction)
    }

    /// Constant speed.
    public static let linear = Easing { $0 }
    /// Starts slowly.
    public static let easeIn = cubic(0.42, 0, 1, 1)
    /// Ends slowly.
    public static let easeOut = cubic(0, 0, 0.58, 1)
    /// Starts and ends slowly.
    public static let easeInOut = cubic(0.42, 0, 0.58, 1)
    /// Moves backward by a tenth of the distance at first.
    // The published curve "easeInBack", and below its reversal: the constant 1.70158 results in a tenth.
    public static let anticipate = Easing { t in t * t * (2.70158 * t - 1.70158) }
    /// Moves beyond the end by a tenth of the distance, and then returns.
    public static let overshoot = Easing { t in 1 - (1 - t) * (1 - t) * (2.70158 * (1 - t) - 1.70158) }
    /// Accelerates toward the end, and bounces there three times.
    // The published curve "easeOutBounce", which consists of four parabolas.
    public static let bounce = Easing { t in
        let (height, width) = (7.5625, 2.75)
        switch t * width {
        case ..<1: return height * t * t
        case ..<2: return height * (t - 1.5 / width) * (t - 1.5 / width) + 0.75
        case ..<2.5: return height * (t - 2.25 / width) * (t - 2.25 / width) + 0.9375
        default: return height * (t - 2.625 / width) * (t - 2.625 / width) + 0.984375
        }
    }

    /// Returns a cubic Bézier curve from 0,0 to 1,1; the x coordinates of the control points are clamped to 0…1.
    public static func cubic(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Easing {
        let (x1, x2) = (min(max(x1, 0), 1), min(max(x2, 0), 1))
        @Sendable func bezier(_ a: Double, _ b: Double, _ t: Double) -> Double {
            let u = 1 - t
            return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
        }
        return Easing { fraction in
            // Bisection finds the parameter of the point whose x coordinate is the fraction.
            var (low, high) = (0.0, 1.0)
            for _ in 0..<50 {
                let middle = (low + high) / 2
                if bezier(x1, x2, middle) < fraction { low = middle } else { high = middle }
            }
            return bezier(y1, y2, (low + high) / 2)
        }
    }

    /// Returns a curve of equal steps. Each step happens at the end of its interval.
    public static func steps(_ count: Int) -> Easing {
        Easing { ($0 * Double(max(1, count))).rounded(.down) / Double(max(1, count)) }
    }

    /// The curve with time and progress reversed.
    public var reversed: Easing { Easing { 1 - self(1 - $0) } }
}
