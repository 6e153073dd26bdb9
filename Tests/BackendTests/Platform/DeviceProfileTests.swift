import CoreGraphics
import Platform
import Testing

/// The table of devices.
@Suite struct DeviceProfileTests {
    /// A device as Apple documents it: its size, its scale, the safe area at the top and at the bottom.
    struct Row: CustomTestStringConvertible {
        let name: String
        let size: CGSize
        let scale: CGFloat
        let top: CGFloat
        let bottom: CGFloat
        let corners: CGFloat
        var testDescription: String { name }

        init(_ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, _ top: CGFloat, _ bottom: CGFloat, _ corners: CGFloat) {
            self.name = name
            size = CGSize(width: width, height: height)
            (self.scale, self.top, self.bottom, self.corners) = (scale, top, bottom, corners)
        }
    }

    static let rows = [
        Row("iPhone SE 1", 320, 568, 2, 20, 0, 0), Row("iPhone SE", 375, 667, 2, 20, 0, 0), Row("iPhone 8 Plus", 414, 736, 3, 20, 0, 0),
        Row("iPhone X", 375, 812, 3, 44, 34, 39), Row("iPhone 11", 414, 896, 2, 48, 34, 41.5),
        Row("iPhone 11 Pro Max", 414, 896, 3, 44, 34, 39), Row("iPhone 13 mini", 375, 812, 3, 50, 34, 44),
        Row("iPhone 14", 390, 844, 3, 47, 34, 47.33), Row("iPhone 16e", 390, 844, 3, 47, 34, 47.33),
        Row("iPhone 14 Plus", 428, 926, 3, 47, 34, 53.33), Row("iPhone 16", 393, 852, 3, 59, 34, 55),
        Row("iPhone 15 Pro Max", 430, 932, 3, 59, 34, 55), Row("iPhone 16 Pro", 402, 874, 3, 62, 34, 62),
        Row("iPhone 16 Pro Max", 440, 956, 3, 62, 34, 62), Row("iPhone Air", 420, 912, 3, 68, 34, 62),
        Row("iPad 6", 768, 1024, 2, 20, 0, 0), Row("iPad Pro 10.5", 834, 1112, 2, 20, 0, 0), Row("iPad 9", 810, 1080, 2, 20, 0, 0),
        Row("iPad 11", 820, 1180, 2, 24, 20, 25), Row("iPad mini 7", 744, 1133, 2, 24, 20, 21.5),
        Row("iPad Pro 11 gen 4", 834, 1194, 2, 24, 20, 18), Row("iPad Pro 11 M4", 834, 1210, 2, 24, 20, 30),
        Row("iPad Pro 12.9 gen 2", 1024, 1366, 2, 20, 0, 0), Row("iPad Air 13 M2", 1024, 1366, 2, 24, 20, 18),
        Row("iPad Pro 13 M4", 1032, 1376, 2, 24, 20, 30),
    ]

    @Test(arguments: rows) func devicesHaveApplesSizesAndSafeAreas(_ row: Row) throws {
        let device = try #require(DeviceProfile.named(row.name))
        let metrics = device.metrics
        #expect(device.name == row.name && metrics.size == row.size && metrics.scale == row.scale)
        #expect(metrics.safeArea == SafeArea(top: row.top, left: 0, bottom: row.bottom, right: 0))
        #expect(device.body.cornerRadius == row.corners && device.body.hasHomeButton == (row.corners == 0))
        let turned = metrics.rotated
        #expect(turned.size == CGSize(width: row.size.height, height: row.size.width))
        let isTablet = row.size.width > 600
        let landscape =
            isTablet
            ? metrics.safeArea : row.corners == 0 ? .zero : SafeArea(top: 0, left: row.top, bottom: 21, right: row.top)
        #expect(turned.safeArea == landscape)
    }

    @Test(arguments: DeviceProfile.all) func everyDeviceIsConsistent(_ device: DeviceProfile) {
        let (metrics, body) = (device.metrics, device.body)
        #expect(DeviceProfile.named(device.name) == device, "a name means one device")
        #expect(metrics.body == body && body.displaySize == metrics.size && metrics.size.width < metrics.size.height)
        #expect(metrics.isTablet == device.name.hasPrefix("iPad"))
        // A cut-out is in the covered edge, and in the middle.
        if let cutout = body.cutoutFrame {
            #expect(cutout.maxY <= metrics.safeArea.top && abs(cutout.midX - metrics.size.width / 2) < 0.01)
        }
        #expect((body.cutout != .none) == (metrics.safeArea.top > 40))
        #expect((metrics.safeArea.bottom > 0) == !body.hasHomeButton)
    }

    @Test func aDeviceOfAnotherSizeIsNoLongerThatDevice() {
        #expect(
            DeviceProfile.standard.metrics.resized(to: CGSize(width: 844, height: 390), scale: 2).body
                == DeviceProfile.standard.metrics.body)
        #expect(DeviceProfile.standard.metrics.resized(to: CGSize(width: 500, height: 500), scale: 2).body == nil)
        #expect(DisplayMetrics.standard.body == nil && DisplayMetrics.standard.safeArea == .zero)
    }

    @Test func phonesWhosePanelHasOtherPixelsReportIt() {
        #expect(DeviceProfile.named("iPhone 7 Plus")?.body.panel == CGSize(width: 1080, height: 1920))
        #expect(DeviceProfile.named("iPhone 12 mini")?.body.panel == CGSize(width: 1080, height: 2340))
        #expect(DeviceProfile.all.count { $0.body.panel != nil } == 5)
    }
}

/// Names in common spellings.
@Suite struct DeviceNameTests {
    @Test(arguments: [
        ("iphone 14", "iPhone 14"), ("iPhone14Pro", "iPhone 14 Pro"), ("iPhone SE (3rd generation)", "iPhone SE"),
        ("iPhone SE (1st generation)", "iPhone SE 1"), ("iPad (10th generation)", "iPad 10"), ("iPad (A16)", "iPad 11"),
        ("iPad Pro 11-inch (M4)", "iPad Pro 11 M4"), ("iPad Pro (12.9-inch) (6th generation)", "iPad Pro 12.9 gen 6"),
        ("iPad Pro 11", "iPad Pro 11 gen 4"), ("iPad Pro 13", "iPad Pro 13 M5"), ("iPad mini", "iPad mini 7"),
        ("iPad Air 11-inch (M2)", "iPad Air 11 M2"), ("iPad mini (A17 Pro)", "iPad mini 7"), ("ipad pro (9.7-inch)", "iPad Pro 9.7"),
    ])
    func namesAreFoundInCommonSpellings(_ written: String, _ name: String) {
        #expect(DeviceProfile.named(written)?.name == name)
    }

    @Test(arguments: ["", " ", "iPhone", "iPhone 3", "toaster", "14", "iPhone 14 Pro Mega", "日本", "th", "inch"])
    func otherNamesAreNoDevices(_ written: String) {
        #expect(DeviceProfile.named(written) == nil)
        let error = #expect(throws: UnknownDevice.self) { try DeviceProfile.find(written) }
        #expect(error?.name == written && error?.suggestions.isEmpty == false && error?.description.contains("'\(written)'") == true)
    }

    @Test func anUnknownNameComesWithSimilarOnes() {
        #expect(UnknownDevice("iPhone 14 Prp").suggestions.first == "iPhone 14 Pro")
        #expect(
            UnknownDevice("iPad Pro 12.9 gen 7").suggestions.first == "iPad Pro 12.9 gen 2"
                || UnknownDevice("iPad Pro 12.9 gen 7").suggestions.count == 3
        )
        #expect(UnknownDevice("Nokia").suggestions == ["iPhone SE", "iPhone 14", "iPhone 16"])
        #expect(UnknownDevice(String(repeating: "x", count: 100_000)).suggestions.count == 3)
    }
}
