import CoreGraphics

/// The size of a display and how it looks: what `UIScreen` and the trait collection are made from.
package struct DisplayMetrics: Hashable, Sendable {
    /// Light or dark, as the person or the test chose.
    package enum Appearance: String, Hashable, Sendable, CaseIterable {
        case light, dark
    }

    /// The size of text that the person chose, named as Apple's `simctl ui content_size` names it.
    package enum TextSize: String, Hashable, Sendable, CaseIterable {
        case extraSmall = "extra-small"
        case small, medium, large
        case extraLarge = "extra-large"
        case extraExtraLarge = "extra-extra-large"
        case extraExtraExtraLarge = "extra-extra-extra-large"
        case accessibilityMedium = "accessibility-medium"
        case accessibilityLarge = "accessibility-large"
        case accessibilityExtraLarge = "accessibility-extra-large"
        case accessibilityExtraExtraLarge = "accessibility-extra-extra-large"
        case accessibilityExtraExtraExtraLarge = "accessibility-extra-extra-extra-large"
    }

    /// The direction that the interface is laid out in.
    package enum Direction: String, Hashable, Sendable, CaseIterable {
        case leftToRight = "ltr"
        case rightToLeft = "rtl"
    }

    /// Whether the person chose increased contrast.
    package enum Contrast: String, Hashable, Sendable, CaseIterable {
        case normal, high
    }

    /// How the device is held.
    package enum Orientation: String, Hashable, Sendable, CaseIterable {
        case portrait
        case portraitUpsideDown = "portrait-upside-down"
        case landscapeLeft = "landscape-left"
        case landscapeRight = "landscape-right"

        package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    }

    /// In points; both sides at least 1.
    package var size: CGSize
    /// Pixels per point, 1…4.
    package var scale: CGFloat
    package var safeArea: SafeArea
    /// What hardware covers once the device is turned by 90°.
    package var turnedSafeArea: SafeArea
    package var appearance: Appearance
    /// Large by default, as on a new iPhone.
    package var textSize = TextSize.large
    package var direction = Direction.leftToRight
    package var contrast = Contrast.normal
    /// The body of the device that the display belongs to; `nil` for displays of no device, such as a desktop's window.
    package var body: DeviceBody?

    /// - Parameter turnedSafeArea: `nil` for the same edges of the hardware, which turning makes others of the screen.
    package init(
        size: CGSize, scale: CGFloat, safeArea: SafeArea = .zero, turnedSafeArea: SafeArea? = nil, appearance: Appearance = .light
    ) {
        self.size = size
        self.scale = scale
        self.safeArea = safeArea
        self.turnedSafeArea = turnedSafeArea ?? safeArea.turned
        self.appearance = appearance
    }

    /// The same display, turned by 90°: width and height change places.
    package var turned: DisplayMetrics {
        var result = self
        result.size = CGSize(width: size.height, height: size.width)
        (result.safeArea, result.turnedSafeArea) = (turnedSafeArea, safeArea)
        return result
    }

    /// This display in another size: what hardware covers is known of its own size, upright and turned, and of no other.
    package func resized(to size: CGSize, scale: CGFloat) -> DisplayMetrics {
        func isLike(_ own: CGSize) -> Bool { abs(own.width - size.width) <= 1 && abs(own.height - size.height) <= 1 }
        var result = isLike(self.size) ? self : turned
        if !isLike(result.size) { (result.safeArea, result.turnedSafeArea, result.body) = (.zero, .zero, nil) }
        (result.size, result.scale) = (size, scale)
        return result
    }

    /// Whether the display counts as a tablet.
    package var isTablet: Bool { min(size.width, size.height) >= Self.tabletSide }

    /// The display's size in whole pixels.
    package var pixelSize: (width: Int, height: Int) {
        (max(1, Int((size.width * scale).rounded())), max(1, Int((size.height * scale).rounded())))
    }

    /// A screen as large as that of an iPhone 14, with nothing covered: the default of tests.
    package static let standard = DisplayMetrics(size: DeviceProfile.standard.body.displaySize, scale: DeviceProfile.standard.metrics.scale)

    /// The display of an iPhone 14: the default of programs.
    package static let phone = DeviceProfile.standard.metrics

    /// 600 points: from this shorter side on, a display counts as a tablet; the smallest iPad has 744, the widest phone 440.
    package static let tabletSide: CGFloat = 600
}
