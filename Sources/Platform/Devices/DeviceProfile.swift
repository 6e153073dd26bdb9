import CoreGraphics

/// A named device: the size, scale and safe areas of its display, and the body around it.
///
/// Lengths are in points of the upright display.
package struct DeviceProfile: Hashable, Sendable {
    /// The name that `--device` takes, such as `iPhone 14`.
    package let name: String
    /// The upright display.
    package let metrics: DisplayMetrics
    /// The body around the display.
    package let body: DeviceBody

    /// Makes a profile from one row of a table.
    ///
    /// - Parameters:
    ///   - name: the name, which no other profile has.
    ///   - scale: pixels per point, 2 or 3.
    ///   - upright: the safe area of the upright device.
    ///   - turned: the safe area of the device on its side.
    ///   - body: the corners, the cut-out and the button, and the size of the display.
    init(_ name: String, scale: CGFloat, upright: SafeArea, turned: SafeArea, body: DeviceBody) {
        self.name = name
        self.body = body
        var metrics = DisplayMetrics(size: body.displaySize, scale: scale, safeArea: upright, turnedSafeArea: turned)
        metrics.body = body
        self.metrics = metrics
    }

    /// All devices: phones, then tablets, each from the oldest kind of display to the newest.
    package static let all = phones + tablets

    /// An iPhone 14: the default of programs.
    package static let standard = homeIndicatorPhone("iPhone 14", DeviceScreens.inches6_1)
}
