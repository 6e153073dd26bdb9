extension CGColorSpace {
    /// Red, green, blue and alpha in sRGB, not premultiplied, of a colour in this space; `nil` where the count is wrong.
    ///
    /// - Parameter components: those of the space, followed by alpha; 0…1.
    package func toSRGB(_ components: [CGFloat]) -> SIMD4<Double>? {
        guard components.count == numberOfComponents + 1, components.allSatisfy({ $0.isFinite }) else { return nil }
        let values = components.map { min(max(Double($0), 0), 1) }
        let alpha = values[values.count - 1]
        switch model {
        case .monochrome: return SIMD4(values[0], values[0], values[0], alpha)
        case .cmyk:
            let light = 1 - values[3]
            return SIMD4((1 - values[0]) * light, (1 - values[1]) * light, (1 - values[2]) * light, alpha)
        case .pattern: return nil
        case .rgb, .unknown: return rgbToSRGB(SIMD3(values[0], values[1], values[2]), alpha)
        }
    }

    private func rgbToSRGB(_ color: SIMD3<Double>, _ alpha: Double) -> SIMD4<Double> {
        switch name {
        case Self.linearSRGB: SIMD4(Self.encode(color.x), Self.encode(color.y), Self.encode(color.z), alpha)
        case Self.displayP3: Self.p3ToSRGB(color, alpha)
        default: SIMD4(color.x, color.y, color.z, alpha)
        }
    }

    /// Display P3 has sRGB's curve and white; the matrix is the product of the two spaces' definitions (CSS Color 4, 10.8).
    private static func p3ToSRGB(_ color: SIMD3<Double>, _ alpha: Double) -> SIMD4<Double> {
        let r = decode(color.x)
        let g = decode(color.y)
        let b = decode(color.z)
        let red = 1.2249401762805598 * r - 0.2249401762805597 * g
        let green = -0.042056954709688163 * r + 1.0420569547096881 * g
        let blue = -0.019637554590334432 * r - 0.078636045550631889 * g + 1.0982736001409663 * b
        return SIMD4(encode(red), encode(green), encode(blue), alpha)
    }

    /// The components, alpha included, of an sRGB colour in this space; `nil` for a space that nothing is converted to.
    func fromSRGB(_ color: SIMD4<Double>) -> [CGFloat]? {
        let (r, g, b) = (Self.decode(color.x), Self.decode(color.y), Self.decode(color.z))
        let result: [Double]
        switch (model, name) {
        // The luminance that sRGB's primaries have (IEC 61966-2-1).
        case (.monochrome, _): result = [Self.encode(0.2126 * r + 0.7152 * g + 0.0722 * b)]
        case (.rgb, Self.linearSRGB): result = [r, g, b]
        case (.rgb, Self.displayP3):
            result = [
                Self.encode(0.8224619687143623 * r + 0.1775380312856377 * g),
                Self.encode(0.0331941988509686 * r + 0.9668058011490314 * g),
                Self.encode(0.0170826307211200 * r + 0.0723974406639633 * g + 0.9105199286149167 * b),
            ]
        case (.rgb, _): result = [color.x, color.y, color.z]
        default: return nil
        }
        return (result + [color.w]).map { CGFloat($0) }
    }

    /// sRGB's curve, from linear light; values outside of 0…1 are cut.
    private static func encode(_ value: Double) -> Double {
        let value = min(max(value, 0), 1)
        return value <= 0.0031308 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
    }

    private static func decode(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
}
