import UIKitEngines

/// A row that is swiped away.
@MainActor protocol SwipedRow {
    /// The buttons behind it.
    var actions: SwipeActionsView { get }
    /// How far it is away, and what that leads to.
    var travel: RowSwipe { get set }
    /// The row's width, in points.
    var width: CGFloat { get }
}

/// A list whose rows are swiped away, one at a time: what tables and collection views do alike.
@MainActor protocol RowSwiping: UIScrollView {
    associatedtype Swiped: SwipedRow

    var swipePan: UIPanGestureRecognizer? { get set }
    /// The row that is away from its place, if one is.
    var swiped: Swiped? { get set }
    /// Puts the row where its travel says, and shows as much of the buttons.
    func show(_ swiped: Swiped)
    /// Brings the row back. Returns whether there was one.
    @discardableResult func closeSwipe(animated: Bool) -> Bool
}

extension RowSwiping {
    /// Rows may be swiped from now on.
    func setUpSwiping() {
        guard swipePan == nil else { return }
        let pan = UIPanGestureRecognizer()
        pan.maximumNumberOfTouches = 1
        pan.addAction { [weak self] _ in self?.swipeDidChange() }
        addGestureRecognizer(pan)
        swipePan = pan
    }

    /// The way of a finger that means to swipe, in points: sideways. `nil` for one that means to scroll.
    var wayOfSwipe: CGFloat? {
        guard let travel = swipePan?.machine.travel, abs(travel.x) > abs(travel.y) else { return nil }
        return travel.x
    }

    /// The buttons that a row uncovers; a tap on one performs its action.
    func swipeActions(_ configuration: UISwipeActionsConfiguration, isOnRight: Bool) -> SwipeActionsView {
        SwipeActionsView(configuration, isOnRight: isOnRight) { [weak self] action, source in self?.perform(action, source) }
    }

    /// Lets the row rest where all buttons show.
    func holdSwipeOpen() {
        guard var swiped else { return }
        swiped.travel.open()
        self.swiped = swiped
        UIView.animate(withDuration: TableMetrics.updateDuration) {
            self.show(swiped)
            swiped.actions.layoutIfNeeded()
        }
    }

    /// Takes the buttons away, after `back` has brought the row to its place.
    func putAway(_ actions: SwipeActionsView, animated: Bool, _ back: @escaping () -> Void) {
        guard animated, window != nil else {
            back()
            return actions.removeFromSuperview()
        }
        UIView.animate(withDuration: TableMetrics.updateDuration, animations: back, completion: { _ in actions.removeFromSuperview() })
    }

    private func swipeDidChange() {
        guard let pan = swipePan, swiped != nil else { return }
        switch pan.state {
        case .began:
            swiped?.travel.begin()
            moveSwipe(by: pan.translation(in: self).x)
        case .changed: moveSwipe(by: pan.translation(in: self).x)
        case .ended: endSwipe(velocity: pan.velocity(in: self).x)
        case .cancelled, .failed: closeSwipe(animated: true)
        case .possible: break
        }
    }

    private func moveSwipe(by distance: CGFloat) {
        guard var swiped else { return }
        swiped.travel.move(by: distance, width: swiped.width)
        self.swiped = swiped
        show(swiped)
    }

    private func endSwipe(velocity: CGFloat) {
        guard let swiped else { return }
        switch swiped.travel.end(velocity: velocity) {
        case .perform: if let first = swiped.actions.configuration.actions.first { perform(first, swiped.actions) }
        case .open: holdSwipeOpen()
        case .close: closeSwipe(animated: true)
        }
    }

    private func perform(_ action: UIContextualAction, _ source: UIView) {
        let actions = swiped?.actions
        action.handler(action, source) { [weak self, weak actions] _ in
            // Another row may have been swiped since.
            guard let self, let actions, swiped?.actions === actions else { return }
            closeSwipe(animated: true)
        }
    }
}
