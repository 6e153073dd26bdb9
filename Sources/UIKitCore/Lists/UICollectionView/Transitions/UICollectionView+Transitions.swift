import UIKitEngines

extension UICollectionView {
    /// Called at the end of an interactive transition.
    ///
    /// - Parameters:
    ///   - completed: Whether the animation ran to its end.
    ///   - finished: Whether the transition was finished. `false` if it was cancelled.
    public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

    func startTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion?
    ) -> UICollectionViewTransitionLayout {
        precondition(
            collection.transition == nil,
            "UICollectionView: a transition to another layout has begun already. Finish or cancel it first.")
        layoutIfNeeded()
        let old = collection.layout
        let transition = collectionHub.value(UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)) {
            $0.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
        }
        closeSwipe(animated: false)
        endMovementAtOnce()
        viewsWillTransition(from: old, to: layout)
        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        collection.transition = .init(layout: transition, completion: completion)
        setActiveLayout(transition)
        old.collectionView = self
        layout.collectionView = self
        layout.invalidateLayout()
        prepareLayoutIfNeeded()
        transition.offsets = (contentOffset, offsetKeepingCenter(from: old, to: layout))
        return transition
    }

    /// Returns the content offset in another layout that keeps the item at the centre in its position.
    private func offsetKeepingCenter(from old: UICollectionViewLayout, to layout: UICollectionViewLayout) -> CGPoint {
        let insets = adjustedContentInset
        let start = CGPoint(x: -insets.left, y: -insets.top)
        let visibleCenter = CGPoint(x: bounds.midX, y: bounds.midY)
        let isAtStart = contentOffset.x <= start.x && contentOffset.y <= start.y
        let path = isAtStart ? nil : visibleItem(nearestTo: visibleCenter, in: old)
        guard let path, let attributes = layout.layoutAttributesForItem(at: path) else { return start }
        let size = layout.collectionViewContentSize
        let maximum = CGPoint(
            x: max(start.x, size.width + insets.right - bounds.width), y: max(start.y, size.height + insets.bottom - bounds.height))
        let centeredOffset = CGPoint(x: attributes.center.x - bounds.width / 2, y: attributes.center.y - bounds.height / 2)
        let clampedOffset = CGPoint(x: min(max(centeredOffset.x, start.x), maximum.x), y: min(max(centeredOffset.y, start.y), maximum.y))
        return target(for: clampedOffset, in: layout)
    }

    private func visibleItem(nearestTo point: CGPoint, in layout: UICollectionViewLayout) -> IndexPath? {
        let cells = (layout.layoutAttributesForElements(in: bounds) ?? []).filter { $0.representedElementCategory == .cell }
        return cells.min { hypot($0.center.x - point.x, $0.center.y - point.y) < hypot($1.center.x - point.x, $1.center.y - point.y) }?
            .indexPath
    }

    /// Animates the remaining part of the transition, to the new layout or back.
    func endTransition(isFinished: Bool) {
        guard let transition = collection.transition else { return }
        let layout = transition.layout
        let applyProgress = {
            layout.transitionProgress = isFinished ? 1 : 0
            self.layoutIfNeeded()
        }
        // The completion ignores its argument: cells that are removed during the animation end their own animations.
        // If the layout was replaced meanwhile, `finishTransition` does nothing.
        let end: (Bool) -> Void = { [weak self] _ in self?.finishTransition(transition, isFinished: isFinished) }
        guard window != nil, UIView.areAnimationsEnabled else {
            applyProgress()
            return end(true)
        }
        UIView.animate(
            withDuration: TableMetrics.updateDuration, delay: 0, options: .allowUserInteraction, animations: applyProgress,
            completion: end)
    }

    private func finishTransition(_ transition: CollectionTransition, isFinished: Bool) {
        guard collection.transition?.layout === transition.layout else { return }
        collection.transition = nil
        let (old, new) = (transition.layout.currentLayout, transition.layout.nextLayout)
        let finalLayout = isFinished ? new : old
        let offset = transition.layout.interpolatedOffset
        setActiveLayout(finalLayout)
        (isFinished ? old : new).collectionView = nil
        ViewAnimations.unanimated {
            prepareLayoutIfNeeded()
            setOffsetAndStop(to: extent.clamp(offset))
            layoutIfNeeded()
        }
        old.finalizeLayoutTransition()
        new.finalizeLayoutTransition()
        viewsDidTransition(from: isFinished ? old : new, to: finalLayout)
        transition.completion?(true, isFinished)
    }

    private func setActiveLayout(_ layout: UICollectionViewLayout) {
        collection.layout = layout
        removeOrthogonalScrollViews()
        collection.anchor = nil
        layout.collectionView = self
        layout.invalidateLayout()
    }

    /// Updates the content offset to the progress of the transition.
    func updateOffsetForTransition() {
        guard let layout = collection.transition?.layout, contentOffset != layout.interpolatedOffset else { return }
        setOffsetAndStop(to: layout.interpolatedOffset)
    }

    private func viewsWillTransition(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {
        for view in collection.tiles.compactMap(\.view) { view.willTransition(from: old, to: new) }
    }

    private func viewsDidTransition(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {
        for view in collection.tiles.compactMap(\.view) { view.didTransition(from: old, to: new) }
    }

    // MARK: - Noninteractive changes

    func applyLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
        guard layout !== collection.layout else {
            completion?(true)
            return
        }
        let old = collection.layout
        viewsWillTransition(from: old, to: layout)
        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        let isAnimated = animated && window != nil && UIView.areAnimationsEnabled
        if isAnimated { ViewAnimations.unanimated { layoutIfNeeded() } }
        replaceLayout(for: layout)
        guard isAnimated else {
            old.finalizeLayoutTransition()
            layout.finalizeLayoutTransition()
            viewsDidTransition(from: old, to: layout)
            completion?(true)
            return
        }
        // Elements that become visible during the animation start at their frames in the old layout.
        let outerUpdate = collection.update
        let counts = counts()
        var update = CollectionUpdate(
            mapping: ItemMapping(ItemChanges(), from: counts, to: counts),
            formerFrames: Dictionary(collection.tiles.map { ($0.element, $0.frame) }) { $1 })
        update.formerLayout = old
        collection.update = update
        var pushedOut: [ElementRemoval] = []
        UIView.animate(
            withDuration: TableMetrics.updateDuration, delay: 0, options: .allowUserInteraction,
            animations: {
                self.layoutIfNeeded()
                pushedOut = self.collection.update?.pushedOutViews ?? []
            },
            completion: { [weak self] _ in
                for removal in pushedOut { self?.finishRemoval(removal) }
                old.finalizeLayoutTransition()
                layout.finalizeLayoutTransition()
                self?.viewsDidTransition(from: old, to: layout)
                completion?(self?.collection.layout === layout)
            })
        collection.update = outerUpdate
    }
}

/// An interactive transition between two layouts.
@MainActor struct CollectionTransition {
    let layout: UICollectionViewTransitionLayout
    let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}
