/// Arithmetic on premultiplied pixels of 4 x 8 bits, two channels at a time. Every result is rounded to the nearest, so that a pixel does
/// not depend on what is drawn around it.
enum PixelMath {
    private static let mask: UInt32 = 0x00FF_00FF
    private static let half: UInt32 = 0x0080_0080

    /// A premultiplied pixel of an sRGB colour, 0…1 each.
    static func pixel(_ color: SIMD4<Double>, alpha: Double) -> UInt32 {
        let a = min(max(color.w * alpha, 0), 1)
        func byte(_ value: Double) -> UInt32 { UInt32((min(max(value, 0), 1) * a * 255).rounded()) }
        return UInt32((a * 255).rounded()) << 24 | byte(color.x) << 16 | byte(color.y) << 8 | byte(color.z)
    }

    /// All channels times `factor`, 0…255.
    @inline(__always) static func scale(_ pixel: UInt32, _ factor: UInt32) -> UInt32 {
        let low = (pixel & mask) &* factor &+ half
        let high = ((pixel >> 8) & mask) &* factor &+ half
        return join(low, high)
    }

    /// What `source` leaves of `destination`, and itself.
    @inline(__always) static func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
        source &+ scale(destination, 255 &- source >> 24)
    }

    /// From `one` to `other`, 0…255 of the way.
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

    /// The sum of two pixels, each channel 255 at most.
    static func adding(_ one: UInt32, _ other: UInt32) -> UInt32 {
        var result: UInt32 = 0
        for shift: UInt32 in [0, 8, 16, 24] { result |= min(255, (one >> shift & 255) + (other >> shift & 255)) << shift }
        return result
    }

    /// The product of two shares, 0…255 each.
    @inline(__always) static func share(_ one: UInt32, _ other: UInt32) -> UInt32 {
        let product = one &* other &+ 128
        return (product &+ product >> 8) >> 8
    }

    @inline(__always) private static func join(_ low: UInt32, _ high: UInt32) -> UInt32 {
        let a = ((low &+ ((low >> 8) & mask)) >> 8) & mask
        let b = (high &+ ((high >> 8) & mask)) & 0xFF00_FF00
        return a | b
    }
}
