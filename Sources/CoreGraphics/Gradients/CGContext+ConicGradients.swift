extension CGContext {
    /// Fills the clip with colours around a point: each direction from there has one.
    ///
    /// The first colour is seen in the direction of `angle`, and those that follow towards growing angles: anticlockwise where y points up,
    /// clockwise where it points down. Numbers that are not finite are reported and ignored.
    ///
    /// > Difference from Apple: PDF documents keep it as a picture.
    /// - Parameters:
    ///   - gradient: the colours of a whole turn.
    ///   - center: the point, in user space.
    ///   - angle: in radians, from the x axis towards y.
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgcontext/drawconicgradient(_:center:angle:)
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        guard center.isFinite, angle.isFinite else { return ignore("a conic gradient around \(center) from \(angle)") }
        guard !state.isFlat else { return }
        let space = CGAffineTransform(translationX: center.x, y: center.y).concatenating(state.matrix).inverted()
        guard space.isFinite else { return }
        paint(ConicGradientRaster(GradientRamp(gradient, []), space: space, angle: angle))
    }
}
