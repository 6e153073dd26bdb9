/// The system colours, which differ in light and dark appearance, and at high contrast.
///
/// - Source: https://developer.apple.com/design/human-interface-guidelines/color (iOS 18)
extension UIColor {
    /// Red.
    public static let systemRed = system(0xFF3B30, dark: 0xFF453A, contrast: (0xD70015, 0xFF6961))
    /// Orange.
    public static let systemOrange = system(0xFF9500, dark: 0xFF9F0A, contrast: (0xC93400, 0xFFB340))
    /// Yellow.
    public static let systemYellow = system(0xFFCC00, dark: 0xFFD60A, contrast: (0xB25000, 0xFFD426))
    /// Green.
    public static let systemGreen = system(0x34C759, dark: 0x30D158, contrast: (0x248A3D, 0x30DB5B))
    /// Mint.
    public static let systemMint = system(0x00C7BE, dark: 0x63E6E2, contrast: (0x0C817B, 0x66D4CF))
    /// Teal.
    public static let systemTeal = system(0x30B0C7, dark: 0x40C8E0, contrast: (0x008299, 0x5DE6FF))
    /// Cyan.
    public static let systemCyan = system(0x32ADE6, dark: 0x64D2FF, contrast: (0x0071A4, 0x70D7FF))
    /// Blue, the default tint colour.
    public static let systemBlue = system(0x007AFF, dark: 0x0A84FF, contrast: (0x0040DD, 0x409CFF))
    /// Indigo.
    public static let systemIndigo = system(0x5856D6, dark: 0x5E5CE6, contrast: (0x3634A3, 0x7D7AFF))
    /// Purple.
    public static let systemPurple = system(0xAF52DE, dark: 0xBF5AF2, contrast: (0x8944AB, 0xDA8FFF))
    /// Pink.
    public static let systemPink = system(0xFF2D55, dark: 0xFF375F, contrast: (0xD30F45, 0xFF6482))
    /// Brown.
    public static let systemBrown = system(0xA2845E, dark: 0xAC8E68, contrast: (0x7F6545, 0xB59469))
    /// The base grey.
    public static let systemGray = system(0x8E8E93, dark: 0x8E8E93, contrast: (0x6C6C70, 0xAEAEB2))
    /// The second grey.
    public static let systemGray2 = system(0xAEAEB2, dark: 0x636366, contrast: (0x8E8E93, 0x7C7C80))
    /// The third grey.
    public static let systemGray3 = system(0xC7C7CC, dark: 0x48484A, contrast: (0xAEAEB2, 0x545456))
    /// The fourth grey.
    public static let systemGray4 = system(0xD1D1D6, dark: 0x3A3A3C, contrast: (0xBCBCC0, 0x444446))
    /// The fifth grey.
    public static let systemGray5 = system(0xE5E5EA, dark: 0x2C2C2E, contrast: (0xD8D8DC, 0x363638))
    /// The sixth grey, closest to the background.
    public static let systemGray6 = system(0xF2F2F7, dark: 0x1C1C1E, contrast: (0xEBEBF0, 0x242426))

    /// Returns a dynamic colour from a light and a dark value, and from two values for high contrast, each as red,
    /// green and blue bytes.
    private static func system(_ light: UInt32, dark: UInt32, contrast: (light: UInt32, dark: UInt32)) -> UIColor {
        let normal = system(light, dark: dark)
        let highContrast = system(contrast.light, dark: contrast.dark)
        return UIColor { $0.accessibilityContrast == .high ? highContrast : normal }
    }

    /// Returns a dynamic colour from a light and a dark value, each as red, green and blue bytes with an opacity 0…1.
    static func system(_ light: UInt32, dark: UInt32, opacity: (light: CGFloat, dark: CGFloat) = (1, 1)) -> UIColor {
        let lightColor = UIColor(rgb: light, alpha: opacity.light)
        let darkColor = UIColor(rgb: dark, alpha: opacity.dark)
        return UIColor { $0.userInterfaceStyle == .dark ? darkColor : lightColor }
    }

    private convenience init(rgb: UInt32, alpha: CGFloat) {
        let channel = { (shift: UInt32) in CGFloat((rgb >> shift) & 0xFF) / 255 }
        self.init(red: channel(16), green: channel(8), blue: channel(0), alpha: alpha)
    }
}
