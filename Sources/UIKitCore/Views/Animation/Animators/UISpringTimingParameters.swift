/// A spring for an animator.
///
/// - Source: https://developer.apple.com/documentation/uikit/uispringtimingparameters
@preconcurrency @MainActor public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// The speed at the start, in lengths of the way per second, by direction.
    ///
    /// > Difference from Apple: what moves on one axis and what moves on two goes at the same speed, the larger of the two.
    public let initialVelocity: CGVector
    /// The spring, if it has a duration of its own; else how it is damped over the animator's.
    private let spring: Spring?
    private let dampingRatio: Double

    /// Makes a spring with the system's constants, which has a duration of its own and does not swing.
    public override convenience init() {
        self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
    }

    /// Makes a spring by how much it swings, over the animator's duration: 1 comes to rest without swinging; above 0.
    public init(dampingRatio: CGFloat, initialVelocity: CGVector = .zero) {
        self.initialVelocity = initialVelocity
        self.dampingRatio = Double(dampingRatio)
        spring = nil
    }

    /// Makes a spring by what it is made of. It takes the time that it needs, whatever the animator's duration.
    ///
    /// - Parameters:
    ///   - mass: the weight on the spring, above 0.
    ///   - stiffness: how strong the spring is, above 0.
    ///   - damping: how strong the brake is, 0 or more.
    ///   - velocity: in lengths of the way per second.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector = .zero) {
        initialVelocity = velocity
        dampingRatio = 1
        spring = Spring(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping), velocity: Self.speed(velocity))
    }

    /// Makes a spring by how long it seems to take, in seconds, and how much it swings, -1…1. It is at rest somewhat later.
    public init(duration: TimeInterval, bounce: CGFloat, initialVelocity: CGVector = .zero) {
        self.initialVelocity = initialVelocity
        dampingRatio = 1
        spring = Spring(perceivedDuration: duration, bounce: Double(bounce), velocity: Self.speed(initialVelocity))
    }

    /// A spring.
    public var timingCurveType: UITimingCurveType { .spring }
    /// `nil`: it is no curve.
    public var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// The spring itself.
    public var springTimingParameters: UISpringTimingParameters? { self }

    private static func speed(_ velocity: CGVector) -> Double {
        Double(abs(velocity.dx) >= abs(velocity.dy) ? velocity.dx : velocity.dy)
    }

    /// The spring over an animator's duration, and how long it takes, in seconds.
    func timing(over duration: Double) -> (spring: Spring, duration: Double) {
        if let spring { return (spring, spring.settlingDuration) }
        let timing = SpringTiming(duration: duration, dampingRatio: dampingRatio, velocity: Self.speed(initialVelocity))
        let made = Spring(mass: 1, stiffness: timing.stiffness, damping: timing.damping, velocity: timing.velocity)
        return (made, timing.duration)
    }
}
