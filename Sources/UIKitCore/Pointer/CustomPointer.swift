/// A custom pointer that replaces the desktop's pointer.
@MainActor final class CustomPointer {
    /// The z-position of the pointer, in front of all windows.
    private static let depth: CGFloat = 1_000_000
    private let layer = CAShapeLayer()
    private let axes: UIAxis
    /// The centre of the region, in screen coordinates.
    private let regionCenter: CGPoint

    init(_ path: UIBezierPath, _ axes: UIAxis, regionCenter: CGPoint, on surface: ScreenSurface) {
        self.axes = axes
        self.regionCenter = regionCenter
        layer.path = path.cgPath
        // The colours are visible on light and dark backgrounds.
        layer.fillColor = UIColor(white: 0.5, alpha: 0.7).cgColor
        layer.strokeColor = UIColor(white: 1, alpha: 0.6).cgColor
        layer.lineWidth = 1
        layer.zPosition = Self.depth
        layer.contentsScale = surface.screen.scale
        surface.rootLayer.addSublayer(layer)
    }

    func move(to point: CGPoint) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.position = CGPoint(
            x: axes.contains(.horizontal) ? regionCenter.x : point.x, y: axes.contains(.vertical) ? regionCenter.y : point.y)
        CATransaction.commit()
    }

    func remove() { layer.removeFromSuperlayer() }
}
