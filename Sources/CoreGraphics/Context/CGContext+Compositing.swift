import Cairo

/// Fast paths for the compositor's most frequent drawing. They create no path, no saved state and no object.
extension CGContext {
    /// Fills a rectangle with rounded corners in user space. The radius is limited to half of the shorter side.
    package func fill(_ rect: CGRect, radius: CGFloat, with color: CGColor) {
        guard Self.isDrawable(rect), radius.isFinite else { return }
        mark(rect.applying(state.matrix)) { cairo in
            trace(rect.standardized, radius: radius, on: cairo)
            cairo.setFillRule(.winding)
            use(color, on: cairo)
            fillInside(on: cairo)
        }
    }

    /// Draws pixels at a position in pixels, independent of user space. Alpha, blend mode and clip apply.
    package func draw(_ buffer: PixelBuffer, isOpaque: Bool, atPixelX x: Int, y: Int) {
        let savedState = state
        state.matrix = .identity
        state.isSingular = false
        cairo.matrix = .identity
        draw(buffer, isOpaque: isOpaque, in: CGRect(x: x, y: y, width: buffer.width, height: buffer.height))
        state = savedState
        if !savedState.isSingular { cairo.matrix = savedState.matrix.cairo }
    }
}
