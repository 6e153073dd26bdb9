import Platform

/// Computes traits from a display's metrics, according to Apple's table of device size classes.
///
/// - Source: https://developer.apple.com/design/human-interface-guidelines/layout (device size classes)
enum ScreenTraits {
    /// The minimum length of the shorter side of a tablet, in points.
    static let padSide = DisplayMetrics.tabletSide
    /// The minimum length of the shorter side of phones that have a regular width in landscape, in points.
    static let widePhoneSide: CGFloat = 414

    static func collection(for metrics: DisplayMetrics) -> UITraitCollection {
        var values = UITraitCollection.Values()
        let size = metrics.size
        let isPad = min(size.width, size.height) >= padSide
        let isLandscape = size.width > size.height
        values.userInterfaceIdiom = isPad ? .pad : .phone
        values.userInterfaceStyle = metrics.appearance == .dark ? .dark : .light
        values.displayScale = metrics.scale
        values.horizontalSizeClass = isPad || (isLandscape && size.height >= widePhoneSide) ? .regular : .compact
        values.verticalSizeClass = isPad || !isLandscape ? .regular : .compact
        values.layoutDirection = metrics.direction == .rightToLeft ? .rightToLeft : .leftToRight
        values.preferredContentSizeCategory = category(metrics.textSize)
        values.accessibilityContrast = metrics.contrast == .high ? .high : .normal
        values.userInterfaceLevel = .base
        values.displayGamut = .SRGB
        values.forceTouchCapability = .unavailable
        return UITraitCollection(values)
    }

    private static func category(_ size: DisplayMetrics.TextSize) -> UIContentSizeCategory {
        switch size {
        case .extraSmall: .extraSmall
        case .small: .small
        case .medium: .medium
        case .large: .large
        case .extraLarge: .extraLarge
        case .extraExtraLarge: .extraExtraLarge
        case .extraExtraExtraLarge: .extraExtraExtraLarge
        case .accessibilityMedium: .accessibilityMedium
        case .accessibilityLarge: .accessibilityLarge
        case .accessibilityExtraLarge: .accessibilityExtraLarge
        case .accessibilityExtraExtraLarge: .accessibilityExtraExtraLarge
        case .accessibilityExtraExtraExtraLarge: .accessibilityExtraExtraExtraLarge
        }
    }
}
