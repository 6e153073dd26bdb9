/// The system's colours, which differ in light and dark.
///
/// - Source: https://developer.apple.com/design/human-interface-guidelines/color (iOS 18)
extension UIColor {
    /// Red.
    public static let systemRed = system(0xFF3B30, dark: 0xFF453A)
    /// Orange.
    public static let systemOrange = system(0xFF9500, dark: 0xFF9F0A)
    /// Yellow.
    public static let systemYellow = system(0xFFCC00, dark: 0xFFD60A)
    /// Green.
    public static let systemGreen = system(0x34C759, dark: 0x30D158)
    /// Mint.
    public static let systemMint = system(0x00C7BE, dark: 0x63E6E2)
    /// Teal.
    public static let systemTeal = system(0x30B0C7, dark: 0x40C8E0)
    /// Cyan.
    public static let systemCyan = system(0x32ADE6, dark: 0x64D2FF)
    /// Blue: the tint where none is set.
    public static let systemBlue = system(0x007AFF, dark: 0x0A84FF)
    /// Indigo.
    public static let systemIndigo = system(0x5856D6, dark: 0x5E5CE6)
    /// Purple.
    public static let systemPurple = system(0xAF52DE, dark: 0xBF5AF2)
    /// Pink.
    public static let systemPink = system(0xFF2D55, dark: 0xFF375F)
    /// Brown.
    public static let systemBrown = system(0xA2845E, dark: 0xAC8E68)
    /// The middle grey.
    public static let systemGray = system(0x8E8E93, dark: 0x8E8E93)
    /// The second grey.
    public static let systemGray2 = system(0xAEAEB2, dark: 0x636366)
    /// The third grey.
    public static let systemGray3 = system(0xC7C7CC, dark: 0x48484A)
    /// The fourth grey.
    public static let systemGray4 = system(0xD1D1D6, dark: 0x3A3A3C)
    /// The fifth grey.
    public static let systemGray5 = system(0xE5E5EA, dark: 0x2C2C2E)
    /// The grey next to the background.
    public static let systemGray6 = system(0xF2F2F7, dark: 0x1C1C1E)

    /// A colour of two shades, each as red, green and blue bytes, with an opacity 0…1 each.
    static func system(_ light: UInt32, dark: UInt32, opacity: (light: CGFloat, dark: CGFloat) = (1, 1)) -> UIColor {
        let lightColor = UIColor(bytes: light, alpha: opacity.light)
        let darkColor = UIColor(bytes: dark, alpha: opacity.dark)
        return UIColor { $0.userInterfaceStyle == .dark ? darkColor : lightColor }
    }

    private convenience init(bytes: UInt32, alpha: CGFloat) {
        let channel = { (shift: UInt32) in CGFloat((bytes >> shift) & 0xFF) / 255 }
        self.init(red: channel(16), green: channel(8), blue: channel(0), alpha: alpha)
    }
}
