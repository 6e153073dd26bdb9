/// A timing curve for an animator: a named curve, or a cubic Bézier curve from (0, 0) to (1, 1).
///
/// - Source: https://developer.apple.com/documentation/uikit/uicubictimingparameters
@preconcurrency @MainActor public final class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The name of the curve; `.easeInOut` for a curve with control points.
    public let animationCurve: UIView.AnimationCurve
    /// The first control point.
    public let controlPoint1: CGPoint
    /// The second control point.
    public let controlPoint2: CGPoint
    private let isBuiltin: Bool

    /// Creates a curve that is slow at both ends.
    public override convenience init() { self.init(animationCurve: .easeInOut) }

    /// Creates a named curve.
    public init(animationCurve: UIView.AnimationCurve) {
        self.animationCurve = animationCurve
        isBuiltin = true
        let points = animationCurve.controlPoints
        controlPoint1 = points.0
        controlPoint2 = points.1
    }

    /// Creates a curve from two control points, whose x-coordinates are clamped to 0…1.
    public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {
        animationCurve = .easeInOut
        isBuiltin = false
        self.controlPoint1 = controlPoint1
        self.controlPoint2 = controlPoint2
    }

    /// The kind of the curve: `.builtin` for a named curve, `.cubic` for control points.
    public var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
    /// The curve itself.
    public var cubicTimingParameters: UICubicTimingParameters? { self }
    /// `nil`, because a curve is not a spring.
    public var springTimingParameters: UISpringTimingParameters? { nil }

    var function: CAMediaTimingFunction {
        CAMediaTimingFunction(
            controlPoints: Float(controlPoint1.x), Float(controlPoint1.y), Float(controlPoint2.x), Float(controlPoint2.y))
    }
}

extension UIView.AnimationCurve {
    fileprivate var controlPoints: (CGPoint, CGPoint) {
        var values: [Float] = [0, 0, 0, 0]
        values.withUnsafeMutableBufferPointer { values in
            guard let base = values.baseAddress else { return }
            timingFunction.getControlPoint(at: 1, values: base)
            timingFunction.getControlPoint(at: 2, values: base + 2)
        }
        return (CGPoint(x: CGFloat(values[0]), y: CGFloat(values[1])), CGPoint(x: CGFloat(values[2]), y: CGFloat(values[3])))
    }
}
