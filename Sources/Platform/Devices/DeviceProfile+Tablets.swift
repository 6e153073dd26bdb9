import CoreGraphics

/// Every iPad since 2016.
///
/// Sizes are those of Apple's Human Interface Guidelines. Corner radii are those of UIKit, as published by the
/// project BezelKit.
///
/// - Source: https://developer.apple.com/design/human-interface-guidelines/layout (device dimensions)
/// - Source: https://github.com/markbattistella/BezelKit
extension DeviceProfile {
    static let tablets = tabletsWithButton + roundTablets

    private static let tabletsWithButton: [DeviceProfile] = [
        tablets(["iPad Pro 9.7", "iPad 5", "iPad 6", "iPad mini 5"], width: 768, height: 1024, corners: nil),
        tablets(["iPad Pro 10.5", "iPad Air 3"], width: 834, height: 1112, corners: nil),
        tablets(["iPad 7", "iPad 8", "iPad 9"], width: 810, height: 1080, corners: nil),
        tablets(["iPad Pro 12.9 gen 1", "iPad Pro 12.9 gen 2"], width: 1024, height: 1366, corners: nil),
    ].flatMap { $0 }

    private static let roundTablets: [DeviceProfile] = [
        tablets(["iPad mini 6", "iPad mini 7"], width: 744, height: 1133, corners: 21.5),
        tablets(["iPad 10", "iPad 11"], width: 820, height: 1180, corners: 25),
        tablets(["iPad Air 4", "iPad Air 5", "iPad Air 11 M2", "iPad Air 11 M3", "iPad Air 11 M4"], width: 820, height: 1180, corners: 18),
        tablets(
            ["iPad Pro 11 gen 1", "iPad Pro 11 gen 2", "iPad Pro 11 gen 3", "iPad Pro 11 gen 4"], width: 834, height: 1194, corners: 18),
        tablets(["iPad Pro 11 M4", "iPad Pro 11 M5"], width: 834, height: 1210, corners: 30),
        tablets(
            [
                "iPad Pro 12.9 gen 3", "iPad Pro 12.9 gen 4", "iPad Pro 12.9 gen 5", "iPad Pro 12.9 gen 6", "iPad Air 13 M2",
                "iPad Air 13 M3", "iPad Air 13 M4",
            ], width: 1024, height: 1366, corners: 18),
        tablets(["iPad Pro 13 M4", "iPad Pro 13 M5"], width: 1032, height: 1376, corners: 30),
    ].flatMap { $0 }

    /// Returns tablets, whose safe areas are the same in portrait and landscape: 20 points at the top with a home
    /// button, and 24 and 20 points without one.
    ///
    /// - Parameter corners: The radius of the display's corners; `nil` for tablets with a home button, whose corners
    ///   are square.
    private static func tablets(_ names: [String], width: CGFloat, height: CGFloat, corners: CGFloat?) -> [DeviceProfile] {
        let area = SafeArea(top: corners == nil ? 20 : 24, left: 0, bottom: corners == nil ? 0 : 20, right: 0)
        let body = DeviceBody(CGSize(width: width, height: height), corners: corners ?? 0, hasHomeButton: corners == nil)
        return names.map { DeviceProfile($0, scale: 2, upright: area, landscape: area, body: body) }
    }
}
