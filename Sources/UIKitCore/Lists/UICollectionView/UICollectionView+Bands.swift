import UIKitEngines

extension UICollectionView {
    /// Returns the orthogonal scroll view of an element; `nil` if the element is in the collection view itself.
    func band(of attributes: UICollectionViewLayoutAttributes) -> BandScrollView? {
        attributes.hints.band.flatMap { collection.bands[$0] }
    }

    /// Returns the frame of a tile after orthogonal scrolling, in content coordinates.
    func shownFrame(of tile: CollectionRecord.Tile) -> CGRect {
        guard let scrollView = band(of: tile.attributes) else { return tile.frame }
        return tile.frame.offsetBy(dx: -scrollView.contentOffset.x, dy: -scrollView.contentOffset.y)
    }

    /// Returns the frame of an element after orthogonal scrolling, in content coordinates.
    func shownFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
        guard let scrollView = band(of: attributes) else { return attributes.frame }
        return attributes.frame.offsetBy(dx: -scrollView.contentOffset.x, dy: -scrollView.contentOffset.y)
    }

    /// Returns the centre of an element in its superview.
    func center(of attributes: UICollectionViewLayoutAttributes) -> CGPoint {
        guard let scrollView = band(of: attributes) else { return attributes.center }
        return CGPoint(x: attributes.center.x - scrollView.frame.minX, y: attributes.center.y - scrollView.frame.minY)
    }

    /// Returns the range of an orthogonal scroll view in which tiles are needed, in its content coordinates. The
    /// range is the visible range, extended by its length on both sides.
    func wantedStretch(of section: Int, _ sectionLayout: CollectionBand) -> ClosedRange<CGFloat> {
        let length = sectionLayout.isHorizontal ? sectionLayout.frame.width : sectionLayout.frame.height
        let start = collection.bands[section].map { sectionLayout.isHorizontal ? $0.contentOffset.x : $0.contentOffset.y }
        let position = collection.bandOffsets[section] ?? 0
        let mirroredStart = sectionLayout.contentSize.width - sectionLayout.frame.width - position
        let first = start ?? (sectionLayout.isMirrored ? mirroredStart : position)
        return (first - length)...(first + 2 * length)
    }

    /// Creates the scroll views of sections near the visible area, and removes those of other sections.
    func updateBands(around tiledRect: CGRect) {
        var nearSections: Set<Int> = []
        for tile in collection.tiles {
            guard let section = tile.attributes.hints.band, nearSections.insert(section).inserted else { continue }
            guard let sectionLayout = collection.layout.band(of: section) else { continue }
            let tileRange = wantedStretch(of: section, sectionLayout)
            let view = collection.bands[section] ?? BandScrollView(section: section, list: self)
            let position = collection.bands[section] == nil ? collection.bandOffsets.removeValue(forKey: section) : nil
            collection.bands[section] = view
            view.show(sectionLayout, at: position)
            view.covered = tileRange
            if view.superview !== self { insertSubview(view, at: backgroundView == nil ? 0 : 1) }
        }
        for (section, view) in collection.bands where !nearSections.contains(section) {
            collection.bandOffsets[section] = view.position
            view.removeFromSuperview()
            collection.bands[section] = nil
        }
        // The views of these elements were created before their scroll view, so they are moved into it.
        for tile in collection.tiles {
            guard let view = tile.view, let scrollView = band(of: tile.attributes) else { continue }
            if let old = view.superview, old !== scrollView {
                ViewAnimations.unanimated {
                    view.center = scrollView.convert(view.center, from: old)
                    scrollView.insertSubview(view, at: 0)
                }
            }
            place(view, tile.attributes)
        }
    }

    func removeBands() {
        for view in collection.bands.values { view.removeFromSuperview() }
        collection.bands = [:]
        collection.bandOffsets = [:]
    }

    /// Called when the content of an orthogonal scroll view has moved.
    func bandDidScroll(_ scrollView: BandScrollView) {
        guard collection.bands[scrollView.section] === scrollView else { return }
        let visibleRange = scrollView.shown
        let tiledRange = scrollView.covered
        let isTiled = visibleRange.lowerBound >= tiledRange.lowerBound && visibleRange.upperBound <= tiledRange.upperBound
        if !isTiled { collection.needsTiles = true }
        setNeedsLayout()
    }

    /// Scrolls the collection view and the section under the touch by one frame's step, for a touch near an edge.
    /// Returns whether anything scrolled.
    ///
    /// - Parameter finger: The location of the touch, relative to the top-left corner of the visible area, in points.
    func scrollWithBand(finger: CGPoint) -> Bool {
        let point = CGPoint(x: finger.x + bounds.minX, y: finger.y + bounds.minY)
        let scrollView = collection.bands.values.first { $0.frame.contains(point) }
        let sectionScrolled = scrollView.map { $0.scrollAtEdge(finger: CGPoint(x: point.x - $0.frame.minX, y: point.y - $0.frame.minY)) }
        return scrollAtEdge(finger: finger) || sectionScrolled == true
    }

    /// Moves the scroll views and stored offsets to the new indices of their sections.
    func moveBands(_ mapping: ItemMapping) {
        var offsets: [Int: CGFloat] = [:]
        var scrollViews: [Int: BandScrollView] = [:]
        for (section, offset) in collection.bandOffsets {
            if let new = mapping.path(of: IndexPath(index: section))?.first { offsets[new] = offset }
        }
        for (section, view) in collection.bands {
            guard let new = mapping.path(of: IndexPath(index: section))?.first else {
                view.removeFromSuperview()
                continue
            }
            view.section = new
            scrollViews[new] = view
        }
        collection.bandOffsets = offsets
        collection.bands = scrollViews
    }

    /// Scrolls the orthogonal section of an item so that the item is at a position. Returns the rectangle to which the
    /// collection view has to scroll afterwards.
    func scrollBand(to attributes: UICollectionViewLayoutAttributes, at position: ScrollPosition, animated: Bool) -> CGRect {
        guard let section = attributes.hints.band, let sectionLayout = collection.layout.band(of: section) else { return attributes.frame }
        let itemFrame = attributes.frame.offsetBy(dx: -sectionLayout.frame.minX, dy: -sectionLayout.frame.minY)
        guard let view = collection.bands[section] else {
            // The scroll view is created when the section comes near the visible area, and starts at this offset.
            let start =
                sectionLayout.isMirrored
                ? sectionLayout.contentSize.width - itemFrame.maxX : sectionLayout.isHorizontal ? itemFrame.minX : itemFrame.minY
            collection.bandOffsets[section] = start
            return sectionLayout.frame
        }
        let target = position.offset(of: itemFrame, from: view.contentOffset, viewport: view.bounds.size, insets: view.contentInset)
        view.setContentOffset(view.extent.clamp(target), animated: animated)
        return sectionLayout.frame
    }

    /// Updates the frames of pinned elements for the content offset.
    func float() {
        for index in collection.tiles.indices where collection.tiles[index].attributes.hints.floats {
            let attributes = collection.layout.floated(collection.tiles[index].attributes)
            guard attributes.frame != collection.tiles[index].frame else { continue }
            let tile = collection.tiles[index]
            collection.tiles[index] = .init(element: tile.element, attributes: attributes, frame: attributes.frame, view: tile.view)
            if let view = tile.view { place(view, attributes) }
        }
    }
}
