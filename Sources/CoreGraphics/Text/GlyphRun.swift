import Pango

/// Glyphs of one font and style that are passed to Cairo together.
struct GlyphRun {
    /// The colour of text that specifies none.
    let defaultColor: CGColor
    private let overridesStyles: Bool
    var font: ShapingFont?
    private(set) var style = -1
    private(set) var tightening: Float = 0
    private var color: CGColor
    private var spacing = TextSpacing(kern: 0, stretch: 1)
    private var effects: TextEffects?
    /// The font size, in points.
    private var size: CGFloat = 0
    private var y = 0.0
    private var glyphs: [PositionedGlyph] = []
    /// The glyphs to which later drawing is clipped.
    private var clipGlyphs: [ClipGlyphs] = []

    /// Glyphs of one font whose outlines become part of the clip.
    private struct ClipGlyphs {
        let font: ShapingFont
        let glyphs: [PositionedGlyph]
        let shape: GlyphShape
    }

    init(color: CGColor, overridesStyles: Bool) {
        defaultColor = color
        self.overridesStyles = overridesStyles
        self.color = color
        glyphs.reserveCapacity(32)
    }

    mutating func begin(_ font: ShapingFont, _ fragment: TextFragment, _ style: TextStyle, baseline: Double) {
        self.font = font
        self.style = fragment.style
        tightening = fragment.tightening
        color = overridesStyles ? defaultColor : style.color ?? defaultColor
        spacing = style.spacing
        spacing.kern += Double(tightening)
        effects = style.effects
        size = style.font.effectiveSize
        y = baseline - Double(style.baselineOffset)
    }

    mutating func add(_ word: ShapedWord, x: Double) {
        var x = x
        var cluster = UInt32.max
        for (index, glyph) in word.glyphs.enumerated() {
            if spacing.kern != 0 && index > 0 && glyph.cluster != cluster { x += spacing.kern }
            cluster = glyph.cluster
            if !glyph.isInvisible {
                let glyphX = x + Double(glyph.dx) * spacing.stretch
                glyphs.append(PositionedGlyph(id: UInt(glyph.id), x: glyphX, y: y + Double(glyph.dy)))
            }
            x += Double(glyph.advance) * spacing.stretch
        }
    }

    mutating func flush(into context: CGContext) {
        guard !glyphs.isEmpty, let font else { return }
        // A style with a stroke width replaces the context's drawing mode.
        let mode = (effects?.strokeWidth ?? 0) == 0 ? context.state.glyphs.mode : .fill
        if mode.fills { fill(font, in: context) }
        if mode.strokes { stroke(font, in: context) }
        if mode.clips { clipGlyphs.append(ClipGlyphs(font: font, glyphs: glyphs, shape: shape)) }
        glyphs.removeAll(keepingCapacity: true)
    }

    private func fill(_ font: ShapingFont, in context: CGContext) {
        if effects != nil || spacing.stretch != 1 { return drawWithEffects(font, in: context) }
        glyphs.withUnsafeBufferPointer { context.draw($0, font: font, color: color, area: area(in: context)) }
    }

    /// Strokes the outlines with the context's pen, in the glyphs' colour.
    private func stroke(_ font: ShapingFont, in context: CGContext) {
        guard context.state.matrix.allowsStroking else { return }
        context.saveGState()
        castShadow(in: context)
        let pen = context.state.pen
        let area = area(in: context, margin: pen.width * pen.extent / 2)
        glyphs.withUnsafeBufferPointer { glyphs in
            context.mark(area) { cairo in
                context.use(color, on: cairo)
                context.usePen(length: CGFloat(glyphs.count) * size * Self.outlineLength, on: cairo)
                font.stroke(glyphs, in: cairo, shape: shape)
            }
        }
        context.restoreGState()
    }

    /// The approximate length of a letter's outline, in multiples of the font size.
    private static let outlineLength: CGFloat = 8

    /// Clips later drawing to the glyphs that were drawn in a clipping mode. Does nothing without such glyphs.
    mutating func clip(_ context: CGContext) {
        guard !clipGlyphs.isEmpty else { return }
        let clipGlyphs = clipGlyphs
        self.clipGlyphs = []
        guard !context.state.isSingular else { return context.clip(to: .zero) }
        context.cairo.newPath()
        for clipped in clipGlyphs {
            clipped.glyphs.withUnsafeBufferPointer { clipped.font.addOutlines(of: $0, to: context.cairo, shape: clipped.shape) }
        }
        context.cairo.setFillRule(.winding)
        context.cairo.clip()
    }

    /// Adds the clipping glyphs of another run.
    mutating func adopt(_ other: GlyphRun) { clipGlyphs += other.clipGlyphs }

    private var shape: GlyphShape { GlyphShape(stretch: spacing.stretch, slant: Double(effects?.obliqueness ?? 0)) }

    private func castShadow(in context: CGContext) {
        guard let shadow = effects?.shadow, !overridesStyles else { return }
        context.setShadow(offset: shadow.offset, blur: shadow.blur, color: shadow.color)
    }

    private func drawWithEffects(_ font: ShapingFont, in context: CGContext) {
        let effects = effects ?? TextEffects()
        context.saveGState()
        castShadow(in: context)
        glyphs.withUnsafeBufferPointer { glyphs in
            context.mark(area(in: context)) { cairo in
                if effects.strokeWidth <= 0 {
                    context.use(color, on: cairo)
                    font.draw(glyphs, in: cairo, shape: shape)
                }
                guard effects.strokeWidth != 0 else { return }
                context.use(overridesStyles ? color : effects.strokeColor ?? color, on: cairo)
                cairo.setLineWidth(Double(abs(effects.strokeWidth) / 100 * size))
                cairo.setLineJoin(.miter)
                cairo.setDash([], offset: 0)
                font.stroke(glyphs, in: cairo, shape: shape)
            }
        }
        context.restoreGState()
    }

    /// Returns the pixels that the glyphs may touch. Letters extend from their origins by less than twice the font
    /// size.
    ///
    /// - Parameter margin: The distance by which a stroke extends beyond the letters, in points.
    private func area(in context: CGContext, margin: CGFloat = 0) -> CGRect {
        guard let first = glyphs.first else { return .null }
        var box = CGRect(x: first.x, y: first.y, width: 0, height: 0)
        for glyph in glyphs { box = box.union(CGRect(x: glyph.x, y: glyph.y, width: 0, height: 0)) }
        let inset = -(size * CGFloat(max(1, spacing.stretch)) * 2 + margin)
        return box.insetBy(dx: inset, dy: inset).applying(context.state.matrix)
    }
}

extension CGContext {
    /// Draws glyphs of one font and colour at positions in user space.
    ///
    /// - Parameter area: The pixels that the glyphs may touch; evaluated only if necessary.
    func draw(
        _ glyphs: UnsafeBufferPointer<PositionedGlyph>, font: ShapingFont, color: CGColor, area: @autoclosure () -> CGRect
    ) {
        mark(area()) { cairo in
            if fill(glyphs, font: font, color: color, on: cairo) { return }
            use(color, on: cairo)
            guard state.blendMode.isUnbounded, canvas.base != nil else { return font.draw(glyphs, in: cairo) }
            let touched = PixelRect(clamping: area()).intersection(visiblePixels(of: cairo)).intersection(canvas.bounds)
            replace(touched, on: cairo) { font.draw(glyphs, in: cairo) }
        }
    }
}
