import Physics

/// A rule by which items collide with each other and with boundaries.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicollisionbehavior
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
    /// The obstacles of the items.
    public struct Mode: OptionSet, Sendable {
        /// The bits of the mode.
        public let rawValue: UInt

        /// Creates a mode from the bits of `rawValue`.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Other items of the behaviour.
        public static let items = Mode(rawValue: 1 << 0)
        /// Boundaries of the behaviour.
        public static let boundaries = Mode(rawValue: 1 << 1)
        /// Both.
        public static let everything = Mode(rawValue: .max)
    }

    /// The thickness of the boundary around the reference view, which no item can pass.
    private static let thickness = 500.0

    /// The items, in the order of their addition.
    open private(set) var items: [any UIDynamicItem]
    /// The obstacles of the items; `.everything` by default.
    open var collisionMode = Mode.everything {
        didSet { if collisionMode != oldValue { changed() } }
    }
    /// Whether the bounds of the reference view, or the content of the layout, are a boundary; `false` by default.
    open var translatesReferenceBoundsIntoBoundary = false {
        didSet {
            guard translatesReferenceBoundsIntoBoundary != oldValue else { return }
            areWallsCurrent = false
            changed()
        }
    }
    /// The receiver of the notifications.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)? {
        get { hub.delegate }
        set { hub.delegate = newValue }
    }

    package final let hub = DelegateHub<any UICollisionBehaviorDelegate>()
    /// The object that another module associates with the behaviour.
    package final var companion: AnyObject?

    private var insets = UIEdgeInsets.zero
    private var boundaries: [(identifier: any NSCopying, path: UIBezierPath)] = [] {
        didSet { areWallsCurrent = false }
    }
    private var areWallsCurrent = false
    /// The walls with their boundaries. Removed ones stay until the ends of their contacts were reported.
    private var walls: [(wall: PhysicsWall, identifier: (any NSCopying)?)] = []
    private var currentWalls: Set<ObjectIdentifier> = []
    /// The bounds for which the boundary was made.
    private var referenceBounds: CGRect?
    private var group: Int?
    /// The number of lines that each item touches, by wall.
    private var contactCounts: [Pair: Int] = [:]

    private struct Pair: Hashable {
        let item: ObjectIdentifier
        let other: ObjectIdentifier
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
        contactCounts = contactCounts.filter { $0.key.item != ObjectIdentifier(item) && $0.key.other != ObjectIdentifier(item) }
        changed()
    }

    // MARK: - Boundaries

    /// Makes the bounds of the reference view a boundary, inset on each side.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        self.insets = insets
        areWallsCurrent = false
        translatesReferenceBoundsIntoBoundary = true
        changed()
    }

    /// Adds the outline of a path as a boundary. It replaces a boundary with the same identifier.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        removeBoundary(withIdentifier: identifier)
        boundaries.append((identifier, bezierPath))
        changed()
    }

    /// Adds a line as a boundary. It replaces a boundary with the same identifier.
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        addBoundary(withIdentifier: identifier, for: path)
    }

    /// Returns the path of a boundary; `nil` if there is none with the identifier.
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        boundaries.first { Self.isEqual($0.identifier, identifier) }?.path
    }

    /// Removes a boundary.
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        boundaries.removeAll { Self.isEqual($0.identifier, identifier) }
        changed()
    }

    /// The identifiers of all boundaries, in the order of their addition; `nil` without boundaries.
    open var boundaryIdentifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.map(\.identifier) }

    /// Removes all boundaries, apart from that of the reference view.
    open func removeAllBoundaries() {
        boundaries = []
        changed()
    }

    private static func isEqual(_ one: any NSCopying, _ other: any NSCopying) -> Bool {
        guard let one = one as? AnyHashable, let other = other as? AnyHashable else { return one as AnyObject === other as AnyObject }
        return one == other
    }

    // MARK: - Simulation

    override var affectedItems: [any UIDynamicItem] { items }

    /// Whether the reference view has other bounds than the boundary.
    var isOutdated: Bool { translatesReferenceBoundsIntoBoundary && dynamicAnimator?.referenceBounds != referenceBounds }

    override func prepare(_ simulation: DynamicSimulation) {
        let group = self.group ?? simulation.makeGroup()
        self.group = group
        for case let body? in items.map(simulation.body) {
            if collisionMode.contains(.items) { body.bodyGroups.insert(group) }
            if collisionMode.contains(.boundaries) { body.wallGroups.insert(group) }
        }
        guard !simulation.hasWalls(self) || !areWallsCurrent || isOutdated else { return }
        areWallsCurrent = true
        simulation.removeWalls(of: self)
        currentWalls = []
        referenceBounds = dynamicAnimator?.referenceBounds
        if translatesReferenceBoundsIntoBoundary, let bounds = referenceBounds {
            addWalls(around: bounds.inset(by: insets), simulation, group)
        }
        for boundary in boundaries {
            for points in boundary.path.cgPath.flattened(tolerance: 0.5) where points.count > 1 {
                add(simulation.addWall(points, group: group, of: self), boundary.identifier)
            }
        }
    }

    private func add(_ wall: PhysicsWall, _ identifier: (any NSCopying)?) {
        walls.append((wall, identifier))
        currentWalls.insert(ObjectIdentifier(wall))
    }

    /// Adds thick lines, whose inner edges are the edges of a rectangle.
    private func addWalls(around bounds: CGRect, _ simulation: DynamicSimulation, _ group: Int) {
        let outerRect = bounds.insetBy(dx: -CGFloat(Self.thickness), dy: -CGFloat(Self.thickness))
        let corners = [
            CGPoint(x: outerRect.minX, y: outerRect.minY), CGPoint(x: outerRect.maxX, y: outerRect.minY),
            CGPoint(x: outerRect.maxX, y: outerRect.maxY),
            CGPoint(x: outerRect.minX, y: outerRect.maxY),
        ]
        for (start, end) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
            add(simulation.addWall([start, end], thickness: Self.thickness, group: group, of: self), nil)
        }
    }

    // MARK: - Notifications

    /// Tells the delegate about the contacts of this behaviour.
    func report(_ contacts: [PhysicsContact], _ simulation: DynamicSimulation) {
        for contact in contacts {
            guard let item = simulation.item(of: contact.body), items.contains(where: { $0 === item }) else { continue }
            let point = CGPoint(x: contact.point.x, y: contact.point.y)
            switch contact.other {
            case .body(let body):
                guard collisionMode.contains(.items), let other = simulation.item(of: body), items.contains(where: { $0 === other }) else {
                    continue
                }
                if contact.isBegin {
                    hub.notify { $0.collisionBehavior(self, beganContactFor: item, with: other, at: point) }
                } else {
                    hub.notify { $0.collisionBehavior(self, endedContactFor: item, with: other) }
                }
            case .wall(let wall):
                guard let entry = walls.first(where: { $0.wall === wall }) else { continue }
                report(contact.isBegin, item, wall, entry.identifier, point)
            }
        }
        walls.removeAll { !currentWalls.contains(ObjectIdentifier($0.wall)) }
    }

    /// Tells the delegate about the first line of a boundary that an item touches, and about the last one that it
    /// leaves.
    private func report(_ isBegin: Bool, _ item: any UIDynamicItem, _ wall: PhysicsWall, _ identifier: (any NSCopying)?, _ point: CGPoint) {
        let pair = Pair(item: ObjectIdentifier(item), other: ObjectIdentifier(wall))
        let count = (contactCounts[pair] ?? 0) + (isBegin ? 1 : -1)
        contactCounts[pair] = count > 0 ? count : nil
        if isBegin, count == 1 {
            hub.notify { $0.collisionBehavior(self, beganContactFor: item, withBoundaryIdentifier: identifier, at: point) }
        } else if !isBegin, count == 0 {
            hub.notify { $0.collisionBehavior(self, endedContactFor: item, withBoundaryIdentifier: identifier) }
        }
    }
}

/// Notifications of collisions.
///
/// Every method is optional. A boundary without an identifier is that of the reference view.
/// - Source: https://developer.apple.com/documentation/uikit/uicollisionbehaviordelegate
@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
    /// Called when two items begin to touch.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint)
    /// Called when two items no longer touch.
    func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
    /// Called when an item begins to touch a boundary.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?,
        at p: CGPoint)
    /// Called when an item no longer touches a boundary.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
    /// Does nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint
    ) {}
    /// Does nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) {}
    /// Does nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?,
        at p: CGPoint
    ) {}
    /// Does nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?
    ) {}
}
