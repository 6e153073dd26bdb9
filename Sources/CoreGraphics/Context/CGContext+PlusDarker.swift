import Cairo

/// The one blend mode that Cairo has no operator for.
extension CGContext {
    /// Draws what `body` draws on a picture of its own, and puts it down so that both grow darker.
    func markDarker(_ area: CGRect, _ body: (CairoContext) -> Void) {
        guard let group = group(area, body) else { return }
        state.blendMode = .plusDarker
        let bridge = openLayers == 0 ? bridge : nil
        // A shadow may reach anywhere.
        let box = canvas.bounds
        bridge?.load(box, into: canvas)
        if bridge != nil { cairo.markDirty() }
        if let picture = darkened(group, box) {
            cairo.save()
            cairo.matrix = .identity
            cairo.setSource(picture)
            cairo.setOperator(.source)
            cairo.paint()
            cairo.restore()
        }
        guard let bridge else { return }
        cairo.flush()
        bridge.store(box, from: canvas)
    }

    /// What `body` draws, with its shadow and through the mask.
    private func group(_ area: CGRect, _ body: (CairoContext) -> Void) -> CairoPattern? {
        let matrix = cairo.matrix
        cairo.save()
        cairo.matrix = .identity
        cairo.pushGroup()
        cairo.matrix = matrix
        openLayers += 1
        state.blendMode = .normal
        mark(area, body)
        openLayers -= 1
        cairo.matrix = .identity
        let group = try? cairo.popGroup()
        cairo.restore()
        return group
    }

    /// What the canvas is to look like in a box.
    private func darkened(_ group: CairoPattern, _ box: PixelRect) -> CairoPattern? {
        guard let surface = try? CairoSurface(width: box.width, height: box.height, format: .argb32),
            let context = try? CairoContext(surface)
        else { return nil }
        context.setSource(group)
        context.paint()
        surface.withPixels { above, bytesPerRow in
            cairo.withTarget { target in
                let part = box.intersection(PixelRect(x: target.x, y: target.y, width: target.width, height: target.height))
                for y in part.y..<part.y + part.height {
                    let below = target.base + (y - target.y) * target.bytesPerRow + (part.x - target.x) * 4
                    let row = above + (y - box.y) * bytesPerRow + (part.x - box.x) * 4
                    Self.darken(row, below, count: part.width, isOpaque: target.ignoresAlpha)
                }
            }
        }
        return try? CairoPattern(surface: surface)
    }

    /// R = max(0, Ra - ((Sa - S) + (Da - D))), where Ra = min(1, Sa + Da): for opaque colours the sum of both less white.
    private static func darken(_ above: UnsafeMutableRawPointer, _ below: UnsafeMutableRawPointer, count: Int, isOpaque: Bool) {
        let (sources, backdrops) = (above.assumingMemoryBound(to: UInt32.self), below.assumingMemoryBound(to: UInt32.self))
        for index in 0..<count {
            let source = sources[index]
            let backdrop = isOpaque ? backdrops[index] | 0xFF00_0000 : backdrops[index]
            let (sourceAlpha, backdropAlpha) = (Int(source >> 24), Int(backdrop >> 24))
            let alpha = min(255, sourceAlpha + backdropAlpha)
            var result = UInt32(alpha) << 24
            for shift: UInt32 in [0, 8, 16] {
                let missing = sourceAlpha - Int(source >> shift & 255) + backdropAlpha - Int(backdrop >> shift & 255)
                result |= UInt32(max(0, min(alpha, alpha - missing))) << shift
            }
            sources[index] = result
        }
    }
}
