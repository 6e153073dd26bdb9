import CoreGraphics
import Platform
import Testing

/// The covered edges of a window that simulates a device.
@Suite struct DisplayMetricsTests {
    private let phone = DisplayMetrics(
        size: CGSize(width: 393, height: 852), scale: 3, safeArea: SafeArea(top: 59, left: 0, bottom: 34, right: 0),
        rotatedSafeArea: SafeArea(top: 0, left: 59, bottom: 21, right: 59))

    @Test(arguments: [
        (CGSize(width: 393, height: 852), CGFloat(59), CGFloat(0)), (CGSize(width: 852, height: 393), 0, 59),
        (CGSize(width: 1200, height: 852), 0, 0), (CGSize(width: 393.5, height: 851.5), 59, 0), (CGSize(width: 393, height: 700), 0, 0),
    ]) func edgesAreCoveredInTheDevicesOwnSizeAlone(_ size: CGSize, _ top: CGFloat, _ left: CGFloat) {
        let resized = phone.resized(to: size, scale: 2)
        #expect(resized.size == size && resized.scale == 2)
        #expect(resized.safeArea.top == top && resized.safeArea.left == left)
    }
}
