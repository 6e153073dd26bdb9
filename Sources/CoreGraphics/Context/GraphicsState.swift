/// The graphics state that ``CGContext/saveGState()`` saves.
struct GraphicsState {
    /// The transform from user space to pixels, with the y axis down; always finite.
    var matrix = CGAffineTransform.identity
    /// Whether `matrix` is singular, so that nothing has an area.
    var isSingular = false
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    var fillSpace = CGColorSpace.gray
    var strokeSpace = CGColorSpace.gray
    /// The offset of patterns, in the initial user space.
    var patternPhase = CGSize.zero
    /// The alpha of all drawing, 0…1.
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var pen = Pen()
    var interpolation = CGInterpolationQuality.default
    var antialiases = true
    var shadow: Shadow?
    /// The settings for drawing glyphs.
    var glyphs = GlyphSettings()
    /// A mask with partial opacity, in addition to Cairo's clip.
    var clipMask: ClipMask?
}

/// The properties of strokes.
struct Pen {
    /// The line width in user space, at least 0.
    var width: CGFloat = 1
    var cap = CGLineCap.butt
    var join = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dashPhase = 0.0
    /// Alternating lengths of dashes and gaps, none negative and not all 0; empty for a solid line.
    var dashes: [Double] = []

    /// The maximum distance of the stroke from the path, in multiples of half of the width. The corner of a square cap
    /// is √2 half widths away; 1.5 includes a margin.
    var extent: CGFloat { join == .miter ? max(miterLimit, 1.5) : 1.5 }
}

/// A shadow below all drawing.
struct Shadow {
    /// The offset in the initial user space, which later transforms do not change.
    var offset: CGSize
    /// Twice the standard deviation, in the initial user space.
    var blur: CGFloat
    var color: CGColor
}
