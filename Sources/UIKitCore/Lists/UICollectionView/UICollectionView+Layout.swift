extension UICollectionView {
    /// Applies an invalidation of the layout, which is computed again before the next frame.
    func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything || context.invalidateDataSourceCounts {
            collection.counts = nil
            collection.tilesAreStale = true
        }
        if context.invalidateEverything { collection.sizing = CellSizing() }
        collection.offsetAdjustment.x += context.contentOffsetAdjustment.x
        collection.offsetAdjustment.y += context.contentOffsetAdjustment.y
        collection.sizeAdjustment.width += context.contentSizeAdjustment.width
        collection.sizeAdjustment.height += context.contentSizeAdjustment.height
        collection.needsPrepare = true
        collection.needsTiles = true
        setNeedsLayout()
    }

    /// Asks the layout whether the new bounds invalidate it, and stores the anchor before a change of size.
    func boundsWillChange(to new: CGRect) {
        guard new != bounds else { return }
        boundsWillAnimate()
        if new.size != bounds.size {
            storeAnchor()
            collection.sizing.invalidateAll()
        }
        if collection.layout.shouldInvalidateLayout(forBoundsChange: new) {
            collection.layout.invalidateLayout(with: collection.layout.invalidationContext(forBoundsChange: new))
        }
    }

    /// Replaces the layout. Frames are computed at the next query.
    func replaceLayout(for layout: UICollectionViewLayout) {
        collection.transition = nil
        endMovementAtOnce()
        closeSwipe(animated: false)
        storeAnchor()
        collection.layout.collectionView = nil
        collection.layout = layout
        removeOrthogonalScrollViews()
        collection.sizing = CellSizing()
        layout.collectionView = self
        layout.invalidateLayout()
    }

    // MARK: - The anchor

    /// Stores the item at the centre of the visible area as the anchor. An existing anchor remains until the user
    /// scrolls. A series of size changes can therefore return to the first offset.
    private func storeAnchor() {
        defer { collection.restoresAnchor = collection.anchor != nil }
        if let anchor = collection.anchor, anchor.offset == nil || anchor.offset == contentOffset { return }
        collection.anchor = nil
        guard !collection.tilesAreStale, !bounds.isEmpty, !collection.tiles.isEmpty else { return }
        let visibleCenter = CGPoint(x: bounds.midX, y: bounds.midY)
        let cells = collection.tiles.filter { $0.element.kind == .cell && scrolledFrame(of: $0).meets(bounds) }
        guard
            let tile = cells.min(by: {
                $0.frame.squaredDistance(from: visibleCenter) < $1.frame.squaredDistance(from: visibleCenter)
            })
        else { return }
        let frame = tile.frame
        let unit = CGPoint(
            x: frame.width > 0 ? (visibleCenter.x - frame.minX) / frame.width : 0.5,
            y: frame.height > 0 ? (visibleCenter.y - frame.minY) / frame.height : 0.5)
        let insets = adjustedContentInset
        collection.anchor = .init(
            indexPath: tile.element.indexPath, unit: isPagingEnabled ? CGPoint(x: 0.5, y: 0.5) : unit, offset: nil,
            isAtStart: contentOffset.x <= -insets.left && contentOffset.y <= -insets.top)
    }

    /// Scrolls the anchor back to its position. Ends an animated scroll, and notifies the delegate of the end.
    func restoreAnchor() {
        guard collection.restoresAnchor, var anchor = collection.anchor else { return }
        collection.restoresAnchor = false
        var proposedOffset = CGPoint(x: -adjustedContentInset.left, y: -adjustedContentInset.top)
        if !anchor.isAtStart {
            guard let frame = collection.layout.layoutAttributesForItem(at: anchor.indexPath)?.frame else { return }
            proposedOffset = extent.clamp(
                CGPoint(
                    x: frame.minX + anchor.unit.x * frame.width - bounds.width / 2,
                    y: frame.minY + anchor.unit.y * frame.height - bounds.height / 2))
        }
        let isAnimating = if case .animating = scroll.machine.state { true } else { false }
        setOffsetAndStop(to: target(for: proposedOffset, in: collection.layout))
        anchor.offset = contentOffset
        collection.anchor = anchor
        if isAnimating { animatedScrollDidEnd() }
    }

    /// Returns the target content offset for a proposed one. First the layout and then the delegate can change the
    /// offset.
    func target(for proposed: CGPoint, in layout: UICollectionViewLayout) -> CGPoint {
        let layoutTarget = layout.targetContentOffset(forProposedContentOffset: proposed)
        return collectionHub.value(layoutTarget) { $0.collectionView(self, targetContentOffsetForProposedContentOffset: layoutTarget) }
    }
}

extension CGRect {
    /// Returns the squared distance of a point from the rectangle; 0 for a point inside.
    fileprivate func squaredDistance(from point: CGPoint) -> CGFloat {
        let dx = max(minX - point.x, 0, point.x - maxX)
        let dy = max(minY - point.y, 0, point.y - maxY)
        return dx * dx + dy * dy
    }
}
