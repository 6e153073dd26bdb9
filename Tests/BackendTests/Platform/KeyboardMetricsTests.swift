import CoreGraphics
import Platform
import Testing

/// The heights of the drawn keyboard.
@Suite struct KeyboardMetricsTests {
    @Test(arguments: [
        ("iPhone 14", CGFloat(291), CGFloat(181)), ("iPhone 13 mini", 291, 171), ("iPhone X", 291, 171), ("iPhone 16", 291, 181),
        ("iPhone 11", 301, 171), ("iPhone 14 Plus", 301, 181), ("iPhone 16 Plus", 301, 181), ("iPhone 8 Plus", 226, 162),
        ("iPhone 8", 216, 162), ("iPhone SE 1", 216, 162), ("iPad 6", 265, 353), ("iPad 11", 282, 367), ("iPad mini 6", 285, 373),
        ("iPad Pro 12.9 gen 2", 323, 416), ("iPad Pro 12.9 gen 3", 348, 443), ("iPad Pro 13 M4", 350.5, 446),
    ])
    func theKeyboardOfADeviceHasItsHeights(_ name: String, _ upright: CGFloat, _ turned: CGFloat) throws {
        let display = try #require(DeviceProfile.named(name)).metrics
        #expect(KeyboardMetrics(on: display).height == upright)
        #expect(KeyboardMetrics(on: display.rotated).height == turned)
    }

    @Test func theStripIsBetweenTheRowsAndTheCoveredEdge() {
        let upright = KeyboardMetrics(on: DeviceProfile.standard.metrics)
        #expect(upright.rows == 216 && upright.strip == 41 && upright.bottomInset == 34)
        let turned = KeyboardMetrics(on: DeviceProfile.standard.metrics.rotated)
        #expect(turned.rows == 160 && turned.strip == 0 && turned.bottomInset == 21)
        #expect(KeyboardMetrics(on: .standard).height == 216, "a plain screen has no strip")
        #expect(KeyboardMetrics(on: CGSize(width: 390, height: 844), bottomInset: 200).strip == 0)
    }
}
