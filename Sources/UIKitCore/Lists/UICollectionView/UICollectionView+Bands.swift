import UIKitEngines

extension UICollectionView {
    /// Returns the orthogonal scroll view of an element; `nil` if the element is in the collection view itself.
    func band(of attributes: UICollectionViewLayoutAttributes) -> BandScrollView? {
        attributes.hints.band.flatMap { collection.bands[$0] }
    }

    /// Returns the frame of a tile after orthogonal scrolling, in content coordinates.
    func shownFrame(of tile: CollectionRecord.Tile) -> CGRect {
        guard let band = band(of: tile.attributes) else { return tile.frame }
        return tile.frame.offsetBy(dx: -band.contentOffset.x, dy: -band.contentOffset.y)
    }

    /// Returns the frame of an element after orthogonal scrolling, in content coordinates.
    func shownFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
        guard let band = band(of: attributes) else { return attributes.frame }
        return attributes.frame.offsetBy(dx: -band.contentOffset.x, dy: -band.contentOffset.y)
    }

    /// Returns the centre of an element in its superview.
    func center(of attributes: UICollectionViewLayoutAttributes) -> CGPoint {
        guard let band = band(of: attributes) else { return attributes.center }
        return CGPoint(x: attributes.center.x - band.frame.minX, y: attributes.center.y - band.frame.minY)
    }

    /// Returns the range of an orthogonal scroll view in which tiles are needed, in its content coordinates. The
    /// range is the visible range, extended by its length on both sides.
    func wantedStretch(of section: Int, _ band: CollectionBand) -> ClosedRange<CGFloat> {
        let length = band.isHorizontal ? band.frame.width : band.frame.height
        let start = collection.bands[section].map { band.isHorizontal ? $0.contentOffset.x : $0.contentOffset.y }
        let position = collection.bandOffsets[section] ?? 0
        let first = start ?? (band.isMirrored ? band.contentSize.width - band.frame.width - position : position)
        return (first - length)...(first + 2 * length)
    }

    /// Creates the scroll views of sections near the visible area, and removes those of other sections.
    func updateBands(around covered: CGRect) {
        var near: Set<Int> = []
        for tile in collection.tiles {
            guard let section = tile.attributes.hints.band, near.insert(section).inserted else { continue }
            guard let band = collection.layout.band(of: section) else { continue }
            let stretch = wantedStretch(of: section, band)
            let view = collection.bands[section] ?? BandScrollView(section: section, list: self)
            let position = collection.bands[section] == nil ? collection.bandOffsets.removeValue(forKey: section) : nil
            collection.bands[section] = view
            view.show(band, at: position)
            view.covered = stretch
            if view.superview !== self { insertSubview(view, at: backgroundView == nil ? 0 : 1) }
        }
        for (section, view) in collection.bands where !near.contains(section) {
            collection.bandOffsets[section] = view.position
            view.removeFromSuperview()
            collection.bands[section] = nil
        }
        // The views of these elements were created before their scroll view, so they are moved into it.
        for tile in collection.tiles {
            guard let view = tile.view, let band = band(of: tile.attributes) else { continue }
            if let old = view.superview, old !== band {
                ViewAnimations.unanimated {
                    view.center = band.convert(view.center, from: old)
                    band.insertSubview(view, at: 0)
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
    func bandDidScroll(_ band: BandScrollView) {
        guard collection.bands[band.section] === band else { return }
        let shown = band.shown
        if shown.lowerBound < band.covered.lowerBound || shown.upperBound > band.covered.upperBound { collection.needsTiles = true }
        setNeedsLayout()
    }

    /// Scrolls the collection view and the section under the touch by one frame's step, for a touch near an edge.
    /// Returns whether anything scrolled.
    ///
    /// - Parameter finger: The position of the touch, relative to the top-left corner of the visible area, in points.
    func scrollWithBand(finger: CGPoint) -> Bool {
        let point = CGPoint(x: finger.x + bounds.minX, y: finger.y + bounds.minY)
        let band = collection.bands.values.first { $0.frame.contains(point) }
        let inner = band.map { $0.scrollAtEdge(finger: CGPoint(x: point.x - $0.frame.minX, y: point.y - $0.frame.minY)) }
        return scrollAtEdge(finger: finger) || inner == true
    }

    /// Moves the scroll views and stored offsets to the new indices of their sections.
    func moveBands(_ mapping: ItemMapping) {
        var offsets: [Int: CGFloat] = [:]
        var bands: [Int: BandScrollView] = [:]
        for (section, offset) in collection.bandOffsets {
            if let new = mapping.path(of: IndexPath(index: section))?.first { offsets[new] = offset }
        }
        for (section, view) in collection.bands {
            guard let new = mapping.path(of: IndexPath(index: section))?.first else {
                view.removeFromSuperview()
                continue
            }
            view.section = new
            bands[new] = view
        }
        collection.bandOffsets = offsets
        collection.bands = bands
    }

    /// Scrolls the section of an item so that the item is at a position. Returns the rectangle to which the
    /// collection view then has to scroll.
    func scrollBand(to attributes: UICollectionViewLayoutAttributes, at position: ScrollPosition, animated: Bool) -> CGRect {
        guard let section = attributes.hints.band, let band = collection.layout.band(of: section) else { return attributes.frame }
        let inner = attributes.frame.offsetBy(dx: -band.frame.minX, dy: -band.frame.minY)
        guard let view = collection.bands[section] else {
            // The scroll view is created when the section comes near the visible area, and starts at this offset.
            let start = band.isMirrored ? band.contentSize.width - inner.maxX : band.isHorizontal ? inner.minX : inner.minY
            collection.bandOffsets[section] = start
            return band.frame
        }
        let target = position.offset(of: inner, from: view.contentOffset, viewport: view.bounds.size, insets: view.contentInset)
        view.setContentOffset(view.extent.clamp(target), animated: animated)
        return band.frame
    }

    /// Updates the frames of pinned elements to the content offset.
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
