/// How the speed of an animator changes, as a kind.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitimingcurvetype
public enum UITimingCurveType: Int, Sendable {
    /// One of the curves that have a name.
    case builtin = 0
    /// A curve by two control points.
    case cubic = 1
    /// A spring.
    case spring = 2
    /// A curve and a spring.
    case composed = 3
}

/// Who says how the speed of an animator changes.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitimingcurveprovider
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSObjectProtocol {
    /// Which of the two below counts.
    var timingCurveType: UITimingCurveType { get }
    /// The curve; `nil` for springs.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring; `nil` for curves.
    var springTimingParameters: UISpringTimingParameters? { get }
}
