/// Drawing of the content of layer subclasses.
extension Painter {
    /// - Parameter isRound: Whether the layer's corner radius clips the content; `false` if a group mask does so.
    func drawKind(_ node: RenderNode, _ placement: Placement, alpha: CGFloat, isRound: Bool) {
        switch node.properties.kind {
        case .plain, .space, .replicator, .text, .curl: break
        case .shape(let shape): drawShape(shape, node, placement, alpha)
        case .gradient(let gradient): drawGradient(gradient, node, placement, alpha, isRound)
        case .particles(let field): drawParticles(field, node, placement, alpha)
        }
    }

    private func drawShape(_ shape: ShapeProperties, _ node: RenderNode, _ placement: Placement, _ alpha: CGFloat) {
        let transform = placement.pixelTransform(node)
        var clip = placement.clip.intersection(PixelRect(around: shape.boundingBox.boundingBox(transform).insetBy(dx: -1, dy: -1)))
        if node.properties.masksToBounds { clip = clip.intersection(PixelRect(around: node.properties.bounds.boundingBox(transform))) }
        guard alpha > 0, !clip.isEmpty, transform.a * transform.d != transform.b * transform.c else { return }
        // Cairo clips and rounds lines at the edge of its surface, so the surface must extend beyond the visible
        // pixels.
        let box = PixelRect(x: clip.x - 2, y: clip.y - 2, width: clip.width + 4, height: clip.height + 4)
        let buffer = PixelBuffer(width: box.width, height: box.height)
        let translation = CGAffineTransform(translationX: CGFloat(-box.x), y: CGFloat(-box.y))
        let context = CGContext(drawingInto: buffer, userSpace: transform.concatenating(translation))
        context.setAlpha(alpha)
        shape.draw(in: context)
        context.flush()
        draw(BufferSource(pixels: buffer, x: box.x, y: box.y), nil, clip, 255, isOpaque: false)
    }

    private func drawGradient(
        _ gradient: GradientProperties, _ node: RenderNode, _ placement: Placement, _ alpha: CGFloat, _ isRound: Bool
    ) {
        let properties = node.properties
        let transform = placement.pixelTransform(node)
        let opacity = UInt32((min(max(alpha, 0), 1) * 255).rounded())
        guard opacity > 0, let source = GradientSource(gradient, properties.bounds, transform) else { return }
        let outline = isRound ? Outline(properties, transform) : Outline(properties.bounds, transform)
        guard let outline else { return }
        draw(source, outline, placement.clip, opacity, isOpaque: source.isOpaque)
    }

    private func drawParticles(_ field: ParticleField, _ node: RenderNode, _ placement: Placement, _ alpha: CGFloat) {
        let transform = placement.pixelTransform(node)
        var clip = placement.clip
        if node.properties.masksToBounds { clip = clip.intersection(PixelRect(around: node.properties.bounds.boundingBox(transform))) }
        for particle in field.particles {
            let particleTransform = particle.transform.concatenating(transform)
            let box = CGRect(origin: .zero, size: particle.size)
            let opacity = UInt32((min(max(particle.color.w * Double(alpha), 0), 1) * 255).rounded())
            var properties = LayerProperties()
            properties.bounds = box
            guard opacity > 0, let outline = Outline(box, particleTransform),
                let sampler = ImageSampler(particle.image, tools.caches, properties, box, particleTransform)
            else { continue }
            let color = particle.color
            if field.isAdditive || color.x < 1 || color.y < 1 || color.z < 1 {
                drawTinted(TintedSource(source: sampler, color), outline, clip, opacity, adds: field.isAdditive)
            } else {
                draw(sampler, outline, clip, opacity, isOpaque: false)
            }
        }
    }

    private func drawTinted(_ source: TintedSource, _ outline: Outline, _ clip: PixelRect, _ opacity: UInt32, adds: Bool) {
        guard adds else { return draw(source, outline, clip, opacity, isOpaque: false) }
        var converter = ScanConverter(outline, tools.coverage)
        var state = SamplerState()
        var pixels = [UInt32](repeating: 0, count: max(1, clip.width))
        for y in converter.rows(in: clip) {
            guard let row = converter.row(y)?.clipped(clip.x, clip.maxX), row.end > row.start else { continue }
            pixels.withUnsafeMutableBufferPointer { pixels in
                guard let base = pixels.baseAddress else { return }
                source.read(row.start..<row.end, y, into: base, &state)
                let target = canvas.row(y)
                for x in row.start..<row.end {
                    let isSolid = x >= row.solidStart && x < row.solidEnd
                    let coverage = PixelMath.multiplyWeights(isSolid ? row.solid : UInt32(converter.coverage[x]), opacity)
                    target[x] = PixelMath.adding(PixelMath.scale(base[x - row.start], coverage), target[x])
                }
            }
        }
    }
}
