/// What ``CGContext/saveGState()`` keeps.
struct GraphicsState {
    /// User space to pixels, y downwards; always finite.
    var matrix = CGAffineTransform.identity
    /// Whether `matrix` has no inverse, so that nothing has an area.
    var isFlat = false
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    var fillSpace = CGColorSpace.gray
    var strokeSpace = CGColorSpace.gray
    /// How far patterns are moved, in base space.
    var patternPhase = CGSize.zero
    /// 0…1, multiplied into everything drawn.
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var pen = Pen()
    var interpolation = CGInterpolationQuality.default
    var antialiases = true
    var shadow: Shadow?
    /// What glyphs are shown with that go by their numbers.
    var glyphs = GlyphSettings()
    /// What lets drawing through by degrees, beside Cairo's clip.
    var clipMask: ClipMask?
}

/// How lines are drawn.
struct Pen {
    /// In user space; 0 or more.
    var width: CGFloat = 1
    var cap = CGLineCap.butt
    var join = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dashPhase = 0.0
    /// Dashes and gaps in turn; none negative, and not all of them 0. Empty draws whole lines.
    var dashes: [Double] = []

    /// How far ink may lie from the path, in multiples of the width.
    var reach: CGFloat { join == .miter ? max(miterLimit, 1.5) : 1.5 }
}

/// What is drawn below everything, as far as it covers.
struct Shadow {
    /// In base space: not scaled nor turned by later transforms.
    var offset: CGSize
    /// Twice the standard deviation, in base space.
    var blur: CGFloat
    var color: CGColor
}
