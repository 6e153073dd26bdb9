import UIKitEngines

/// A row whose swipe actions are shown.
@MainActor protocol SwipedRow {
    /// The view with the action buttons, which the swipe reveals.
    var actions: SwipeActionsView { get }
    /// The state of the swipe, which determines the row's offset and the result at the end of the touch.
    var swipeState: RowSwipe { get set }
    /// The width of the row, in points.
    var width: CGFloat { get }
}

/// A list with swipe actions, shown for one row at a time: the common requirements of tables and collection views.
@MainActor protocol SwipeActionsList: UIScrollView {
    associatedtype Swiped: SwipedRow

    var swipePan: UIPanGestureRecognizer? { get set }
    /// The row whose swipe actions are shown; `nil` if there is none.
    var swipedRow: Swiped? { get set }
    /// Moves the row to its swipe offset, and shows the buttons.
    func show(_ swiped: Swiped)
    /// Closes the swipe actions. Returns whether any were shown.
    @discardableResult func closeSwipe(animated: Bool) -> Bool
}

extension SwipeActionsList {
    /// Adds the pan gesture recognizer for swipe actions.
    func setUpSwiping() {
        guard swipePan == nil else { return }
        let pan = UIPanGestureRecognizer()
        pan.maximumNumberOfTouches = 1
        pan.addAction { [weak self] _ in self?.swipeDidChange() }
        addGestureRecognizer(pan)
        swipePan = pan
    }

    /// The horizontal translation of the swipe pan, in points; `nil` if the pan is vertical, so that the list scrolls.
    var swipeTranslation: CGFloat? {
        guard let travel = swipePan?.machine.travel, abs(travel.x) > abs(travel.y) else { return nil }
        return travel.x
    }

    /// Creates the view with the action buttons. A tap on a button performs its action.
    func swipeActions(_ configuration: UISwipeActionsConfiguration, isOnRight: Bool) -> SwipeActionsView {
        SwipeActionsView(configuration, isOnRight: isOnRight) { [weak self] action, source in self?.perform(action, source) }
    }

    /// Animates the row to its open offset, at which all buttons are visible.
    func openSwipeActions() {
        guard var row = swipedRow else { return }
        row.swipeState.open()
        swipedRow = row
        UIView.animate(withDuration: TableMetrics.updateDuration) {
            self.show(row)
            row.actions.layoutIfNeeded()
        }
    }

    /// Calls `moveRowBack`, which moves the row to its closed position, and then removes the buttons.
    func removeSwipeActions(_ actions: SwipeActionsView, animated: Bool, _ moveRowBack: @escaping () -> Void) {
        guard animated, window != nil else {
            moveRowBack()
            return actions.removeFromSuperview()
        }
        UIView.animate(
            withDuration: TableMetrics.updateDuration, animations: moveRowBack, completion: { _ in actions.removeFromSuperview() })
    }

    private func swipeDidChange() {
        guard let pan = swipePan, swipedRow != nil else { return }
        switch pan.state {
        case .began:
            swipedRow?.swipeState.begin()
            moveSwipe(by: pan.translation(in: self).x)
        case .changed: moveSwipe(by: pan.translation(in: self).x)
        case .ended: endSwipe(velocity: pan.velocity(in: self).x)
        case .cancelled, .failed: closeSwipe(animated: true)
        case .possible: break
        }
    }

    private func moveSwipe(by distance: CGFloat) {
        guard var row = swipedRow else { return }
        row.swipeState.move(by: distance, width: row.width)
        swipedRow = row
        show(row)
    }

    private func endSwipe(velocity: CGFloat) {
        guard let row = swipedRow else { return }
        switch row.swipeState.end(velocity: velocity) {
        case .perform: if let first = row.actions.configuration.actions.first { perform(first, row.actions) }
        case .open: openSwipeActions()
        case .close: closeSwipe(animated: true)
        }
    }

    private func perform(_ action: UIContextualAction, _ source: UIView) {
        let actions = swipedRow?.actions
        action.handler(action, source) { [weak self, weak actions] _ in
            // The user may have swiped another row before the action called its completion handler.
            guard let self, let actions, swipedRow?.actions === actions else { return }
            closeSwipe(animated: true)
        }
    }
}
