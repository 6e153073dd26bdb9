/// Arithmetic on premultiplied pixels with four 8-bit channels, two channels at a time. Results are rounded to the
/// nearest unless stated otherwise, so that a pixel does not depend on its surroundings.
///
/// All functions are inlinable, because the compositor's kernels process single pixels too. An inlinable function
/// requires a usable-from-inline type; without inlining, each pixel would cost a call.
@usableFromInline package enum PixelMath {
    @inlinable package static var mask: UInt32 { 0x00FF_00FF }
    @inlinable package static var half: UInt32 { 0x0080_0080 }

    /// Returns the premultiplied pixel of an sRGB colour with components 0…1.
    @inlinable package static func pixel(_ color: SIMD4<Double>, alpha: Double) -> UInt32 {
        let a = min(max(color.w * alpha, 0), 1)
        func byte(_ value: Double) -> UInt32 { UInt32((min(max(value, 0), 1) * a * 255).rounded()) }
        return UInt32((a * 255).rounded()) << 24 | byte(color.x) << 16 | byte(color.y) << 8 | byte(color.z)
    }

    /// Multiplies all channels by `factor`, 0…255; rounded.
    @inlinable @inline(__always) package static func scale(_ pixel: UInt32, _ factor: UInt32) -> UInt32 {
        join((pixel & mask) &* factor &+ half, ((pixel >> 8) & mask) &* factor &+ half)
    }

    /// Returns `source` composited over `destination`; rounded.
    @inlinable @inline(__always) package static func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
        source &+ scale(destination, 255 &- source >> 24)
    }

    /// Interpolates from `one` to `other` by `weight`, 0…255; rounded.
    @inlinable @inline(__always) package static func mix(_ one: UInt32, _ other: UInt32, _ weight: UInt32) -> UInt32 {
        let complement = 255 &- weight
        let low = (one & mask) &* complement &+ (other & mask) &* weight &+ half
        let high = ((one >> 8) & mask) &* complement &+ ((other >> 8) & mask) &* weight &+ half
        return join(low, high)
    }

    /// Interpolates from `one` to `other` by `weight`, 0…256; truncated, which suffices between pixels of an image.
    @inlinable @inline(__always) package static func blend(_ one: UInt32, _ other: UInt32, _ weight: UInt32) -> UInt32 {
        let complement = 256 &- weight
        let low = (((one & mask) &* complement &+ (other & mask) &* weight) >> 8) & mask
        let high = (((one >> 8) & mask) &* complement &+ ((other >> 8) & mask) &* weight) & 0xFF00_FF00
        return low | high
    }

    /// Blends black with an alpha over a pixel, in units of 1/256. The error is at most one level, and opaque pixels
    /// stay opaque.
    @inlinable @inline(__always) package static func darken(_ pixel: UInt32, _ alpha: UInt32) -> UInt32 {
        let complement = 256 &- alpha &- alpha >> 7
        let low = (((pixel & mask) &* complement &+ half) >> 8) & mask
        let high = (((pixel >> 8) & mask) &* complement &+ half) & 0xFF00_FF00
        return (low | high) &+ alpha << 24
    }

    /// Returns the sum of two pixels, with channels limited to 255.
    @inlinable package static func adding(_ one: UInt32, _ other: UInt32) -> UInt32 {
        var result: UInt32 = 0
        for shift: UInt32 in [0, 8, 16, 24] { result |= min(255, (one >> shift & 255) + (other >> shift & 255)) << shift }
        return result
    }

    /// Returns the product of two weights, each 0…255 for 0…1.
    @inlinable @inline(__always) package static func multiplyWeights(_ one: UInt32, _ other: UInt32) -> UInt32 {
        let product = one &* other &+ 128
        return (product &+ product >> 8) >> 8
    }

    @inlinable @inline(__always) package static func join(_ low: UInt32, _ high: UInt32) -> UInt32 {
        let a = ((low &+ ((low >> 8) & mask)) >> 8) & mask
        let b = (high &+ ((high >> 8) & mask)) & 0xFF00_FF00
        return a | b
    }
}
