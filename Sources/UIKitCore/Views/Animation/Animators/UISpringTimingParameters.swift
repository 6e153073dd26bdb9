/// The timing of an animator that moves like a spring.
///
/// - Source: https://developer.apple.com/documentation/uikit/uispringtimingparameters
@preconcurrency @MainActor public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// The initial velocity for each axis, in lengths of the animated distance per second.
    ///
    /// > Difference from Apple: Changes of one axis and changes of both have the same velocity, the larger of the
    /// > two.
    public let initialVelocity: CGVector
    /// The spring, if its constants determine the duration; `nil` if it settles within the animator's duration.
    private let spring: Spring?
    private let dampingRatio: Double

    /// Creates a spring with the system's constants. It does not oscillate, and its settling time replaces the
    /// animator's duration.
    public override convenience init() {
        self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
    }

    /// Creates a spring with a damping ratio above 0, over the animator's duration. With a ratio of 1, the spring
    /// does not oscillate.
    public init(dampingRatio: CGFloat, initialVelocity: CGVector = .zero) {
        self.initialVelocity = initialVelocity
        self.dampingRatio = Double(dampingRatio)
        spring = nil
    }

    /// Creates a spring from its physical constants. Its settling time replaces the animator's duration.
    ///
    /// - Parameters:
    ///   - mass: the mass on the spring, above 0.
    ///   - stiffness: the stiffness of the spring, above 0.
    ///   - damping: the damping coefficient, 0 or more.
    ///   - velocity: the initial velocity, in lengths of the animated distance per second.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector = .zero) {
        initialVelocity = velocity
        dampingRatio = 1
        spring = Spring(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping), velocity: Self.speed(velocity))
    }

    /// Creates a spring from its perceived duration in seconds and its bounce, -1…1. The spring settles somewhat
    /// later.
    public init(duration: TimeInterval, bounce: CGFloat, initialVelocity: CGVector = .zero) {
        self.initialVelocity = initialVelocity
        dampingRatio = 1
        spring = Spring(perceivedDuration: duration, bounce: Double(bounce), velocity: Self.speed(initialVelocity))
    }

    /// The kind of the timing: `.spring`.
    public var timingCurveType: UITimingCurveType { .spring }
    /// `nil`, because a spring is not a curve.
    public var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// The spring itself.
    public var springTimingParameters: UISpringTimingParameters? { self }

    private static func speed(_ velocity: CGVector) -> Double {
        Double(abs(velocity.dx) >= abs(velocity.dy) ? velocity.dx : velocity.dy)
    }

    /// Returns the spring and its settling time in seconds, which is `duration` for a spring with a damping ratio.
    func timing(over duration: Double) -> (spring: Spring, duration: Double) {
        if let spring { return (spring, spring.settlingDuration) }
        let timing = SpringTiming(duration: duration, dampingRatio: dampingRatio, velocity: Self.speed(initialVelocity))
        let newSpring = Spring(mass: 1, stiffness: timing.stiffness, damping: timing.damping, velocity: timing.velocity)
        return (newSpring, timing.duration)
    }
}
