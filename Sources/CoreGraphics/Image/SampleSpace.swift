/// The meaning of a pixel's components, without an array for each pixel.
enum SampleSpace: Sendable {
    /// Alpha only.
    case alphaOnly
    /// sRGB without conversion.
    case plain
    case gray(RGBProfile?)
    case rgb(RGBProfile)
    case cmyk
    /// The sRGB colours of an indexed space.
    case indexed([SIMD3<Double>])

    /// Returns `nil` for patterns and unknown spaces.
    init?(_ space: CGColorSpace) {
        switch space.model {
        case .monochrome: self = .gray(space.profile)
        case .rgb: self = space.profile.map(SampleSpace.rgb) ?? .plain
        case .cmyk: self = .cmyk
        case .indexed:
            let count = (space.colorTable?.count ?? 0) / (space.baseColorSpace?.numberOfComponents ?? 1)
            self = .indexed((0..<count).map { space.toExtendedSRGB([Double($0)]) ?? .zero })
        case .pattern, .unknown: return nil
        }
    }

    var isIndexed: Bool { if case .indexed = self { true } else { false } }
    var isPlain: Bool { if case .plain = self { true } else { false } }

    /// Converts components of 0…1, or the number of an indexed colour, to sRGB.
    func sRGB(_ components: SIMD4<Double>) -> SIMD3<Double> {
        switch self {
        case .alphaOnly: return .zero
        case .plain: return SIMD3(components.x, components.y, components.z)
        case .gray(nil): return SIMD3(repeating: components.x)
        case .gray(let profile?): return SIMD3(repeating: ToneCurve.sRGB.component(profile.red.light(components.x)))
        case .rgb(let profile):
            let light = profile.light(SIMD3(components.x, components.y, components.z))
            return SIMD3(ToneCurve.sRGB.component(light.x), ToneCurve.sRGB.component(light.y), ToneCurve.sRGB.component(light.z))
        case .cmyk:
            let clamped = components.clamped(lowerBound: .zero, upperBound: .one)
            return SIMD3(1 - clamped.x, 1 - clamped.y, 1 - clamped.z) * (1 - clamped.w)
        case .indexed(let table):
            let number = Int(min(max(components.x, 0), 255).rounded())
            return table.isEmpty ? .zero : table[min(number, table.count - 1)]
        }
    }

    /// Converts an sRGB colour to components; zero for an indexed space, which cannot be drawn into.
    func components(_ color: SIMD3<Double>) -> SIMD4<Double> {
        func light(_ color: SIMD3<Double>) -> SIMD3<Double> {
            SIMD3(ToneCurve.sRGB.light(color.x), ToneCurve.sRGB.light(color.y), ToneCurve.sRGB.light(color.z))
        }
        switch self {
        case .alphaOnly, .indexed: return .zero
        case .plain: return SIMD4(color, 0)
        case .gray(let profile):
            let luminance = color.x == color.y && color.y == color.z ? light(color).x : (light(color) * SIMD3(0.2126, 0.7152, 0.0722)).sum()
            return SIMD4((profile?.red ?? .sRGB).component(luminance), 0, 0, 0)
        case .rgb(let profile): return SIMD4(profile.components(light(color)), 0)
        case .cmyk:
            let maximum = color.max()
            guard maximum > 0 else { return SIMD4(0, 0, 0, 1) }
            return SIMD4((maximum - color) / maximum, 1 - maximum)
        }
    }
}
