import Platform

/// The device on which a test runs its app: a screen size, a scale, and the insets that the hardware covers.
public struct Device: Hashable, Sendable {
    var metrics: DisplayMetrics
    var keyboard = KeyboardMode.hardware
    var orientation: UIDeviceOrientation?
    var locale: Locale?
    var timeZone: TimeZone?

    /// Makes a device of any size.
    ///
    /// - Parameters:
    ///   - size: The size in points, at least 1 in both dimensions.
    ///   - scale: The number of pixels per point, 1…4; 2 by default, which is the scale of reference pictures.
    ///   - safeArea: The insets that the hardware covers, in points; none by default.
    ///   - appearance: The interface style; light by default.
    public init(size: CGSize, scale: CGFloat = 2, safeArea: UIEdgeInsets = .zero, appearance: UIUserInterfaceStyle = .light) {
        precondition(
            size.width >= 1 && size.height >= 1 && scale >= 1 && scale <= 4,
            "Device: \(size.width)x\(size.height) at scale \(scale), but sides must be at least 1 point and the scale 1…4.")
        let area = SafeArea(top: safeArea.top, left: safeArea.left, bottom: safeArea.bottom, right: safeArea.right)
        metrics = DisplayMetrics(size: size, scale: scale, safeArea: area, appearance: appearance == .dark ? .dark : .light)
    }

    private init(metrics: DisplayMetrics) {
        self.metrics = metrics
    }

    /// A screen of 390x844 points at scale 3, like the screen of an iPhone 14, but without notch, status bar and home
    /// indicator. The screen has no safe area insets, so a single view or controller extends to its edges.
    ///
    /// Programs that run outside of tests use `Device.named("iPhone 14")` by default.
    public static let standard = Device(metrics: .standard)

    /// Returns the device with a name from the list of `caret devices`; `nil` if there is none.
    ///
    /// Case, spaces and brackets are ignored: `iPhone SE 2` also matches `iPhone SE (2nd generation)`.
    public static func named(_ name: String) -> Device? {
        DeviceProfile.named(name).map { Device(metrics: $0.metrics) }
    }

    /// The device with dark appearance.
    public var dark: Device {
        var result = self
        result.metrics.appearance = .dark
        return result
    }

    /// The device without a hardware keyboard, so that the software keyboard appears with text fields. A key that a
    /// test presses counts as a key of a hardware keyboard, and hides the software keyboard.
    public var withDrawnKeyboard: Device {
        var result = self
        result.keyboard = .onscreen
        return result
    }

    /// The device in landscape orientation, rotated to the left. The safe area insets rotate with the device.
    public var landscape: Device { held(.landscapeLeft) }

    /// Returns the device with another orientation at launch. Orientations of a device that lies flat have no effect.
    public func held(_ orientation: UIDeviceOrientation) -> Device {
        var result = self
        guard orientation.isValidInterfaceOrientation else { return result }
        if orientation.isLandscape != (metrics.size.width > metrics.size.height) { result.metrics = metrics.rotated }
        result.orientation = orientation
        return result
    }

    /// Returns the device with another content size category. The default category of a device is `.large`.
    public func textSize(_ size: UIContentSizeCategory) -> Device {
        var result = self
        result.metrics.textSize = DisplayMetrics.TextSize(size)
        return result
    }

    /// The device with a right-to-left layout direction.
    public var rightToLeft: Device {
        var result = self
        result.metrics.direction = .rightToLeft
        return result
    }

    /// The device with increased contrast.
    public var highContrast: Device {
        var result = self
        result.metrics.contrast = .high
        return result
    }

    /// Returns the device with another locale. UIKit formats dates, times and numbers for the locale, and the locale
    /// determines the layout direction.
    ///
    /// > Difference from Apple: `Locale.current` is Foundation's, and remains unchanged.
    public func locale(_ locale: Locale) -> Device {
        var result = self
        result.locale = locale
        result.metrics.direction = locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
        return result
    }

    /// Returns the device in another time zone, which is `TimeZone.current` while the app runs.
    public func timeZone(_ zone: TimeZone) -> Device {
        var result = self
        result.timeZone = zone
        return result
    }

    /// Returns the device with another scale, 1…4.
    public func scale(_ scale: CGFloat) -> Device {
        var result = self
        result.metrics.scale = scale
        return result
    }
}
