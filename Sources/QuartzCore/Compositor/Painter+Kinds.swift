/// Drawing of the content of layer subclasses.
extension Painter {
    /// - Parameter isRound: Whether the layer's corner radius clips the content; `false` if a group mask does so.
    func drawKind(_ node: RenderNode, _ place: Placement, alpha: CGFloat, isRound: Bool) {
        switch node.properties.kind {
        case .plain, .space, .replicator, .text, .curl: break
        case .shape(let shape): drawShape(shape, node, place, alpha)
        case .gradient(let gradient): drawGradient(gradient, node, place, alpha, isRound)
        case .particles(let field): drawParticles(field, node, place, alpha)
        }
    }

    private func drawShape(_ shape: ShapeProperties, _ node: RenderNode, _ place: Placement, _ alpha: CGFloat) {
        let own = place.own(node)
        var clip = place.clip.intersection(PixelRect(around: shape.box.box(own).insetBy(dx: -1, dy: -1)))
        if node.properties.masksToBounds { clip = clip.intersection(PixelRect(around: node.properties.bounds.box(own))) }
        guard alpha > 0, !clip.isEmpty, own.a * own.d != own.b * own.c else { return }
        // Cairo clips and rounds lines at the edge of its surface, so the surface must extend beyond the visible
        // pixels.
        let box = PixelRect(x: clip.x - 2, y: clip.y - 2, width: clip.width + 4, height: clip.height + 4)
        let sheet = PixelBuffer(width: box.width, height: box.height)
        let shift = CGAffineTransform(translationX: CGFloat(-box.x), y: CGFloat(-box.y))
        let context = CGContext(drawingInto: sheet, userSpace: own.concatenating(shift))
        context.setAlpha(alpha)
        shape.draw(in: context)
        context.flush()
        draw(SheetSource(pixels: sheet, x: box.x, y: box.y), nil, clip, 255, isOpaque: false)
    }

    private func drawGradient(
        _ gradient: GradientProperties, _ node: RenderNode, _ place: Placement, _ alpha: CGFloat, _ isRound: Bool
    ) {
        let properties = node.properties
        let own = place.own(node)
        let share = UInt32((min(max(alpha, 0), 1) * 255).rounded())
        guard share > 0, let source = GradientSource(gradient, properties.bounds, own) else { return }
        let outline = isRound ? Outline(properties, own) : Outline(properties.bounds, own)
        guard let outline else { return }
        draw(source, outline, place.clip, share, isOpaque: source.isOpaque)
    }

    private func drawParticles(_ field: ParticleField, _ node: RenderNode, _ place: Placement, _ alpha: CGFloat) {
        let own = place.own(node)
        var clip = place.clip
        if node.properties.masksToBounds { clip = clip.intersection(PixelRect(around: node.properties.bounds.box(own))) }
        for particle in field.particles {
            let way = particle.transform.concatenating(own)
            let box = CGRect(origin: .zero, size: particle.size)
            let share = UInt32((min(max(particle.color.w * Double(alpha), 0), 1) * 255).rounded())
            var properties = LayerProperties()
            properties.bounds = box
            guard share > 0, let outline = Outline(box, way), let sampler = ImageSampler(particle.image, tools.caches, properties, box, way)
            else { continue }
            let color = particle.color
            if field.adds || color.x < 1 || color.y < 1 || color.z < 1 {
                drawTinted(TintedSource(source: sampler, color), outline, clip, share, adds: field.adds)
            } else {
                draw(sampler, outline, clip, share, isOpaque: false)
            }
        }
    }

    private func drawTinted(_ source: TintedSource, _ outline: Outline, _ clip: PixelRect, _ share: UInt32, adds: Bool) {
        guard adds else { return draw(source, outline, clip, share, isOpaque: false) }
        var walk = CoverageWalk(outline, tools.coverage)
        var memory = SamplerMemory()
        var pixels = [UInt32](repeating: 0, count: max(1, clip.width))
        for y in walk.rows(in: clip) {
            guard let row = walk.row(y)?.clipped(clip.x, clip.maxX), row.end > row.start else { continue }
            pixels.withUnsafeMutableBufferPointer { pixels in
                guard let base = pixels.baseAddress else { return }
                source.read(row.start..<row.end, y, into: base, &memory)
                let target = canvas.row(y)
                for x in row.start..<row.end {
                    let isSolid = x >= row.solidStart && x < row.solidEnd
                    let cover = PixelMath.share(isSolid ? row.solid : UInt32(walk.shares[x]), share)
                    target[x] = PixelMath.adding(PixelMath.scale(base[x - row.start], cover), target[x])
                }
            }
        }
    }
}
