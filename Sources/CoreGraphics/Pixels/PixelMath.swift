/// Arithmetic on premultiplied pixels of 4 x 8 bits, two channels at a time. Results are rounded to the nearest where nothing else is
/// said, so that a pixel does not depend on what is drawn around it.
///
/// All of it is inlinable: the compositor's kernels go pixel by pixel as well. A type that is for the package alone has to be usable from
/// inline code for that; else each pixel makes calls.
@usableFromInline package enum PixelMath {
    @inlinable package static var mask: UInt32 { 0x00FF_00FF }
    @inlinable package static var half: UInt32 { 0x0080_0080 }

    /// A premultiplied pixel of an sRGB colour, 0…1 each.
    @inlinable package static func pixel(_ color: SIMD4<Double>, alpha: Double) -> UInt32 {
        let a = min(max(color.w * alpha, 0), 1)
        func byte(_ value: Double) -> UInt32 { UInt32((min(max(value, 0), 1) * a * 255).rounded()) }
        return UInt32((a * 255).rounded()) << 24 | byte(color.x) << 16 | byte(color.y) << 8 | byte(color.z)
    }

    /// All channels times `factor`, 0…255; rounded.
    @inlinable @inline(__always) package static func scale(_ pixel: UInt32, _ factor: UInt32) -> UInt32 {
        join((pixel & mask) &* factor &+ half, ((pixel >> 8) & mask) &* factor &+ half)
    }

    /// What `source` leaves of `destination`, and itself; rounded.
    @inlinable @inline(__always) package static func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
        source &+ scale(destination, 255 &- source >> 24)
    }

    /// From `one` to `other`, 0…255 of the way; rounded.
    @inlinable @inline(__always) package static func mix(_ one: UInt32, _ other: UInt32, _ share: UInt32) -> UInt32 {
        let rest = 255 &- share
        let low = (one & mask) &* rest &+ (other & mask) &* share &+ half
        let high = ((one >> 8) & mask) &* rest &+ ((other >> 8) & mask) &* share &+ half
        return join(low, high)
    }

    /// From `one` to `other`, 0…256 of the way; cut, not rounded, which is enough between a picture's pixels.
    @inlinable @inline(__always) package static func blend(_ one: UInt32, _ other: UInt32, _ share: UInt32) -> UInt32 {
        let rest = 256 &- share
        let low = (((one & mask) &* rest &+ (other & mask) &* share) >> 8) & mask
        let high = (((one >> 8) & mask) &* rest &+ ((other >> 8) & mask) &* share) & 0xFF00_FF00
        return low | high
    }

    /// Black of some alpha over a pixel, in 1/256: right to one level, and what was opaque stays so.
    @inlinable @inline(__always) package static func darken(_ pixel: UInt32, _ alpha: UInt32) -> UInt32 {
        let rest = 256 &- alpha &- alpha >> 7
        let low = (((pixel & mask) &* rest &+ half) >> 8) & mask
        let high = (((pixel >> 8) & mask) &* rest &+ half) & 0xFF00_FF00
        return (low | high) &+ alpha << 24
    }

    /// The sum of two pixels, each channel 255 at most.
    @inlinable package static func adding(_ one: UInt32, _ other: UInt32) -> UInt32 {
        var result: UInt32 = 0
        for shift: UInt32 in [0, 8, 16, 24] { result |= min(255, (one >> shift & 255) + (other >> shift & 255)) << shift }
        return result
    }

    /// The product of two shares, 0…255 each.
    @inlinable @inline(__always) package static func share(_ one: UInt32, _ other: UInt32) -> UInt32 {
        let product = one &* other &+ 128
        return (product &+ product >> 8) >> 8
    }

    @inlinable @inline(__always) package static func join(_ low: UInt32, _ high: UInt32) -> UInt32 {
        let a = ((low &+ ((low >> 8) & mask)) >> 8) & mask
        let b = (high &+ ((high >> 8) & mask)) & 0xFF00_FF00
        return a | b
    }
}
