import CoreGraphics

/// The size and the traits of a display, from which `UIScreen` and the trait collection are created.
package struct DisplayMetrics: Hashable, Sendable {
    /// The appearance that the user or the test selected.
    package enum Appearance: String, Hashable, Sendable, CaseIterable {
        case light, dark
    }

    /// The text size that the user selected, with the names of Apple's `simctl ui content_size`.
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

    /// The layout direction of the interface.
    package enum Direction: String, Hashable, Sendable, CaseIterable {
        case leftToRight = "ltr"
        case rightToLeft = "rtl"
    }

    /// Whether the user selected increased contrast.
    package enum Contrast: String, Hashable, Sendable, CaseIterable {
        case normal, high
    }

    /// The orientation of the device.
    package enum Orientation: String, Hashable, Sendable, CaseIterable {
        case portrait
        case portraitUpsideDown = "portrait-upside-down"
        case landscapeLeft = "landscape-left"
        case landscapeRight = "landscape-right"

        package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    }

    /// The size in points; both sides are at least 1.
    package var size: CGSize
    /// The number of pixels per point, 1…4.
    package var scale: CGFloat
    package var safeArea: SafeArea
    /// The safe area after a rotation by 90°.
    package var rotatedSafeArea: SafeArea
    package var appearance: Appearance
    /// The text size; large by default, as on a new iPhone.
    package var textSize = TextSize.large
    package var direction = Direction.leftToRight
    package var contrast = Contrast.normal
    /// The body of the device with this display; `nil` for displays without a device, such as a desktop window.
    package var body: DeviceBody?

    /// Creates the metrics of a display.
    ///
    /// - Parameter rotatedSafeArea: The safe area after a rotation by 90°; `nil` if the same edges of the hardware are
    ///   covered.
    package init(
        size: CGSize, scale: CGFloat, safeArea: SafeArea = .zero, rotatedSafeArea: SafeArea? = nil,
        appearance: Appearance = .light
    ) {
        self.size = size
        self.scale = scale
        self.safeArea = safeArea
        self.rotatedSafeArea = rotatedSafeArea ?? safeArea.rotated
        self.appearance = appearance
    }

    /// The display rotated by 90°, with width and height exchanged.
    package var rotated: DisplayMetrics {
        var result = self
        result.size = CGSize(width: size.height, height: size.width)
        (result.safeArea, result.rotatedSafeArea) = (rotatedSafeArea, safeArea)
        return result
    }

    /// Returns this display with another size. The safe areas are kept only if the size is that of the display,
    /// upright or rotated.
    package func resized(to size: CGSize, scale: CGFloat) -> DisplayMetrics {
        func matches(_ candidate: CGSize) -> Bool { abs(candidate.width - size.width) <= 1 && abs(candidate.height - size.height) <= 1 }
        var result = matches(self.size) ? self : rotated
        if !matches(result.size) { (result.safeArea, result.rotatedSafeArea, result.body) = (.zero, .zero, nil) }
        (result.size, result.scale) = (size, scale)
        return result
    }

    /// Whether the display is classified as a tablet.
    package var isTablet: Bool { min(size.width, size.height) >= Self.tabletSide }

    /// The size of the display, in whole pixels.
    package var pixelSize: (width: Int, height: Int) {
        (max(1, Int((size.width * scale).rounded())), max(1, Int((size.height * scale).rounded())))
    }

    /// A screen with the size of an iPhone 14 and without safe areas: the default of tests.
    package static let standard = DisplayMetrics(size: DeviceProfile.standard.body.displaySize, scale: DeviceProfile.standard.metrics.scale)

    /// The display of an iPhone 14: the default of programs.
    package static let phone = DeviceProfile.standard.metrics

    /// The minimum shorter side of a tablet, in points. The smallest iPad has 744 points, and the widest phone 440.
    package static let tabletSide: CGFloat = 600
}
