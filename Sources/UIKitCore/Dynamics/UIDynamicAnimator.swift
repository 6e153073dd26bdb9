import Physics

/// Moves views, or the items of a collection view's layout, by the rules of its behaviours.
///
/// The animator moves items in each frame, until all of them are at rest. It starts again if a behaviour is added,
/// removed or changed.
/// - Source: https://developer.apple.com/documentation/uikit/uidynamicanimator
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
    /// The time without motion after which the animator pauses, in seconds.
    private static let restTime = 0.3
    /// The longest time that one frame simulates, in seconds.
    private static let longestFrame = 1.0 / 15

    /// The view whose coordinate system the items use; `nil` for a layout.
    public private(set) weak var referenceView: UIView?
    /// The behaviours, in the order of their addition.
    open private(set) var behaviors: [UIDynamicBehavior] = []
    /// Whether the animator moves items.
    open private(set) var isRunning = false
    /// The time for which the animator has moved items, in seconds.
    public private(set) var elapsedTime: TimeInterval = 0
    /// The receiver of the notifications.
    open weak var delegate: (any UIDynamicAnimatorDelegate)? {
        get { hub.delegate }
        set { hub.delegate = newValue }
    }

    package final let hub = DelegateHub<any UIDynamicAnimatorDelegate>()
    /// The object that another module associates with the animator.
    package final var companion: AnyObject?

    private weak var layout: UICollectionViewLayout?
    private let simulation = DynamicSimulation()
    private var link: CADisplayLink?
    private var isRead = true
    private var lastTime: TimeInterval?
    private var quietTime: TimeInterval = 0

    /// Creates an animator for subviews of a view, which it does not retain.
    public init(referenceView view: UIView) {
        referenceView = view
        super.init()
    }

    /// Creates an animator for the attributes of a layout, which the animator invalidates in each frame.
    public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
        self.init()
        self.layout = layout
    }

    /// Creates an animator for objects of the app.
    public override init() { super.init() }

    isolated deinit { link?.invalidate() }

    // MARK: - Behaviours

    /// Adds a behaviour. Has no effect if it was added to an animator or another behaviour before.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard behavior.dynamicAnimator == nil else { return }
        behavior.tree.forEach { $0.willMove(to: self) }
        behavior.animator = self
        behaviors.append(behavior)
        changed()
    }

    /// Removes a behaviour. Has no effect if it is not one of this animator's.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
        behavior.tree.forEach { $0.willMove(to: nil) }
        behaviors.remove(at: index)
        behavior.animator = nil
        changed()
    }

    /// Removes all behaviours.
    open func removeAllBehaviors() {
        for behavior in behaviors { removeBehavior(behavior) }
    }

    /// Returns the items whose bounds at their current places intersect a rectangle of the reference view.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        readIfNeeded()
        return simulation.items.filter { item in
            let center = item.center
            let bounds = item.bounds
            let box = CGRect(x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height)
            return box.applying(item.transform).offsetBy(dx: center.x, dy: center.y).intersects(rect)
        }
    }

    /// Reads the place, the rotation and the bounds of an item that the app has changed.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        readIfNeeded()
        simulation.update(item)
        changed()
    }

    // MARK: - Layouts

    /// Returns the moved attributes of a cell; `nil` if no behaviour has such an item.
    open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(.cell, nil, indexPath)
    }

    /// Returns the moved attributes of a supplementary view; `nil` if no behaviour has such an item.
    open func layoutAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(.supplementaryView, kind, indexPath)
    }

    /// Returns the moved attributes of a decoration view; `nil` if no behaviour has such an item.
    open func layoutAttributesForDecorationView(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(.decorationView, kind, indexPath)
    }

    private func attributes(
        _ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        readIfNeeded()
        return simulation.items.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first {
            $0.representedElementCategory == category && $0.representedElementKind == kind && $0.indexPath == indexPath
        }
    }

    // MARK: - Frames

    /// The area of the reference view, or of the layout's content.
    var referenceBounds: CGRect? {
        referenceView?.bounds ?? layout.map { CGRect(origin: .zero, size: $0.collectionViewContentSize) }
    }

    /// All behaviours with their children.
    private var allBehaviors: [UIDynamicBehavior] { behaviors.flatMap(\.tree) }

    /// Reads the behaviours again before the next step, and starts the animation.
    func changed() {
        isRead = false
        wake()
    }

    /// Starts the animation if the animator pauses and has items to move.
    func wake() {
        quietTime = 0
        guard !isRunning, allBehaviors.contains(where: { !$0.affectedItems.isEmpty }) else { return }
        hub.notify { $0.dynamicAnimatorWillResume(self) }
        isRunning = true
        lastTime = nil
        let link = CADisplayLink { [weak self] link in self?.advance(to: link.timestamp) }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private func pause() {
        link?.invalidate()
        link = nil
        simulation.rest()
        isRunning = false
        hub.notify { $0.dynamicAnimatorDidPause(self) }
    }

    private func readIfNeeded() {
        guard !isRead else { return }
        isRead = true
        simulation.read(allBehaviors)
    }

    private func advance(to time: TimeInterval) {
        guard isRunning else { return }
        let duration = min(Self.longestFrame, max(0, time - (lastTime ?? time)))
        lastTime = time
        let behaviors = allBehaviors
        if behaviors.contains(where: { ($0 as? UICollisionBehavior)?.isOutdated == true }) { isRead = false }
        readIfNeeded()
        guard duration > 0 else { return }
        elapsedTime += duration
        let contacts = simulation.advance(duration, behaviors)
        layout?.invalidateLayout()
        for behavior in behaviors { (behavior as? UICollisionBehavior)?.report(contacts, simulation) }
        for behavior in behaviors { behavior.action?() }
        let isQuiet = simulation.isAtRest && !behaviors.contains(where: \.isPushing)
        quietTime = isQuiet ? quietTime + duration : 0
        if quietTime >= Self.restTime || !behaviors.contains(where: { !$0.affectedItems.isEmpty }) { pause() }
    }

    /// The bodies of the items, for behaviours that are asked for velocities.
    var currentSimulation: DynamicSimulation {
        readIfNeeded()
        return simulation
    }
}

/// Notifications of an animator's pauses.
///
/// Every method is optional.
/// - Source: https://developer.apple.com/documentation/uikit/uidynamicanimatordelegate
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    /// Called before the animator starts to move items.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    /// Called after all items have come to rest.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    /// Does nothing.
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    /// Does nothing.
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
