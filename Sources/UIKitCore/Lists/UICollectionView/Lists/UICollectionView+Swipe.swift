import UIKitEngines

/// A row whose swipe actions are shown.
@MainActor struct CollectionSwipe: SwipedRow {
    let cell: UICollectionViewListCell
    let actions: SwipeActionsView
    /// The frame of the row without a swipe offset.
    var frame: CGRect
    var swipeState: RowSwipe

    var width: CGFloat { frame.width }
}

extension UICollectionView: SwipeActionsList {
    var swipePan: UIPanGestureRecognizer? {
        get { collection.swipePan }
        set { collection.swipePan = newValue }
    }

    var swipedRow: CollectionSwipe? {
        get { collection.swipe }
        set { collection.swipe = newValue }
    }

    /// Returns whether the pan begins a swipe: a horizontal movement on a row that has actions on that side.
    func swipeShouldBegin() -> Bool {
        guard let pan = swipePan, !isEditing, collection.batchDepth == 0, let translation = swipeTranslation else { return false }
        let point = pan.location(in: self)
        if let swipe = collection.swipe, swipe.frame.contains(point) { return true }
        closeSwipe(animated: true)
        guard let path = rowPath(at: point), let cell = cellForItem(at: path) as? UICollectionViewListCell else { return false }
        return startSwipe(path, cell, side: translation > 0 ? 1 : -1)
    }

    /// Shows the trailing actions of a row after a tap on its delete button.
    func openSwipe(_ cell: UICollectionViewListCell) {
        guard let path = indexPath(for: cell) else { return }
        closeSwipe(animated: true)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        if startSwipe(path, cell, side: isMirrored ? 1 : -1) { openSwipeActions() }
    }

    /// Adds the action buttons of one side behind a row. Returns whether the row has actions on that side.
    private func startSwipe(_ path: IndexPath, _ cell: UICollectionViewListCell, side: CGFloat) -> Bool {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let configuration = collection.layout.swipeActions(at: dataIndexPath(forPresented: path), isLeading: (side > 0) != isMirrored)
        guard let configuration, !configuration.actions.isEmpty else { return false }
        let view = swipeActions(configuration, isOnRight: side < 0)
        view.insert(behind: cell, frame: cell.frame)
        collection.swipe = CollectionSwipe(cell: cell, actions: view, frame: cell.frame, swipeState: view.initialSwipe)
        cell.parts.isSwiped = true
        cell.setNeedsUpdateConfiguration()
        return true
    }

    func show(_ swipe: CollectionSwipe) {
        swipe.cell.frame = swipe.frame.offsetBy(dx: swipe.swipeState.offset, dy: 0)
        swipe.actions.show(swipe.swipeState)
    }

    /// Returns the distance by which a view is swiped, in points. Also moves the action buttons to the new frame that
    /// the view has without a swipe.
    func swipeOffset(of view: UICollectionReusableView, restingFrame frame: CGRect) -> CGFloat {
        guard let swipe = collection.swipe, swipe.cell === view else { return 0 }
        if swipe.frame != frame {
            collection.swipe?.frame = frame
            swipe.actions.frame = frame
        }
        return swipe.swipeState.offset
    }

    /// Closes the swipe actions. Returns whether any were shown.
    @discardableResult func closeSwipe(animated: Bool) -> Bool {
        guard let swipe = collection.swipe else { return false }
        collection.swipe = nil
        swipe.cell.parts.isSwiped = false
        swipe.cell.setNeedsUpdateConfiguration()
        removeSwipeActions(swipe.actions, animated: animated) {
            swipe.cell.frame = swipe.frame
            swipe.actions.visibleWidth = 0
            swipe.actions.layoutIfNeeded()
        }
        return true
    }
}

extension UICollectionViewListCell {
    func openTrailingActions() { list?.openSwipe(self) }
}
