/// The kinds of timing of an animator.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitimingcurvetype
public enum UITimingCurveType: Int, Sendable {
    /// A named curve.
    case builtin = 0
    /// A curve with two control points.
    case cubic = 1
    /// A spring.
    case spring = 2
    /// A curve and a spring.
    case composed = 3
}

/// An object that provides the timing of an animator.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitimingcurveprovider
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSObjectProtocol {
    /// The kind of timing. It determines which of the properties below are not `nil`.
    var timingCurveType: UITimingCurveType { get }
    /// The curve; `nil` for springs.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring; `nil` for curves.
    var springTimingParameters: UISpringTimingParameters? { get }
}
