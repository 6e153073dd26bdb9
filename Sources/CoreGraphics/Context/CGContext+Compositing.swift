import Cairo

/// What the compositor draws most: without a path, a state or an object of its own.
extension CGContext {
    /// Fills a rectangle with round corners in user space; the radius is cut to half of the shorter side.
    package func fill(_ rect: CGRect, radius: CGFloat, with color: CGColor) {
        guard Self.isDrawable(rect), radius.isFinite else { return }
        mark(rect.applying(state.matrix)) { cairo in
            trace(rect.standardized, radius: radius, on: cairo)
            cairo.setFillRule(.winding)
            use(color, on: cairo)
            fillInside(on: cairo)
        }
    }

    /// Copies pixels to a place in pixels, whatever user space is; alpha, blend mode and clip count.
    package func draw(_ buffer: PixelBuffer, isOpaque: Bool, atPixelX x: Int, y: Int) {
        let kept = state
        state.matrix = .identity
        state.isFlat = false
        cairo.matrix = .identity
        draw(buffer, isOpaque: isOpaque, in: CGRect(x: x, y: y, width: buffer.width, height: buffer.height))
        state = kept
        if !kept.isFlat { cairo.matrix = kept.matrix.cairo }
    }
}
