/// The pixels that are drawn into. The memory is borrowed and valid only during the call of `borrowing(_:_:)`.
struct Canvas {
    let base: UnsafeMutablePointer<UInt32>
    /// The distance between two rows, in pixels.
    let stride: Int
    let bounds: PixelRect

    /// Calls `body` with a canvas on the memory of `buffer`.
    static func borrowing<Result>(_ buffer: PixelBuffer, _ body: (Canvas) -> Result) -> Result? {
        buffer.withMutableBytes { bytes in
            guard let base = bytes.baseAddress else { return nil }
            return body(
                Canvas(base: base.assumingMemoryBound(to: UInt32.self), stride: buffer.bytesPerRow / 4, bounds: buffer.bounds))
        }
    }

    @inline(__always) func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { base + y * stride }

    /// Draws one premultiplied colour over all of `rect`.
    func fill(_ rect: PixelRect, with pixel: UInt32) {
        let rect = rect.intersection(bounds)
        guard !rect.isEmpty, pixel != 0 else { return }
        guard pixel >> 24 == 255 else {
            for y in rect.y..<rect.maxY { PixelKernels.blend(pixel, onto: row(y) + rect.x, count: rect.width) }
            return
        }
        let first = row(rect.y) + rect.x
        PixelKernels.set(first, pixel, count: rect.width)
        for y in rect.y + 1..<max(rect.y + 1, rect.maxY) { memcpy(row(y) + rect.x, first, rect.width * 4) }
    }

    /// Draws `source` with its top left corner at `x`, `y`, clipped to `rect`. The opacity is 0…255.
    func blit(_ source: PixelBuffer, isOpaque: Bool, x: Int, y: Int, into rect: PixelRect, opacity: UInt32) {
        let area = PixelRect(x: x, y: y, width: source.width, height: source.height).intersection(rect).intersection(bounds)
        guard !area.isEmpty else { return }
        source.withBytes { bytes in
            guard let from = bytes.baseAddress else { return }
            for line in area.y..<area.maxY {
                let start = (from + (line - y) * source.bytesPerRow + (area.x - x) * 4).assumingMemoryBound(to: UInt32.self)
                let target = row(line) + area.x
                if isOpaque, opacity == 255 {
                    memcpy(target, start, area.width * 4)
                } else {
                    PixelKernels.blend(start, onto: target, alpha: opacity, count: area.width)
                }
            }
        }
    }

    /// Moves pixels. The source and the destination may overlap.
    func move(_ move: PixelMove) {
        let source = move.source
        guard !source.isEmpty else { return }
        if move.dx == 0, source.x == 0, source.width == bounds.width {
            memmove(row(source.y + move.dy), row(source.y), ((source.height - 1) * stride + source.width) * 4)
            return
        }
        for step in 0..<source.height {
            let y = move.dy > 0 ? source.maxY - 1 - step : source.y + step
            memmove(row(y + move.dy) + source.x + move.dx, row(y) + source.x, source.width * 4)
        }
    }
}
