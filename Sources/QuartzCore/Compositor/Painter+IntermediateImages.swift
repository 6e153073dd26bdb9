/// Drawing of nodes that need an intermediate image: in 3D space, tinted, rasterised, or single-sided.
extension Painter {
    func drawThroughImage(_ node: RenderNode, _ placement: Placement) {
        if node.properties.kind == .space, node.tint == nil { return drawPlanes([node], placement) }
        let projection = placement.projection(node)
        let showsFront = projection.showsFront(at: node.properties.anchor) != placement.isMirrored
        guard showsFront || node.properties.isDoubleSided else { return }
        guard let tint = node.tint else { return drawUntinted(node, placement, projection) }
        let box = placement.clip
        let buffer = renderOffscreen(box) { painter in
            let offscreenPlacement = placement.moved(x: box.x, y: box.y)
            if node.properties.kind == .space { return painter.drawPlanes([node], offscreenPlacement) }
            painter.drawUntinted(node, offscreenPlacement, offscreenPlacement.projection(node))
        }
        Self.multiply(buffer, by: tint)
        draw(BufferSource(pixels: buffer, x: box.x, y: box.y), nil, box, 255, isOpaque: false)
    }

    private func drawUntinted(_ node: RenderNode, _ placement: Placement, _ projection: Projection) {
        if case .curl(let curl) = node.properties.kind { return drawCurl(curl, node, placement, projection.affine) }
        if node.properties.shouldRasterize { return drawRasterized(node, placement, projection) }
        guard projection.isAffine else { return drawInPerspective(node, placement, projection, nil) }
        drawTransformed(node, placement, projection.affine)
    }

    /// Draws a node with `transform` as the transform from its coordinates to pixels.
    func drawTransformed(_ node: RenderNode, _ placement: Placement, _ transform: CGAffineTransform) {
        var placement = placement
        placement.transformOverride = transform
        placement.space = nil
        placement.clip = placement.clip.intersection(placement.extent(of: node))
        guard !placement.clip.isEmpty else { return }
        var order = 0
        drawFlat(node, placement, from: 0, &order)
    }

    /// Draws a node in perspective, from an image of its plane.
    ///
    /// - Parameter cut: The convex part of the plane to draw, in the node's coordinates; `nil` for the whole plane.
    func drawInPerspective(_ node: RenderNode, _ placement: Placement, _ projection: Projection, _ cut: [SIMD2<Double>]?) {
        guard let plane = PlaneRegion(node, projection, canvasSide: max(canvas.bounds.width, canvas.bounds.height)) else { return }
        let key = RasterKey(id: node.id, scaleX: plane.scale.x, scaleY: plane.scale.y, rect: plane.rect, alpha: placement.alpha)
        guard let raster = raster(node, key, placement.alpha, isMirrored: projection.determinant < 0) else { return }
        let points = cut?.map { projection.homogeneous($0.x, $0.y) }.map { SIMD2($0.x / $0.z, $0.y / $0.z) }
        guard let outline = Outline(convex: points ?? projection.corners(of: plane.rect)),
            let sampler = ProjectiveSampler(raster, plane, projection)
        else { return }
        draw(sampler, outline, placement.clip, 255, isOpaque: false)
    }

    /// Draws a node from its cached rasterization.
    private func drawRasterized(_ node: RenderNode, _ placement: Placement, _ projection: Projection) {
        let scale = min(max(Double(node.properties.rasterizationScale), 0.05), 16)
        guard let plane = PlaneRegion(node.drawingBox, scale: SIMD2(scale, scale)) else { return }
        let key = RasterKey(id: node.id, scaleX: plane.scale.x, scaleY: plane.scale.y, rect: plane.rect, alpha: placement.alpha)
        guard let raster = raster(node, key, placement.alpha, isMirrored: projection.determinant < 0) else { return }
        if projection.isAffine {
            var properties = LayerProperties()
            properties.bounds = plane.rect
            let transform = projection.affine
            if transform.b == 0, transform.c == 0, abs(transform.a - plane.scale.x) < 1e-6, abs(transform.d - plane.scale.y) < 1e-6 {
                let x = (transform.a * plane.rect.minX + transform.tx).rounded()
                let y = (transform.d * plane.rect.minY + transform.ty).rounded()
                guard abs(x) < 1e9, abs(y) < 1e9 else { return }
                return canvas.blit(raster.pixels, isOpaque: false, x: Int(x), y: Int(y), into: placement.clip, opacity: 255)
            }
            let image = CGImage(buffer: raster.pixels, isOpaque: false)
            guard let outline = Outline(plane.rect, transform),
                let sampler = ImageSampler(image, tools.caches, properties, plane.rect, transform)
            else { return }
            return draw(sampler, outline, placement.clip, 255, isOpaque: false)
        }
        guard let outline = Outline(convex: projection.corners(of: plane.rect)),
            let sampler = ProjectiveSampler(raster, plane, projection)
        else { return }
        draw(sampler, outline, placement.clip, 255, isOpaque: false)
    }

    /// Returns an image of a node's plane. The image of an earlier frame is reused if the node has not changed since.
    func raster(_ node: RenderNode, _ key: RasterKey, _ alpha: CGFloat, isMirrored: Bool) -> Raster? {
        tools.caches.raster(key, for: node) {
            let width = Int((key.rect.width * key.scaleX).rounded(.up))
            let height = Int((key.rect.height * key.scaleY).rounded(.up))
            guard width > 0, height > 0 else { return nil }
            let transform = CGAffineTransform(
                a: key.scaleX, b: 0, c: 0, d: key.scaleY, tx: -key.rect.minX * key.scaleX, ty: -key.rect.minY * key.scaleY)
            let box = PixelRect(x: 0, y: 0, width: width, height: height)
            var placement = Placement(transform: .identity, clip: box, isPlain: false)
            placement.alpha = alpha
            placement.isMirrored = isMirrored
            return Raster(node, renderOffscreen(box) { $0.drawTransformed(node, placement, transform) })
        }
    }

    private static func multiply(_ buffer: PixelBuffer, by tint: SIMD4<Double>) {
        let alpha = tint.w
        func factor(_ value: Double) -> UInt32 { UInt32((value * alpha * 255).rounded()) }
        let (red, green, blue, alphaFactor) = (factor(tint.x), factor(tint.y), factor(tint.z), UInt32((alpha * 255).rounded()))
        _ = Canvas.borrowing(buffer) { canvas in
            for y in 0..<canvas.bounds.height {
                let row = canvas.row(y)
                for x in 0..<canvas.bounds.width where row[x] != 0 {
                    let pixel = row[x]
                    row[x] =
                        PixelMath.multiplyWeights(pixel >> 24, alphaFactor) << 24 | PixelMath.multiplyWeights(pixel >> 16 & 255, red) << 16
                        | PixelMath.multiplyWeights(pixel >> 8 & 255, green) << 8 | PixelMath.multiplyWeights(pixel & 255, blue)
                }
            }
        }
    }
}
