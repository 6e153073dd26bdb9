import Pango

/// Glyphs of one font and style that are handed to Cairo together.
struct GlyphRun {
    /// Of what names no colour of its own.
    let defaultColor: CGColor
    private let overridesStyles: Bool
    var font: ShapingFont?
    private(set) var style = -1
    private var color: CGColor
    private var kern = 0.0
    private var y = 0.0
    private var glyphs: [PositionedGlyph] = []

    init(color: CGColor, overridesStyles: Bool) {
        defaultColor = color
        self.overridesStyles = overridesStyles
        self.color = color
        glyphs.reserveCapacity(32)
    }

    mutating func begin(_ font: ShapingFont, _ index: Int, _ style: TextStyle, baseline: Double) {
        self.font = font
        self.style = index
        color = overridesStyles ? defaultColor : style.color ?? defaultColor
        kern = Double(style.kern)
        y = baseline - Double(style.baselineOffset)
    }

    mutating func add(_ word: ShapedWord, x: Double) {
        var x = x
        var cluster = UInt32.max
        for (index, glyph) in word.glyphs.enumerated() {
            if kern != 0 && index > 0 && glyph.cluster != cluster { x += kern }
            cluster = glyph.cluster
            if !glyph.isInvisible {
                glyphs.append(PositionedGlyph(id: UInt(glyph.id), x: x + Double(glyph.dx), y: y + Double(glyph.dy)))
            }
            x += Double(glyph.advance)
        }
    }

    mutating func flush(into context: CGContext) {
        guard !glyphs.isEmpty, let font else { return }
        glyphs.withUnsafeBufferPointer { glyphs in
            context.mark(CGContext.everywhere) { cairo in
                context.use(color, on: cairo)
                font.draw(glyphs, in: cairo)
            }
        }
        glyphs.removeAll(keepingCapacity: true)
    }
}
