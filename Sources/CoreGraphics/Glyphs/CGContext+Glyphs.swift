import Pango

/// Drawing of glyphs by their numbers in a font.
extension CGContext {
    /// Sets the font of glyphs, which is part of the graphics state. Without a font nothing is drawn.
    public func setFont(_ font: CGFont) { state.glyphs.font = font }

    /// Sets the size of glyphs in user space, which is part of the graphics state; 1 by default. A nonfinite size is
    /// reported and ignored.
    public func setFontSize(_ size: CGFloat) {
        guard size.isFinite else { return ignore("a font size of \(size)") }
        state.glyphs.size = size
    }

    /// Sets the drawing mode of glyphs, and of the text of strings and labels. The mode is part of the graphics
    /// state; `fill` by default.
    ///
    /// Stroked letters have the colour of the text, and the context's line width, caps, joins and dashes. A clipping
    /// mode takes effect after a string is drawn. Strings with a stroke width attribute use that attribute instead.
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.glyphs.mode = mode }

    /// The transform from text space to user space, which is not part of the graphics state; the identity by default.
    ///
    /// A matrix with nonfinite numbers is reported and ignored.
    public var textMatrix: CGAffineTransform {
        get { storedTextMatrix }
        set {
            guard newValue.isFinite else { return ignore("a text matrix of \(newValue)") }
            storedTextMatrix = newValue
        }
    }

    /// The position of the text space's origin, in user space.
    public var textPosition: CGPoint {
        get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
        set {
            let old = textMatrix
            textMatrix = CGAffineTransform(a: old.a, b: old.b, c: old.c, d: old.d, tx: newValue.x, ty: newValue.y)
        }
    }

    /// Draws glyphs of the current font, upright if the y axis points up, and discards the current path.
    ///
    /// > Difference from Apple: glyphs are drawn as paths, so bitmap fonts draw nothing.
    /// - Parameters:
    ///   - glyphs: The numbers of the glyphs in the font. Numbers beyond the last glyph are ignored.
    ///   - positions: The position of each glyph, in text space. Glyphs without a position are ignored.
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgcontext/showglyphs(_:at:)
    public func showGlyphs(_ glyphs: [CGGlyph], at positions: [CGPoint]) {
        beginPath()
        let settings = state.glyphs
        guard let font = settings.font else {
            return Diagnostics.report("context.no-font", "CGContext: glyphs are shown without a font. Call setFont(_:) before.")
        }
        let scale = settings.size / CGFloat(font.unitsPerEm)
        let shape = CGMutablePath()
        for (glyph, position) in zip(glyphs, positions) where position.isFinite && Int(glyph) < font.numberOfGlyphs {
            let glyphTransform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: position.x, ty: position.y).concatenating(textMatrix)
            shape.addPath(font.path(of: glyph), transform: glyphTransform)
        }
        show(shape, settings.mode)
    }

    private func show(_ shape: CGPath, _ mode: CGTextDrawingMode) {
        if mode.fills {
            addPath(shape)
            fillPath()
        }
        if mode.strokes {
            addPath(shape)
            strokePath()
        }
        if mode.clips {
            addPath(shape)
            clip()
        }
    }
}

/// The settings for drawing glyphs.
struct GlyphSettings {
    var font: CGFont?
    var size: CGFloat = 1
    var mode = CGTextDrawingMode.fill
}

extension CGFont {
    /// Returns the outline of a glyph, in the font's units.
    func path(of glyph: CGGlyph) -> CGPath {
        let path = CGMutablePath()
        for step in outlines.outline(UInt32(glyph)) {
            switch step {
            case .move(let x, let y): path.move(to: CGPoint(x: x, y: y))
            case .line(let x, let y): path.addLine(to: CGPoint(x: x, y: y))
            case .quad(let x1, let y1, let x, let y): path.addQuadCurve(to: CGPoint(x: x, y: y), control: CGPoint(x: x1, y: y1))
            case .curve(let x1, let y1, let x2, let y2, let x, let y):
                path.addCurve(to: CGPoint(x: x, y: y), control1: CGPoint(x: x1, y: y1), control2: CGPoint(x: x2, y: y2))
            case .close: path.closeSubpath()
            }
        }
        return path
    }
}
