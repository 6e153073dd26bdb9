import Cairo

/// The opacity of drawing at each pixel of a rectangle, and 0 outside of the rectangle. The mask is immutable.
final class ClipMask {
    let surface: CairoSurface
    /// The rectangle of the surface, in pixels.
    let box: PixelRect

    init(_ surface: CairoSurface, box: PixelRect) {
        self.surface = surface
        self.box = box
    }
}

extension CGContext {
    /// Intersects the clip with a rectangle and an image, and discards the current path.
    ///
    /// An image mask shows drawing where the mask would be painted. An image with alpha shows drawing by its alpha,
    /// and an opaque image by its lightness. The image is upright if the y axis points up.
    ///
    /// > Difference from Apple: images of any colour space are accepted, not only grey ones.
    /// - Parameters:
    ///   - rect: The rectangle of the image, in user space.
    ///   - mask: The image.
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgcontext/clip(to:mask:)
    public func clip(to rect: CGRect, mask: CGImage) {
        clip(to: rect)
        let rect = rect.standardized
        guard Self.isDrawable(rect), !rect.isEmpty, !state.isSingular else { return }
        let imageToUserSpace = CGAffineTransform(
            a: rect.width / CGFloat(mask.width), b: 0, c: 0, d: -rect.height / CGFloat(mask.height), tx: rect.minX, ty: rect.maxY)
        let box = PixelRect(clamping: rect.applying(state.matrix)).intersection(visiblePixels(of: cairo))
        let toPixels = imageToUserSpace.concatenating(state.matrix)
        guard !box.isEmpty, Self.canSampleImage(toPixels), let surface = coverage(of: mask, toPixels, box) else { return }
        state.clipMask = ClipMask(surface, box: box)
    }

    /// Returns the coverage of an image, multiplied by the current mask.
    private func coverage(of mask: CGImage, _ toPixels: CGAffineTransform, _ box: PixelRect) -> CairoSurface? {
        guard let surface = try? CairoSurface(width: box.width, height: box.height, format: .alpha8),
            let context = try? CairoContext(surface)
        else { return nil }
        let toBox = toPixels.concatenating(CGAffineTransform(translationX: CGFloat(-box.x), y: CGFloat(-box.y)))
        let buffer = mask.coverage
        let isExact = toBox.isPixelAligned
        buffer.withBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            let pixels = CairoPixels(
                base: base, width: buffer.width, height: buffer.height, bytesPerRow: buffer.bytesPerRow, format: .argb32)
            try? context.withSource(
                pixels, matrix: toBox.inverted().cairo, filter: isExact ? .nearest : state.interpolation.filter, extend: .pad
            ) {
                context.setOperator(.source)
                context.paint()
            }
        }
        if let outer = state.clipMask {
            context.setOperator(.destIn)
            guard let pattern = try? CairoPattern(surface: outer.surface) else { return nil }
            pattern.setMatrix(CairoMatrix(xx: 1, yx: 0, xy: 0, yy: 1, x0: Double(box.x - outer.box.x), y0: Double(box.y - outer.box.y)))
            pattern.setFilter(.nearest)
            context.setSource(pattern)
            context.paint()
        }
        surface.flush()
        return surface
    }

    /// Draws `body` into a copy of the destination, and shows the result through the mask.
    ///
    /// Blend modes that clear pixels require a copy of the destination: a clear pixel does not reveal whether the
    /// drawing has covered it.
    private func drawOver(through mask: ClipMask, _ body: () -> Void) {
        let matrix = cairo.matrix
        cairo.save()
        cairo.matrix = .identity
        let below = copyOfTarget(mask.box)
        cairo.pushGroup()
        if let below {
            cairo.setSource(below)
            cairo.setOperator(.source)
            cairo.paint()
        }
        cairo.matrix = matrix
        body()
        cairo.matrix = .identity
        if let group = try? cairo.popGroup(), below != nil {
            cairo.setSource(group)
            cairo.setOperator(.source)
            cairo.mask(mask.surface, x: Double(mask.box.x), y: Double(mask.box.y))
        }
        cairo.restore()
    }

    /// Returns the current pixels of a box, on the canvas or in the open transparency layer.
    func copyOfTarget(_ box: PixelRect) -> CairoPattern? {
        guard let surface = try? CairoSurface(width: box.width, height: box.height, format: .argb32) else { return nil }
        surface.withPixels { copy, bytesPerRow in
            cairo.withTarget { target in
                let overlap = box.intersection(PixelRect(x: target.x, y: target.y, width: target.width, height: target.height))
                for y in overlap.y..<overlap.maxY {
                    let from = target.base + (y - target.y) * target.bytesPerRow + (overlap.x - target.x) * 4
                    let row = copy + (y - box.y) * bytesPerRow + (overlap.x - box.x) * 4
                    row.copyMemory(from: from, byteCount: overlap.width * 4)
                    guard target.ignoresAlpha else { continue }
                    let pixels = row.assumingMemoryBound(to: UInt32.self)
                    for x in 0..<overlap.width { pixels[x] |= 0xFF00_0000 }
                }
            }
        }
        let pattern = try? CairoPattern(surface: surface)
        pattern?.setMatrix(CairoMatrix(xx: 1, yx: 0, xy: 0, yy: 1, x0: Double(-box.x), y0: Double(-box.y)))
        pattern?.setFilter(.nearest)
        return pattern
    }

    /// Draws `body` through a mask; without a mask, directly.
    func draw(through mask: ClipMask?, _ body: () -> Void) {
        guard let mask else { return body() }
        let mode = state.blendMode
        if mode == .clear || mode == .copy || mode.isUnbounded, canvas.base != nil {
            return drawOver(through: mask, body)
        }
        let matrix = cairo.matrix
        cairo.save()
        cairo.matrix = .identity
        cairo.pushGroup()
        cairo.matrix = matrix
        state.blendMode = .normal
        body()
        state.blendMode = mode
        cairo.matrix = .identity
        if let group = try? cairo.popGroup() {
            cairo.setSource(group)
            cairo.setOperator(mode.cairo)
            cairo.mask(mask.surface, x: Double(mask.box.x), y: Double(mask.box.y))
        }
        cairo.restore()
    }
}
