import UIKitEngines

extension UICollectionView {
    /// Returns the orthogonal scroll view of an element; `nil` if the element is in the collection view itself.
    func orthogonalScrollView(of attributes: UICollectionViewLayoutAttributes) -> OrthogonalScrollView? {
        attributes.hints.orthogonalSection.flatMap { collection.orthogonalScrollViews[$0] }
    }

    /// Returns the frame of a tile after orthogonal scrolling, in content coordinates.
    func scrolledFrame(of tile: CollectionViewState.Tile) -> CGRect {
        guard let scrollView = orthogonalScrollView(of: tile.attributes) else { return tile.frame }
        return tile.frame.offsetBy(dx: -scrollView.contentOffset.x, dy: -scrollView.contentOffset.y)
    }

    /// Returns the frame of an element after orthogonal scrolling, in content coordinates.
    func scrolledFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
        guard let scrollView = orthogonalScrollView(of: attributes) else { return attributes.frame }
        return attributes.frame.offsetBy(dx: -scrollView.contentOffset.x, dy: -scrollView.contentOffset.y)
    }

    /// Returns the centre of an element in its superview.
    func center(of attributes: UICollectionViewLayoutAttributes) -> CGPoint {
        guard let scrollView = orthogonalScrollView(of: attributes) else { return attributes.center }
        return CGPoint(x: attributes.center.x - scrollView.frame.minX, y: attributes.center.y - scrollView.frame.minY)
    }

    /// Returns the range of an orthogonal scroll view in which tiles are needed, in its content coordinates. The
    /// range is the visible range, extended by its length on both sides.
    func neededTileRange(of section: Int, _ sectionLayout: OrthogonalSectionLayout) -> ClosedRange<CGFloat> {
        let length = sectionLayout.isHorizontal ? sectionLayout.frame.width : sectionLayout.frame.height
        let start = collection.orthogonalScrollViews[section].map { sectionLayout.isHorizontal ? $0.contentOffset.x : $0.contentOffset.y }
        let position = collection.orthogonalOffsets[section] ?? 0
        let mirroredStart = sectionLayout.contentSize.width - sectionLayout.frame.width - position
        let first = start ?? (sectionLayout.isMirrored ? mirroredStart : position)
        return (first - length)...(first + 2 * length)
    }

    /// Creates the scroll views of sections near the visible area, and removes those of other sections.
    func updateOrthogonalScrollViews(around tiledRect: CGRect) {
        var nearSections: Set<Int> = []
        for tile in collection.tiles {
            guard let section = tile.attributes.hints.orthogonalSection, nearSections.insert(section).inserted else { continue }
            guard let sectionLayout = collection.layout.orthogonalLayout(of: section) else { continue }
            let tileRange = neededTileRange(of: section, sectionLayout)
            let view = collection.orthogonalScrollViews[section] ?? OrthogonalScrollView(section: section, list: self)
            let position =
                collection.orthogonalScrollViews[section] == nil ? collection.orthogonalOffsets.removeValue(forKey: section) : nil
            collection.orthogonalScrollViews[section] = view
            view.show(sectionLayout, at: position)
            view.tiledRange = tileRange
            if view.superview !== self { insertSubview(view, at: backgroundView == nil ? 0 : 1) }
        }
        for (section, view) in collection.orthogonalScrollViews where !nearSections.contains(section) {
            collection.orthogonalOffsets[section] = view.position
            view.removeFromSuperview()
            collection.orthogonalScrollViews[section] = nil
        }
        // The views of these elements were created before their scroll view, so they are moved into it.
        for tile in collection.tiles {
            guard let view = tile.view, let scrollView = orthogonalScrollView(of: tile.attributes) else { continue }
            if let old = view.superview, old !== scrollView {
                ViewAnimations.unanimated {
                    view.center = scrollView.convert(view.center, from: old)
                    scrollView.insertSubview(view, at: 0)
                }
            }
            applyAttributes(view, tile.attributes)
        }
    }

    func removeOrthogonalScrollViews() {
        for view in collection.orthogonalScrollViews.values { view.removeFromSuperview() }
        collection.orthogonalScrollViews = [:]
        collection.orthogonalOffsets = [:]
    }

    /// Called when the content of an orthogonal scroll view has moved.
    func orthogonalScrollViewDidScroll(_ scrollView: OrthogonalScrollView) {
        guard collection.orthogonalScrollViews[scrollView.section] === scrollView else { return }
        let visibleRange = scrollView.visibleRange
        let tiledRange = scrollView.tiledRange
        let isTiled = visibleRange.lowerBound >= tiledRange.lowerBound && visibleRange.upperBound <= tiledRange.upperBound
        if !isTiled { collection.needsTiles = true }
        setNeedsLayout()
    }

    /// Scrolls the collection view and the section under the touch by one frame's step, for a touch near an edge.
    /// Returns whether anything scrolled.
    ///
    /// - Parameter location: The location of the touch, relative to the top-left corner of the visible area, in points.
    func autoscrollWithSection(touchLocation location: CGPoint) -> Bool {
        let point = CGPoint(x: location.x + bounds.minX, y: location.y + bounds.minY)
        let scrollView = collection.orthogonalScrollViews.values.first { $0.frame.contains(point) }
        let sectionScrolled = scrollView.map {
            $0.autoscroll(touchLocation: CGPoint(x: point.x - $0.frame.minX, y: point.y - $0.frame.minY))
        }
        return autoscroll(touchLocation: location) || sectionScrolled == true
    }

    /// Moves the scroll views and stored offsets to the new indices of their sections.
    func moveOrthogonalScrollViews(_ mapping: ItemMapping) {
        var offsets: [Int: CGFloat] = [:]
        var scrollViews: [Int: OrthogonalScrollView] = [:]
        for (section, offset) in collection.orthogonalOffsets {
            if let new = mapping.newPath(of: IndexPath(index: section))?.first { offsets[new] = offset }
        }
        for (section, view) in collection.orthogonalScrollViews {
            guard let new = mapping.newPath(of: IndexPath(index: section))?.first else {
                view.removeFromSuperview()
                continue
            }
            view.section = new
            scrollViews[new] = view
        }
        collection.orthogonalOffsets = offsets
        collection.orthogonalScrollViews = scrollViews
    }

    /// Scrolls the orthogonal section of an item so that the item is at a position. Returns the rectangle to which the
    /// collection view has to scroll afterwards.
    func scrollOrthogonalSection(to attributes: UICollectionViewLayoutAttributes, at position: ScrollPosition, animated: Bool) -> CGRect {
        guard let section = attributes.hints.orthogonalSection, let sectionLayout = collection.layout.orthogonalLayout(of: section) else {
            return attributes.frame
        }
        let itemFrame = attributes.frame.offsetBy(dx: -sectionLayout.frame.minX, dy: -sectionLayout.frame.minY)
        guard let view = collection.orthogonalScrollViews[section] else {
            // The scroll view is created when the section comes near the visible area, and starts at this offset.
            let start: CGFloat
            if sectionLayout.isMirrored {
                start = sectionLayout.contentSize.width - itemFrame.maxX
            } else {
                start = sectionLayout.isHorizontal ? itemFrame.minX : itemFrame.minY
            }
            collection.orthogonalOffsets[section] = start
            return sectionLayout.frame
        }
        let target = position.offset(of: itemFrame, from: view.contentOffset, viewport: view.bounds.size, insets: view.contentInset)
        view.setContentOffset(view.extent.clamp(target), animated: animated)
        return sectionLayout.frame
    }

    /// Updates the frames of pinned elements for the content offset.
    func updatePinnedElements() {
        for index in collection.tiles.indices where collection.tiles[index].attributes.hints.isPinned {
            let attributes = collection.layout.pinnedAttributes(collection.tiles[index].attributes)
            guard attributes.frame != collection.tiles[index].frame else { continue }
            let tile = collection.tiles[index]
            collection.tiles[index] = .init(element: tile.element, attributes: attributes, frame: attributes.frame, view: tile.view)
            if let view = tile.view { applyAttributes(view, attributes) }
        }
    }
}
