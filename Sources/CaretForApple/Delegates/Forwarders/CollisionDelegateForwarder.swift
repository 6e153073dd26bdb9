/// Becomes the delegate of an object, and forwards the methods of `UICollisionBehaviorDelegate` to its recipients.
final class CollisionDelegateForwarder: DelegateForwarder, UICollisionBehaviorDelegate {
    let collisionDelegateProxy = CollisionDelegateProxy()
    private var recipients: Recipients<any UICollisionBehaviorDelegate> { Recipients(list) }

    override init() {
        super.init()
        add(collisionDelegateProxy)
    }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint
    ) {
        recipients.notify(behavior, item1, item2, p) { $0.collisionBehavior(_:beganContactFor:with:at:) }
    }

    func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem) {
        recipients.notify(behavior, item1, item2) { $0.collisionBehavior(_:endedContactFor:with:) }
    }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?,
        at p: CGPoint
    ) {
        recipients.notify(behavior, item, identifier, p) { $0.collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:) }
    }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?
    ) {
        recipients.notify(behavior, item, identifier) { $0.collisionBehavior(_:endedContactFor:withBoundaryIdentifier:) }
    }

    #if canImport(ObjectiveC)
        override func makeMethods() -> [Selector: @MainActor () -> Bool] { collisionDelegateProxyMethods }
    #endif
}
