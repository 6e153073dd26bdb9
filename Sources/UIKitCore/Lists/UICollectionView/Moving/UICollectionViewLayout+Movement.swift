extension UICollectionViewLayout {
    func attributesForMovingItem(_ path: IndexPath, _ position: CGPoint) -> UICollectionViewLayoutAttributes {
        let resting = layoutAttributesForItem(at: path)
        let attributes = resting?.copy() as? UICollectionViewLayoutAttributes ?? UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.center = CGPoint(x: attributes.hints.listPosition == nil ? position.x : attributes.center.x, y: position.y)
        attributes.zIndex = Int(LiftShadow.liftedZPosition)
        return attributes
    }

    func movementContext(from previous: [IndexPath], to target: [IndexPath]) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.previousIndexPathsForInteractivelyMovingItems = previous
        context.targetIndexPathsForInteractivelyMovingItems = target
        context.invalidateItems(at: target)
        return context
    }
}
