/// Mixes premultiplied pixels with their background, in the blend modes that Cairo lacks or implements differently.
///
/// Cairo implements hue, saturation, colour and luminosity, but its result has full colours at pixels of low coverage.
///
/// - Source: https://www.w3.org/TR/compositing-1/#blendingnonseparable
struct PixelMixer {
    private let mode: CGBlendMode

    /// - Precondition: ``CGBlendMode/usesPixelMixer`` is `true` for the mode.
    init(_ mode: CGBlendMode) {
        precondition(mode.usesPixelMixer, "PixelMixer: \(mode) is one of Cairo's operators. Ask CGBlendMode.isMixedHere first.")
        self.mode = mode
    }

    /// Replaces `count` pixels by their mixture with the background.
    ///
    /// - Parameter isOpaque: Whether the background's alpha is unused.
    func mix(_ above: UnsafeMutablePointer<UInt32>, over below: UnsafePointer<UInt32>, count: Int, isOpaque: Bool) {
        for index in 0..<count {
            let backdrop = isOpaque ? below[index] | 0xFF00_0000 : below[index]
            let source = above[index]
            above[index] = source == 0 ? backdrop : pixel(source, over: backdrop)
        }
    }

    private func pixel(_ source: UInt32, over backdrop: UInt32) -> UInt32 {
        if mode == .plusDarker { return Self.darkened(source, backdrop) }
        let (above, below) = (Self.components(source), Self.components(backdrop))
        let (sourceAlpha, backdropAlpha) = (above.w, below.w)
        var result = above * (1 - backdropAlpha) + below * (1 - sourceAlpha)
        if sourceAlpha > 0, backdropAlpha > 0 {
            result += blended(below / backdropAlpha, above / sourceAlpha) * (sourceAlpha * backdropAlpha)
        }
        result.w = sourceAlpha + backdropAlpha - sourceAlpha * backdropAlpha
        let rounded = SIMD4<UInt32>((result * 255 + 0.5).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255.5)))
        let colors = pointwiseMin(rounded, SIMD4(repeating: rounded.w))
        return rounded.w << 24 | colors.x << 16 | colors.y << 8 | colors.z
    }

    /// Returns red, green, blue and alpha, each 0…1.
    private static func components(_ pixel: UInt32) -> SIMD4<Float> {
        SIMD4(Float(pixel >> 16 & 255), Float(pixel >> 8 & 255), Float(pixel & 255), Float(pixel >> 24)) / 255
    }

    /// Blends two colours; their alphas are ignored.
    private func blended(_ backdrop: SIMD4<Float>, _ source: SIMD4<Float>) -> SIMD4<Float> {
        switch mode {
        case .hue: Self.settingLuminosity(Self.settingSaturation(source, Self.saturation(backdrop)), Self.luminosity(backdrop))
        case .saturation: Self.settingLuminosity(Self.settingSaturation(backdrop, Self.saturation(source)), Self.luminosity(backdrop))
        case .color: Self.settingLuminosity(source, Self.luminosity(backdrop))
        default: Self.settingLuminosity(backdrop, Self.luminosity(source))
        }
    }

    private static func luminosity(_ color: SIMD4<Float>) -> Float { 0.3 * color.x + 0.59 * color.y + 0.11 * color.z }

    private static func minimum(_ color: SIMD4<Float>) -> Float { min(color.x, min(color.y, color.z)) }

    private static func maximum(_ color: SIMD4<Float>) -> Float { max(color.x, max(color.y, color.z)) }

    private static func saturation(_ color: SIMD4<Float>) -> Float { maximum(color) - minimum(color) }

    /// Returns the colour with scaled components, so that the largest and the smallest differ by `saturation`.
    private static func settingSaturation(_ color: SIMD4<Float>, _ saturation: Float) -> SIMD4<Float> {
        let range = Self.saturation(color)
        return range > 0 ? (color - minimum(color)) * (saturation / range) : .zero
    }

    /// Returns the colour at a luminosity, desaturated if its components would be outside of 0…1.
    private static func settingLuminosity(_ color: SIMD4<Float>, _ luminosity: Float) -> SIMD4<Float> {
        var result = color + (luminosity - Self.luminosity(color))
        let (low, high) = (minimum(result), maximum(result))
        if low < 0, luminosity > low { result = (result - luminosity) * (luminosity / (luminosity - low)) + luminosity }
        if high > 1, high > luminosity { result = (result - luminosity) * ((1 - luminosity) / (high - luminosity)) + luminosity }
        return result
    }

    /// R = max(0, Ra - ((Sa - S) + (Da - D))) with Ra = min(1, Sa + Da). For opaque colours, this is the sum minus
    /// white.
    private static func darkened(_ source: UInt32, _ backdrop: UInt32) -> UInt32 {
        let (sourceAlpha, backdropAlpha) = (Int(source >> 24), Int(backdrop >> 24))
        let alpha = min(255, sourceAlpha + backdropAlpha)
        var result = UInt32(alpha) << 24
        for shift: UInt32 in [0, 8, 16] {
            let difference = sourceAlpha - Int(source >> shift & 255) + backdropAlpha - Int(backdrop >> shift & 255)
            result |= UInt32(max(0, min(alpha, alpha - difference))) << shift
        }
        return result
    }
}
