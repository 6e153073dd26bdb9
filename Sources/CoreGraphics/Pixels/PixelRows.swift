@_implementationOnly import CPixels

/// The most time-critical kernels, with variants for processors with and without AVX2. Wraps `CPixels`, whose header
/// documents each function.
///
/// All counts must be above 0.
enum PixelRows {
    static func darken(_ target: UnsafeMutablePointer<UInt32>, by alphas: UnsafePointer<UInt8>, count: Int) {
        caret_pixels_darken(target, alphas, count)
    }

    static func tint(_ target: UnsafeMutablePointer<UInt32>, _ pixel: UInt32, count: Int) {
        caret_pixels_tint(target, pixel, count)
    }

    static func tint(_ target: UnsafeMutablePointer<UInt32>, stride: Int, rows: Int, _ pixel: UInt32, count: Int) {
        caret_pixels_tint_rows(target, stride, rows, pixel, count)
    }

    static func tint(_ target: UnsafeMutablePointer<UInt32>, _ pixel: UInt32, by weights: UnsafePointer<UInt8>, count: Int) {
        caret_pixels_tint_by(target, pixel, weights, count)
    }

    static func tint(
        _ target: UnsafeMutablePointer<UInt32>, stride: Int, _ pixel: UInt32, by weights: UnsafePointer<UInt8>, _ weightsPerRow: Int,
        rows: Int, count: Int
    ) {
        caret_pixels_tint_mask(target, stride, rows, pixel, weights, weightsPerRow, count)
    }

    static func blend(_ source: UnsafePointer<UInt32>, onto target: UnsafeMutablePointer<UInt32>, alpha: UInt32, count: Int) {
        caret_pixels_blend(target, source, alpha, count)
    }

    /// - Parameter source: The pixels, which are treated as opaque.
    static func fade(_ source: UnsafePointer<UInt32>, onto target: UnsafeMutablePointer<UInt32>, alpha: UInt32, count: Int) {
        caret_pixels_fade(target, source, alpha, count)
    }

    /// - Parameters:
    ///   - target: The first pixel of the first row.
    ///   - stride: The distance between two rows, in pixels.
    ///   - rows: The number of rows.
    ///   - pixel: The colour.
    ///   - ends: The weights of the left and the right ends, `size` for each row.
    ///   - solid: The number of pixels between the ends.
    static func fill(
        _ target: UnsafeMutablePointer<UInt32>, stride: Int, rows: Int, _ pixel: UInt32,
        ends: (left: UnsafePointer<UInt8>, right: UnsafePointer<UInt8>, size: Int), solid: Int
    ) {
        caret_pixels_fill_ends(target, stride, rows, pixel, ends.left, ends.right, ends.size, solid)
    }

    /// Samples an image at positions along x and y. The four pixels around each position must exist.
    static func sampleRotated(
        _ base: UnsafePointer<UInt32>, stride: Int, _ across: PixelStride, _ down: PixelStride, into target: UnsafeMutablePointer<UInt32>,
        count: Int
    ) {
        func fixedPoint(_ positions: PixelStride) -> caret_pixels_way {
            caret_pixels_way(start: Int64(positions.start), step: Int64(positions.step))
        }
        caret_pixels_turn(target, base, stride, fixedPoint(across), fixedPoint(down), count)
    }

    static func mixSamples(
        _ upper: UnsafePointer<UInt16>, _ near: UInt16, _ lower: UnsafePointer<UInt16>, _ far: UInt16,
        into target: UnsafeMutablePointer<UInt16>, count: Int
    ) {
        caret_pixels_mix_samples(target, upper, lower, near, far, count)
    }

    /// Interpolates samples. Reads one sample more than it writes.
    static func spreadSamples(_ row: UnsafePointer<UInt16>, into target: UnsafeMutablePointer<UInt32>, count: Int) {
        caret_pixels_spread_samples(target, row, count)
    }

    /// Writes colours by the distance of each pixel of a row from the origin.
    ///
    /// - Parameters:
    ///   - target: The destination.
    ///   - colors: The table of colours.
    ///   - start: The position of the first pixel.
    ///   - step: The distance between two pixels.
    ///   - radius: The radius of the table's first colour.
    ///   - scale: The number of colours in a length of 1.
    ///   - last: The index of the table's last entry.
    ///   - count: The number of pixels.
    static func rings(
        _ target: UnsafeMutablePointer<UInt32>, _ colors: UnsafePointer<UInt32>, from start: SIMD2<Float>, by step: SIMD2<Float>,
        radius: Float, scale: Float, last: Float, count: Int
    ) {
        caret_pixels_rings(target, colors, start.x, start.y, step.x, step.y, radius, scale, last, count)
    }
}
