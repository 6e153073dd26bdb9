import Physics

/// A connection between an item and a point, or between two items.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiattachmentbehavior
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
    /// The other end of a connection.
    public enum AttachmentType: Int, Sendable {
        /// Another item.
        case items
        /// A point.
        case anchor
    }

    /// The way in which the ends are connected.
    private enum Connection {
        case distance
        case limit
        case fixed
        case pin
        case slide(axis: CGVector)
    }

    /// The ends of a connection.
    private struct Ends {
        let connection: Connection
        let items: [any UIDynamicItem]
        /// The places on the items, which turn with them.
        let offsets: [UIOffset]
        let anchor: CGPoint?

        /// The distance between the ends.
        @MainActor var distance: CGFloat {
            let places = zip(items, offsets).map { UIAttachmentBehavior.point(of: $0, at: $1) }
            guard let first = anchor ?? places.first, let last = places.last else { return 0 }
            return CGVector(dx: last.x - first.x, dy: last.y - first.y).length
        }
    }

    private let ends: Ends
    private var joint: PhysicsJoint?

    /// The items: one or two.
    open var items: [any UIDynamicItem] { ends.items }
    /// The other end of the connection.
    open var attachedBehaviorType: AttachmentType { ends.anchor == nil ? .items : .anchor }
    /// The point to which the item is connected, in points of the reference view. Has no effect for two items.
    open var anchorPoint: CGPoint {
        didSet {
            guard anchorPoint != oldValue, attachedBehaviorType == .anchor else { return }
            joint?.move(to: PhysicsVector(anchorPoint))
            dynamicAnimator?.wake()
        }
    }
    /// The distance between the two ends, in points; at first the distance at which they were.
    open var length: CGFloat {
        didSet { if length != oldValue { changed() } }
    }
    /// The damping of an elastic distance, from 0, the default, to 1, without swinging.
    open var damping: CGFloat = 0 {
        didSet { if damping != oldValue { changed() } }
    }
    /// The frequency of an elastic distance, in hertz; 0, a rigid distance, by default.
    open var frequency: CGFloat = 0 {
        didSet { if frequency != oldValue { changed() } }
    }
    /// The torque that slows the turning of a pinned item, in units of a push; 0 by default.
    open var frictionTorque: CGFloat = 0 {
        didSet { if frictionTorque != oldValue { changed() } }
    }
    /// The range of a sliding item's way in points, or of a pinned item's angle in radians; all by default.
    open var attachmentRange = UIFloatRange.infinite {
        didSet { if attachmentRange != oldValue { changed() } }
    }

    private init(_ ends: Ends) {
        self.ends = ends
        anchorPoint = ends.anchor ?? .zero
        length = ends.distance
        super.init()
    }

    /// Returns the point of an item at an offset from its centre, in points of the reference view.
    private static func point(of item: any UIDynamicItem, at offset: UIOffset) -> CGPoint {
        let turnedOffset = CGPoint(x: offset.horizontal, y: offset.vertical).applying(item.transform)
        return CGPoint(x: item.center.x + turnedOffset.x, y: item.center.y + turnedOffset.y)
    }

    // MARK: - Distances

    /// Keeps the distance between the centre of an item and a point.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }

    /// Keeps the distance between a place on an item and a point.
    public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        ends = Ends(connection: .distance, items: [item], offsets: [offset], anchor: point)
        anchorPoint = point
        length = ends.distance
        super.init()
    }

    /// Keeps the distance between the centres of two items.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }

    /// Keeps the distance between places on two items.
    public init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) {
        ends = Ends(connection: .distance, items: [item1, item2], offsets: [offset1, offset2], anchor: nil)
        anchorPoint = .zero
        length = ends.distance
        super.init()
    }

    /// Returns a connection that keeps places on two items within their distance at this time, like a rope.
    open class func limitAttachment(
        with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(Ends(connection: .limit, items: [item1, item2], offsets: [offset1, offset2], anchor: nil))
    }

    // MARK: - Points

    /// Returns a connection that keeps two items together, with the angle between them.
    ///
    /// - Parameters:
    ///   - item1: The first item.
    ///   - item2: The second item.
    ///   - point: The place of the connection, in points of the reference view.
    open class func fixedAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(
            Ends(connection: .fixed, items: [item1, item2], offsets: [offset(item1, point), offset(item2, point)], anchor: nil))
    }

    /// Returns a connection that keeps two items together at a point, about which they turn.
    ///
    /// - Parameters:
    ///   - item1: The first item.
    ///   - item2: The second item.
    ///   - point: The place of the connection, in points of the reference view.
    open class func pinAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(
            Ends(connection: .pin, items: [item1, item2], offsets: [offset(item1, point), offset(item2, point)], anchor: nil))
    }

    /// Returns a connection that lets two items move along a line only, without turning.
    ///
    /// - Parameters:
    ///   - item1: The first item.
    ///   - item2: The second item.
    ///   - point: A point of the line, in points of the reference view.
    ///   - axis: The direction of the line.
    open class func slidingAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(
            Ends(
                connection: .slide(axis: axis), items: [item1, item2], offsets: [offset(item1, point), offset(item2, point)], anchor: nil))
    }

    /// Returns a connection that lets an item move along a line only, without turning.
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - point: A point of the line, in points of the reference view.
    ///   - axis: The direction of the line.
    open class func slidingAttachment(
        with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(Ends(connection: .slide(axis: axis), items: [item], offsets: [offset(item, point)], anchor: point))
    }

    /// Returns the offset of a point of the reference view on an item.
    private class func offset(_ item: any UIDynamicItem, _ point: CGPoint) -> UIOffset {
        let place = CGPoint(x: point.x - item.center.x, y: point.y - item.center.y).applying(item.transform.inverted())
        return UIOffset(horizontal: place.x, vertical: place.y)
    }

    // MARK: - Simulation

    override var affectedItems: [any UIDynamicItem] { items }

    override func prepare(_ simulation: DynamicSimulation) {
        let places = zip(items, ends.offsets).map { PhysicsJoint.End(simulation.body(of: $0), PhysicsVector($1)) }
        guard let last = places.last else { return }
        let first = places.count == 2 ? places[0] : PhysicsJoint.End(nil, PhysicsVector(anchorPoint))
        joint = simulation.addJoint(kind, first, last)
    }

    private var kind: PhysicsJoint.Kind {
        switch ends.connection {
        case .distance: .distance(Self.valid(length), frequency: Self.valid(frequency), damping: Self.valid(damping))
        case .limit: .rope(Self.valid(length))
        case .fixed: .weld
        case .pin: .pin(range: attachmentRange.isInfinite ? nil : range, friction: Self.valid(frictionTorque))
        case .slide(let axis): .slider(axis: PhysicsVector(axis) * (1 / max(0.0001, Double(axis.length))), range: range)
        }
    }

    private var range: ClosedRange<Double> {
        let minimum = Double(attachmentRange.minimum)
        let maximum = Double(attachmentRange.maximum)
        return minimum.isNaN || maximum.isNaN ? -Double.infinity...Double.infinity : min(minimum, maximum)...max(minimum, maximum)
    }

    private static func valid(_ value: CGFloat) -> Double { value.isFinite ? Double(max(0, value)) : 0 }
}
