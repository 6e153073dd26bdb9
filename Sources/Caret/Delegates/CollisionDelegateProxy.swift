/// A proxy that forwards the methods of `UICollisionBehaviorDelegate` to closures.
final class CollisionDelegateProxy: NSObject, DelegateProxy, UICollisionBehaviorDelegate {
    lazy var didBeginContact = DelegateSlot<(item1: any UIDynamicItem, item2: any UIDynamicItem, point: CGPoint), Void>(self)
    lazy var didEndContact = DelegateSlot<(item1: any UIDynamicItem, item2: any UIDynamicItem), Void>(self)
    lazy var didBeginContactWithBoundary = DelegateSlot<(item: any UIDynamicItem, identifier: (any NSCopying)?, point: CGPoint), Void>(self)
    lazy var didEndContactWithBoundary = DelegateSlot<(item: any UIDynamicItem, identifier: (any NSCopying)?), Void>(self)

    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint
    ) { didBeginContact.notify((item1: item1, item2: item2, point: p)) }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) { didEndContact.notify((item1: item1, item2: item2)) }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?,
        at p: CGPoint
    ) { didBeginContactWithBoundary.notify((item: item, identifier: identifier, point: p)) }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?
    ) { didEndContactWithBoundary.notify((item: item, identifier: identifier)) }
}
