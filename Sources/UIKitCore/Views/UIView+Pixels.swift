extension UIView {
    /// The distance below a whole pixel, in pixels, within which a position is rounded up, because thirds of a point
    /// are inexact.
    private static let pixelTolerance: CGFloat = 0.001

    /// Returns the rectangle of a line or a small symbol aligned to pixels, so that its edges are sharp.
    ///
    /// The rectangle is in points of the view. The view's origin must be on a pixel. Positions are rounded down; width
    /// and height become whole pixels, at least 1.
    func pixelAligned(_ rect: CGRect) -> CGRect {
        let scale = max(1, window?.screen.scale ?? traitCollection.displayScale)
        func alignedToPixel(_ value: CGFloat) -> CGFloat {
            let pixels = value * scale
            // Infinite coordinates are returned unchanged.
            return pixels.isFinite ? (pixels + Self.pixelTolerance).rounded(.down) / scale : value
        }
        func length(_ value: CGFloat) -> CGFloat { max(1, (value * scale).rounded()) / scale }
        return CGRect(x: alignedToPixel(rect.minX), y: alignedToPixel(rect.minY), width: length(rect.width), height: length(rect.height))
    }
}
