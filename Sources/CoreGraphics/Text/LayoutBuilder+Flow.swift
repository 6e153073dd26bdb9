extension LayoutBuilder {
    /// Lays out a paragraph in the free parts of strips, for example around a shape. A strip may contain several
    /// lines side by side.
    mutating func flow(
        _ breaker: inout LineBreaker, isFinal: Bool, isFirst: Bool, _ freeExtents: (_ top: CGFloat, _ height: CGFloat) -> [HorizontalExtent]
    ) {
        var isFirst = isFirst
        repeat {
            if !lines.isEmpty { y += spacing }
            spacing = 0
            guard let strip = nextStrip(breaker, freeExtents) else {
                isFull = true
                isTruncated = true
                break
            }
            let top = y
            var bottom = y
            for extent in strip where !isFull && (isFirst || !breaker.isAtEnd) {
                y = top
                let width = Double(extent.width)
                let frame = LineFrame(
                    style: breaker.style, isFirst: isFirst, width: width, isRightToLeft: breaker.paragraph.isRightToLeft)
                let savedWidth = limits.width
                limits.width = width
                let draft = makeLine(&breaker, frame, isFinal: isFinal)
                limits.width = savedWidth
                append(draft, frame, breaker, extent, isFirst: isFirst)
                bottom = max(bottom, y)
                isFirst = false
            }
            y = bottom
        } while !breaker.isAtEnd && !isFull
        if isFull { end = breaker.offset }
    }

    /// Moves down to the first strip with enough free width for a line, and returns its free parts.
    private mutating func nextStrip(
        _ breaker: LineBreaker, _ freeExtents: (_ top: CGFloat, _ height: CGFloat) -> [HorizontalExtent]
    ) -> [HorizontalExtent]? {
        var metrics = LineMetrics()
        metrics.include(content.runs[content.runIndex(at: breaker.offset)].style)
        let height = metrics.adjusted(by: breaker.style).height
        let limit = min(limits.height, y + Self.searchLimit)
        while y + Double(height) <= limit + LineBreaker.tolerance || (lines.isEmpty && y == 0) {
            let found = freeExtents(CGFloat(y), height).filter { $0.width >= Self.minimumWidth && $0.width.isFinite }
            if !found.isEmpty { return found }
            y += Self.step
        }
        return nil
    }

    /// The minimum width of a free part, in points.
    private static let minimumWidth: CGFloat = 8
    /// The vertical distance between two strips of the search, and the maximum distance of the search, in points.
    private static let step = 1.0
    private static let searchLimit = 20_000.0
}
