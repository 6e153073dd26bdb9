extension UICollectionViewListCell {
    /// Called when a touch begins on the reorder handle. Returns whether the item can be moved.
    func beginReorder(_ touch: UITouch) -> Bool {
        guard let list, let path = representedElement?.indexPath, representedElement?.kind == .cell, list.movesByGesture(path) else {
            return false
        }
        guard list.beginInteractiveMovementForItem(at: path) else { return false }
        let location = touch.location(in: list)
        let itemCenter = list.collection.movement?.position ?? location
        parts.touchOffset = CGPoint(x: itemCenter.x - location.x, y: itemCenter.y - location.y)
        return true
    }

    func moveReorder(_ touch: UITouch) {
        guard let list, list.collection.movement?.cell === self else { return }
        let location = touch.location(in: list)
        list.updateInteractiveMovementTargetPosition(CGPoint(x: location.x + parts.touchOffset.x, y: location.y + parts.touchOffset.y))
    }

    func endReorder(isCancelled: Bool) {
        guard let list, list.collection.movement?.cell === self else { return }
        if isCancelled { list.cancelInteractiveMovement() } else { list.endInteractiveMovement() }
    }
}
