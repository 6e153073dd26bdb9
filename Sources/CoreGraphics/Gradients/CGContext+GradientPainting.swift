import Cairo

extension CGContext {
    /// Paints a gradient over the clip.
    ///
    /// Opaque pixels are written directly to the canvas if the clip is a rectangle of whole pixels. Other gradients
    /// are drawn through an image of the clip's size.
    func paint(_ raster: some GradientRaster) {
        mark(Self.unboundedClip) { cairo in
            let clip = cairo.pixelClip
            let area = clip.bounds.intersection(canvas.bounds)
            guard !area.isEmpty else { return }
            if let base = canvas.base, clip.isWhole, cairo === self.cairo, canWriteDirectly(raster, to: area) {
                cairo.flush()
                raster.draw(area, into: base + area.y * canvas.bytesPerRow + area.x * 4, bytesPerRow: canvas.bytesPerRow)
                cairo.markDirty()
            } else {
                paint(renderImage(of: raster, area), at: area, on: cairo)
            }
        }
    }

    private func canWriteDirectly(_ raster: some GradientRaster, to area: PixelRect) -> Bool {
        openLayers == 0 && state.clipMask == nil && state.alpha == 1 && raster.ramp.isOpaque(over: raster.positions(in: area))
            && (state.blendMode == .normal || state.blendMode == .copy)
    }

    private func renderImage(of raster: some GradientRaster, _ area: PixelRect) -> PixelBuffer {
        let buffer = PixelBuffer(width: area.width, height: area.height, isZeroed: false)
        buffer.withMutableBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            raster.draw(area, into: base, bytesPerRow: buffer.bytesPerRow)
        }
        return buffer
    }

    private func paint(_ image: PixelBuffer, at area: PixelRect, on cairo: CairoContext) {
        image.withBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            let pixels = CairoPixels(
                base: base, width: image.width, height: image.height, bytesPerRow: image.bytesPerRow, format: .argb32)
            let matrix = CGAffineTransform(translationX: CGFloat(-area.x), y: CGFloat(-area.y)).cairo
            do throws(CairoError) {
                try cairo.withSource(pixels, matrix: matrix, filter: .nearest, extend: .none) { paintSource(on: cairo) }
            } catch {
                Diagnostics.report("context.gradient", "CGContext: a gradient over \(area) cannot be drawn (\(error)).")
            }
        }
    }
}

extension CairoContext {
    /// The pixels that the clip touches, and whether the clip is a rectangle of whole pixels.
    var pixelClip: (bounds: PixelRect, isWhole: Bool) {
        let savedMatrix = matrix
        matrix = .identity
        defer { matrix = savedMatrix }
        if let box = clipRectangle {
            let rect = CGRect(x: box.x, y: box.y, width: box.width, height: box.height)
            return (PixelRect(clamping: rect), rect == rect.integral)
        }
        let box = clipExtents
        return (PixelRect(clamping: CGRect(x: box.minX, y: box.minY, width: box.maxX - box.minX, height: box.maxY - box.minY)), false)
    }
}
