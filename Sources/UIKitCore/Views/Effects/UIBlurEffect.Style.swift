extension UIBlurEffect {
    /// The styles of a blur effect.
    public enum Style: Int, Sendable {
        /// Much lighter than the content behind the view.
        case extraLight = 0
        /// Slightly lighter than the content behind the view.
        case light = 1
        /// Darker than the content behind the view.
        case dark = 2
        /// Adapts to the light and dark appearance.
        case regular = 4
        /// Adapts to the light and dark appearance, and is more prominent.
        case prominent = 5
        /// The most translucent material; adapts to the light and dark appearance.
        case systemUltraThinMaterial = 6
        /// A very translucent material; adapts to the light and dark appearance.
        case systemThinMaterial = 7
        /// The standard material; adapts to the light and dark appearance.
        case systemMaterial = 8
        /// A slightly translucent material; adapts to the light and dark appearance.
        case systemThickMaterial = 9
        /// The material of bars; adapts to the light and dark appearance.
        case systemChromeMaterial = 10
        /// The thinnest material, always light.
        case systemUltraThinMaterialLight = 11
        /// The thin material, always light.
        case systemThinMaterialLight = 12
        /// The standard material, always light.
        case systemMaterialLight = 13
        /// The thick material, always light.
        case systemThickMaterialLight = 14
        /// The material of bars, always light.
        case systemChromeMaterialLight = 15
        /// The thinnest material, always dark.
        case systemUltraThinMaterialDark = 16
        /// The thin material, always dark.
        case systemThinMaterialDark = 17
        /// The standard material, always dark.
        case systemMaterialDark = 18
        /// The thick material, always dark.
        case systemThickMaterialDark = 19
        /// The material of bars, always dark.
        case systemChromeMaterialDark = 20

        /// `true` for a style that is always dark, `false` for one that is always light, and `nil` for a style that
        /// adapts to the appearance.
        var isDark: Bool? {
            switch self {
            case .extraLight, .light: false
            case .dark: true
            case .regular, .prominent: nil
            case .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial, .systemChromeMaterial: nil
            case .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight, .systemThickMaterialLight,
                .systemChromeMaterialLight:
                false
            case .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark,
                .systemChromeMaterialDark:
                true
            }
        }

        /// Returns the parameters of the material. Apple publishes no values; these match screenshots of iOS 15 to 18.
        func material(isDark: Bool) -> BlurMaterial {
            switch self {
            case .extraLight: BlurMaterial(light: (0.97, 0.82), dark: (0.97, 0.82), deviation: 20)
            case .light: BlurMaterial(light: (1, 0.3), dark: (1, 0.3), deviation: 30)
            case .dark: BlurMaterial(light: (0.11, 0.73), dark: (0.11, 0.73), deviation: 20)
            case .regular: BlurMaterial(light: (0.97, 0.62), dark: (0.12, 0.62), deviation: 30)
            case .prominent: BlurMaterial(light: (0.97, 0.82), dark: (0.16, 0.78), deviation: 20)
            case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
                BlurMaterial(light: (0.96, 0.44), dark: (0.12, 0.5), deviation: 22)
            case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark:
                BlurMaterial(light: (0.96, 0.58), dark: (0.13, 0.62), deviation: 25)
            case .systemMaterial, .systemMaterialLight, .systemMaterialDark:
                BlurMaterial(light: (0.97, 0.72), dark: (0.14, 0.74), deviation: 30)
            case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark:
                BlurMaterial(light: (0.97, 0.86), dark: (0.15, 0.86), deviation: 30)
            case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark:
                BlurMaterial(light: (0.98, 0.78), dark: (0.09, 0.75), deviation: 30)
            }
        }
    }
}

/// The tint and the radius of a blur.
struct BlurMaterial {
    /// The tint in light appearance: a grey and its opacity, both 0…1.
    let light: (grey: Double, alpha: Double)
    /// The tint in dark appearance.
    let dark: (grey: Double, alpha: Double)
    /// The standard deviation of the Gaussian, in points.
    let deviation: Double

    func backdrop(isDark: Bool) -> LayerEffect.Backdrop {
        let (grey, alpha) = isDark ? dark : light
        return LayerEffect.Backdrop(deviation: deviation, saturation: 1.8, tint: SIMD4(grey, grey, grey, alpha))
    }
}
