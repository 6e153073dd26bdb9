extension UIView {
    /// Thirds of a point are not exact: a length that lies this share of a pixel below a whole pixel counts as whole.
    private static let pixelTolerance: CGFloat = 0.001

    /// A line or a small sign moved by less than a pixel, so that its edges do not fall between two.
    ///
    /// In points of the view, which stands on pixels itself. Width and height keep to whole pixels, one at least.
    func onPixels(_ rect: CGRect) -> CGRect {
        let scale = max(1, window?.screen.scale ?? traitCollection.displayScale)
        func place(_ value: CGFloat) -> CGFloat {
            let pixels = value * scale
            // Lengths that no screen has stay as they are.
            return pixels.isFinite ? (pixels + Self.pixelTolerance).rounded(.down) / scale : value
        }
        func length(_ value: CGFloat) -> CGFloat { max(1, (value * scale).rounded()) / scale }
        return CGRect(x: place(rect.minX), y: place(rect.minY), width: length(rect.width), height: length(rect.height))
    }
}
