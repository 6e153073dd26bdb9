import UIKitEngines

/// The layout of an orthogonally scrolling section: its frame, content size and scrolling behaviour.
struct OrthogonalSectionLayout {
    /// The frame, in the collection view's content coordinates.
    var frame: CGRect
    var contentSize: CGSize
    var contentInset: UIEdgeInsets
    var isPaging: Bool
    var bounces: Bool
    var decelerationRate: UIScrollView.DecelerationRate
    var isHorizontal: Bool
    /// Whether the content begins at the right edge.
    var isMirrored: Bool
}

/// The scroll view of a section that scrolls orthogonally to the collection view.
final class OrthogonalScrollView: UIScrollView {
    var section: Int
    weak var list: UICollectionView?
    /// The range along the scroll view's axis for which tiles were requested, in content coordinates.
    var tiledRange: ClosedRange<CGFloat> = 0...0
    private var isHorizontal = true
    private var isMirrored = false

    init(section: Int, list: UICollectionView) {
        self.section = section
        self.list = list
        super.init(frame: .zero)
        contentInsetAdjustmentBehavior = .never
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        clipsToBounds = false
        scrollsToTop = false
    }

    required init?(coder: NSCoder) { nil }

    /// The distance from the start of the content to the visible area, in points.
    var position: CGFloat {
        let start = isHorizontal ? contentOffset.x : contentOffset.y
        return isMirrored ? contentSize.width - bounds.width - start : start
    }

    /// Returns the content offset for a distance from the start of the content, in points.
    func offset(for position: CGFloat) -> CGPoint {
        guard isHorizontal else { return CGPoint(x: 0, y: position) }
        return CGPoint(x: isMirrored ? contentSize.width - bounds.width - position : position, y: 0)
    }

    /// The visible range along the scroll view's axis, in content coordinates.
    var visibleRange: ClosedRange<CGFloat> {
        isHorizontal ? bounds.minX...max(bounds.minX, bounds.maxX) : bounds.minY...max(bounds.minY, bounds.maxY)
    }

    /// Applies a new layout, and scrolls to `position`. Without a position, the distance from the start of the
    /// content does not change.
    func show(_ layout: OrthogonalSectionLayout, at position: CGFloat?) {
        let start = position ?? (superview == nil ? nil : self.position)
        isHorizontal = layout.isHorizontal
        isMirrored = layout.isMirrored
        isPagingEnabled = layout.isPaging
        bounces = layout.bounces
        decelerationRate = layout.decelerationRate
        let hasChanged = frame != layout.frame || contentSize != layout.contentSize || contentInset != layout.contentInset
        if frame != layout.frame { frame = layout.frame }
        if contentInset != layout.contentInset { contentInset = layout.contentInset }
        if contentSize != layout.contentSize { contentSize = layout.contentSize }
        // A new display scale requires rounding the offset to pixels again.
        let isBetweenPixels = contentOffset != rounded(contentOffset)
        guard hasChanged || position != nil || isBetweenPixels, !isTracking, !scroll.machine.isMoving else { return }
        let newOffset = rounded(extent.clamp(offset(for: start ?? initialDistance)))
        if newOffset != contentOffset { contentOffset = newOffset }
    }

    private var initialDistance: CGFloat {
        if isMirrored { return -contentInset.right }
        return isHorizontal ? -contentInset.left : -contentInset.top
    }

    override func restingOffset(proposed target: CGPoint, velocity: CGPoint) -> CGPoint {
        guard let list, !isPagingEnabled else { return target }
        let sign: CGFloat = isMirrored ? -1 : 1
        let proposedStart = isHorizontal ? target.x : target.y
        let proposedDistance = isMirrored ? contentSize.width - bounds.width - target.x : proposedStart
        let restingDistance = list.collection.layout.restingOffset(
            ofSection: section, from: position, proposed: proposedDistance, velocity: sign * (isHorizontal ? velocity.x : velocity.y))
        return restingDistance == proposedDistance ? target : extent.clamp(offset(for: restingDistance))
    }

    override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds.origin
            super.bounds = newValue
            if newValue.origin != old { list?.orthogonalScrollViewDidScroll(self) }
        }
    }
}
