import Cairo

/// User space and its way to the pixels.
extension CGContext {
    /// Multiplies a transform into user space: it is applied before the current one.
    ///
    /// One that is not finite is reported and ignored. One without an inverse leaves nothing an area, so that nothing draws until
    /// the state is restored.
    public func concatenate(_ transform: CGAffineTransform) {
        let matrix = transform.concatenating(state.matrix)
        guard matrix.isFinite else { return ignore("the transform \(transform)") }
        state.matrix = matrix
        state.isFlat = !matrix.isInvertible || !matrix.inverted().isFinite
        if !state.isFlat { cairo.matrix = matrix.cairo }
    }

    /// Moves user space.
    public func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }
    /// Scales user space.
    public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
    /// Turns user space, by radians; clockwise where y points down.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    /// User space to the bitmap's pixels, whose origin is bottom left: in a context with y downwards, `d` is negative.
    public var ctm: CGAffineTransform {
        state.matrix.concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
    }

    /// What ``ctm`` says: user space to pixels.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

    /// A point in pixels, from the bottom left.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
    /// A size in pixels.
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
    /// The upright rectangle around `rect`, in pixels from the bottom left.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
    /// A point in user space.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
    /// A size in user space.
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
    /// The upright rectangle around `rect`, in user space.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
}

extension CGAffineTransform {
    package var cairo: CairoMatrix {
        CairoMatrix(xx: Double(a), yx: Double(b), xy: Double(c), yy: Double(d), x0: Double(tx), y0: Double(ty))
    }

    /// Whether no entry is infinite or no number.
    var isFinite: Bool { a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite }
}
