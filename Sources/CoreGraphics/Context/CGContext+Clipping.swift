import Cairo

extension CGContext {
    /// Intersects the clip with the inside of the current path, and discards the path.
    ///
    /// An empty path clips everything.
    public func clip(using rule: CGPathFillRule = .winding) {
        trace(devicePath, on: cairo)
        cairo.setFillRule(rule == .winding ? .winding : .evenOdd)
        cairo.clip()
        beginPath()
    }

    /// Intersects the clip with a rectangle, and discards the current path.
    ///
    /// A null rectangle, or one with a number that is not finite, clips everything.
    public func clip(to rect: CGRect) {
        beginPath()
        let rect = Self.isDrawable(rect) ? rect : .zero
        if state.isSingular { trace(PathBuilder.rect(rect, state.matrix), on: cairo) } else { trace(rect, on: cairo) }
        cairo.setFillRule(.winding)
        cairo.clip()
    }

    /// Intersects the clip with the union of rectangles, and discards the current path.
    public func clip(to rects: [CGRect]) {
        beginPath()
        addRects(rects)
        clip()
    }

    /// Intersects the clip with a rectangle with rounded corners.
    package func clip(to rect: CGRect, radius: CGFloat) {
        let rect = Self.isDrawable(rect) && !state.isSingular ? rect : .zero
        trace(rect.standardized, radius: radius, on: cairo)
        cairo.setFillRule(.winding)
        cairo.clip()
    }

    /// Resets the clip to the whole context, or to the whole layer inside of an open transparency layer.
    public func resetClip() {
        cairo.resetClip()
        state.clipMask = nil
        applyBaseClip()
    }

    func applyBaseClip() {
        guard let clip = baseClip else { return }
        let savedMatrix = cairo.matrix
        cairo.matrix = .identity
        cairo.newPath()
        cairo.rectangle(x: Double(clip.x), y: Double(clip.y), width: Double(clip.width), height: Double(clip.height))
        cairo.clip()
        cairo.matrix = savedMatrix
    }

    /// The bounding box of the clip, in user space; `.null` for an empty clip.
    public var boundingBoxOfClipPath: CGRect {
        guard !state.isSingular else { return .null }
        let box = cairo.clipExtents
        guard box.maxX > box.minX, box.maxY > box.minY else { return .null }
        return CGRect(x: box.minX, y: box.minY, width: box.maxX - box.minX, height: box.maxY - box.minY)
    }
}
