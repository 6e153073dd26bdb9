/// Blurs a part of a canvas, and adjusts its colours.
///
/// A wide blur hides all details that are smaller than its radius. The pixels are therefore averaged to a copy of 1,
/// 1/2, 1/4 or 1/8 of the size, depending on the deviation. Three box blurs in both directions approximate the Gaussian
/// on the copy. The colours are then adjusted, and the copy is enlarged with bilinear interpolation. At the edges the
/// outermost pixels are repeated, so that the edges are neither darkened nor affected by pixels outside.
struct BackdropBlur {
    private let blur: BoxBlur
    /// The side of the square of canvas pixels that one pixel of the copy represents: a power of two.
    private let factor: Int
    private let colors: BackdropColors

    /// - Parameter scale: The pixels per point.
    init(_ backdrop: LayerEffect.Backdrop, scale: Double) {
        let deviation = min(max(backdrop.deviation * scale, 0), 250)
        factor = deviation < 3 ? 1 : deviation < 8 ? 2 : deviation < 24 ? 4 : 8
        blur = BoxBlur(deviation: deviation / Double(factor))
        colors = BackdropColors(backdrop)
    }

    /// Returns the blurred image of a part of a canvas, and whether all of its pixels are opaque.
    func blurredImage(of canvas: Canvas, _ box: PixelRect) -> (pixels: PixelBuffer, isOpaque: Bool) {
        var small = DownsampledBuffer(canvas, box, factor: factor)
        for window in blur.boxes {
            small.averageRows(window)
            small.averageColumns(window)
        }
        let spread = small.finished(colors)
        let result = PixelBuffer(width: box.width, height: box.height, isZeroed: false)
        _ = Canvas.borrowing(result) { target in
            spread.withUnsafeBufferPointer { spread in
                guard let spread = spread.baseAddress else { return }
                upsample(spread, small.width, small.height, target)
            }
        }
        return (result, small.isOpaque)
    }

    /// Enlarges the small image to full size with bilinear interpolation. The channels of the small image are 16 bits
    /// apart.
    private func upsample(_ small: UnsafePointer<UInt64>, _ width: Int, _ height: Int, _ target: Canvas) {
        var mixed = [UInt64](repeating: 0, count: width)
        mixed.withUnsafeMutableBufferPointer { mixed in
            guard let line = mixed.baseAddress else { return }
            for y in 0..<target.bounds.height {
                let (above, below, down) = neighbours(y, height)
                let (upper, lower) = (small + above * width, small + below * width)
                for x in 0..<width { line[x] = Self.mix(upper[x], lower[x], down) }
                let row = target.row(y)
                for x in 0..<target.bounds.width {
                    let (left, right, weight) = neighbours(x, width)
                    row[x] = Self.packed(Self.mix(line[left], line[right], weight))
                }
            }
        }
    }

    /// Returns the two small pixels around a pixel, and the weight of the second one in units of 1/256.
    @inline(__always) private func neighbours(_ index: Int, _ count: Int) -> (Int, Int, UInt64) {
        let position = ((index &* 2 &+ 1) &* 128) / factor &- 128
        let first = position >> 8
        return (max(first, 0), min(first &+ 1, count &- 1), UInt64(truncatingIfNeeded: position & 255))
    }

    @inline(__always) private static func mix(_ one: UInt64, _ other: UInt64, _ weight: UInt64) -> UInt64 {
        (one &* (256 &- weight) &+ other &* weight &+ 0x0080_0080_0080_0080) >> 8 & 0x00FF_00FF_00FF_00FF
    }

    @inline(__always) private static func packed(_ spread: UInt64) -> UInt32 {
        let pairs = (spread | spread >> 8) & 0x0000_FFFF_0000_FFFF
        return UInt32(truncatingIfNeeded: pairs | pairs >> 16)
    }
}
