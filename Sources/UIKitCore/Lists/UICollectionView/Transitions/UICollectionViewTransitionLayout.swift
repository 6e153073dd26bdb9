import Foundation

// An interpolation between two layouts.
//
// A query for a rectangle returns every element that either layout has there. The rectangle is moved by each layout's
// own content offset. An element with attributes in both layouts gets the linear interpolation of centre,
// size and opacity by the progress. Its transform and depth change at progress 0.5. An element of only one layout
// fades in or out without moving. Content size and offset are interpolated as well. A change of the progress does not
// invalidate the two layouts, so it costs only their queries.

/// A layout that interpolates between two other layouts during an interactive transition.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicollectionviewtransitionlayout
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// The layout at the start of the transition.
    public let currentLayout: UICollectionViewLayout
    /// The layout at the end of the transition.
    public let nextLayout: UICollectionViewLayout

    /// Creates a transition from one layout to another.
    public required init(currentLayout: UICollectionViewLayout, nextLayout: UICollectionViewLayout) {
        self.currentLayout = currentLayout
        self.nextLayout = nextLayout
        super.init()
    }

    /// Not available, because nibs contain no transition layouts.
    @available(*, unavailable) public required init?(coder: NSCoder) { nil }

    /// The progress: 0 for the current layout, 1 for the next. A gesture that overshoots can set other values.
    /// Setting the progress moves all elements.
    ///
    /// Values that are not finite are ignored.
    open var transitionProgress: CGFloat = 0 {
        didSet {
            guard transitionProgress.isFinite else { return transitionProgress = oldValue }
            guard transitionProgress != oldValue else { return }
            isChangingOnlyProgress = true
            invalidateLayout()
            isChangingOnlyProgress = false
        }
    }

    private var values: [String: CGFloat] = [:]
    /// Whether only the progress is changing. The two layouts are then not invalidated.
    private var isChangingOnlyProgress = false
    /// The content offsets in the two layouts.
    final var offsets = (start: CGPoint.zero, end: CGPoint.zero)

    /// Stores a value of the app that depends on the progress, such as the distance of the gesture.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
        guard value.isFinite else { return }
        values[key] = value
    }

    /// Returns the last value for a key; 0 if there is none.
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    // MARK: - Overrides

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if !isChangingOnlyProgress { for layout in [currentLayout, nextLayout] { layout.invalidateLayout(with: context) } }
        super.invalidateLayout(with: context)
    }

    open override func prepare() {
        for layout in [currentLayout, nextLayout] {
            layout.collectionView = collectionView
            layout.prepare()
        }
    }

    open override var collectionViewContentSize: CGSize {
        let from = currentLayout.collectionViewContentSize
        let to = nextLayout.collectionViewContentSize
        return CGSize(width: interpolated(from.width, to.width), height: interpolated(from.height, to.height))
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var seenElements: Set<CollectionElement> = []
        var result: [UICollectionViewLayoutAttributes] = []
        // An element that is visible in either layout may be visible between the two. Each layout is queried relative
        // to its own content offset.
        let currentOffset = interpolatedOffset
        for (layout, offset) in [(currentLayout, offsets.start), (nextLayout, offsets.end)] {
            let queryRect = rect.offsetBy(dx: offset.x - currentOffset.x, dy: offset.y - currentOffset.y)
            for attributes in layout.layoutAttributesForElements(in: queryRect) ?? [] {
                guard seenElements.insert(CollectionElement(attributes)).inserted else { continue }
                result.append(interpolatedAttributes(CollectionElement(attributes)) ?? attributes)
            }
        }
        return result
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        interpolatedAttributes(CollectionElement(kind: .cell, indexPath: indexPath))
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        interpolatedAttributes(CollectionElement(kind: .supplementary(elementKind), indexPath: indexPath))
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        interpolatedAttributes(CollectionElement(kind: .decoration(elementKind), indexPath: indexPath))
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        currentLayout.shouldInvalidateLayout(forBoundsChange: newBounds) || nextLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
    }

    override var supportsSelfSizingCells: Bool { false }

    // MARK: - Interpolation

    private func interpolated(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * transitionProgress }

    /// The interpolated content offset.
    final var interpolatedOffset: CGPoint {
        CGPoint(x: interpolated(offsets.start.x, offsets.end.x), y: interpolated(offsets.start.y, offsets.end.y))
    }

    /// Returns the interpolated attributes of an element. An element of only one layout fades in or out.
    private func interpolatedAttributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        let first = currentLayout.attributes(of: element)
        let last = nextLayout.attributes(of: element)
        guard let result = (last ?? first)?.copy() as? UICollectionViewLayoutAttributes else { return nil }
        result.hints.orthogonalSection = nil
        guard let first, let last else {
            let fraction = min(max(transitionProgress, 0), 1)
            result.alpha *= first == nil ? fraction : 1 - fraction
            return result
        }
        result.center = CGPoint(x: interpolated(first.center.x, last.center.x), y: interpolated(first.center.y, last.center.y))
        result.size = CGSize(
            width: max(0, interpolated(first.size.width, last.size.width)),
            height: max(0, interpolated(first.size.height, last.size.height)))
        result.alpha = min(max(interpolated(first.alpha, last.alpha), 0), 1)
        result.zIndex = transitionProgress < 0.5 ? first.zIndex : last.zIndex
        if transitionProgress < 0.5 { result.transform3D = first.transform3D }
        return result
    }
}

extension UICollectionViewLayout {
    /// Returns the attributes of an element of any category; `nil` if there are none.
    func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        switch element.kind {
        case .cell: layoutAttributesForItem(at: element.indexPath)
        case .supplementary(let kind): layoutAttributesForSupplementaryView(ofKind: kind, at: element.indexPath)
        case .decoration(let kind): layoutAttributesForDecorationView(ofKind: kind, at: element.indexPath)
        }
    }
}
