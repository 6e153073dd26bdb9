#if canImport(ObjectiveC)
    // Compiled on Apple's systems only: selectors need Objective-C.
    extension CollisionDelegateForwarder {
        /// Whether closures handle the methods of the protocols, by selector.
        var collisionDelegateProxyMethods: [Selector: @MainActor () -> Bool] {
            let collisionDelegateProxy = collisionDelegateProxy
            return [
                #selector(UICollisionBehaviorDelegate.collisionBehavior(_:beganContactFor:with:at:)): {
                    collisionDelegateProxy.didBeginContact.hasHandlers
                },
                #selector(UICollisionBehaviorDelegate.collisionBehavior(_:endedContactFor:with:)): {
                    collisionDelegateProxy.didEndContact.hasHandlers
                },
                #selector(UICollisionBehaviorDelegate.collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)): {
                    collisionDelegateProxy.didBeginContactWithBoundary.hasHandlers
                },
                #selector(UICollisionBehaviorDelegate.collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)): {
                    collisionDelegateProxy.didEndContactWithBoundary.hasHandlers
                },
            ]
        }
    }
#endif
