import Physics

/// A rule that pushes items, once or for as long as it is active.
///
/// - Source: https://developer.apple.com/documentation/uikit/uipushbehavior
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
    /// The kind of a push.
    public enum Mode: Int, Sendable {
        /// A force for as long as the behaviour is active.
        case continuous
        /// A force of one moment, after which the behaviour is no longer active.
        case instantaneous
    }

    /// The acceleration by magnitude 1 of an item of 100 by 100 points and density 1, in points per square second.
    private static let unit = 100.0

    /// The items, in the order of their addition.
    open private(set) var items: [any UIDynamicItem]
    /// The kind.
    open private(set) var mode: Mode
    /// Whether the force acts; `true` by default. A momentary push acts again each time the value becomes `true`.
    open var active = true {
        didSet { if active != oldValue { dynamicAnimator?.wake() } }
    }
    /// The direction and the magnitude, (0, 0) by default. A continuous push of 1 accelerates an item of 100 by 100
    /// points by 100 points per square second. A momentary one changes its velocity by 100 points per second.
    open var pushDirection = CGVector.zero {
        didSet { if pushDirection != oldValue { dynamicAnimator?.wake() } }
    }
    private var offsets: [ObjectIdentifier: UIOffset] = [:]

    /// Creates a push of items.
    public init(items: [any UIDynamicItem], mode: Mode) {
        self.items = items
        self.mode = mode
        super.init()
    }

    /// Creates a continuous push without items.
    public override convenience init() { self.init(items: [], mode: .continuous) }

    /// Adds an item, unless it was added before.
    open func addItem(_ item: any UIDynamicItem) {
        guard !items.contains(where: { $0 === item }) else { return }
        items.append(item)
        changed()
    }

    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) {
        items.removeAll { $0 === item }
        offsets[ObjectIdentifier(item)] = nil
        changed()
    }

    /// Returns the place of an item at which the force acts, relative to its centre; zero by default.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { offsets[ObjectIdentifier(item)] ?? .zero }

    /// Sets the place at which the force acts. A place other than the centre turns the item.
    open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) { offsets[ObjectIdentifier(item)] = offset }

    /// The direction in radians, clockwise from the x axis; 0 by default.
    open var angle: CGFloat {
        get { pushDirection.angle }
        set { setAngle(newValue, magnitude: magnitude) }
    }
    /// The length of the direction; 0 by default.
    open var magnitude: CGFloat {
        get { pushDirection.length }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Sets both parts of the direction.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { pushDirection = CGVector(angle: angle, length: magnitude) }

    override var affectedItems: [any UIDynamicItem] { items }
    override var isPushing: Bool { active && pushDirection != .zero }

    override func applyForces(_ simulation: DynamicSimulation, duration: Double) {
        guard active else { return }
        let force = PhysicsVector(pushDirection) * Self.unit
        for item in items {
            guard let body = simulation.body(of: item) else { continue }
            let offset = PhysicsVector(targetOffsetFromCenter(for: item))
            switch mode {
            case .continuous: body.apply(force: force, at: offset)
            case .instantaneous: body.apply(impulse: force, at: offset)
            }
        }
        if mode == .instantaneous, !items.isEmpty { active = false }
    }
}
