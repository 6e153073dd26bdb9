extension UIBlurEffect {
    /// What the blur looks like.
    public enum Style: Int, Sendable {
        /// Much lighter than what lies behind.
        case extraLight = 0
        /// A little lighter than what lies behind.
        case light = 1
        /// Darker than what lies behind.
        case dark = 2
        /// Fits light and dark surroundings.
        case regular = 4
        /// Fits light and dark surroundings, and stands out from them.
        case prominent = 5
        /// The material that most shines through; fits light and dark surroundings.
        case systemUltraThinMaterial = 6
        /// A material that much shines through; fits light and dark surroundings.
        case systemThinMaterial = 7
        /// The usual material; fits light and dark surroundings.
        case systemMaterial = 8
        /// A material that little shines through; fits light and dark surroundings.
        case systemThickMaterial = 9
        /// What bars are made of; fits light and dark surroundings.
        case systemChromeMaterial = 10
        /// The thinnest material, always light.
        case systemUltraThinMaterialLight = 11
        /// The thin material, always light.
        case systemThinMaterialLight = 12
        /// The usual material, always light.
        case systemMaterialLight = 13
        /// The thick material, always light.
        case systemThickMaterialLight = 14
        /// What bars are made of, always light.
        case systemChromeMaterialLight = 15
        /// The thinnest material, always dark.
        case systemUltraThinMaterialDark = 16
        /// The thin material, always dark.
        case systemThinMaterialDark = 17
        /// The usual material, always dark.
        case systemMaterialDark = 18
        /// The thick material, always dark.
        case systemThickMaterialDark = 19
        /// What bars are made of, always dark.
        case systemChromeMaterialDark = 20

        /// Whether the style is always dark, or always light; `nil` if it fits its surroundings.
        var isDark: Bool? {
            switch self {
            case .extraLight, .light: false
            case .dark: true
            case .regular, .prominent: nil
            default: rawValue >= 16 ? true : rawValue >= 11 ? false : nil
            }
        }

        /// The material's look. There are no published numbers; these are chosen by eye after pictures of iOS 15 to 18.
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

/// What a blur is covered with, and how wide it is.
struct BlurMaterial {
    /// A grey, 0…1, and how much of it is seen, 0…1.
    let light: (grey: Double, alpha: Double)
    let dark: (grey: Double, alpha: Double)
    /// Of the Gaussian, in points.
    let deviation: Double

    func backdrop(isDark: Bool) -> LayerEffect.Backdrop {
        let (grey, alpha) = isDark ? dark : light
        return LayerEffect.Backdrop(deviation: deviation, saturation: 1.8, tint: SIMD4(grey, grey, grey, alpha))
    }
}
