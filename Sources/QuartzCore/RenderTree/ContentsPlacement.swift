/// The placement of a layer's contents by its gravity.
package enum ContentsPlacement {
    /// Returns the rectangle of the visible contents, in the layer's coordinates. The rectangle may exceed the
    /// bounds.
    package static func rect(of properties: LayerProperties, width: Int, height: Int) -> CGRect {
        let bounds = properties.bounds
        let visibleRect = properties.contentsRect
        let scale = max(properties.contentsScale, 0.01)
        let size = CGSize(width: CGFloat(width) * visibleRect.width / scale, height: CGFloat(height) * visibleRect.height / scale)
        guard size.width > 0, size.height > 0 else { return .zero }
        switch properties.contentsGravity {
        case .resizeAspect: return centered(size, in: bounds, by: min(bounds.width / size.width, bounds.height / size.height))
        case .resizeAspectFill: return centered(size, in: bounds, by: max(bounds.width / size.width, bounds.height / size.height))
        case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
            return aligned(size, in: bounds, properties.contentsGravity)
        default: return isBackingStoreSize(size, bounds, scale) ? CGRect(origin: bounds.origin, size: size) : bounds
        }
    }

    /// Returns whether the contents have the size of a backing store, which is not scaled: the size of the bounds,
    /// rounded up to whole pixels.
    private static func isBackingStoreSize(_ size: CGSize, _ bounds: CGRect, _ scale: CGFloat) -> Bool {
        func fits(_ size: CGFloat, _ bounds: CGFloat) -> Bool { size >= bounds - 1e-6 && (size - bounds) * scale < 1 }
        return fits(size.width, bounds.width) && fits(size.height, bounds.height)
    }

    private static func centered(_ size: CGSize, in bounds: CGRect, by factor: CGFloat) -> CGRect {
        let (width, height) = (size.width * factor, size.height * factor)
        return CGRect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
    }

    private static func aligned(_ size: CGSize, in bounds: CGRect, _ gravity: CALayerContentsGravity) -> CGRect {
        var origin = CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
        if [.left, .topLeft, .bottomLeft].contains(gravity) { origin.x = bounds.minX }
        if [.right, .topRight, .bottomRight].contains(gravity) { origin.x = bounds.maxX - size.width }
        if [.top, .topLeft, .topRight].contains(gravity) { origin.y = bounds.minY }
        if [.bottom, .bottomLeft, .bottomRight].contains(gravity) { origin.y = bounds.maxY - size.height }
        return CGRect(origin: origin, size: size)
    }
}
