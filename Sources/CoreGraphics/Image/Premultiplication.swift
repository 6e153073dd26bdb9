/// Conversion between straight and premultiplied colours.
enum Premultiplication {
    /// Premultiplies `count` pixels in place. Returns whether all of them are opaque.
    static func apply(to pixels: UnsafeMutableRawBufferPointer, count: Int) -> Bool {
        guard let base = pixels.bindMemory(to: UInt32.self).baseAddress else { return true }
        var alphas: UInt32 = 255
        var index = 0
        while index < count {
            let pixel = base[index]
            let alpha = pixel >> 24
            alphas &= alpha
            if alpha == 0 {
                base[index] = 0
            } else if alpha != 255 {
                base[index] = multiplied(pixel, by: alpha)
            }
            index &+= 1
        }
        return alphas == 255
    }

    /// Premultiplies a pixel, two components at once: each product with its rounding fits into 16 bits.
    static func multiplied(_ pixel: UInt32, by alpha: UInt32) -> UInt32 {
        let mask: UInt32 = 0x00FF_00FF
        var outer = (pixel & mask) &* alpha &+ 0x0080_0080
        outer = ((outer &+ (outer >> 8 & mask)) >> 8) & mask
        var green = (pixel >> 8 & 255) &* alpha &+ 128
        green = (green &+ green >> 8) >> 8
        return outer | green << 8 | alpha << 24
    }

    /// Returns the straight colour of a premultiplied pixel, rounded; 0 for a transparent pixel.
    @inline(__always) static func straight(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        if alpha == 255 { return pixel }
        if alpha == 0 { return 0 }
        let half = alpha / 2
        let blue = min(255, ((pixel & 255) &* 255 &+ half) / alpha)
        let green = min(255, ((pixel >> 8 & 255) &* 255 &+ half) / alpha)
        let red = min(255, ((pixel >> 16 & 255) &* 255 &+ half) / alpha)
        return blue | green << 8 | red << 16 | alpha << 24
    }
}
