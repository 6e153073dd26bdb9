/// An animation that swings into its end like a mass on a spring.
///
/// Its duration is that of any animation: set it to ``settlingDuration`` to let the spring come to rest.
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
    /// Whether a brake that is stronger than needed makes the spring creep; `false` by default, which brakes just enough not to swing.
    open var allowsOverdamping = false

    /// Makes a spring by how it looks: how long it seems to take, in seconds, and how much it swings, -1…1. It lasts until it is at rest.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let spring = Spring(perceivedDuration: perceptualDuration, bounce: Double(bounce), velocity: 0)
        (mass, stiffness, damping) = (CGFloat(spring.mass), CGFloat(spring.stiffness), CGFloat(spring.damping))
        allowsOverdamping = bounce < 0
        duration = settlingDuration
    }

    override func copied() -> CAAnimation {
        let copy = super.copied()
        guard let copy = copy as? CASpringAnimation else { return copy }
        (copy.mass, copy.stiffness, copy.damping, copy.initialVelocity) = (mass, stiffness, damping, initialVelocity)
        copy.allowsOverdamping = allowsOverdamping
        return copy
    }

    private static let numbers: [String: ReferenceWritableKeyPath<CASpringAnimation, CGFloat>] = [
        "mass": \.mass, "stiffness": \.stiffness, "damping": \.damping, "initialVelocity": \.initialVelocity,
    ]

    override func property(_ key: String) -> Any? {
        if let path = Self.numbers[key] { return self[keyPath: path] }
        return key == "allowsOverdamping" ? allowsOverdamping : super.property(key)
    }

    override func setProperty(_ value: Any?, _ key: String) -> Bool? {
        if let path = Self.numbers[key] { return KeyedValue.number(value) { self[keyPath: path] = CGFloat($0) } }
        guard key == "allowsOverdamping" else { return super.setProperty(value, key) }
        return KeyedValue.number(value) { allowsOverdamping = $0 != 0 }
    }

    private var spring: Spring {
        var spring = Spring(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping), velocity: Double(initialVelocity))
        if !allowsOverdamping { spring.damping = min(spring.damping, spring.criticalDamping) }
        return spring
    }

    /// How long it takes until the spring is within a thousandth of its end, in seconds.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration }

    /// How long the spring seems to take, in seconds: the time of one swing if nothing braked it.
    open var perceptualDuration: CFTimeInterval { spring.perceivedDuration }

    /// How much the spring swings: 0 not at all, 1 for ever; below 0 it creeps.
    open var bounce: CGFloat { CGFloat(spring.bounce) }

    override func shaped(_ progress: Double) -> Double {
        spring.value(at: progress * (duration > 0 ? duration : 0.25))
    }
}
