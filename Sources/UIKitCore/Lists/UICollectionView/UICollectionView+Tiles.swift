import UIKitEngines

// Tiling: creating views for the visible elements and removing all others.
//
// `tile` runs in each layout pass. It prepares the layout if needed, and restores the anchor. It queries the layout
// for the elements in the visible area and one screen around it. The query is repeated only after an invalidation, or
// when the visible area has left the rectangle of the last query. Views of elements outside of the visible area are
// recycled. Views of new elements are created, and their frames are set. Then self-sizing views are measured, and the
// steps are repeated while the layout changes. Without a query, a pass costs O(t) for t tiles; a query costs what the
// layout needs for it. The delegate or data source may change the tiles during a pass, so the loops compare elements
// again before they use a view.
extension UICollectionView {
    /// Updates the visible views for the current layout and offset. Inexpensive if the same elements remain visible.
    func tile() {
        // Measuring a cell can lay out the list. The list must not tile in this layout pass.
        guard !collection.sizing.isMeasuring else { return }
        let wasTiling = collection.isTiling
        collection.isTiling = true
        defer { collection.isTiling = wasTiling }
        if collection.layout.isOutdated(in: self) { collection.layout.invalidateLayout() }
        repeat { updateTiles() } while measureCells()
        layOutNewViews()
        layOutIndex()
        boundsDidAnimate()
        collection.layout.elementsWillShow()
        if collection.needsPrepare { setNeedsLayout() }
    }

    /// Creates views for the visible elements, and removes the views of others.
    private func updateTiles() {
        prepareLayoutIfNeeded()
        collection.needsViewsAfterReload = false
        updateOffsetForTransition()
        restoreAnchor()
        for view in [backgroundView, collection.background] where view?.frame != bounds { view?.frame = bounds }
        if scroll.isDragging { closeSwipe(animated: true) }
        let visibleRect = bounds
        // With paging, the next page begins exactly at the edge of the queried rectangle, so the query runs half a page
        // earlier.
        let neededRect = isPagingEnabled ? visibleRect.insetBy(dx: visibleRect.width / -2, dy: visibleRect.height / -2) : visibleRect
        if collection.needsTiles || !collection.tiledRect.contains(neededRect) { queryTiles(around: visibleRect) }
        updatePinnedElements()
        // The delegate may change the list, and thereby the tiles, during these calls.
        var index = 0
        while index < collection.tiles.count {
            let tile = collection.tiles[index]
            if let view = tile.view, !isBeingMoved(tile.element), !scrolledFrame(of: tile).meets(visibleRect), !keepsOffscreen(view) {
                removeTile(index)
            }
            index += 1
        }
        index = 0
        while index < collection.tiles.count {
            let tile = collection.tiles[index]
            if tile.view == nil, scrolledFrame(of: tile).meets(visibleRect), !tile.attributes.isHidden { show(index) }
            index += 1
        }
    }

    /// Prepares the layout if it was invalidated.
    func prepareLayoutIfNeeded() {
        guard collection.needsPrepare, !collection.isPreparing else { return }
        collection.isPreparing = true
        _ = counts()
        collection.layout.prepare()
        collection.isPreparing = false
        if collection.layout.hasSwipeActions { setUpSwiping() }
        showBackground()
        collection.needsPrepare = false
        collection.tilesAreStale = false
        collection.needsTiles = true
        let size = collection.layout.collectionViewContentSize
        contentSize = CGSize(
            width: size.width + collection.sizeAdjustment.width, height: size.height + collection.sizeAdjustment.height)
        let adjustment = collection.offsetAdjustment
        collection.offsetAdjustment = .zero
        collection.sizeAdjustment = .zero
        if adjustment != .zero { contentOffset = CGPoint(x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y) }
    }

    /// Queries the layout for the visible area and one screen around it. Elements that remain keep their views.
    private func queryTiles(around visible: CGRect) {
        let queriedRect = visible.insetBy(dx: -visible.width, dy: -visible.height)
        var oldViews: [CollectionElement: UICollectionReusableView] = [:]
        for tile in collection.tiles { if let view = tile.view { oldViews[tile.element] = view } }
        let queried = collection.layout.layoutAttributesForElements(in: queriedRect) ?? []
        let foundAttributes = addingFirstResponderCell(replacingMovedItem(queried), oldViews)
        var tiles: [CollectionViewState.Tile] = []
        tiles.reserveCapacity(foundAttributes.count)
        for attributes in foundAttributes {
            let element = CollectionElement(attributes)
            let view = oldViews.removeValue(forKey: element)
            tiles.append(.init(element: element, attributes: attributes, frame: attributes.transformedFrame, view: view))
        }
        collection.tiles = tiles
        for tile in tiles {
            guard let view = tile.view else { continue }
            resizeNewView(view, tile.attributes)
            applyAttributes(view, tile.attributes)
        }
        collection.tiledRect = queriedRect
        collection.needsTiles = false
        for (element, view) in oldViews.sorted(by: { $0.key < $1.key }) { removeTile(view, element) }
        updateOrthogonalScrollViews(around: queriedRect)
        prefetch(visible: visible)
    }

    /// Returns whether a view remains although it is outside of the visible area.
    private func keepsOffscreen(_ view: UICollectionReusableView) -> Bool { view is UICollectionViewCell && containsFirstResponder(view) }

    /// Returns the elements that the query found. Adds the element of the first responder's cell if the query did not
    /// find it.
    private func addingFirstResponderCell(
        _ found: [UICollectionViewLayoutAttributes], _ oldViews: [CollectionElement: UICollectionReusableView]
    ) -> [UICollectionViewLayoutAttributes] {
        guard window?.firstResponder is UIView else { return found }
        guard let path = oldViews.first(where: { keepsOffscreen($0.value) })?.key.indexPath else { return found }
        guard !found.contains(where: { $0.representedElementCategory == .cell && $0.indexPath == path }) else { return found }
        guard let attributes = layoutAttributesForItem(at: path) else { return found }
        return found + [attributes]
    }

    private func show(_ index: Int) {
        let tile = collection.tiles[index]
        guard let update = collection.update else { return showTile(index) }
        let start = initialTileAttributes(tile, update)
        ViewAnimations.unanimated { createView(index, start) }
        guard collection.tiles.indices.contains(index), collection.tiles[index].element == tile.element,
            let view = collection.tiles[index].view
        else { return }
        // The new view is laid out only after it was measured, so that its content is not laid out twice.
        collection.update?.newViews.append(view)
        applyAttributes(view, tile.attributes)
    }

    /// Creates the view of a tile, and applies `attributes`.
    func createView(_ index: Int, _ attributes: UICollectionViewLayoutAttributes) {
        let element = collection.tiles[index].element
        let view = makeView(element)
        guard index < collection.tiles.count, collection.tiles[index].element == element else { return }
        collection.tiles[index].view = view
        view.representedElement = element
        applyAttributes(view, attributes)
        notifyWillDisplay(view, element)
        // The delegate may have changed the list. In this case the view may have another index, or may be in the reuse
        // pool.
        guard let tile = collection.tiles.first(where: { $0.view === view }) else { return }
        if let scrollView = orthogonalScrollView(of: tile.attributes) {
            scrollView.insertSubview(view, at: 0)
        } else {
            insertSubview(view, at: backgroundView == nil ? 0 : 1)
        }
        if tile.element.kind == .cell { collection.prefetch.show(dataPath(tile.element.indexPath)) }
    }

    private func removeTile(_ index: Int) {
        guard let view = collection.tiles[index].view else { return }
        collection.tiles[index].view = nil
        guard collection.update == nil else {
            // The view moves out of the visible area, and is removed at the end of the animation.
            view.representedElement = nil
            let removal = ElementRemoval(view, collection.tiles[index].element)
            collection.viewsBeingRemoved.append(removal)
            collection.update?.pushedOutViews.append(removal)
            return
        }
        removeTile(view, collection.tiles[index].element)
    }

    /// Removes a view from the screen and returns it to the reuse pool.
    func recycle(_ view: UICollectionReusableView, _ element: CollectionElement) {
        removeFromScreen(view, element)
        if !(view is GapCell) { reuse.recycle(view, kind: element.kind) }
    }

    /// Removes a view from the screen, and notifies the delegate.
    func removeFromScreen(_ view: UICollectionReusableView, _ element: CollectionElement) {
        if collection.swipe?.cell === view { closeSwipe(animated: false) }
        view.removeFromSuperview()
        view.representedElement = nil
        view.appliedAttributes = nil
        if view is GapCell { return }
        (view as? UICollectionViewCell)?.resetDrag()
        let path = dataPath(element.indexPath)
        switch element.kind {
        case .cell:
            guard let cell = view as? UICollectionViewCell, !cell.isPlaceholder else { break }
            collectionHub.notify { $0.collectionView(self, didEndDisplaying: cell, forItemAt: path) }
        case .supplementary(let kind):
            collectionHub.notify {
                $0.collectionView(self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: element.indexPath)
            }
        case .decoration:
            break
        }
    }

    /// Applies the frame and appearance of layout attributes to a view.
    func applyAttributes(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        if view.bounds.size != attributes.size { view.bounds.size = attributes.size }
        var center = center(of: attributes)
        center.x += swipeOffset(of: view, restingFrame: CGRect(center: center, size: attributes.size))
        if view.center != center { view.center = center }
        if !CATransform3DEqualToTransform(view.layer.transform, attributes.transform3D) { view.layer.transform = attributes.transform3D }
        if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
        if view.isHidden != attributes.isHidden { view.isHidden = attributes.isHidden }
        // Decoration views are behind other elements with the same z-index.
        let zPosition = CGFloat(attributes.zIndex) - (attributes.representedElementCategory == .decorationView ? 0.5 : 0)
        if view.layer.zPosition != zPosition { view.layer.zPosition = zPosition }
        (view as? UICollectionViewCell)?.listPositionDidChange(attributes.hints.listPosition)
        guard view.appliedAttributes != attributes else { return }
        // The attributes are copied, because a layout may change and return the same object again.
        view.appliedAttributes = attributes.copy() as? UICollectionViewLayoutAttributes
        view.apply(attributes)
    }
}

extension UICollectionViewLayoutAttributes {
    /// The bounding rectangle of the transformed element.
    fileprivate var transformedFrame: CGRect {
        guard !CATransform3DIsIdentity(transform3D) else { return frame }
        let size = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        return size.applying(transform).offsetBy(dx: center.x, dy: center.y)
    }
}

extension CGRect {
    fileprivate init(center: CGPoint, size: CGSize) {
        self.init(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }

    /// Returns whether the intersection of two rectangles has an area. Foundation's `intersects` also counts a common
    /// edge.
    func meets(_ other: CGRect) -> Bool {
        minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
    }
}
