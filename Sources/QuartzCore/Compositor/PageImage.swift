/// One side of a page that is curled, as an image in the page's coordinates.
struct PageImage {
    private let pixels: PixelBuffer
    private let origin: SIMD2<Double>
    /// Pixels of the image per point of the page.
    private let scale: SIMD2<Double>

    /// - Parameter page: The rectangle of the image, in the layer's coordinates.
    init(_ pixels: PixelBuffer, page: CGRect) {
        self.pixels = pixels
        origin = SIMD2(Double(page.minX), Double(page.minY))
        scale = SIMD2(Double(pixels.width) / Double(page.width), Double(pixels.height) / Double(page.height))
    }

    /// Calls `body` with a reader of the pixels.
    func reading<Result>(_ body: (Reader) -> Result) -> Result? {
        pixels.withBytes { bytes in
            bytes.baseAddress.map {
                body(
                    Reader(
                        base: $0.assumingMemoryBound(to: UInt32.self), stride: pixels.bytesPerRow / 4,
                        last: SIMD2(Double(pixels.width - 1), Double(pixels.height - 1)), origin: origin, scale: scale))
            }
        }
    }

    /// Reads pixels with bilinear interpolation.
    struct Reader {
        let base: UnsafePointer<UInt32>
        let stride: Int
        let last: SIMD2<Double>
        let origin: SIMD2<Double>
        let scale: SIMD2<Double>

        /// Reads the pixels at `count` points in a line.
        @inline(__always) func read(
            _ start: SIMD2<Double>, _ step: SIMD2<Double>, _ count: Int, into target: UnsafeMutablePointer<UInt32>
        ) {
            let (position, delta) = ((start - origin) * scale - 0.5, step * scale)
            let whole = position.rounded(.toNearestOrEven)
            // If the positions are whole pixels and the scale is 1, the pixels are copied.
            let error = max(abs(position.x - whole.x), abs(position.y - whole.y)) + max(abs(delta.x - 1), abs(delta.y)) * Double(count)
            if error < 0.02, whole.x >= 0, whole.x + Double(count - 1) <= last.x, whole.y >= 0, whole.y <= last.y {
                return target.update(from: base + Int(whole.y) * stride + Int(whole.x), count: count)
            }
            guard let across = PixelStride(from: position.x, by: delta.x, first: 0, last: Int(last.x)),
                let down = PixelStride(from: position.y, by: delta.y, first: 0, last: Int(last.y))
            else { return target.update(repeating: 0, count: count) }
            RotatedPixels.read(base, stride: stride, across, down, count: count, into: target)
        }

        /// Returns the pixel at a point of the layer; outside of the page, the nearest pixel.
        @inline(__always) func pixel(_ point: SIMD2<Double>) -> UInt32 {
            let position = (point - origin) * scale - 0.5
            let (u, v) = (Int(min(max(position.x, 0), last.x) * 256 + 0.01), Int(min(max(position.y, 0), last.y) * 256 + 0.01))
            let (right, down) = (UInt32(truncatingIfNeeded: u & 255), UInt32(truncatingIfNeeded: v & 255))
            let upper = base + (v >> 8) * stride + (u >> 8)
            guard right | down != 0 else { return upper[0] }
            // At a fraction of 0 the next pixel has no weight and may not exist.
            let next = right != 0 ? 1 : 0
            let lower = down != 0 ? upper + stride : upper
            return PixelMath.blend(
                PixelMath.blend(upper[0], upper[next], right), PixelMath.blend(lower[0], lower[next], right), down)
        }
    }
}
