import Cairo

/// Fast drawing of rotated images. Cairo would take three times as long.
extension CGContext {
    /// Returns whether ``paintRotated(_:isOpaque:in:_:on:)`` draws the same as Cairo: bilinear interpolation without
    /// averaging.
    static func canPaintRotated(_ toPixels: CGAffineTransform, _ filter: CairoFilter) -> Bool {
        guard toPixels.b != 0 || toPixels.c != 0 else { return false }
        let inverse = toPixels.inverted()
        let minification = max(hypot(inverse.a, inverse.b), hypot(inverse.c, inverse.d))
        return filter == .bilinear || filter == .good && minification < 4 / 3
    }

    /// Draws an image into a rectangle in bands of rows. The pixels are sampled here; Cairo contributes edges, clip
    /// and blending.
    ///
    /// - Parameter toPixels: The invertible transform from image pixels to canvas pixels.
    func paintRotated(
        _ buffer: PixelBuffer, isOpaque: Bool, in rect: CGRect, _ toPixels: CGAffineTransform, on cairo: CairoContext
    ) {
        let area = PixelRect(clamping: rect.applying(state.matrix)).intersection(cairo.pixelClip.bounds)
        guard !area.isEmpty else { return }
        // A band fits into the processor's cache.
        let height = max(1, min(area.height, 65_536 / area.width))
        let bandPixels = PixelBuffer(width: area.width, height: height, isZeroed: false)
        let sampler = RotatedImageSampler(buffer, toPixels.inverted())
        for top in stride(from: area.y, to: area.maxY, by: height) {
            let band = PixelRect(x: area.x, y: top, width: area.width, height: min(height, area.maxY - top))
            bandPixels.withMutableBytes { bytes in
                guard let base = bytes.baseAddress else { return }
                for row in 0..<band.height {
                    let target = (base + row * bandPixels.bytesPerRow).assumingMemoryBound(to: UInt32.self)
                    sampler.read(band.x, band.y + row, into: target, count: band.width)
                }
            }
            paint(bandPixels, isOpaque: isOpaque, at: band, in: rect, on: cairo)
        }
    }

    private func paint(_ bandPixels: PixelBuffer, isOpaque: Bool, at band: PixelRect, in rect: CGRect, on cairo: CairoContext) {
        bandPixels.withBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            let pixels = CairoPixels(
                base: base, width: bandPixels.width, height: band.height, bytesPerRow: bandPixels.bytesPerRow,
                format: isOpaque ? .rgb24 : .argb32)
            let matrix = CGAffineTransform(translationX: CGFloat(-band.x), y: CGFloat(-band.y)).cairo
            do throws(CairoError) {
                try cairo.withSource(pixels, matrix: matrix, filter: .nearest, extend: .none) {
                    cairo.save()
                    let savedMatrix = cairo.matrix
                    cairo.matrix = .identity
                    cairo.newPath()
                    cairo.rectangle(x: Double(band.x), y: Double(band.y), width: Double(band.width), height: Double(band.height))
                    cairo.clip()
                    cairo.matrix = savedMatrix
                    paint(rect, on: cairo)
                    cairo.restore()
                }
            } catch {
                Diagnostics.report("context.picture", "CGContext: rows of a turned picture at \(band) were left out (\(error)).")
            }
        }
    }
}

/// Samples an image row by row of a canvas.
private struct RotatedImageSampler {
    private let buffer: PixelBuffer
    /// The transform from canvas pixels to image pixels.
    private let inverse: CGAffineTransform

    init(_ buffer: PixelBuffer, _ inverse: CGAffineTransform) {
        (self.buffer, self.inverse) = (buffer, inverse)
    }

    /// Writes the pixels of a row that the image touches, the first at `x`. Other pixels are unchanged.
    func read(_ x: Int, _ y: Int, into target: UnsafeMutablePointer<UInt32>, count: Int) {
        let start = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(inverse)
        let (u, v) = (Double(start.x) - 0.5, Double(start.y) - 0.5)
        let (a, b) = (Double(inverse.a), Double(inverse.b))
        // The range includes one more pixel beyond each edge, which antialiasing may touch.
        let range = Self.steps(u, a, -1 - abs(a) - abs(inverse.c), Double(buffer.width) + abs(a) + abs(inverse.c), count)
            .clamped(to: Self.steps(v, b, -1 - abs(b) - abs(inverse.d), Double(buffer.height) + abs(b) + abs(inverse.d), count))
        guard !range.isEmpty, let across = PixelStride(from: u, by: a, first: 0, last: buffer.width - 1),
            let down = PixelStride(from: v, by: b, first: 0, last: buffer.height - 1)
        else { return }
        let first = range.lowerBound
        buffer.withBytes { bytes in
            guard let base = bytes.baseAddress?.assumingMemoryBound(to: UInt32.self) else { return }
            RotatedPixels.read(
                base, stride: buffer.bytesPerRow / 4, across.advanced(by: first), down.advanced(by: first), count: range.count,
                into: target + first)
        }
    }

    /// Returns the steps that lie between two positions.
    private static func steps(_ start: Double, _ step: Double, _ low: Double, _ high: Double, _ count: Int) -> Range<Int> {
        guard step != 0 else { return start >= low && start <= high ? 0..<count : 0..<0 }
        let (one, other) = ((low - start) / step, (high - start) / step)
        let first = min(max(min(one, other).rounded(.down), 0), Double(count))
        let last = min(max(max(one, other).rounded(.up), 0), Double(count))
        return Int(first)..<max(Int(first), Int(last))
    }
}
