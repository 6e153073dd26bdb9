/// The outlines of layers.
@MainActor enum Shapes {
    /// Adds a layer's bounds, with its round corners, to a context whose unit is the pixel.
    static func addBounds(of node: RenderNode, _ own: CGAffineTransform, to context: CGContext) {
        context.addPath(outline(node.properties, node.properties.bounds, own, radius: node.properties.cornerRadius))
    }

    static func outline(
        _ properties: LayerProperties, _ rect: CGRect, _ own: CGAffineTransform, radius: CGFloat
    ) -> CGPath {
        var own = own
        let radius = min(max(radius, 0), min(rect.width, rect.height) / 2)
        guard radius > 0 else { return CGPath(rect: rect, transform: &own) }
        if properties.maskedCorners == .all {
            return CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: &own)
        }
        let path = CGMutablePath()
        func corner(_ mask: CACornerMask) -> CGFloat { properties.maskedCorners.contains(mask) ? radius : 0 }
        let (x0, y0, x1, y1) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        path.move(to: CGPoint(x: x0 + corner(.layerMinXMinYCorner), y: y0), transform: own)
        let corners: [(CGPoint, CGPoint, CACornerMask)] = [
            (CGPoint(x: x1, y: y0), CGPoint(x: x1, y: y1), .layerMaxXMinYCorner),
            (CGPoint(x: x1, y: y1), CGPoint(x: x0, y: y1), .layerMaxXMaxYCorner),
            (CGPoint(x: x0, y: y1), CGPoint(x: x0, y: y0), .layerMinXMaxYCorner),
            (CGPoint(x: x0, y: y0), CGPoint(x: x1, y: y0), .layerMinXMinYCorner),
        ]
        for (at, next, mask) in corners {
            path.addArc(tangent1End: at, tangent2End: next, radius: corner(mask), transform: own)
        }
        path.closeSubpath()
        return path
    }
}
