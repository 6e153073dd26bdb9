/// Drawing of nodes that need an intermediate image: in 3D space, tinted, rasterised, or single-sided.
extension Painter {
    func drawPicture(_ node: RenderNode, _ place: Placement) {
        if node.properties.kind == .space, node.tint == nil { return drawPlanes([node], place) }
        let projection = place.projection(node)
        let showsFront = projection.showsFront(at: node.properties.anchor) != place.isMirrored
        guard showsFront || node.properties.isDoubleSided else { return }
        guard let tint = node.tint else { return drawUntinted(node, place, projection) }
        let box = place.clip
        let sheet = offscreen(box) { painter in
            let moved = place.moved(x: box.x, y: box.y)
            if node.properties.kind == .space { return painter.drawPlanes([node], moved) }
            painter.drawUntinted(node, moved, moved.projection(node))
        }
        Self.multiply(sheet, by: tint)
        draw(SheetSource(pixels: sheet, x: box.x, y: box.y), nil, box, 255, isOpaque: false)
    }

    private func drawUntinted(_ node: RenderNode, _ place: Placement, _ projection: Projection) {
        if case .curl(let curl) = node.properties.kind { return drawCurl(curl, node, place, projection.affine) }
        if node.properties.shouldRasterize { return drawCached(node, place, projection) }
        guard projection.isAffine else { return drawWarped(node, place, projection, nil) }
        drawPinned(node, place, projection.affine)
    }

    /// Draws a node with `own` as the transform from its coordinates to pixels.
    func drawPinned(_ node: RenderNode, _ place: Placement, _ own: CGAffineTransform) {
        var place = place
        place.pinned = own
        place.space = nil
        place.clip = place.clip.intersection(place.extent(of: node))
        guard !place.clip.isEmpty else { return }
        var order = 0
        drawFlat(node, place, from: 0, &order)
    }

    /// Draws a node in perspective, from an image of its plane.
    ///
    /// - Parameter cut: The convex part of the plane to draw, in the node's coordinates; `nil` for the whole plane.
    func drawWarped(_ node: RenderNode, _ place: Placement, _ projection: Projection, _ cut: [SIMD2<Double>]?) {
        guard let plane = PlanePicture(node, projection, canvasSide: max(canvas.bounds.width, canvas.bounds.height)) else { return }
        let key = RasterKey(id: node.id, scaleX: plane.scale.x, scaleY: plane.scale.y, rect: plane.rect, alpha: place.alpha)
        guard let raster = raster(node, key, place.alpha, isMirrored: projection.determinant < 0) else { return }
        let points = cut?.map { projection.homogeneous($0.x, $0.y) }.map { SIMD2($0.x / $0.z, $0.y / $0.z) }
        guard let outline = Outline(convex: points ?? projection.corners(of: plane.rect)),
            let sampler = ProjectiveSampler(raster, plane, projection)
        else { return }
        draw(sampler, outline, place.clip, 255, isOpaque: false)
    }

    /// Draws a node from its cached rasterization.
    private func drawCached(_ node: RenderNode, _ place: Placement, _ projection: Projection) {
        let scale = min(max(Double(node.properties.rasterizationScale), 0.05), 16)
        guard let plane = PlanePicture(node.inner, scale: SIMD2(scale, scale)) else { return }
        let key = RasterKey(id: node.id, scaleX: plane.scale.x, scaleY: plane.scale.y, rect: plane.rect, alpha: place.alpha)
        guard let raster = raster(node, key, place.alpha, isMirrored: projection.determinant < 0) else { return }
        if projection.isAffine {
            var properties = LayerProperties()
            properties.bounds = plane.rect
            let own = projection.affine
            if own.b == 0, own.c == 0, abs(own.a - plane.scale.x) < 1e-6, abs(own.d - plane.scale.y) < 1e-6 {
                let x = (own.a * plane.rect.minX + own.tx).rounded()
                let y = (own.d * plane.rect.minY + own.ty).rounded()
                guard abs(x) < 1e9, abs(y) < 1e9 else { return }
                return canvas.blit(raster.pixels, isOpaque: false, x: Int(x), y: Int(y), into: place.clip, share: 255)
            }
            let image = CGImage(buffer: raster.pixels, isOpaque: false)
            guard let outline = Outline(plane.rect, own), let sampler = ImageSampler(image, tools.caches, properties, plane.rect, own)
            else { return }
            return draw(sampler, outline, place.clip, 255, isOpaque: false)
        }
        guard let outline = Outline(convex: projection.corners(of: plane.rect)),
            let sampler = ProjectiveSampler(raster, plane, projection)
        else { return }
        draw(sampler, outline, place.clip, 255, isOpaque: false)
    }

    /// Returns an image of a node's plane. The image of an earlier frame is reused if nothing in the node has changed
    /// since.
    func raster(_ node: RenderNode, _ key: RasterKey, _ alpha: CGFloat, isMirrored: Bool) -> Raster? {
        tools.caches.raster(key, for: node) {
            let width = Int((key.rect.width * key.scaleX).rounded(.up))
            let height = Int((key.rect.height * key.scaleY).rounded(.up))
            guard width > 0, height > 0 else { return nil }
            let own = CGAffineTransform(
                a: key.scaleX, b: 0, c: 0, d: key.scaleY, tx: -key.rect.minX * key.scaleX, ty: -key.rect.minY * key.scaleY)
            let box = PixelRect(x: 0, y: 0, width: width, height: height)
            var place = Placement(transform: .identity, clip: box, isPlain: false)
            place.alpha = alpha
            place.isMirrored = isMirrored
            return Raster(node, offscreen(box) { $0.drawPinned(node, place, own) })
        }
    }

    private static func multiply(_ sheet: PixelBuffer, by tint: SIMD4<Double>) {
        let alpha = tint.w
        func factor(_ value: Double) -> UInt32 { UInt32((value * alpha * 255).rounded()) }
        let (red, green, blue, all) = (factor(tint.x), factor(tint.y), factor(tint.z), UInt32((alpha * 255).rounded()))
        _ = Canvas.borrowing(sheet) { canvas in
            for y in 0..<canvas.bounds.height {
                let row = canvas.row(y)
                for x in 0..<canvas.bounds.width where row[x] != 0 {
                    let pixel = row[x]
                    row[x] =
                        PixelMath.share(pixel >> 24, all) << 24 | PixelMath.share(pixel >> 16 & 255, red) << 16
                        | PixelMath.share(pixel >> 8 & 255, green) << 8 | PixelMath.share(pixel & 255, blue)
                }
            }
        }
    }
}
