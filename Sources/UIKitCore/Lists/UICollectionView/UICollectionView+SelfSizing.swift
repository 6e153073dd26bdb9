// Self-sizing of cells and supplementary views.
//
// After the views were tiled, each visible view with an estimated size returns its preferred attributes, once for each
// content. The layout decides whether these attributes invalidate the layout. If they do, the layout is computed again,
// and the caller tiles again. The first visible cell with a known size keeps its position on the screen, or the content
// stays at its end. After 8 successive layouts no more views are measured: sizes that change in each layout would block
// the list. Updates move the sizes with their items. Until a cell is measured again, its last size is the estimate.
extension UICollectionView {
    /// Measures the visible cells with estimated sizes, once for each content.
    ///
    /// Visible cells keep their positions when the estimated sizes of cells above them change.
    /// - Returns: Whether the layout has changed.
    func measureCells() -> Bool {
        guard collection.layout.supportsSelfSizingCells, collection.sizing.successiveLayouts < CellSizing.maximumSuccessiveLayouts else {
            return endMeasuring()
        }
        let anchor = anchorTile()
        let isAtEnd =
            anchor == nil && contentOffset.y > extent.verticalRange.lowerBound && contentOffset.y >= extent.verticalRange.upperBound - 0.5
        var isChanged = false
        for tile in collection.tiles where isSelfSizing(tile.attributes) {
            guard let view = tile.view, !collection.sizing.measuredElements.contains(tile.element) else { continue }
            if measure(view, tile.attributes) { isChanged = true }
        }
        guard isChanged else { return endMeasuring() }
        collection.sizing.successiveLayouts += 1
        prepareLayoutIfNeeded()
        if let anchor { keepInPlace(anchor) }
        if isAtEnd, !scroll.isTracking { contentOffset.y = extent.verticalRange.upperBound }
        return true
    }

    private func endMeasuring() -> Bool {
        collection.sizing.successiveLayouts = 0
        return false
    }

    private func isSelfSizing(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        attributes.isSelfSizing || isSizedByView(attributes)
    }

    /// Returns whether only the view itself can determine the size of a supplementary element.
    private func isSizedByView(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        attributes.representedElementCategory == .supplementaryView && collection.layout.supportsSelfSizingSupplementaryViews
            && attributes.hints.selfSizesWidth == nil && attributes.hints.selfSizesHeight == nil
    }

    private func measure(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { return false }
        if isSizedByView(attributes) {
            copy.hints.selfSizesWidth = true
            copy.hints.selfSizesHeight = true
        }
        var preferred = copy
        collection.sizing.isMeasuring = true
        // Measuring lays out the content. That layout must not be animated by an enclosing animation.
        ViewAnimations.unanimated {
            preferred = UnsatisfiableConstraintReporter.shared.measure { view.preferredLayoutAttributesFitting(copy) }
        }
        collection.sizing.isMeasuring = false
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
    private func anchorTile() -> CollectionViewState.Tile? {
        guard contentOffset.y > -adjustedContentInset.top || contentOffset.x > -adjustedContentInset.left else { return nil }
        return collection.tiles.first {
            $0.element.kind == .cell && $0.attributes.hints.orthogonalSection == nil && $0.frame.meets(bounds)
                && collection.sizing.measuredElements.contains($0.element)
        }
    }

    private func keepInPlace(_ tile: CollectionViewState.Tile) {
        guard let frame = collection.layout.layoutAttributesForItem(at: tile.element.indexPath)?.frame else { return }
        let offset = CGPoint(x: contentOffset.x + frame.minX - tile.frame.minX, y: contentOffset.y + frame.minY - tile.frame.minY)
        if offset != contentOffset { contentOffset = offset }
    }

    /// Marks all cells to be measured again.
    func invalidateMeasurements() {
        guard collection.layout.supportsSelfSizingCells else { return }
        collection.sizing.invalidateAll()
        setNeedsLayout()
    }

    /// Marks a cell to be measured again. Calls during measuring are ignored, because cells may invalidate their size
    /// in each layout.
    func sizeDidChange(of cell: UICollectionViewCell) {
        guard selfSizingInvalidation != .disabled, !collection.sizing.isMeasuring, let element = cell.representedElement,
            collection.layout.supportsSelfSizingCells
        else { return }
        collection.sizing.invalidate(element)
        setNeedsLayout()
    }
}
