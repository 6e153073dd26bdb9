extension UICollectionView {
    /// Asks cells that show for the sizes they want, each once for what it shows.
    ///
    /// What is seen stays where it is when cells above it turn out to be of another size than was estimated.
    /// - Returns: whether the layout is another by that.
    func sizeCells() -> Bool {
        guard collection.layout.asksCellsForSizes, collection.sizing.rounds < CellSizing.maximumRounds else { return endSizing() }
        let held = heldTile()
        let isAtEnd =
            held == nil && contentOffset.y > extent.verticalRange.lowerBound && contentOffset.y >= extent.verticalRange.upperBound - 0.5
        var isChanged = false
        for tile in collection.tiles where asks(tile.attributes) {
            guard let view = tile.view, !collection.sizing.fresh.contains(tile.element) else { continue }
            if ask(view, tile.attributes) { isChanged = true }
        }
        guard isChanged else { return endSizing() }
        collection.sizing.rounds += 1
        prepareLayoutIfNeeded()
        if let held { keepInPlace(held) }
        if isAtEnd, !scroll.isTracking { contentOffset.y = extent.verticalRange.upperBound }
        return true
    }

    private func endSizing() -> Bool {
        collection.sizing.rounds = 0
        return false
    }

    private func asks(_ attributes: UICollectionViewLayoutAttributes) -> Bool { attributes.asksForSize || isLeftToView(attributes) }

    /// Whether nobody but the view can say how large a supplementary view is.
    private func isLeftToView(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        attributes.representedElementCategory == .supplementaryView && collection.layout.asksOthersForSizes
            && attributes.hints.asksWidth == nil && attributes.hints.asksHeight == nil
    }

    private func ask(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { return false }
        if isLeftToView(attributes) { (copy.hints.asksWidth, copy.hints.asksHeight) = (true, true) }
        var preferred = copy
        collection.sizing.isAsking = true
        // Measuring lays content out; none of that is a part of an animation that may be going on.
        ViewAnimations.unanimated {
            preferred = BrokenConstraintReports.shared.measure { view.preferredLayoutAttributesFitting(copy) }
        }
        collection.sizing.isAsking = false
        collection.sizing.note(preferred.size, of: CollectionElement(attributes))
        let layout = collection.layout
        guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes) else {
            return false
        }
        layout.invalidateLayout(
            with: layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
        return true
    }

    /// The first cell that shows and whose size was known before; none where content stands at its start, which stays there.
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

    /// What cells show wants other sizes.
    func measureAnew() {
        guard collection.layout.asksCellsForSizes else { return }
        collection.sizing.forgetAll()
        setNeedsLayout()
    }

    /// A cell says that what it shows wants another size. One that says so whenever it is laid out does while it is asked, too.
    func sizeDidChange(of cell: UICollectionViewCell) {
        guard selfSizingInvalidation != .disabled, !collection.sizing.isAsking, let element = cell.use, collection.layout.asksCellsForSizes
        else { return }
        collection.sizing.forget(element)
        setNeedsLayout()
    }
}
