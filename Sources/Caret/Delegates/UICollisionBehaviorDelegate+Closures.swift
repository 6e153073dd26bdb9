extension UICollisionBehavior: EventSource {}

extension ControlEvent
where Sender: UICollisionBehavior, Payload == (item1: any UIDynamicItem, item2: any UIDynamicItem, point: CGPoint) {
    /// Sent when two items begin to touch. The point is in the coordinate system of the reference view.
    public static var didBeginContact: Self { Self { $0.collisionProxy.didBeginContact } }
}

extension ControlEvent where Sender: UICollisionBehavior, Payload == (item1: any UIDynamicItem, item2: any UIDynamicItem) {
    /// Sent when two items no longer touch.
    public static var didEndContact: Self { Self { $0.collisionProxy.didEndContact } }
}

extension ControlEvent
where Sender: UICollisionBehavior, Payload == (item: any UIDynamicItem, identifier: (any NSCopying)?, point: CGPoint) {
    /// Sent when an item begins to touch a boundary. The identifier is `nil` for the bounds of the reference view; the
    /// point is in its coordinate system.
    public static var didBeginContactWithBoundary: Self { Self { $0.collisionProxy.didBeginContactWithBoundary } }
}

extension ControlEvent where Sender: UICollisionBehavior, Payload == (item: any UIDynamicItem, identifier: (any NSCopying)?) {
    /// Sent when an item no longer touches a boundary. The identifier is `nil` for the bounds of the reference view.
    public static var didEndContactWithBoundary: Self { Self { $0.collisionProxy.didEndContactWithBoundary } }
}
