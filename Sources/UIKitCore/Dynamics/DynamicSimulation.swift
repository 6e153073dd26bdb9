import Physics

/// The bodies of an animator's items, with what its behaviours added to them.
@MainActor final class DynamicSimulation {
    /// The speeds below which an item is at rest, in points and radians per second.
    private static let restSpeed = 1.0
    private static let restTurn = 0.02

    let world = PhysicsWorld()
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The walls of the collision behaviours. They stay as long as they are the same, because contacts end with them.
    private var walls: [ObjectIdentifier: [PhysicsWall]] = [:]
    private var joints: [PhysicsJoint] = []
    private var lastGroup = 0

    private struct Entry {
        let item: any UIDynamicItem
        var body: PhysicsBody
        /// The values that the item was given last, to leave other values of the app alone.
        var center: CGPoint
        var angle: Double
    }

    /// The items, in no particular order.
    var items: [any UIDynamicItem] { entries.values.map(\.item) }

    // MARK: - Behaviours

    /// Reads the behaviours of an animator. New items get bodies, and items that are no longer used lose theirs.
    func read(_ behaviors: [UIDynamicBehavior]) {
        for joint in joints { world.remove(joint) }
        joints = []
        let behaviorIDs = Set(behaviors.map(ObjectIdentifier.init))
        for key in walls.keys where !behaviorIDs.contains(key) { removeWalls(key) }
        var usedItemIDs: Set<ObjectIdentifier> = []
        for item in behaviors.flatMap(\.affectedItems) where usedItemIDs.insert(ObjectIdentifier(item)).inserted {
            if entries[ObjectIdentifier(item)] == nil { add(item) }
        }
        for (key, entry) in entries where !usedItemIDs.contains(key) {
            world.remove(entry.body)
            entries[key] = nil
        }
        for entry in entries.values {
            entry.body.bodyGroups = []
            entry.body.wallGroups = []
        }
        let properties = behaviors.reduce(into: [ObjectIdentifier: UIDynamicItemBehavior]()) { result, behavior in
            guard let behavior = behavior as? UIDynamicItemBehavior else { return }
            for item in behavior.items { result[ObjectIdentifier(item)] = behavior }
        }
        for (key, entry) in entries { (properties[key] ?? standard).apply(to: entry.body) }
        for behavior in behaviors { behavior.prepare(self) }
    }

    /// The properties of items without a behaviour of their own.
    private let standard = UIDynamicItemBehavior()

    private func add(_ item: any UIDynamicItem) {
        let angle = Self.angle(item)
        let position = PhysicsVector(item.center)
        let body = world.addBody(Self.shape(of: item), at: position, angle: angle)
        entries[ObjectIdentifier(item)] = Entry(item: item, body: body, center: item.center, angle: angle)
    }

    /// Reads the place and the shape of an item again, and keeps its velocity.
    func update(_ item: any UIDynamicItem) {
        guard let entry = entries[ObjectIdentifier(item)] else { return }
        let (velocity, turn) = (entry.body.velocity, entry.body.angularVelocity)
        for joint in joints { world.remove(joint) }
        joints = []
        world.remove(entry.body)
        add(item)
        entries[ObjectIdentifier(item)]?.body.velocity = velocity
        entries[ObjectIdentifier(item)]?.body.angularVelocity = turn
    }

    func body(of item: any UIDynamicItem) -> PhysicsBody? { entries[ObjectIdentifier(item)]?.body }

    func item(of body: PhysicsBody) -> (any UIDynamicItem)? { entries.values.first { $0.body === body }?.item }

    /// Returns the number of a new group of collisions.
    func makeGroup() -> Int {
        lastGroup += 1
        return lastGroup
    }

    /// Whether walls of a behaviour were added.
    func hasWalls(_ behavior: UIDynamicBehavior) -> Bool { walls[ObjectIdentifier(behavior)] != nil }

    /// Adds a wall of a behaviour.
    func addWall(_ points: [CGPoint], thickness: Double = 0, group: Int, of behavior: UIDynamicBehavior) -> PhysicsWall {
        let wall = world.addWall(points.map(PhysicsVector.init), thickness: thickness, group: group)
        walls[ObjectIdentifier(behavior), default: []].append(wall)
        return wall
    }

    /// Removes all walls of a behaviour.
    func removeWalls(of behavior: UIDynamicBehavior) { removeWalls(ObjectIdentifier(behavior)) }

    private func removeWalls(_ key: ObjectIdentifier) {
        for wall in walls[key] ?? [] { world.remove(wall) }
        walls[key] = nil
    }

    func addJoint(_ kind: PhysicsJoint.Kind, _ first: PhysicsJoint.End, _ second: PhysicsJoint.End) -> PhysicsJoint {
        let joint = world.addJoint(kind, first, second)
        joints.append(joint)
        return joint
    }

    // MARK: - Time

    /// Moves the bodies, and then the items.
    func advance(_ duration: Double, _ behaviors: [UIDynamicBehavior]) -> [PhysicsContact] {
        let contacts = world.advance(duration) { step in
            for behavior in behaviors { behavior.applyForces(self, duration: step) }
        }
        for (key, entry) in entries { entries[key] = write(entry) }
        return contacts
    }

    private func write(_ entry: Entry) -> Entry {
        var entry = entry
        let (position, angle) = (entry.body.position, entry.body.angle)
        guard position.x.isFinite, position.y.isFinite, angle.isFinite else { return entry }
        let center = CGPoint(x: position.x, y: position.y)
        if center != entry.center {
            entry.item.center = center
            entry.center = center
        }
        if angle != entry.angle {
            entry.item.transform = CGAffineTransform(rotationAngle: CGFloat(angle))
            entry.angle = angle
        }
        return entry
    }

    var isAtRest: Bool {
        entries.values.allSatisfy { entry in
            entry.body.isAnchored || (entry.body.velocity.length < Self.restSpeed && abs(entry.body.angularVelocity) < Self.restTurn)
        }
    }

    /// Stops all bodies, which are slow already.
    func rest() {
        for entry in entries.values where !entry.body.isAnchored {
            entry.body.velocity = .zero
            entry.body.angularVelocity = 0
        }
    }

    // MARK: - Shapes

    private static func angle(_ item: any UIDynamicItem) -> Double {
        let transform = item.transform
        return Double(atan2(transform.b, transform.a))
    }

    private static func shape(of item: any UIDynamicItem) -> PhysicsShape {
        let (width, height) = (Double(item.bounds.width), Double(item.bounds.height))
        switch item.collisionBoundsType {
        case .rectangle: return .rectangle(width: width, height: height)
        case .ellipse where width == height: return .circle(radius: width / 2)
        case .ellipse:
            return .polygon(
                (0..<24).map { index in
                    let angle = Double(index) / 24 * 2 * .pi
                    return PhysicsVector(cos(angle) * width / 2, sin(angle) * height / 2)
                })
        case .path:
            let points = item.collisionBoundingPath.cgPath.flattened(tolerance: 0.5).flatMap { $0 }
            guard points.count >= 3 else { return .rectangle(width: width, height: height) }
            return .polygon(points.map(PhysicsVector.init))
        }
    }
}
