extension UIImage {
    /// Draws the image upright into the current context, in its own size. Nothing happens where no context is current.
    ///
    /// - Parameter point: where the top left corner goes, in points.
    public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    /// Draws the image upright into the current context, stretched to `rect`, in points. Nothing happens where no context is current.
    public func draw(in rect: CGRect) {
        draw(in: rect, blendMode: .normal, alpha: 1)
    }

    /// Draws the image upright into the current context.
    ///
    /// - Parameters:
    ///   - rect: what it is stretched to, in points.
    ///   - blendMode: how it is mixed with what is there.
    ///   - alpha: its opacity, 0…1.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext(), let image = uprightImage else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        context.drawUpright(image, in: rect, interpolation: .default)
        context.restoreGState()
    }
}
