@_implementationOnly import CPixels

/// The kernels that frames spend their time in, for processors with AVX2 and for others. Wraps `CPixels`, whose header says what each does.
///
/// All counts are above 0.
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

    static func tint(_ target: UnsafeMutablePointer<UInt32>, _ pixel: UInt32, by shares: UnsafePointer<UInt8>, count: Int) {
        caret_pixels_tint_by(target, pixel, shares, count)
    }

    static func blend(_ source: UnsafePointer<UInt32>, onto target: UnsafeMutablePointer<UInt32>, share: UInt32, count: Int) {
        caret_pixels_blend(target, source, share, count)
    }

    /// - Parameter source: these count as opaque.
    static func fade(_ source: UnsafePointer<UInt32>, onto target: UnsafeMutablePointer<UInt32>, share: UInt32, count: Int) {
        caret_pixels_fade(target, source, share, count)
    }

    /// - Parameters:
    ///   - target: the first pixel of the first row.
    ///   - ends: the shares of the left ends and of the right ones, `size` for each row.
    ///   - solid: how many pixels lie between the ends.
    static func fill(
        _ target: UnsafeMutablePointer<UInt32>, stride: Int, rows: Int, _ pixel: UInt32,
        ends: (left: UnsafePointer<UInt8>, right: UnsafePointer<UInt8>, size: Int), solid: Int
    ) {
        caret_pixels_fill_ends(target, stride, rows, pixel, ends.left, ends.right, ends.size, solid)
    }

    /// The four pixels around each place of both ways have to exist.
    static func turn(
        _ base: UnsafePointer<UInt32>, stride: Int, _ across: PixelWay, _ down: PixelWay, into target: UnsafeMutablePointer<UInt32>,
        count: Int
    ) {
        func way(_ way: PixelWay) -> caret_pixels_way { caret_pixels_way(start: Int64(way.start), step: Int64(way.step)) }
        caret_pixels_turn(target, base, stride, way(across), way(down), count)
    }

    static func mixSamples(
        _ upper: UnsafePointer<UInt16>, _ near: UInt16, _ lower: UnsafePointer<UInt16>, _ far: UInt16,
        into target: UnsafeMutablePointer<UInt16>, count: Int
    ) {
        caret_pixels_mix_samples(target, upper, lower, near, far, count)
    }

    /// Reads one sample more than it writes.
    static func spreadSamples(_ row: UnsafePointer<UInt16>, into target: UnsafeMutablePointer<UInt32>, count: Int) {
        caret_pixels_spread_samples(target, row, count)
    }

    /// Colours by the distance of each pixel of a row from the origin.
    ///
    /// - Parameters:
    ///   - start: the first pixel's place, to which each further one adds `step`.
    ///   - radius: at the table's first colour, and how many colours belong to a length of 1.
    ///   - last: the table's last entry.
    static func rings(
        _ target: UnsafeMutablePointer<UInt32>, _ colors: UnsafePointer<UInt32>, from start: SIMD2<Float>, by step: SIMD2<Float>,
        radius: Float, scale: Float, last: Float, count: Int
    ) {
        caret_pixels_rings(target, colors, start.x, start.y, step.x, step.y, radius, scale, last, count)
    }
}
