/// The semantic colours of interface elements, which differ in light and dark appearance.
///
/// - Source: https://developer.apple.com/documentation/uikit/ui-element-colors
extension UIColor {
    /// The tint colour of the view being drawn; ``systemBlue`` outside of a view.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicolor/tintcolor
    public static let tintColor = UIColor { $0.tint ?? .systemBlue }
    /// The colour of primary text.
    public static let label = system(0x000000, dark: 0xFFFFFF)
    /// The colour of secondary text.
    public static let secondaryLabel = system(0x3C3C43, dark: 0xEBEBF5, opacity: (0.6, 0.6))
    /// The colour of tertiary text.
    public static let tertiaryLabel = system(0x3C3C43, dark: 0xEBEBF5, opacity: (0.3, 0.3))
    /// The colour of quaternary text.
    public static let quaternaryLabel = system(0x3C3C43, dark: 0xEBEBF5, opacity: (0.18, 0.16))
    /// The colour of placeholder text.
    public static let placeholderText = system(0x3C3C43, dark: 0xEBEBF5, opacity: (0.3, 0.3))
    /// The colour of links.
    public static let link = system(0x007AFF, dark: 0x0984FF)
    /// The colour of thin separators through which the background is visible.
    public static let separator = system(0x3C3C43, dark: 0x545458, opacity: (0.29, 0.6))
    /// The colour of thin separators that cover the background.
    public static let opaqueSeparator = system(0xC6C6C8, dark: 0x38383A)
    /// The fill of thin shapes, such as a slider's track.
    public static let systemFill = system(0x787880, dark: 0x787880, opacity: (0.2, 0.36))
    /// The fill of medium shapes, such as a switch.
    public static let secondarySystemFill = system(0x787880, dark: 0x787880, opacity: (0.16, 0.32))
    /// The fill of large shapes, such as a text field.
    public static let tertiarySystemFill = system(0x767680, dark: 0x767680, opacity: (0.12, 0.24))
    /// The fill of large areas.
    public static let quaternarySystemFill = system(0x747480, dark: 0x767680, opacity: (0.08, 0.18))
    /// The background of a screen.
    public static let systemBackground = adaptiveBackground(0xFFFFFF, dark: 0x000000, elevated: 0x1C1C1E)
    /// The background of groups on a screen.
    public static let secondarySystemBackground = adaptiveBackground(0xF2F2F7, dark: 0x1C1C1E, elevated: 0x2C2C2E)
    /// The background of groups within groups.
    public static let tertiarySystemBackground = adaptiveBackground(0xFFFFFF, dark: 0x2C2C2E, elevated: 0x3A3A3C)
    /// The background of a grouped screen.
    public static let systemGroupedBackground = adaptiveBackground(0xF2F2F7, dark: 0x000000, elevated: 0x1C1C1E)
    /// The background of groups on a grouped screen.
    public static let secondarySystemGroupedBackground = adaptiveBackground(0xFFFFFF, dark: 0x1C1C1E, elevated: 0x2C2C2E)
    /// The background of groups within groups on a grouped screen.
    public static let tertiarySystemGroupedBackground = adaptiveBackground(0xF2F2F7, dark: 0x2C2C2E, elevated: 0x3A3A3C)

    /// Returns a background colour. At the elevated level it is brighter in dark appearance, where shadows are not
    /// visible.
    private static func adaptiveBackground(_ light: UInt32, dark: UInt32, elevated: UInt32) -> UIColor {
        let baseColor = system(light, dark: dark)
        let elevatedColor = system(light, dark: elevated)
        return UIColor { $0.userInterfaceLevel == .elevated ? elevatedColor : baseColor }
    }
}
