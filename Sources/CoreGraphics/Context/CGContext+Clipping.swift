import Cairo

extension CGContext {
    /// Lets later drawing touch only the inside of the path under construction, and forgets the path.
    ///
    /// An empty path lets nothing through.
    public func clip(using rule: CGPathFillRule = .winding) {
        handOver(devicePath)
        cairo.setFillRule(rule == .winding ? .winding : .evenOdd)
        cairo.clip()
        beginPath()
    }

    /// Lets later drawing touch only the inside of a rectangle.
    public func clip(to rect: CGRect) {
        rectangle(Self.isDrawable(rect) ? rect : .zero)
        cairo.setFillRule(.winding)
        cairo.clip()
    }

    /// Lets later drawing touch only the inside of any of the rectangles.
    public func clip(to rects: [CGRect]) {
        beginPath()
        addRects(rects)
        clip()
    }
}
