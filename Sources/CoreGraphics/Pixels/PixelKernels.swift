/// Blending of rows of pixels, eight at a time. ``PixelRows`` implements the frequent operations, Swift's vectors the
/// others. The results equal those of ``PixelMath`` for single pixels.
///
/// Without optimisation vectors are slower, so debug builds process single pixels.
package enum PixelKernels {
    typealias Pixels = SIMD8<UInt32>
    typealias Lanes = SIMD16<UInt16>
    static var usesVectors: Bool { !_isDebugAssertConfiguration() }

    /// Sets the pixels of a row.
    package static func set(_ target: UnsafeMutablePointer<UInt32>, _ pixel: UInt32, count: Int) {
        guard count > 0 else { return }
        // The first pixels are filled and then copied, because copying is faster than filling.
        var filled = usesVectors ? min(count, 256) : 1
        target.update(repeating: pixel, count: filled)
        while filled < count {
            let next = min(filled, count - filled)
            memcpy(target + filled, target, next * 4)
            filled += next
        }
    }

    /// Blends one colour over pixels.
    package static func blend(_ pixel: UInt32, onto target: UnsafeMutablePointer<UInt32>, count: Int) {
        if pixel >> 24 == 255, count > 512 || !usesVectors { return set(target, pixel, count: count) }
        guard pixel != 0, count > 0 else { return }
        if usesVectors { return PixelRows.tint(target, pixel, count: count) }
        for x in 0..<count { target[x] = PixelMath.over(pixel, target[x]) }
    }

    /// Blends one colour over the first pixels of rows that are `stride` pixels apart.
    package static func blend(_ pixel: UInt32, onto target: UnsafeMutablePointer<UInt32>, stride: Int, rows: Int, count: Int) {
        guard pixel != 0, rows > 0, count > 0 else { return }
        if usesVectors, pixel >> 24 < 255 || count <= 512 {
            return PixelRows.tint(target, stride: stride, rows: rows, pixel, count: count)
        }
        for row in 0..<rows { blend(pixel, onto: target + row * stride, count: count) }
    }

    /// Blends one colour over pixels, with a weight for each pixel.
    package static func blend(_ pixel: UInt32, onto target: UnsafeMutablePointer<UInt32>, by weights: UnsafePointer<UInt8>, count: Int) {
        guard count > 0 else { return }
        if usesVectors { return PixelRows.tint(target, pixel, by: weights, count: count) }
        for x in 0..<count where weights[x] != 0 {
            target[x] = PixelMath.over(PixelMath.scale(pixel, UInt32(weights[x])), target[x])
        }
    }

    /// Blends one colour over pixels of rows that are `stride` pixels apart, with a weight for each pixel. The
    /// weights of rows are `weightsPerRow` apart.
    static func blend(
        _ pixel: UInt32, onto target: UnsafeMutablePointer<UInt32>, stride: Int, by weights: UnsafePointer<UInt8>, weightsPerRow: Int,
        rows: Int, count: Int
    ) {
        guard rows > 0, count > 0 else { return }
        PixelRows.tint(target, stride: stride, pixel, by: weights, weightsPerRow, rows: rows, count: count)
    }

    /// Blends pixels over pixels; `alpha` is the opacity, 0…255.
    package static func blend(_ source: UnsafePointer<UInt32>, onto target: UnsafeMutablePointer<UInt32>, alpha: UInt32, count: Int) {
        guard count > 0 else { return }
        if usesVectors { return PixelRows.blend(source, onto: target, alpha: alpha, count: count) }
        for x in 0..<count where source[x] != 0 {
            let pixel = alpha == 255 ? source[x] : PixelMath.scale(source[x], alpha)
            target[x] = PixelMath.over(pixel, target[x])
        }
    }

    /// Blends pixels over pixels as if they were opaque; `alpha` is the opacity, 0…255.
    static func fade(_ source: UnsafePointer<UInt32>, onto target: UnsafeMutablePointer<UInt32>, alpha: UInt32, count: Int) {
        guard count > 0 else { return }
        if usesVectors { return PixelRows.fade(source, onto: target, alpha: alpha, count: count) }
        for x in 0..<count { target[x] = PixelMath.mix(target[x], source[x] | 0xFF00_0000, alpha) }
    }

    /// Interpolates from old pixels to drawn pixels; `weight` is the weight of the drawn pixels, 0…255.
    package static func mix(_ old: UnsafePointer<UInt32>, into drawn: UnsafeMutablePointer<UInt32>, weight: UInt32, count: Int) {
        var x = 0
        if usesVectors {
            let (factor, complement) = (Lanes(repeating: UInt16(weight)), Lanes(repeating: UInt16(255 - weight)))
            while x + 8 <= count {
                let (one, other) = (load(old + x), load(drawn + x))
                let low = rounded(lanes(one & mask) &* complement &+ lanes(other & mask) &* factor)
                let high = rounded(lanes((one &>> 8) & mask) &* complement &+ lanes((other &>> 8) & mask) &* factor)
                store(pixels(low) | pixels(high) &<< 8, drawn + x)
                x += 8
            }
        }
        while x < count {
            drawn[x] = PixelMath.mix(old[x], drawn[x], weight)
            x += 1
        }
    }

    /// Interpolates between two rows; `weight` is the weight of the second row, 0…256.
    package static func blend(
        _ one: UnsafePointer<UInt32>, _ other: UnsafePointer<UInt32>, weight: UInt32, into target: UnsafeMutablePointer<UInt32>,
        count: Int
    ) {
        var x = 0
        if usesVectors {
            let (factor, complement) = (Lanes(repeating: UInt16(weight)), Lanes(repeating: UInt16(256 - weight)))
            while x + 8 <= count {
                let (a, b) = (load(one + x), load(other + x))
                let low = (lanes(a & mask) &* complement &+ lanes(b & mask) &* factor) &>> 8
                let high = (lanes((a &>> 8) & mask) &* complement &+ lanes((b &>> 8) & mask) &* factor) &>> 8
                store(pixels(low) | pixels(high) &<< 8, target + x)
                x += 8
            }
        }
        while x < count {
            target[x] = PixelMath.blend(one[x], other[x], weight)
            x += 1
        }
    }

    // MARK: - Vectors

    static var mask: Pixels { Pixels(repeating: 0x00FF_00FF) }

    @inline(__always) static func load(_ pointer: UnsafePointer<UInt32>) -> Pixels {
        UnsafeRawPointer(pointer).loadUnaligned(as: Pixels.self)
    }

    @inline(__always) static func store(_ pixels: Pixels, _ pointer: UnsafeMutablePointer<UInt32>) {
        UnsafeMutableRawPointer(pointer).storeBytes(of: pixels, as: Pixels.self)
    }

    @inline(__always) static func lanes(_ pixels: Pixels) -> Lanes { unsafeBitCast(pixels, to: Lanes.self) }
    @inline(__always) static func pixels(_ lanes: Lanes) -> Pixels { unsafeBitCast(lanes, to: Pixels.self) }

    /// Divides the two 16-bit channels of each pixel by 255, rounded.
    @inline(__always) static func rounded(_ lanes: Lanes) -> Lanes {
        let value = lanes &+ 128
        return (value &+ value &>> 8) &>> 8
    }
}
