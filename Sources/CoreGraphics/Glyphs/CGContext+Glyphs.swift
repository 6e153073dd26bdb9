import Pango

/// Glyphs by their numbers.
extension CGContext {
    /// The font that glyphs are shown in; part of the graphics state. Without one nothing is shown.
    public func setFont(_ font: CGFont) { state.glyphs.font = font }

    /// The size of glyphs in user space; part of the graphics state, 1 by default. Numbers that are not finite are reported and ignored.
    public func setFontSize(_ size: CGFloat) {
        guard size.isFinite else { return ignore("a font size of \(size)") }
        state.glyphs.size = size
    }

    /// What becomes of glyphs, and of the letters of strings and labels; part of the graphics state, filling by default.
    ///
    /// Letters that are drawn as lines are so in their own colour, with the context's line width, caps, joins and dashes. A mode that
    /// clips counts from the end of a string's drawing on. Strings whose attributes name a stroke width follow those.
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.glyphs.mode = mode }

    /// The way from the space in which glyphs stand to user space; no part of the graphics state, and the identity by default.
    ///
    /// Matrices with numbers that are not finite are reported and ignored.
    public var textMatrix: CGAffineTransform {
        get { keptTextMatrix }
        set {
            guard newValue.isFinite else { return ignore("a text matrix of \(newValue)") }
            keptTextMatrix = newValue
        }
    }

    /// Where ``textMatrix`` leads the origin, in user space.
    public var textPosition: CGPoint {
        get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
        set {
            let old = textMatrix
            textMatrix = CGAffineTransform(a: old.a, b: old.b, c: old.c, d: old.d, tx: newValue.x, ty: newValue.y)
        }
    }

    /// Shows glyphs of the current font, which stand upright where y points up, and forgets the path under construction.
    ///
    /// > Difference from Apple: they are drawn as paths, so that fonts of pictures show nothing.
    /// - Parameters:
    ///   - glyphs: their numbers in the font; those beyond its last are left out.
    ///   - positions: where each stands, in text space; glyphs without one are left out.
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
            let place = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: position.x, ty: position.y).concatenating(textMatrix)
            shape.addPath(font.path(of: glyph), transform: place)
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

/// What glyphs are shown with.
struct GlyphSettings {
    var font: CGFont?
    var size: CGFloat = 1
    var mode = CGTextDrawingMode.fill
}

extension CGFont {
    /// The outline of a glyph in the font's units.
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
