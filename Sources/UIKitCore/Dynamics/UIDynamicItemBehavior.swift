import Physics

/// The physical properties of items, and their velocities.
///
/// If several behaviours have the same item, the properties of the one that was added last count.
/// - Source: https://developer.apple.com/documentation/uikit/uidynamicitembehavior
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
    /// The items, in the order of their addition.
    open private(set) var items: [any UIDynamicItem]
    /// The fraction of the speed that remains after a collision, from 0, the default, to 1.
    open var elasticity: CGFloat = 0 {
        didSet { changed() }
    }
    /// The friction of items that touch each other or a boundary; 0, none, by default.
    open var friction: CGFloat = 0 {
        didSet { changed() }
    }
    /// The mass of 10,000 square points; 1 by default.
    open var density: CGFloat = 1 {
        didSet { changed() }
    }
    /// The decrease of velocities per second; 0, none, by default.
    open var resistance: CGFloat = 0 {
        didSet { changed() }
    }
    /// The decrease of angular velocities per second; 0, none, by default.
    open var angularResistance: CGFloat = 0 {
        didSet { changed() }
    }
    /// Whether the items turn; `true` by default.
    open var allowsRotation = true {
        didSet { changed() }
    }
    /// Whether the items stay where they are, and others collide with them; `false` by default.
    open var isAnchored = false {
        didSet { changed() }
    }
    /// Velocities that were added before the items had bodies.
    private var pendingVelocities: [(item: any UIDynamicItem, velocity: PhysicsVector, turn: Double)] = []

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
        pendingVelocities.removeAll { $0.item === item }
        changed()
    }

    /// Adds a velocity to an item's own, in points per second.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) { add(PhysicsVector(velocity), 0, item) }

    /// Returns the velocity of an item, in points per second.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        let velocity = currentMotion(item).velocity
        return CGPoint(x: velocity.x, y: velocity.y)
    }

    /// Adds an angular velocity to an item's own, in radians per second; positive is clockwise.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) { add(.zero, Double(velocity), item) }

    /// Returns the angular velocity of an item, in radians per second.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { CGFloat(currentMotion(item).turn) }

    private func add(_ velocity: PhysicsVector, _ turn: Double, _ item: any UIDynamicItem) {
        guard items.contains(where: { $0 === item }) else { return }
        pendingVelocities.append((item, velocity, turn))
        changed()
    }

    /// Returns the velocities of an item with those that were not yet given to its body.
    private func currentMotion(_ item: any UIDynamicItem) -> (velocity: PhysicsVector, turn: Double) {
        let body = dynamicAnimator?.currentSimulation.body(of: item)
        var velocity = body?.velocity ?? .zero
        var turn = body?.angularVelocity ?? 0
        for entry in pendingVelocities where entry.item === item {
            velocity = velocity + entry.velocity
            turn += entry.turn
        }
        return (velocity, turn)
    }

    override var affectedItems: [any UIDynamicItem] { items }

    /// Gives a body the properties.
    func apply(to body: PhysicsBody) {
        body.elasticity = Double(max(0, elasticity))
        body.friction = Double(max(0, friction))
        body.mass = body.standardMass * Double(max(0.0001, density))
        body.resistance = Double(max(0, resistance))
        body.angularResistance = Double(max(0, angularResistance))
        body.allowsRotation = allowsRotation
        body.isAnchored = isAnchored
    }

    override func prepare(_ simulation: DynamicSimulation) {
        for entry in pendingVelocities {
            guard let body = simulation.body(of: entry.item), !body.isAnchored else { continue }
            body.velocity = body.velocity + entry.velocity
            body.angularVelocity += entry.turn
        }
        pendingVelocities = []
    }
}
