extension UICollectionViewListCell {
    /// Called when a touch begins on the reorder handle. Returns whether the item can be moved.
    func beginReorder(_ touch: UITouch) -> Bool {
        guard let list, let path = use?.indexPath, use?.kind == .cell, list.movesByGesture(path) else { return false }
        guard list.beginInteractiveMovementForItem(at: path) else { return false }
        let finger = touch.location(in: list)
        let middle = list.collection.movement?.position ?? finger
        parts.grip = CGPoint(x: middle.x - finger.x, y: middle.y - finger.y)
        return true
    }

    func moveReorder(_ touch: UITouch) {
        guard let list, list.collection.movement?.cell === self else { return }
        let finger = touch.location(in: list)
        list.updateInteractiveMovementTargetPosition(CGPoint(x: finger.x + parts.grip.x, y: finger.y + parts.grip.y))
    }

    func endReorder(isCancelled: Bool) {
        guard let list, list.collection.movement?.cell === self else { return }
        if isCancelled { list.cancelInteractiveMovement() } else { list.endInteractiveMovement() }
    }
}
