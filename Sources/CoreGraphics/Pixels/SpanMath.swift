/// Arithmetic on premultiplied pixels of 4 x 8 bits, two channels at a time, for the kernels of this module: what is not public is not
/// inlined in others, so that those which go pixel by pixel have the same for themselves.
enum SpanMath {
    private static let mask: UInt32 = 0x00FF_00FF
    private static let half: UInt32 = 0x0080_0080

    /// A premultiplied pixel of an sRGB colour, 0…1 each.
    static func pixel(_ color: SIMD4<Double>, alpha: Double) -> UInt32 {
        let a = min(max(color.w * alpha, 0), 1)
        func byte(_ value: Double) -> UInt32 { UInt32((min(max(value, 0), 1) * a * 255).rounded()) }
        return UInt32((a * 255).rounded()) << 24 | byte(color.x) << 16 | byte(color.y) << 8 | byte(color.z)
    }

    /// All channels times `factor`, 0…255; rounded.
    @inline(__always) static func scale(_ pixel: UInt32, _ factor: UInt32) -> UInt32 {
        join((pixel & mask) &* factor &+ half, ((pixel >> 8) & mask) &* factor &+ half)
    }

    /// What `source` leaves of `destination`, and itself; rounded.
    @inline(__always) static func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
        source &+ scale(destination, 255 &- source >> 24)
    }

    /// From `one` to `other`, 0…255 of the way; rounded.
    @inline(__always) static func mix(_ one: UInt32, _ other: UInt32, _ share: UInt32) -> UInt32 {
        let rest = 255 &- share
        let low = (one & mask) &* rest &+ (other & mask) &* share &+ half
        let high = ((one >> 8) & mask) &* rest &+ ((other >> 8) & mask) &* share &+ half
        return join(low, high)
    }

    /// From `one` to `other`, 0…256 of the way; cut, not rounded, which is enough between a picture's pixels.
    @inline(__always) static func blend(_ one: UInt32, _ other: UInt32, _ share: UInt32) -> UInt32 {
        let rest = 256 &- share
        let low = (((one & mask) &* rest &+ (other & mask) &* share) >> 8) & mask
        let high = (((one >> 8) & mask) &* rest &+ ((other >> 8) & mask) &* share) & 0xFF00_FF00
        return low | high
    }

    /// Black of some alpha over a pixel, in 1/256: right to one level, and what was opaque stays so.
    @inline(__always) static func darken(_ pixel: UInt32, _ alpha: UInt32) -> UInt32 {
        let rest = 256 &- alpha &- alpha >> 7
        let low = (((pixel & mask) &* rest &+ half) >> 8) & mask
        let high = (((pixel >> 8) & mask) &* rest &+ half) & 0xFF00_FF00
        return (low | high) &+ alpha << 24
    }

    @inline(__always) private static func join(_ low: UInt32, _ high: UInt32) -> UInt32 {
        let a = ((low &+ ((low >> 8) & mask)) >> 8) & mask
        let b = (high &+ ((high >> 8) & mask)) & 0xFF00_FF00
        return a | b
    }
}
