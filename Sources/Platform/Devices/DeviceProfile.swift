import CoreGraphics

/// A named device: the size, scale and safe areas of its display, and the body around it.
///
/// Lengths are in points of the upright display.
package struct DeviceProfile: Hashable, Sendable {
    /// The name for `--device`, such as `iPhone 14`.
    package let name: String
    /// The metrics of the upright display.
    package let metrics: DisplayMetrics
    /// The body around the display.
    package let body: DeviceBody

    /// Creates a profile from a row of a table.
    ///
    /// - Parameters:
    ///   - name: The unique name.
    ///   - scale: The number of pixels per point, 2 or 3.
    ///   - upright: The safe area in portrait.
    ///   - landscape: The safe area in landscape.
    ///   - body: The size, corners and cut-out of the display, and the home button.
    init(_ name: String, scale: CGFloat, upright: SafeArea, landscape: SafeArea, body: DeviceBody) {
        self.name = name
        self.body = body
        var metrics = DisplayMetrics(size: body.displaySize, scale: scale, safeArea: upright, rotatedSafeArea: landscape)
        metrics.body = body
        self.metrics = metrics
    }

    /// All devices: phones, then tablets, each from the oldest type of display to the newest.
    package static let all = phones + tablets

    /// An iPhone 14, the default of programs.
    package static let standard = homeIndicatorPhone("iPhone 14", DeviceScreens.inches6_1)
}
