import UIKitEngines

/// A row whose swipe actions are shown.
@MainActor protocol SwipedRow {
    /// The view with the buttons behind the row.
    var actions: SwipeActionsView { get }
    /// The offset of the row, and its result at the end of the touch.
    var travel: RowSwipe { get set }
    /// The width of the row, in points.
    var width: CGFloat { get }
}

/// A list with swipe actions, shown for one row at a time: the common requirements of tables and collection views.
@MainActor protocol RowSwiping: UIScrollView {
    associatedtype Swiped: SwipedRow

    var swipePan: UIPanGestureRecognizer? { get set }
    /// The swiped row, if there is one.
    var swiped: Swiped? { get set }
    /// Moves the row to its swipe offset, and shows the buttons.
    func show(_ swiped: Swiped)
    /// Closes the swipe actions. Returns whether a row showed any.
    @discardableResult func closeSwipe(animated: Bool) -> Bool
}

extension RowSwiping {
    /// Adds the pan gesture recognizer for swipe actions.
    func setUpSwiping() {
        guard swipePan == nil else { return }
        let pan = UIPanGestureRecognizer()
        pan.maximumNumberOfTouches = 1
        pan.addAction { [weak self] _ in self?.swipeDidChange() }
        addGestureRecognizer(pan)
        swipePan = pan
    }

    /// The horizontal translation of a pan that is a swipe, in points; `nil` for a vertical pan, which scrolls.
    var swipeTranslation: CGFloat? {
        guard let travel = swipePan?.machine.travel, abs(travel.x) > abs(travel.y) else { return nil }
        return travel.x
    }

    /// Returns the view with the buttons, whose taps perform their actions.
    func swipeActions(_ configuration: UISwipeActionsConfiguration, isOnRight: Bool) -> SwipeActionsView {
        SwipeActionsView(configuration, isOnRight: isOnRight) { [weak self] action, source in self?.perform(action, source) }
    }

    /// Animates the row to the offset at which all buttons are visible.
    func holdSwipeOpen() {
        guard var swiped else { return }
        swiped.travel.open()
        self.swiped = swiped
        UIView.animate(withDuration: TableMetrics.updateDuration) {
            self.show(swiped)
            swiped.actions.layoutIfNeeded()
        }
    }

    /// Removes the buttons after `back` has moved the row to its place.
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
            // Another row may have been swiped meanwhile.
            guard let self, let actions, swiped?.actions === actions else { return }
            closeSwipe(animated: true)
        }
    }
}
