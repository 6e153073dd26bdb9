/// An animation that swings into its end like a mass on a spring.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/caspringanimation
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
    /// The weight on the spring; 1 by default, above 0.
    open var mass: CGFloat = 1
    /// How strong the spring is; 100 by default, above 0.
    open var stiffness: CGFloat = 100
    /// How strong the brake is; 10 by default, 0 or more.
    open var damping: CGFloat = 10
    /// The speed at the start, in lengths of the way per second; 0 by default.
    open var initialVelocity: CGFloat = 0

    override func copied() -> CAAnimation {
        let copy = super.copied()
        guard let copy = copy as? CASpringAnimation else { return copy }
        (copy.mass, copy.stiffness, copy.damping, copy.initialVelocity) = (mass, stiffness, damping, initialVelocity)
        return copy
    }

    private var spring: Spring {
        Spring(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping), velocity: Double(initialVelocity))
    }

    /// How long it takes until the spring is within a thousandth of its end, in seconds.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration }

    override func shaped(_ progress: Double) -> Double {
        spring.value(at: progress * (duration > 0 ? duration : 0.25))
    }
}
