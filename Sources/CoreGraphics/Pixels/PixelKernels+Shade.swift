/// Shadows: black by its alpha.
extension PixelKernels {
    /// Puts black over pixels, each by its own alpha.
    package static func darken(_ target: UnsafeMutablePointer<UInt32>, by alphas: UnsafePointer<UInt8>, count: Int) {
        let done = usesVectors ? darkenEights(target, by: alphas, count: count) : 0
        for x in done..<max(done, count) { target[x] = SpanMath.darken(target[x], UInt32(alphas[x])) }
    }

    /// Does as many pixels of that as eight divides; returns how many.
    static func darkenEights(_ target: UnsafeMutablePointer<UInt32>, by alphas: UnsafePointer<UInt8>, count: Int) -> Int {
        var x = 0
        while x + 8 <= count {
            defer { x += 8 }
            let eight = UnsafeRawPointer(alphas + x).loadUnaligned(as: UInt64.self)
            guard eight != 0 else { continue }
            let alpha = spread(eight)
            let one = lanes(alpha | alpha &<< 16)
            let rest = 256 &- one &- one &>> 7
            let drawn = load(target + x)
            let low = (lanes(drawn & mask) &* rest &+ 128) &>> 8
            let high = (lanes(drawn) &>> 8) &* rest &+ 128
            store((pixels(low) | pixels(high) & ~mask) &+ alpha &<< 24, target + x)
        }
        return x
    }

    /// Reads a row through a picture of coverage that is turned: between four places, in 1/64, times `strength`, 0…255 of 255.
    ///
    /// - Parameter stride: from one row to the next.
    package static func readCoverage(
        _ base: UnsafePointer<UInt8>, stride: Int, _ across: PixelWay, _ down: PixelWay, count: Int, strength: UInt32,
        into target: UnsafeMutablePointer<UInt16>
    ) {
        let factor = strength &* 257
        for x in 0..<count {
            let (u, v) = (across.spot(x), down.spot(x))
            let (upper, lower) = (base + v.first &* stride, base + v.second &* stride)
            let left = UInt32(upper[u.first]) &* (256 &- v.share) &+ UInt32(lower[u.first]) &* v.share
            let right = UInt32(upper[u.second]) &* (256 &- v.share) &+ UInt32(lower[u.second]) &* v.share
            let value = (left &* (256 &- u.share) &+ right &* u.share) &>> 10
            target[x] = UInt16(truncatingIfNeeded: (value &* factor &+ 32_768) &>> 16)
        }
    }
}
