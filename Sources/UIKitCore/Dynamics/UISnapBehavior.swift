import Physics

/// A rule that moves an item to a point like a spring, and turns it upright.
///
/// - Source: https://developer.apple.com/documentation/uikit/uisnapbehavior
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
    /// The frequency of the spring, in hertz.
    private static let frequency = 2.5

    private let item: any UIDynamicItem
    private var joint: PhysicsJoint?
    /// The point, in points of the reference view.
    open var snapPoint: CGPoint {
        didSet {
            guard snapPoint != oldValue else { return }
            joint?.move(to: PhysicsVector(snapPoint))
            dynamicAnimator?.wake()
        }
    }
    /// The damping of the swing around the point, from 0 to 1; 0.5 by default. Values outside of the range are limited.
    open var damping: CGFloat = 0.5 {
        didSet { if damping != oldValue { changed() } }
    }

    /// Creates a behaviour that moves an item to a point.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        snapPoint = point
        super.init()
    }

    override var affectedItems: [any UIDynamicItem] { [item] }

    override func prepare(_ simulation: DynamicSimulation) {
        guard let body = simulation.body(of: item) else { return }
        let ratio = 0.2 + 0.8 * Double(min(1, max(0, damping)))
        let point = PhysicsJoint.End(nil, PhysicsVector(snapPoint))
        let center = PhysicsJoint.End(body, .zero)
        joint = simulation.addJoint(.distance(0, frequency: Self.frequency, damping: ratio), point, center)
        _ = simulation.addJoint(.upright(0, frequency: Self.frequency, damping: ratio), point, center)
    }
}
