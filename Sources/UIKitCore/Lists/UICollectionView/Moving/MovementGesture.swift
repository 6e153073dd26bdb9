/// The long press that moves an item of a collection view interactively.
@MainActor final class MovementGesture: NSObject, UIGestureRecognizerDelegate {
    let press = UILongPressGestureRecognizer()
    private weak var list: UICollectionView?
    /// The distance from the touch to the item's centre, in points.
    private var touchOffset = CGPoint.zero

    init(_ list: UICollectionView) {
        self.list = list
        super.init()
        press.delegate = self
        press.addTarget(self, action: Selector("pressed:", MovementGesture.pressed))
        list.addGestureRecognizer(press)
    }

    func remove() { list?.removeGestureRecognizer(press) }

    /// Returns whether the press is on an item that can be moved. If not, other recognizers receive the touch.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let list, let path = list.indexPathForItem(at: press.location(in: list)) else { return false }
        return list.movesByGesture(path)
    }

    private func pressed(_ press: UILongPressGestureRecognizer) {
        guard let list else { return }
        let location = press.location(in: list)
        switch press.state {
        case .began:
            guard let path = list.indexPathForItem(at: location), list.beginInteractiveMovementForItem(at: path) else { return }
            let itemCenter = list.collection.movement?.position ?? location
            touchOffset = CGPoint(x: itemCenter.x - location.x, y: itemCenter.y - location.y)
        case .changed: list.updateInteractiveMovementTargetPosition(CGPoint(x: location.x + touchOffset.x, y: location.y + touchOffset.y))
        case .ended: list.endInteractiveMovement()
        case .cancelled: list.cancelInteractiveMovement()
        default: break
        }
    }
}

extension UICollectionView {
    /// Returns whether the standard gestures can move an item. The app must implement one of the methods for moves.
    func movesByGesture(_ path: IndexPath) -> Bool {
        let answer = DefaultImplementationProbe.probeRecipients {
            dataHub.value(true) { $0.collectionView(self, canMoveItemAt: dataIndexPath(forPresented: path)) }
        }
        if answer.isOwn { return answer.value }
        return (dataSource as? UICollectionViewController).map { MoveOverride.isOverridden(in: type(of: $0)) } ?? false
    }
}

/// Detects whether a subclass of `UICollectionViewController` overrides the method that moves items.
/// ``MethodOverride`` does the same for views.
@MainActor enum MoveOverride {
    private class NonOverridingController: UICollectionViewController {}
    private class OverridingController: UICollectionViewController {
        override func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) { collectionView.tag &+= 1 }
    }

    private static let method = MethodOverride(
        base: UICollectionViewController.self, silent: NonOverridingController.self, probe: OverridingController.self)

    static func isOverridden(in type: UICollectionViewController.Type) -> Bool { method.isOverridden(in: type) }
}
