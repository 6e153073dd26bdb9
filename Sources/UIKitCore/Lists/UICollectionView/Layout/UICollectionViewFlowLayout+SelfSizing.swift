import UIKitEngines

extension UICollectionViewFlowLayout {
    /// The size of items whose cells have not been measured yet, in points.
    private var estimate: CGSize { estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize }

    /// Returns a section with the preferred sizes of the cells that have been measured.
    func applyingMeasuredSizes(_ section: FlowSection, at index: Int, hasDelegateSizes: Bool) -> FlowSection {
        guard estimatedItemSize != .zero, let measuredSizes = collectionView?.collection.sizing.sizes else { return section }
        var section = section
        let count = section.sizes.count
        if !hasDelegateSizes { section.sizes = .uniform(estimate, count: count) }
        let sectionSizes = measuredSizes.filter { $0.key.section == index && $0.key.item < count }
        guard !sectionSizes.isEmpty else { return section }
        var sizes = (0..<count).map { section.sizes.size(of: $0) }
        for (path, size) in sectionSizes { sizes[path.item] = size }
        section.sizes = .each(sizes)
        return section
    }

    func needsNewLayout(_ preferredAttributes: UICollectionViewLayoutAttributes, _ originalAttributes: UICollectionViewLayoutAttributes)
        -> Bool
    {
        guard estimatedItemSize != .zero, preferredAttributes.representedElementCategory == .cell else { return false }
        let scale = max(1, collectionView?.layer.contentsScale ?? 1)
        return abs(preferredAttributes.size.width - originalAttributes.size.width) * scale >= 0.5
            || abs(preferredAttributes.size.height - originalAttributes.size.height) * scale >= 0.5
    }
}
