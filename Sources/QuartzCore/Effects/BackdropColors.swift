/// Changes the strength of colours, and lays another over them.
struct BackdropColors {
    /// In 1/256.
    private let saturation: Int
    /// Blue, green, red and alpha, as the small picture has them.
    private let tint: (Int, Int, Int, Int)
    /// How much of the tint is seen, in 1/256.
    private let share: Int

    init(_ backdrop: LayerEffect.Backdrop) {
        saturation = Int((min(max(backdrop.saturation, 0), 8) * 256).rounded())
        func part(_ value: Double) -> Int { Int((min(max(value, 0), 1) * 65_280).rounded()) }
        tint = (part(backdrop.tint.z), part(backdrop.tint.y), part(backdrop.tint.x), 65_280)
        share = Int((min(max(backdrop.tint.w, 0), 1) * 256).rounded())
    }

    /// A pixel of four premultiplied parts, each 255 * 256 at most, as one whose channels stand 16 bits apart.
    @inline(__always) func pixel(_ blue: Int, _ green: Int, _ red: Int, _ alpha: Int) -> UInt64 {
        // The luma of Rec. 709, in parts of 256.
        let grey = (red &* 54 &+ green &* 183 &+ blue &* 19) >> 8
        return channel(blue, grey, alpha, tint.0) | channel(green, grey, alpha, tint.1) << 16 | channel(red, grey, alpha, tint.2) << 32
            | mixed(alpha, tint.3) << 48
    }

    @inline(__always) private func channel(_ value: Int, _ grey: Int, _ alpha: Int, _ tint: Int) -> UInt64 {
        mixed(min(max(grey &+ ((value &- grey) &* saturation) >> 8, 0), alpha), tint)
    }

    @inline(__always) private func mixed(_ value: Int, _ tint: Int) -> UInt64 {
        UInt64(truncatingIfNeeded: (value &* (256 &- share) &+ tint &* share &+ 32_768) >> 16)
    }
}
