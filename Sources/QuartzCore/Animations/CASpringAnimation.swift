/// An animation that moves to its end value like a mass on a spring.
///
/// The duration is not derived from the spring: set it to ``settlingDuration`` to let the spring come to rest.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/caspringanimation
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
    /// The mass on the spring, above 0; 1 by default. Other values are ignored.
    open var mass: CGFloat = 1 { didSet { if !(mass > 0) { mass = oldValue } } }
    /// The stiffness of the spring, above 0; 100 by default. Other values are ignored.
    open var stiffness: CGFloat = 100 { didSet { if !(stiffness > 0) { stiffness = oldValue } } }
    /// The damping of the spring, at least 0; 10 by default. Other values are ignored.
    open var damping: CGFloat = 10 { didSet { if !(damping >= 0) { damping = oldValue } } }
    /// The initial velocity, in distances between start and end per second; 0 by default.
    open var initialVelocity: CGFloat = 0
    /// Whether the spring may be overdamped; `false` by default, which limits the damping to critical damping.
    open var allowsOverdamping = false

    /// Creates a spring from its perceptual duration, in seconds, and its bounce, -1…1. The animation lasts until the
    /// spring is at rest.
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

    /// The time until the spring stays within a thousandth of the distance from its end, in seconds. The time of a
    /// spring without oscillation is rounded up to tenths of a second. A spring without damping never settles: its time
    /// is the largest `Float`.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration }

    /// The perceptual duration of the spring, in seconds: the period of one undamped oscillation.
    open var perceptualDuration: CFTimeInterval { spring.perceivedDuration }

    /// The bounce: 0 for critical damping, 1 for an undamped spring, below 0 for overdamping.
    open var bounce: CGFloat { CGFloat(spring.bounce) }

    override func shaped(_ progress: Double) -> Double {
        spring.value(at: progress * (duration > 0 ? duration : 0.25))
    }
}
