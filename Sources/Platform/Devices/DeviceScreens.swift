import CoreGraphics

/// The displays of phones without a home button. Several generations share each of them.
///
/// Sizes and scales are those of Apple's Human Interface Guidelines; safe areas are those that UIKit reports on these
/// devices. Corner radii are those that UIKit uses, as published by the project BezelKit. Several projects publish
/// the size of the island, and its positions on the iPhone 14 Pro and on the iPhone 16 Pro. The sizes of notches
/// follow from the drawings of Apple's Accessory Design Guidelines.
///
/// - Source: https://developer.apple.com/design/human-interface-guidelines/layout (device dimensions)
/// - Source: https://github.com/markbattistella/BezelKit
struct DeviceScreens {
    var width: CGFloat
    var height: CGFloat
    var scale: CGFloat = 3
    /// The inset that the cut-out needs: at the top in portrait, and at the left and right in landscape.
    var top: CGFloat
    var corners: CGFloat
    var cutout: DeviceBody.Cutout
    var panel: CGSize?

    static let inches5_8 = DeviceScreens(width: 375, height: 812, top: 44, corners: 39, cutout: .notch(CGSize(width: 204.33, height: 30)))
    static let inches6_1LCD = DeviceScreens(
        width: 414, height: 896, scale: 2, top: 48, corners: 41.5, cutout: .notch(CGSize(width: 230, height: 33)))
    static let inches6_5 = DeviceScreens(width: 414, height: 896, top: 44, corners: 39, cutout: .notch(CGSize(width: 204.33, height: 30)))
    static let mini = DeviceScreens(
        width: 375, height: 812, top: 50, corners: 44, cutout: .notch(CGSize(width: 226, height: 34)),
        panel: CGSize(width: 1080, height: 2340))
    static let inches6_1 = DeviceScreens(width: 390, height: 844, top: 47, corners: 47.33, cutout: .notch(narrowNotch))
    static let inches6_7 = DeviceScreens(width: 428, height: 926, top: 47, corners: 53.33, cutout: .notch(narrowNotch))
    static let island6_1 = DeviceScreens(width: 393, height: 852, top: 59, corners: 55, cutout: .island(island, top: 11))
    static let island6_7 = DeviceScreens(width: 430, height: 932, top: 59, corners: 55, cutout: .island(island, top: 11))
    static let island6_3 = DeviceScreens(width: 402, height: 874, top: 62, corners: 62, cutout: .island(island, top: 14))
    static let island6_9 = DeviceScreens(width: 440, height: 956, top: 62, corners: 62, cutout: .island(island, top: 14))
    static let smallIsland6_3 = DeviceScreens(width: 402, height: 874, top: 62, corners: 62, cutout: .island(smallIsland, top: 14))
    static let smallIsland6_9 = DeviceScreens(width: 440, height: 956, top: 62, corners: 62, cutout: .island(smallIsland, top: 14))
    static let island6_5 = DeviceScreens(width: 420, height: 912, top: 68, corners: 62, cutout: .island(island, top: 20))

    private static let island = CGSize(width: 126, height: 37.33)
    /// The island of the iPhone 18 Pro.
    private static let smallIsland = CGSize(width: 95, height: 37)
    /// The notch since the iPhone 13, a fifth smaller than the notch of the iPhone X.
    private static let narrowNotch = CGSize(width: 162, height: 33.67)

    /// The same display with the notch of the iPhone 12, as wide as the notch of the iPhone X.
    var withWideNotch: DeviceScreens { with(notch: CGSize(width: 210, height: 32)) }
    /// The same display with the notch of the iPhone 11 Pro, a little wider than the notch of the iPhone X.
    var withProNotch: DeviceScreens { with(notch: CGSize(width: 209, height: 30)) }
    /// The same display with the notch of the iPhone 13 mini.
    var withMiniNotch: DeviceScreens { with(notch: CGSize(width: 174, height: 37)) }

    private func with(notch: CGSize) -> DeviceScreens {
        var result = self
        result.cutout = .notch(notch)
        return result
    }
}
