import Cairo

extension CGContext {
    /// Lets later drawing touch only the inside of the path under construction, and forgets the path.
    ///
    /// An empty path lets nothing through.
    public func clip(using rule: CGPathFillRule = .winding) {
        trace(devicePath, on: cairo)
        cairo.setFillRule(rule == .winding ? .winding : .evenOdd)
        cairo.clip()
        beginPath()
    }

    /// Lets later drawing touch only the inside of a rectangle, and forgets the path under construction.
    ///
    /// A null rectangle, or one with a number that is not finite, lets nothing through.
    public func clip(to rect: CGRect) {
        beginPath()
        let rect = Self.isDrawable(rect) ? rect : .zero
        if state.isFlat { trace(PathBuilder.rect(rect, state.matrix), on: cairo) } else { trace(rect, on: cairo) }
        cairo.setFillRule(.winding)
        cairo.clip()
    }

    /// Lets later drawing touch only the inside of any of the rectangles, and forgets the path under construction.
    public func clip(to rects: [CGRect]) {
        beginPath()
        addRects(rects)
        clip()
    }

    /// Lets later drawing touch only the inside of a rectangle with round corners.
    package func clip(to rect: CGRect, radius: CGFloat) {
        let rect = Self.isDrawable(rect) && !state.isFlat ? rect : .zero
        trace(rect.standardized, radius: radius, on: cairo)
        cairo.setFillRule(.winding)
        cairo.clip()
    }

    /// Lets later drawing touch everything again, within the transparency layer that is open, if one is.
    public func resetClip() {
        cairo.resetClip()
        state.clipMask = nil
        applyBaseClip()
    }

    func applyBaseClip() {
        guard let clip = baseClip else { return }
        let kept = cairo.matrix
        cairo.matrix = .identity
        cairo.newPath()
        cairo.rectangle(x: Double(clip.x), y: Double(clip.y), width: Double(clip.width), height: Double(clip.height))
        cairo.clip()
        cairo.matrix = kept
    }

    /// The rectangle around what may be touched, in user space; `.null` where that is nothing.
    public var boundingBoxOfClipPath: CGRect {
        guard !state.isFlat else { return .null }
        let box = cairo.clipExtents
        guard box.maxX > box.minX, box.maxY > box.minY else { return .null }
        return CGRect(x: box.minX, y: box.minY, width: box.maxX - box.minX, height: box.maxY - box.minY)
    }
}
