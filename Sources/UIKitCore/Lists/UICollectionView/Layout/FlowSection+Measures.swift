import UIKitEngines

extension FlowSection {
    /// Creates a section with the metrics of the layout.
    @MainActor init(_ layout: UICollectionViewFlowLayout, count: Int) {
        self.init(sizes: .uniform(layout.itemSize, count: count))
        set(insets: layout.sectionInset)
        lineSpacing = layout.minimumLineSpacing
        itemSpacing = layout.minimumInteritemSpacing
        headerLength = Self.length(layout.headerReferenceSize, layout)
        footerLength = Self.length(layout.footerReferenceSize, layout)
    }

    /// Creates a section with the metrics of the delegates. Each metric is requested once, from the first delegate
    /// that implements it.
    @MainActor init(
        _ layout: UICollectionViewFlowLayout, delegates: [any UICollectionViewDelegateFlowLayout], section: Int, count: Int,
        in view: UICollectionView
    ) {
        func metric<Value>(_ defaultValue: Value, _ body: (any UICollectionViewDelegateFlowLayout) -> Value) -> Value {
            DefaultImplementationProbe.first(of: delegates, body) ?? defaultValue
        }
        self.init(
            sizes: Self.sizes(count: count) { item in
                guard let path = view.dataPathForSize(IndexPath(item: item, section: section)) else { return (layout.itemSize, true) }
                for delegate in delegates {
                    let answer = DefaultImplementationProbe.probe { delegate.collectionView(view, layout: layout, sizeForItemAt: path) }
                    if answer.isOwn { return answer }
                }
                return (layout.itemSize, false)
            })
        set(insets: metric(.zero) { $0.collectionView(view, layout: layout, insetForSectionAt: section) })
        lineSpacing = metric(0) { $0.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section) }
        itemSpacing = metric(0) { $0.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section) }
        let header = metric(.zero) { $0.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section) }
        let footer = metric(.zero) { $0.collectionView(view, layout: layout, referenceSizeForFooterInSection: section) }
        headerLength = Self.length(header, layout)
        footerLength = Self.length(footer, layout)
    }

    /// Returns whether both sections have the same number of items, all of the same size.
    func hasSameSizes(as other: FlowSection) -> Bool {
        guard case .uniform(let size, let count) = sizes, case .uniform(let otherSize, let otherCount) = other.sizes else { return false }
        return size == otherSize && count == otherCount
    }

    private mutating func set(insets: UIEdgeInsets) {
        insetTop = insets.top
        insetLeft = insets.left
        insetBottom = insets.bottom
        insetRight = insets.right
    }

    @MainActor private static func length(_ size: CGSize, _ layout: UICollectionViewFlowLayout) -> CGFloat {
        layout.scrollDirection == .vertical ? size.height : size.width
    }

    /// Requests the size of each item. Individual sizes are stored only if the sizes differ.
    ///
    /// If no delegate answers for the first item, the other items are not asked for: `isOwn` is `false`.
    @MainActor private static func sizes(count: Int, of size: (Int) -> (value: CGSize, isOwn: Bool)) -> Sizes {
        guard count > 0 else { return .uniform(.zero, count: 0) }
        let (first, isOwn) = size(0)
        guard isOwn else { return .uniform(first, count: count) }
        for item in 1..<max(count, 1) {
            let next = size(item).value
            guard next != first else { continue }
            var sizes = Array(repeating: first, count: item)
            sizes.reserveCapacity(count)
            sizes.append(next)
            for remainingItem in (item + 1)..<max(count, item + 1) { sizes.append(size(remainingItem).value) }
            return .each(sizes)
        }
        return .uniform(first, count: count)
    }
}
