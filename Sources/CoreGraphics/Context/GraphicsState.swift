/// What ``CGContext/saveGState()`` keeps.
struct GraphicsState {
    var matrix = CGAffineTransform.identity
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    var fillSpace = CGColorSpace.gray
    var strokeSpace = CGColorSpace.gray
    /// 0…1, multiplied into everything drawn.
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var lineWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dashPhase: CGFloat = 0
    var dashLengths: [CGFloat] = []
    var interpolation = CGInterpolationQuality.default
}
