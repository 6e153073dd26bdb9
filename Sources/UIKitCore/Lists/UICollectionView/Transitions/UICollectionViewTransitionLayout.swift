import Foundation

/// Between two layouts: where everything stands on the way from one to the other.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicollectionviewtransitionlayout
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// The layout that is left.
    public let currentLayout: UICollectionViewLayout
    /// The layout that is gone to.
    public let nextLayout: UICollectionViewLayout

    /// Makes the way from one layout to another.
    public required init(currentLayout: UICollectionViewLayout, nextLayout: UICollectionViewLayout) {
        self.currentLayout = currentLayout
        self.nextLayout = nextLayout
        super.init()
    }

    /// Nibs have no layouts between two others.
    @available(*, unavailable) public required init?(coder: NSCoder) { nil }

    /// How far it is: 0 where the one layout is, 1 where the other is; beyond for a finger that overshoots. What is not finite is passed
    /// over. Setting it moves everything.
    open var transitionProgress: CGFloat = 0 {
        didSet {
            guard transitionProgress.isFinite else { return transitionProgress = oldValue }
            guard transitionProgress != oldValue else { return }
            isProgressing = true
            invalidateLayout()
            isProgressing = false
        }
    }

    private var values: [String: CGFloat] = [:]
    /// Only the share of the two layouts changes, and not they.
    private var isProgressing = false
    /// Where content stands in each of the layouts.
    final var offsets = (start: CGPoint.zero, end: CGPoint.zero)

    /// Notes a value of the app's own that changes with the progress, as a finger's way.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
        guard value.isFinite else { return }
        values[key] = value
    }

    /// The value that was noted last; 0 for none.
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    // MARK: - Overrides

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if !isProgressing { for layout in [currentLayout, nextLayout] { layout.invalidateLayout(with: context) } }
        super.invalidateLayout(with: context)
    }

    open override func prepare() {
        for layout in [currentLayout, nextLayout] {
            layout.collectionView = collectionView
            layout.prepare()
        }
    }

    open override var collectionViewContentSize: CGSize {
        let (from, to) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
        return CGSize(width: between(from.width, to.width), height: between(from.height, to.height))
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var seen: Set<CollectionElement> = []
        var result: [UICollectionViewLayoutAttributes] = []
        // What shows in either of them may show in between: each as it has been scrolled.
        let shift = place
        for (layout, offset) in [(currentLayout, offsets.start), (nextLayout, offsets.end)] {
            let around = rect.offsetBy(dx: offset.x - shift.x, dy: offset.y - shift.y)
            for attributes in layout.layoutAttributesForElements(in: around) ?? [] {
                guard seen.insert(CollectionElement(attributes)).inserted else { continue }
                result.append(mixed(CollectionElement(attributes)) ?? attributes)
            }
        }
        return result
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        mixed(CollectionElement(kind: .cell, indexPath: indexPath))
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { mixed(CollectionElement(kind: .supplementary(elementKind), indexPath: indexPath)) }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { mixed(CollectionElement(kind: .decoration(elementKind), indexPath: indexPath)) }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        currentLayout.shouldInvalidateLayout(forBoundsChange: newBounds) || nextLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
    }

    override var asksCellsForSizes: Bool { false }

    // MARK: - In between

    private func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * transitionProgress }

    /// Where content stands now.
    final var place: CGPoint {
        CGPoint(x: between(offsets.start.x, offsets.end.x), y: between(offsets.start.y, offsets.end.y))
    }

    /// An element between its two places; what is in one of them only becomes seen or fades there.
    private func mixed(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        let (first, last) = (currentLayout.attributes(of: element), nextLayout.attributes(of: element))
        guard let result = (last ?? first)?.copy() as? UICollectionViewLayoutAttributes else { return nil }
        result.hints.band = nil
        guard let first, let last else {
            let share = min(max(transitionProgress, 0), 1)
            result.alpha *= first == nil ? share : 1 - share
            return result
        }
        result.center = CGPoint(x: between(first.center.x, last.center.x), y: between(first.center.y, last.center.y))
        result.size = CGSize(
            width: max(0, between(first.size.width, last.size.width)), height: max(0, between(first.size.height, last.size.height)))
        result.alpha = min(max(between(first.alpha, last.alpha), 0), 1)
        result.zIndex = transitionProgress < 0.5 ? first.zIndex : last.zIndex
        if transitionProgress < 0.5 { result.transform3D = first.transform3D }
        return result
    }
}

extension UICollectionViewLayout {
    /// The attributes of any element, or `nil`.
    func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        switch element.kind {
        case .cell: layoutAttributesForItem(at: element.indexPath)
        case .supplementary(let kind): layoutAttributesForSupplementaryView(ofKind: kind, at: element.indexPath)
        case .decoration(let kind): layoutAttributesForDecorationView(ofKind: kind, at: element.indexPath)
        }
    }
}
