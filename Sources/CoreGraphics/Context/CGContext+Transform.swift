import Cairo

/// User space and its transform to pixels.
extension CGContext {
    /// Concatenates a transform with the current transform. The new transform is applied first.
    ///
    /// A transform that is not finite is reported and ignored. After a singular transform, nothing is drawn until the
    /// state is restored.
    public func concatenate(_ transform: CGAffineTransform) {
        let matrix = transform.concatenating(state.matrix)
        guard matrix.isFinite else { return ignore("the transform \(transform)") }
        state.matrix = matrix
        state.isSingular = !matrix.isInvertible || !matrix.inverted().isFinite
        if !state.isSingular { cairo.matrix = matrix.cairo }
    }

    /// Translates user space.
    public func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }
    /// Scales user space.
    public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
    /// Rotates user space by an angle in radians; clockwise if the y axis points down.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    /// The transform from user space to the bitmap's pixels, whose origin is at the bottom left. If the y axis points
    /// down, `d` is negative.
    public var ctm: CGAffineTransform {
        state.matrix.concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
    }

    /// The transform from user space to device space; equal to ``ctm``.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

    /// Converts a point to pixels, relative to the bottom left.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
    /// Converts a size to pixels.
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
    /// Returns the bounding box of `rect` in pixels, relative to the bottom left.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
    /// Converts a point to user space.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
    /// Converts a size to user space.
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
    /// Returns the bounding box of `rect` in user space.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
}

extension CGAffineTransform {
    package var cairo: CairoMatrix {
        CairoMatrix(xx: Double(a), yx: Double(b), xy: Double(c), yy: Double(d), x0: Double(tx), y0: Double(ty))
    }

    /// Whether all entries are finite.
    var isFinite: Bool { a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite }
}
