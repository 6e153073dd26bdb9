import CoreGraphics

/// The geometry and the settings that determine how a scroll view moves. All lengths are in points.
package struct ScrollConfiguration: Equatable, Sendable {
    package var viewport: CGSize
    package var contentSize: CGSize
    package var insetTop: CGFloat = 0
    package var insetLeft: CGFloat = 0
    package var insetBottom: CGFloat = 0
    package var insetRight: CGFloat = 0
    package var bouncesHorizontally = true
    package var bouncesVertically = true
    /// The alignment of content that is smaller than the viewport, 0…1 on each axis.
    package var alignment = CGPoint.zero
    package var alwaysBouncesHorizontally = false
    package var alwaysBouncesVertically = false
    package var isPaging = false
    package var isDirectionalLockEnabled = false
    package var decelerationRate = Deceleration.normalRate

    package init(viewport: CGSize, contentSize: CGSize) {
        self.viewport = viewport
        self.contentSize = contentSize
    }

    /// The range of valid horizontal offsets, without bouncing.
    package var horizontalRange: ClosedRange<CGFloat> {
        Self.range(content: contentSize.width, viewport: viewport.width, before: insetLeft, after: insetRight, alignment: alignment.x)
    }

    /// The range of valid vertical offsets, without bouncing.
    package var verticalRange: ClosedRange<CGFloat> {
        Self.range(content: contentSize.height, viewport: viewport.height, before: insetTop, after: insetBottom, alignment: alignment.y)
    }

    /// Whether content bounces on either axis. Setting this property sets both axes.
    package var bounces: Bool {
        get { bouncesHorizontally || bouncesVertically }
        set { (bouncesHorizontally, bouncesVertically) = (newValue, newValue) }
    }

    private static func range(
        content: CGFloat, viewport: CGFloat, before: CGFloat, after: CGFloat, alignment: CGFloat
    ) -> ClosedRange<CGFloat> {
        // `-before` would be a negative zero without an inset.
        let start = 0 - before
        let end = content + after - viewport
        guard end < start, alignment != 0 else { return start...max(start, end) }
        let offset = start - (start - end) * alignment
        return offset...offset
    }

    /// Whether a touch can move content horizontally.
    package var canScrollHorizontally: Bool {
        horizontalRange.upperBound > horizontalRange.lowerBound || (bouncesHorizontally && alwaysBouncesHorizontally)
    }

    /// Whether a touch can move content vertically.
    package var canScrollVertically: Bool {
        verticalRange.upperBound > verticalRange.lowerBound || (bouncesVertically && alwaysBouncesVertically)
    }

    /// Returns the nearest valid offset, without bouncing.
    package func clamp(_ offset: CGPoint) -> CGPoint {
        CGPoint(
            x: min(max(offset.x, horizontalRange.lowerBound), horizontalRange.upperBound),
            y: min(max(offset.y, verticalRange.lowerBound), verticalRange.upperBound))
    }

    /// Returns the valid offset nearest to `offset` at which `rect` is visible, or as much of `rect` as fits.
    package func offset(showing rect: CGRect, from offset: CGPoint) -> CGPoint {
        let visibleRect = CGRect(
            x: offset.x + insetLeft, y: offset.y + insetTop,
            width: max(0, viewport.width - insetLeft - insetRight), height: max(0, viewport.height - insetTop - insetBottom))
        let x = Self.scrollDistance(rect.minX, rect.maxX, into: visibleRect.minX, visibleRect.maxX)
        let y = Self.scrollDistance(rect.minY, rect.maxY, into: visibleRect.minY, visibleRect.maxY)
        return clamp(CGPoint(x: offset.x + x, y: offset.y + y))
    }

    /// Returns the smallest scroll distance that makes `start…end` visible within `low…high`. If `start…end` is longer
    /// than `low…high`, returns the smallest distance after which `start…end` fills `low…high`.
    private static func scrollDistance(_ start: CGFloat, _ end: CGFloat, into low: CGFloat, _ high: CGFloat) -> CGFloat {
        if start < low, end <= high { return max(start - low, end - high) }
        if end > high, start >= low { return min(start - low, end - high) }
        return 0
    }
}
