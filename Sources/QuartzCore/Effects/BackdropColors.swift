/// Adjusts the saturation of colours, and composites a tint over them.
struct BackdropColors {
    /// The saturation, in units of 1/256.
    private let saturation: Int
    /// Blue, green, red and alpha, 0…65,280, like the channels of a ``DownsampledBuffer``.
    private let tint: (Int, Int, Int, Int)
    /// The opacity of the tint, in units of 1/256.
    private let tintOpacity: Int

    init(_ backdrop: LayerEffect.Backdrop) {
        saturation = Int((min(max(backdrop.saturation, 0), 8) * 256).rounded())
        func scaled(_ value: Double) -> Int { Int((min(max(value, 0), 1) * 65_280).rounded()) }
        tint = (scaled(backdrop.tint.z), scaled(backdrop.tint.y), scaled(backdrop.tint.x), 65_280)
        tintOpacity = Int((min(max(backdrop.tint.w, 0), 1) * 256).rounded())
    }

    /// Returns a pixel whose channels are 16 bits apart, from four premultiplied channels of at most 255 * 256.
    @inline(__always) func pixel(_ blue: Int, _ green: Int, _ red: Int, _ alpha: Int) -> UInt64 {
        // The luma of Rec. 709, in units of 1/256.
        let grey = (red &* 54 &+ green &* 183 &+ blue &* 19) >> 8
        return channel(blue, grey, alpha, tint.0) | channel(green, grey, alpha, tint.1) << 16 | channel(red, grey, alpha, tint.2) << 32
            | mixed(alpha, tint.3) << 48
    }

    @inline(__always) private func channel(_ value: Int, _ grey: Int, _ alpha: Int, _ tint: Int) -> UInt64 {
        mixed(min(max(grey &+ ((value &- grey) &* saturation) >> 8, 0), alpha), tint)
    }

    @inline(__always) private func mixed(_ value: Int, _ tint: Int) -> UInt64 {
        UInt64(truncatingIfNeeded: (value &* (256 &- tintOpacity) &+ tint &* tintOpacity &+ 32_768) >> 16)
    }
}
