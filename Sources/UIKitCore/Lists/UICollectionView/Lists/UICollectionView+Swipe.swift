import UIKitEngines

/// A row of a list in a collection view that is swiped away.
@MainActor struct CollectionSwipe {
    let cell: UICollectionViewListCell
    let actions: SwipeActionsView
    /// Where the row rests when it is not swiped.
    var frame: CGRect
    var travel: RowSwipe
}

extension UICollectionView {
    /// Rows may be swiped from now on.
    func setUpSwiping() {
        guard collection.swipePan == nil else { return }
        let pan = UIPanGestureRecognizer()
        pan.maximumNumberOfTouches = 1
        pan.addAction { [weak self] _ in self?.swipeDidChange() }
        addGestureRecognizer(pan)
        collection.swipePan = pan
    }

    /// Whether a finger means to swipe: sideways, on a row that has actions on that side.
    func swipeShouldBegin() -> Bool {
        guard let pan = collection.swipePan, !isEditing, collection.batchDepth == 0 else { return false }
        let travel = pan.machine.travel
        guard abs(travel.x) > abs(travel.y), travel.x != 0 else { return false }
        let point = pan.location(in: self)
        if let swipe = collection.swipe, swipe.frame.contains(point) { return true }
        closeSwipe(animated: true)
        guard let path = indexPathForItem(at: point), let cell = cellForItem(at: path) as? UICollectionViewListCell else { return false }
        return startSwipe(path, cell, side: travel.x > 0 ? 1 : -1)
    }

    /// Shows the actions at the end of a row, as a tap on its control for deleting does.
    func openSwipe(_ cell: UICollectionViewListCell) {
        guard let path = indexPath(for: cell) else { return }
        closeSwipe(animated: true)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        if startSwipe(path, cell, side: isMirrored ? 1 : -1) { holdSwipeOpen() }
    }

    /// Puts the actions of one side behind a row. Returns whether there are any.
    private func startSwipe(_ path: IndexPath, _ cell: UICollectionViewListCell, side: CGFloat) -> Bool {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let configuration = collection.layout.swipeActions(at: path, isLeading: (side > 0) != isMirrored)
        guard let configuration, !configuration.actions.isEmpty else { return false }
        let view = SwipeActionsView(configuration, isOnRight: side < 0) { [weak self] action, source in
            self?.perform(action, source)
        }
        view.stand(behind: cell, frame: cell.frame)
        collection.swipe = CollectionSwipe(cell: cell, actions: view, frame: cell.frame, travel: view.travel)
        cell.parts.isSwiped = true
        cell.setNeedsUpdateConfiguration()
        return true
    }

    private func swipeDidChange() {
        guard let pan = collection.swipePan, collection.swipe != nil else { return }
        switch pan.state {
        case .began:
            collection.swipe?.travel.begin()
            moveSwipe(by: pan.translation(in: self).x)
        case .changed: moveSwipe(by: pan.translation(in: self).x)
        case .ended: endSwipe(velocity: pan.velocity(in: self).x)
        case .cancelled, .failed: closeSwipe(animated: true)
        case .possible: break
        }
    }

    private func moveSwipe(by distance: CGFloat) {
        guard var swipe = collection.swipe else { return }
        swipe.travel.move(by: distance, width: swipe.frame.width)
        collection.swipe = swipe
        show(swipe)
    }

    private func show(_ swipe: CollectionSwipe) {
        swipe.cell.frame = swipe.frame.offsetBy(dx: swipe.travel.offset, dy: 0)
        swipe.actions.show(swipe.travel)
    }

    private func endSwipe(velocity: CGFloat) {
        guard let swipe = collection.swipe else { return }
        switch swipe.travel.end(velocity: velocity) {
        case .perform: if let first = swipe.actions.configuration.actions.first { perform(first, swipe.actions) }
        case .open: holdSwipeOpen()
        case .close: closeSwipe(animated: true)
        }
    }

    private func holdSwipeOpen() {
        guard var swipe = collection.swipe else { return }
        swipe.travel.open()
        collection.swipe = swipe
        UIView.animate(withDuration: TableMetrics.updateDuration) {
            self.show(swipe)
            swipe.actions.layoutIfNeeded()
        }
    }

    /// How far a view is swiped away, in points. The actions of a row go where the layout puts it, and it stays away from there.
    func swipeOffset(of view: UICollectionReusableView, restingIn frame: CGRect) -> CGFloat {
        guard let swipe = collection.swipe, swipe.cell === view else { return 0 }
        if swipe.frame != frame {
            collection.swipe?.frame = frame
            swipe.actions.frame = frame
        }
        return swipe.travel.offset
    }

    private func perform(_ action: UIContextualAction, _ source: UIView) {
        let actions = collection.swipe?.actions
        action.handler(action, source) { [weak self, weak actions] _ in
            // Another row may have been swiped since.
            guard let self, let actions, collection.swipe?.actions === actions else { return }
            closeSwipe(animated: true)
        }
    }

    /// Brings a row that is swiped away back. Returns whether there was one.
    @discardableResult func closeSwipe(animated: Bool) -> Bool {
        guard let swipe = collection.swipe else { return false }
        collection.swipe = nil
        swipe.cell.parts.isSwiped = false
        swipe.cell.setNeedsUpdateConfiguration()
        let back = {
            swipe.cell.frame = swipe.frame
            swipe.actions.shownWidth = 0
            swipe.actions.layoutIfNeeded()
        }
        guard animated, window != nil else {
            back()
            swipe.actions.removeFromSuperview()
            return true
        }
        UIView.animate(
            withDuration: TableMetrics.updateDuration, animations: back, completion: { _ in swipe.actions.removeFromSuperview() })
        return true
    }
}

extension UICollectionViewListCell {
    func openTrailingActions() { list?.openSwipe(self) }
}
