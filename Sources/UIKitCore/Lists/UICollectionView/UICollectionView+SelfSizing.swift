// Self-sizing of cells and supplementary views.
//
// After the views were tiled, each visible view with an estimated size returns its preferred attributes, once for its
// content. The layout decides whether they invalidate it. If they do, the layout is computed again, and the caller
// tiles again. The first visible cell with a known size keeps its position on the screen, or the content stays at its
// end. After 8 successive layouts no more views are measured: sizes that change in each layout would block the list.
// Updates move the sizes with their items. Until a cell is measured again, its last size is the estimate.
extension UICollectionView {
    /// Measures the visible cells with estimated sizes, once for each content.
    ///
    /// Visible cells keep their positions when the estimated sizes of cells above them change.
    /// - Returns: Whether the layout has changed.
    func sizeCells() -> Bool {
        guard collection.layout.asksCellsForSizes, collection.sizing.rounds < CellSizing.maximumRounds else { return endSizing() }
        let anchor = heldTile()
        let isAtEnd =
            anchor == nil && contentOffset.y > extent.verticalRange.lowerBound && contentOffset.y >= extent.verticalRange.upperBound - 0.5
        var isChanged = false
        for tile in collection.tiles where asks(tile.attributes) {
            guard let view = tile.view, !collection.sizing.fresh.contains(tile.element) else { continue }
            if ask(view, tile.attributes) { isChanged = true }
        }
        guard isChanged else { return endSizing() }
        collection.sizing.rounds += 1
        prepareLayoutIfNeeded()
        if let anchor { keepInPlace(anchor) }
        if isAtEnd, !scroll.isTracking { contentOffset.y = extent.verticalRange.upperBound }
        return true
    }

    private func endSizing() -> Bool {
        collection.sizing.rounds = 0
        return false
    }

    private func asks(_ attributes: UICollectionViewLayoutAttributes) -> Bool { attributes.asksForSize || isLeftToView(attributes) }

    /// Returns whether only the view itself can determine the size of a supplementary element.
    private func isLeftToView(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        attributes.representedElementCategory == .supplementaryView && collection.layout.asksOthersForSizes
            && attributes.hints.asksWidth == nil && attributes.hints.asksHeight == nil
    }

    private func ask(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { return false }
        if isLeftToView(attributes) { (copy.hints.asksWidth, copy.hints.asksHeight) = (true, true) }
        var preferred = copy
        collection.sizing.isAsking = true
        // Measuring lays out the content. That layout must not be animated by an enclosing animation.
        ViewAnimations.unanimated {
            preferred = UnsatisfiableConstraintReporter.shared.measure { view.preferredLayoutAttributesFitting(copy) }
        }
        collection.sizing.isAsking = false
        collection.sizing.record(preferred.size, of: CollectionElement(attributes))
        let layout = collection.layout
        guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes) else {
            return false
        }
        layout.invalidateLayout(
            with: layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
        return true
    }

    /// Returns the first visible cell whose size was known before this layout. Returns `nil` at the start of the
    /// content, which does not move.
    private func heldTile() -> CollectionRecord.Tile? {
        guard contentOffset.y > -adjustedContentInset.top || contentOffset.x > -adjustedContentInset.left else { return nil }
        return collection.tiles.first {
            $0.element.kind == .cell && $0.attributes.hints.band == nil && $0.frame.meets(bounds)
                && collection.sizing.fresh.contains($0.element)
        }
    }

    private func keepInPlace(_ tile: CollectionRecord.Tile) {
        guard let frame = collection.layout.layoutAttributesForItem(at: tile.element.indexPath)?.frame else { return }
        let offset = CGPoint(x: contentOffset.x + frame.minX - tile.frame.minX, y: contentOffset.y + frame.minY - tile.frame.minY)
        if offset != contentOffset { contentOffset = offset }
    }

    /// Marks all cells to be measured again.
    func measureAnew() {
        guard collection.layout.asksCellsForSizes else { return }
        collection.sizing.invalidateAll()
        setNeedsLayout()
    }

    /// Marks a cell to be measured again. Calls during measuring are ignored, because cells may invalidate their size
    /// in each layout.
    func sizeDidChange(of cell: UICollectionViewCell) {
        guard selfSizingInvalidation != .disabled, !collection.sizing.isAsking, let element = cell.use, collection.layout.asksCellsForSizes
        else { return }
        collection.sizing.invalidate(element)
        setNeedsLayout()
    }
}
