extension CGContext {
    /// Fills the clip with a conic gradient: each direction from a point has one colour.
    ///
    /// The first colour is in the direction of `angle`, and the following colours are at increasing angles. These run
    /// anticlockwise if the y axis points up, and clockwise if the axis points down. Numbers that are not finite are
    /// reported and ignored.
    ///
    /// > Difference from Apple: PDF documents contain the gradient as an image.
    /// - Parameters:
    ///   - gradient: The colours of a full turn.
    ///   - center: The centre, in user space.
    ///   - angle: The start angle, in radians from the x axis towards the y axis.
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgcontext/drawconicgradient(_:center:angle:)
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        guard center.isFinite, angle.isFinite else { return ignore("a conic gradient around \(center) from \(angle)") }
        guard !state.isSingular else { return }
        let space = CGAffineTransform(translationX: center.x, y: center.y).concatenating(state.matrix).inverted()
        guard space.isFinite else { return }
        paint(ConicGradientRaster(GradientRamp(gradient, []), space: space, angle: angle))
    }
}
