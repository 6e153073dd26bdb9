import Physics

/// A rule that accelerates items in one direction.
///
/// - Source: https://developer.apple.com/documentation/uikit/uigravitybehavior
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
    /// The acceleration of magnitude 1, in points per square second.
    private static let unit = 1000.0

    /// The items, in the order of their addition.
    open private(set) var items: [any UIDynamicItem]
    /// The direction and the magnitude: 1 accelerates by 1,000 points per square second. (0, 1), downward, by default.
    open var gravityDirection = CGVector(dx: 0, dy: 1) {
        didSet { if gravityDirection != oldValue { dynamicAnimator?.wake() } }
    }

    /// Creates a behaviour for items.
    public init(items: [any UIDynamicItem]) {
        self.items = items
        super.init()
    }

    /// Creates a behaviour without items.
    public override convenience init() { self.init(items: []) }

    /// Adds an item, unless it was added before.
    open func addItem(_ item: any UIDynamicItem) {
        guard !items.contains(where: { $0 === item }) else { return }
        items.append(item)
        changed()
    }

    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) {
        items.removeAll { $0 === item }
        changed()
    }

    /// The direction in radians, clockwise from the x axis; π / 2 by default.
    open var angle: CGFloat {
        get { gravityDirection.angle }
        set { setAngle(newValue, magnitude: magnitude) }
    }
    /// The length of the direction; 1 by default.
    open var magnitude: CGFloat {
        get { gravityDirection.length }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Sets both parts of the direction.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        gravityDirection = CGVector(angle: angle, length: magnitude)
    }

    override var affectedItems: [any UIDynamicItem] { items }

    override func applyForces(_ simulation: DynamicSimulation, duration: Double) {
        for case let body? in items.map(simulation.body) {
            body.apply(force: PhysicsVector(gravityDirection) * (Self.unit * body.mass))
        }
    }
}
