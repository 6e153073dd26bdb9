import CoreGraphics

/// Every iPhone since 2016.
extension DeviceProfile {
    static let phones = phonesWithButton + phonesWithNotch + phonesWithIsland

    private static let phonesWithButton: [DeviceProfile] = [
        phones(["iPhone SE 1"], width: 320, height: 568),
        phones(["iPhone 6s", "iPhone 7", "iPhone 8", "iPhone SE 2", "iPhone SE"], width: 375, height: 667),
        phones(
            ["iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"], width: 414, height: 736, scale: 3,
            panel: CGSize(width: 1080, height: 1920)),
    ].flatMap { $0 }

    private static let phonesWithNotch: [DeviceProfile] = [
        phones(["iPhone X", "iPhone XS"], .inches5_8),
        phones(["iPhone 11 Pro"], DeviceScreens.inches5_8.withProNotch),
        phones(["iPhone XR", "iPhone 11"], .inches6_1LCD),
        phones(["iPhone XS Max"], .inches6_5),
        phones(["iPhone 11 Pro Max"], DeviceScreens.inches6_5.withProNotch),
        phones(["iPhone 12 mini"], .mini),
        phones(["iPhone 13 mini"], DeviceScreens.mini.withMiniNotch),
        phones(["iPhone 12", "iPhone 12 Pro"], DeviceScreens.inches6_1.withWideNotch),
        phones(["iPhone 13", "iPhone 13 Pro"], .inches6_1),
        [standard],
        phones(["iPhone 16e", "iPhone 17e"], .inches6_1),
        phones(["iPhone 12 Pro Max"], DeviceScreens.inches6_7.withWideNotch),
        phones(["iPhone 13 Pro Max", "iPhone 14 Plus"], .inches6_7),
    ].flatMap { $0 }

    private static let phonesWithIsland: [DeviceProfile] = [
        phones(["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"], .island6_1),
        phones(["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"], .island6_7),
        phones(["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"], .island6_3),
        phones(["iPhone 16 Pro Max", "iPhone 17 Pro Max"], .island6_9),
        phones(["iPhone 18 Pro"], .smallIsland6_3),
        phones(["iPhone 18 Pro Max"], .smallIsland6_9),
        phones(["iPhone Air"], .island6_5),
    ].flatMap { $0 }

    /// Returns a phone with a home indicator. The indicator covers 34 points in portrait and 21 points in landscape.
    static func homeIndicatorPhone(_ name: String, _ screen: DeviceScreens) -> DeviceProfile {
        DeviceProfile(
            name, scale: screen.scale, upright: SafeArea(top: screen.top, left: 0, bottom: 34, right: 0),
            landscape: SafeArea(top: 0, left: screen.top, bottom: 21, right: screen.top),
            body: DeviceBody(
                CGSize(width: screen.width, height: screen.height), corners: screen.corners, cutout: screen.cutout, hasHomeButton: false,
                panel: screen.panel))
    }

    private static func phones(_ names: [String], _ screen: DeviceScreens) -> [DeviceProfile] {
        names.map { homeIndicatorPhone($0, screen) }
    }

    /// Returns phones with a home button. The status bar covers 20 points in portrait, and is hidden in landscape.
    private static func phones(
        _ names: [String], width: CGFloat, height: CGFloat, scale: CGFloat = 2, panel: CGSize? = nil
    ) -> [DeviceProfile] {
        names.map {
            DeviceProfile(
                $0, scale: scale, upright: SafeArea(top: 20, left: 0, bottom: 0, right: 0), landscape: .zero,
                body: DeviceBody(CGSize(width: width, height: height), corners: 0, hasHomeButton: true, panel: panel))
        }
    }
}
