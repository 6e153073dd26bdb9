import CoreGraphics

/// A named device whose size, scale and safe area can be asked for.
///
/// Sizes are those of Apple's Human Interface Guidelines, "Layout: device dimensions"; safe areas are those that these
/// devices report upright and turned: phones keep both long sides free of what covers one, and hide the status bar.
package struct DeviceProfile: Hashable, Sendable {
    package let name: String
    package let metrics: DisplayMetrics

    package static let all = [
        DeviceProfile(
            name: "iPhone SE",
            metrics: DisplayMetrics(
                size: CGSize(width: 375, height: 667), scale: 2, safeArea: SafeArea(top: 20, left: 0, bottom: 0, right: 0),
                turnedSafeArea: SafeArea(top: 0, left: 0, bottom: 0, right: 0))),
        DeviceProfile(name: "iPhone 14", metrics: .phone),
        DeviceProfile(
            name: "iPhone 16",
            metrics: DisplayMetrics(
                size: CGSize(width: 393, height: 852), scale: 3, safeArea: SafeArea(top: 59, left: 0, bottom: 34, right: 0),
                turnedSafeArea: SafeArea(top: 0, left: 59, bottom: 21, right: 59))),
        DeviceProfile(
            name: "iPhone 16 Pro Max",
            metrics: DisplayMetrics(
                size: CGSize(width: 440, height: 956), scale: 3, safeArea: SafeArea(top: 62, left: 0, bottom: 34, right: 0),
                turnedSafeArea: SafeArea(top: 0, left: 62, bottom: 21, right: 62))),
        DeviceProfile(
            name: "iPad 11",
            metrics: DisplayMetrics(
                size: CGSize(width: 820, height: 1180), scale: 2, safeArea: SafeArea(top: 24, left: 0, bottom: 20, right: 0),
                turnedSafeArea: SafeArea(top: 24, left: 0, bottom: 20, right: 0))),
    ]

    /// The profile of that name, without regard to case, or `nil`.
    package static func named(_ name: String) -> DeviceProfile? {
        all.first { $0.name.lowercased() == name.lowercased() }
    }
}
