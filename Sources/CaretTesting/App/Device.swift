import Platform

/// What a test runs its app on: a size, a scale and the edges that hardware covers.
public struct Device: Hashable, Sendable {
    var metrics: DisplayMetrics
    var keyboard = KeyboardMode.hardware
    var orientation: UIDeviceOrientation?
    var locale: Locale?
    var timeZone: TimeZone?

    /// A device of any size.
    ///
    /// - Parameters:
    ///   - size: in points, both sides at least 1.
    ///   - scale: pixels per point, 1…4; 2 by default, which is what goldens are kept at.
    ///   - safeArea: the covered edges, in points; none by default.
    ///   - appearance: light by default.
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

    /// 390x844 points at scale 3 with nothing covered: the screen of an iPhone 14 without its hardware, status bar and home indicator, so
    /// that a single view or controller is measured from the screen's edges.
    ///
    /// Programs run on `Device.named("iPhone 14")`.
    public static let standard = Device(metrics: .standard)

    /// The device of that name among those that `caret devices` lists, or `nil`.
    ///
    /// Case, blanks and brackets do not matter: `iPhone SE 2` is also `iPhone SE (2nd generation)`.
    public static func named(_ name: String) -> Device? {
        DeviceProfile.named(name).map { Device(metrics: $0.metrics) }
    }

    /// The same device with dark appearance.
    public var dark: Device {
        var result = self
        result.metrics.appearance = .dark
        return result
    }

    /// The same device without a hardware keyboard: the drawn one comes up with text fields. A key that a test presses counts as one of a
    /// hardware keyboard, and puts it away.
    public var withDrawnKeyboard: Device {
        var result = self
        result.keyboard = .onscreen
        return result
    }

    /// The same device on its side, as a hand turns it to the left. Covered edges move along.
    public var landscape: Device { held(.landscapeLeft) }

    /// The same device, held another way when the app is launched. An orientation of a flat device changes nothing.
    public func held(_ orientation: UIDeviceOrientation) -> Device {
        var result = self
        guard orientation.isValidInterfaceOrientation else { return result }
        if orientation.isLandscape != (metrics.size.width > metrics.size.height) { result.metrics = metrics.turned }
        result.orientation = orientation
        return result
    }

    /// The same device, used by a person who chose another size of text; `.large` by default.
    public func textSize(_ size: UIContentSizeCategory) -> Device {
        var result = self
        result.metrics.textSize = DisplayMetrics.TextSize(size)
        return result
    }

    /// The same device, laid out from right to left.
    public var rightToLeft: Device {
        var result = self
        result.metrics.direction = .rightToLeft
        return result
    }

    /// The same device, used by a person who chose increased contrast.
    public var highContrast: Device {
        var result = self
        result.metrics.contrast = .high
        return result
    }

    /// The same device, used by a person of another region: dates, times and numbers that the toolkit writes follow it, and so does the
    /// layout direction.
    ///
    /// > Difference from Apple: `Locale.current` is Foundation's, and stays as it is.
    public func locale(_ locale: Locale) -> Device {
        var result = self
        result.locale = locale
        result.metrics.direction = locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
        return result
    }

    /// The same device in another time zone, which `TimeZone.current` is as long as the app runs.
    public func timeZone(_ zone: TimeZone) -> Device {
        var result = self
        result.timeZone = zone
        return result
    }

    /// The same device at another scale, 1…4.
    public func scale(_ scale: CGFloat) -> Device {
        var result = self
        result.metrics.scale = scale
        return result
    }
}
