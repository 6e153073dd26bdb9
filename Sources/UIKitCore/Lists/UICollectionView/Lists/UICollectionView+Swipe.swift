import UIKitEngines

/// A row of a list in a collection view that is swiped away.
@MainActor struct CollectionSwipe {
    let indexPath: IndexPath
    let cell: UICollectionViewListCell
    let actions: SwipeActionsView
    /// Which edge the actions stand at, read from left to right: 1 at the left, -1 at the right.
    let side: CGFloat
    /// Where the row rests when it is not swiped.
    let frame: CGRect
    /// How far the row was away when the finger came down, in points; positive to the right.
    var start: CGFloat = 0
    var offset: CGFloat = 0
    var isOpen = false
}

extension UICollectionView {
    /// Above this speed a finger means to open or close, in points per second.
    private static let flick: CGFloat = 300
    /// The part of a row's width after which a swipe performs the first action.
    private static let fullSwipe: CGFloat = 0.6

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
        if startSwipe(path, cell, side: isMirrored ? 1 : -1) { settleSwipe(isOpen: true) }
    }

    /// Puts the actions of one side behind a row. Returns whether there are any.
    private func startSwipe(_ path: IndexPath, _ cell: UICollectionViewListCell, side: CGFloat) -> Bool {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let configuration = collection.layout.swipeActions(at: path, isLeading: (side > 0) != isMirrored)
        guard let configuration, !configuration.actions.isEmpty else { return false }
        let view = SwipeActionsView(configuration, isOnRight: side < 0) { [weak self] action, source in
            self?.perform(action, source)
        }
        view.frame = cell.frame
        view.layer.cornerRadius = cell.layer.cornerRadius
        view.layer.maskedCorners = cell.layer.maskedCorners
        view.clipsToBounds = true
        insertSubview(view, belowSubview: cell)
        collection.swipe = CollectionSwipe(indexPath: path, cell: cell, actions: view, side: side, frame: cell.frame)
        cell.parts.isSwiped = true
        cell.setNeedsUpdateConfiguration()
        return true
    }

    private func swipeDidChange() {
        guard let pan = collection.swipePan, var swipe = collection.swipe else { return }
        switch pan.state {
        case .began:
            swipe.start = swipe.offset
            collection.swipe = swipe
            moveSwipe(to: swipe.start + pan.translation(in: self).x)
        case .changed: moveSwipe(to: swipe.start + pan.translation(in: self).x)
        case .ended: endSwipe(velocity: pan.velocity(in: self).x)
        case .cancelled, .failed: closeSwipe(animated: true)
        case .possible: break
        }
    }

    private func moveSwipe(to wanted: CGFloat) {
        guard var swipe = collection.swipe else { return }
        let width = swipe.frame.width
        var distance = max(0, wanted * swipe.side)
        let goesFull = swipe.actions.configuration.performsFirstActionWithFullSwipe
        let full = swipe.actions.fullWidth
        if distance > full, !goesFull { distance = RubberBand(dimension: width).clamp(distance, to: 0...full) }
        swipe.offset = swipe.side * min(distance, width)
        collection.swipe = swipe
        swipe.actions.isFull = goesFull && distance > Self.fullSwipe * width
        show(swipe)
    }

    private func show(_ swipe: CollectionSwipe) {
        swipe.cell.frame = swipe.frame.offsetBy(dx: swipe.offset, dy: 0)
        swipe.actions.shownWidth = abs(swipe.offset)
    }

    private func endSwipe(velocity: CGFloat) {
        guard let swipe = collection.swipe else { return }
        if swipe.actions.isFull, let first = swipe.actions.configuration.actions.first { return perform(first, swipe.actions) }
        let outward = velocity * swipe.side
        let isFar = abs(swipe.offset) > swipe.actions.fullWidth / 2
        settleSwipe(isOpen: abs(outward) > Self.flick ? outward > 0 : isFar)
    }

    private func settleSwipe(isOpen: Bool) {
        guard isOpen, var swipe = collection.swipe else {
            closeSwipe(animated: true)
            return
        }
        swipe.isOpen = true
        swipe.offset = swipe.side * swipe.actions.fullWidth
        collection.swipe = swipe
        UIView.animate(withDuration: TableMetrics.updateDuration) {
            self.show(swipe)
            swipe.actions.layoutIfNeeded()
        }
    }

    private func perform(_ action: UIContextualAction, _ source: UIView) {
        action.handler(action, source) { [weak self] _ in self?.closeSwipe(animated: true) }
    }

    /// Brings a row that is swiped away back. Returns whether there was one.
    @discardableResult func closeSwipe(animated: Bool) -> Bool {
        guard let swipe = collection.swipe else { return false }
        collection.swipe = nil
        swipe.cell.parts.isSwiped = false
        swipe.cell.setNeedsUpdateConfiguration()
        let back = {
            if swipe.cell.frame == swipe.frame.offsetBy(dx: swipe.offset, dy: 0) { swipe.cell.frame = swipe.frame }
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
