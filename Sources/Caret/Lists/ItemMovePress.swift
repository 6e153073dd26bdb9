/// The long press that reorders the items of a collection view.
@MainActor final class ItemMovePress {
    private let press = UILongPressGestureRecognizer()
    private weak var view: UICollectionView?
    private weak var list: SectionList<UICollectionViewCell>?
    private let handler = Handler()
    /// The distance from the touch to the item's centre, in points.
    private var touchOffset = CGPoint.zero

    init(_ view: UICollectionView, _ list: SectionList<UICollectionViewCell>) {
        self.view = view
        self.list = list
        handler.shouldBegin = { [weak self] in self?.movablePath != nil }
        press.delegate = handler
        press.on(.began, self) { me, _ in me.begin() }
        press.on(.changed, self) { me, _ in me.view?.updateInteractiveMovementTargetPosition(me.target) }
        press.on(.ended, self) { me, _ in me.view?.endInteractiveMovement() }
        press.on(.cancelled, self) { me, _ in me.view?.cancelInteractiveMovement() }
        view.addGestureRecognizer(press)
    }

    func end() { view?.removeGestureRecognizer(press) }

    /// The index path of the item under the touch, if the item can be moved and is not dragged to other views.
    private var movablePath: IndexPath? {
        guard let view, let path = view.indexPathForItem(at: press.location(in: view)), let actions = list?.row(at: path)?.actions,
            actions.isMovable, actions.drag == nil, list?.moveHandler != nil
        else { return nil }
        return path
    }

    private var target: CGPoint {
        let location = press.location(in: view)
        return CGPoint(x: location.x + touchOffset.x, y: location.y + touchOffset.y)
    }

    private func begin() {
        guard let view, let path = movablePath else { return }
        let (location, frame) = (press.location(in: view), view.layoutAttributesForItem(at: path)?.frame ?? .zero)
        guard view.beginInteractiveMovementForItem(at: path) else { return }
        touchOffset = CGPoint(x: frame.midX - location.x, y: frame.midY - location.y)
    }

    private final class Handler: NSObject, UIGestureRecognizerDelegate {
        var shouldBegin: (@MainActor () -> Bool)?

        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { shouldBegin?() ?? false }
    }
}
