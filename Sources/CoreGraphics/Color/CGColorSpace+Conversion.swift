extension CGColorSpace {
    /// Converts components of this space to sRGB red, green, blue and alpha, not premultiplied. Returns `nil` for a
    /// wrong number of components.
    ///
    /// - Parameter components: The components of the space followed by alpha, each 0…1. For an indexed space, the
    ///   first component is the index instead.
    package func toSRGB(_ components: [CGFloat]) -> SIMD4<Double>? {
        guard components.count == numberOfComponents + 1, components.allSatisfy({ $0.isFinite }) else { return nil }
        guard let color = toExtendedSRGB(components.dropLast().map { Double($0) }) else { return nil }
        let clamped = color.clamped(lowerBound: .zero, upperBound: .one)
        return SIMD4(clamped.x, clamped.y, clamped.z, min(max(Double(components[components.count - 1]), 0), 1))
    }

    /// Converts components to extended sRGB, which may be outside of 0…1. Returns `nil` for a wrong number of
    /// components.
    func toExtendedSRGB(_ components: [Double]) -> SIMD3<Double>? {
        guard components.count == numberOfComponents else { return nil }
        let values = isExtended || model == .indexed ? components : components.map { min(max($0, 0), 1) }
        switch model {
        case .monochrome: return srgb(SIMD3(repeating: values[0]))
        case .cmyk: return SIMD3(1 - values[0], 1 - values[1], 1 - values[2]) * (1 - values[3])
        case .rgb: return srgb(SIMD3(values[0], values[1], values[2]))
        case .indexed: return tableColor(values[0])
        case .pattern, .unknown: return nil
        }
    }

    private func srgb(_ components: SIMD3<Double>) -> SIMD3<Double> {
        guard let profile else { return components }
        let light = profile.light(components)
        return SIMD3(ToneCurve.sRGB.component(light.x), ToneCurve.sRGB.component(light.y), ToneCurve.sRGB.component(light.z))
    }

    private func tableColor(_ number: Double) -> SIMD3<Double>? {
        guard let base = baseColorSpace, let colorTable else { return nil }
        let width = base.numberOfComponents
        let index = Int(min(max(number, 0), Double(colorTable.count / width - 1)).rounded())
        return base.toExtendedSRGB(colorTable[index * width..<(index + 1) * width].map { Double($0) / 255 })
    }

    /// Converts an sRGB colour to components of this space, clamped to 0…1 unless the space has an extended range.
    /// Returns `nil` for a space without a conversion.
    func fromExtendedSRGB(_ color: SIMD3<Double>) -> [Double]? {
        let values: [Double]
        switch model {
        case .monochrome:
            let light = SIMD3(ToneCurve.sRGB.light(color.x), ToneCurve.sRGB.light(color.y), ToneCurve.sRGB.light(color.z))
            // The luminance weights of the sRGB primaries (IEC 61966-2-1). Greys are preserved.
            let luminance = color.x == color.y && color.y == color.z ? light.x : (light * SIMD3(0.2126, 0.7152, 0.0722)).sum()
            values = [profile?.components(SIMD3(repeating: luminance)).x ?? ToneCurve.sRGB.component(luminance)]
        case .cmyk:
            let clamped = color.clamped(lowerBound: .zero, upperBound: .one)
            let light = clamped.max()
            // Black replaces the common part of the three inks.
            values = light > 0 ? [1 - clamped.x / light, 1 - clamped.y / light, 1 - clamped.z / light, 1 - light] : [0, 0, 0, 1]
        case .rgb:
            let converted = profile.map { profile in
                profile.components(SIMD3(ToneCurve.sRGB.light(color.x), ToneCurve.sRGB.light(color.y), ToneCurve.sRGB.light(color.z)))
            }
            let components = converted ?? color
            values = [components.x, components.y, components.z]
        case .indexed, .pattern, .unknown: return nil
        }
        return isExtended ? values : values.map { min(max($0, 0), 1) }
    }
}
