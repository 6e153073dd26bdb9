import Cairo
import Pango

extension CGContext {
    /// Fills glyphs directly in the pixels, if their colour is plain and the clip consists of whole pixels. Returns
    /// whether the glyphs were filled. ``ShapingFont/draw(_:in:shape:)`` gives the same pixels in other cases.
    func fill(_ glyphs: UnsafeBufferPointer<PositionedGlyph>, font: ShapingFont, color: CGColor, on cairo: CairoContext) -> Bool {
        guard let base = canvas.base, cairo === self.cairo, openLayers == 0, state.clipMask == nil,
            state.blendMode == .normal, color.pattern == nil
        else { return false }
        let clip = cairo.pixelClip
        guard clip.isWhole else { return false }
        let area = clip.bounds.intersection(canvas.bounds)
        let pixel = PixelMath.pixel(color.rgba, alpha: Double(state.alpha))
        cairo.flush()
        defer { cairo.markDirty() }
        return font.forEachMask(glyphs, cairo.matrix) { mask, x, y in
            let box = PixelRect(x: x + mask.left, y: y + mask.top, width: mask.width, height: mask.height)
            let visible = box.intersection(area)
            guard !visible.isEmpty else { return }
            mask.coverage.withUnsafeBufferPointer { bytes in
                guard let coverage = bytes.baseAddress else { return }
                PixelKernels.blend(
                    pixel, onto: row(visible.y, base) + visible.x, stride: canvas.bytesPerRow / 4,
                    by: coverage + (visible.y - box.y) * mask.width + (visible.x - box.x), weightsPerRow: mask.width, rows: visible.height,
                    count: visible.width)
            }
        }
    }
}
