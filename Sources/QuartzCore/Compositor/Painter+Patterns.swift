/// Drawing of pattern backgrounds.
extension Painter {
    /// Fills an outline, or all of `clip`, with a pattern that starts at the origin of the layer's coordinate system.
    func fill(_ outline: Outline?, _ clip: PixelRect, with color: CGColor, _ transform: CGAffineTransform, _ alpha: CGFloat) {
        var converter = outline.map { ScanConverter($0, tools.coverage) }
        var box = clip
        if let rows = converter?.rows(in: clip) {
            guard !rows.isEmpty else { return }
            box = PixelRect(x: clip.x, y: rows.lowerBound, width: clip.width, height: rows.count)
        }
        guard !box.isEmpty, let buffer = buffer(box, color, transform, alpha) else { return }
        buffer.withBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            for y in box.y..<box.maxY {
                var row = CoverageRow(start: box.x, solidStart: box.x, solidEnd: box.maxX, end: box.maxX, solid: 255)
                if outline != nil {
                    guard let found = converter?.row(y)?.clipped(box.x, box.maxX), found.end > found.start else { continue }
                    row = found
                }
                let line = (base + (y - box.y) * buffer.bytesPerRow).assumingMemoryBound(to: UInt32.self)
                compositeRow(line + (row.start - box.x), row, y, tools.coverage.row(0), 255, isOpaque: false)
            }
        }
    }

    /// Returns pixels that are filled with the pattern.
    private func buffer(_ box: PixelRect, _ color: CGColor, _ transform: CGAffineTransform, _ alpha: CGFloat) -> PixelBuffer? {
        guard alpha > 0, transform.a * transform.d != transform.b * transform.c else { return nil }
        let buffer = PixelBuffer(width: box.width, height: box.height)
        let translation = CGAffineTransform(translationX: CGFloat(-box.x), y: CGFloat(-box.y))
        let context = CGContext(drawingInto: buffer, userSpace: transform.concatenating(translation))
        context.setAlpha(alpha)
        context.setFillColor(color)
        context.fill(CGRect(x: 0, y: 0, width: box.width, height: box.height).applying(transform.concatenating(translation).inverted()))
        context.flush()
        return buffer
    }
}
