/// An image of everything that a node draws, in the node's own plane.
struct Raster: Sendable {
    let node: RenderNode
    /// The image at its size, at half of its size, …
    let levels: [PixelBuffer]

    var pixels: PixelBuffer { levels[0] }

    init(_ node: RenderNode, _ pixels: PixelBuffer) {
        self.node = node
        levels = MipmapCache.levels(of: pixels, upTo: 6)
    }
}

/// The cache key of a raster.
struct RasterKey: Hashable, Sendable {
    let id: ObjectIdentifier
    let scaleX: Double
    let scaleY: Double
    let rect: CGRect
    let alpha: CGFloat
}

extension RenderNode {
    /// Returns whether images of both nodes' planes are equal. The position of the plane in its superlayer is
    /// ignored.
    func hasSameAppearance(_ other: RenderNode) -> Bool {
        if self === other { return true }
        guard id == other.id, contents === other.contents, mask === other.mask, children.count == other.children.count else { return false }
        guard zip(children, other.children).allSatisfy({ $0 === $1 }) else { return false }
        var unmoved = properties
        (unmoved.position, unmoved.anchorPoint, unmoved.transform) = (
            other.properties.position, other.properties.anchorPoint, other.properties.transform
        )
        (unmoved.zPosition, unmoved.anchorPointZ) = (other.properties.zPosition, other.properties.anchorPointZ)
        let change = NodeChange(unmoved, other.properties, contents, other.contents)
        return change.keepsGeometry && !change.needsRepaint
    }
}

/// The part of a node's plane that is rendered to an intermediate image, and the resolution of the image.
struct PlaneRegion {
    /// The part of the plane, in the node's coordinates.
    let rect: CGRect
    /// Pixels per point.
    let scale: SIMD2<Double>

    /// The maximum length of a side, in pixels.
    private static let limit = 4096.0

    init?(_ rect: CGRect, scale: SIMD2<Double>) {
        guard rect.width > 0, rect.height > 0, rect.isFiniteRect else { return nil }
        func fitted(_ length: CGFloat, _ scale: Double) -> Double {
            let pixels = min(max((Double(length) * scale).rounded(.up), 1), Self.limit)
            return pixels / Double(length)
        }
        self.rect = rect
        self.scale = SIMD2(fitted(rect.width, scale.x), fitted(rect.height, scale.y))
    }

    /// Chooses the resolution that the nearest corner needs. The resolution changes in steps, so that a rotating
    /// layer is not rendered again for each frame.
    init?(_ node: RenderNode, _ projection: Projection, canvasSide: Int) {
        let rect = node.drawingBox
        var size = 0.0
        for (x, y) in [
            (rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.maxX, rect.maxY), (rect.minX, rect.maxY), (rect.midX, rect.midY),
        ] {
            let p = projection.homogeneous(Double(x), Double(y))
            guard p.z > Projection.minimumDivisor else { continue }
            // The derivatives of the projection: the images of one point to the right and one point down.
            let across = SIMD2(projection.x.x - p.x / p.z * projection.w.x, projection.y.x - p.y / p.z * projection.w.x) / p.z
            let down = SIMD2(projection.x.y - p.x / p.z * projection.w.y, projection.y.y - p.y / p.z * projection.w.y) / p.z
            size = max(size, (across * across).sum(), (down * down).sum())
        }
        guard size > 0, size.isFinite else { return nil }
        let exponent = (log2(size.squareRoot()) * 2).rounded(.up) / 2
        let scale = exp2(min(max(exponent, -8), 4))
        self.init(rect, scale: SIMD2(scale, scale))
    }
}
