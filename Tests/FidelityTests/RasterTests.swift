import CoreGraphics
import PictureMetrics
import Testing

@Suite struct RasterTests {
    @Test func transparentPixelsShowWhite() {
        let buffer = PixelBuffer(width: 2, height: 1)
        // Blue, green, red, alpha: transparent, and red at half opacity.
        buffer.withMutableBytes { bytes in
            for (index, value) in [0, 0, 0, 0, 0, 0, 128, 128].enumerated() { bytes[index] = UInt8(value) }
        }
        let raster = Raster(CGImage(buffer: buffer, isOpaque: false))
        #expect(raster.channels == [255, 255, 255, 255, 127, 127])
        #expect(abs(raster.luma[1] - (0.299 * 255 + 0.701 * 127)) < 0.01)
    }

    @Test(arguments: [(0, 0.25), (7, 0.25), (8, 0.75), (255, 1.0)])
    func pixelsAreEqualWithinTheTolerance(tolerance: Int, share: Double) {
        let first = Raster(width: 4, height: 1) { _, _ in 100 }
        let second = Raster(width: 4, height: 1) { x, _ in [100, 108, 92, 0][x] }
        #expect(first.equalPixels(second, tolerance: tolerance) == share)
    }

    @Test func aPictureIsCutAtItsTopLeftCorner() {
        let raster = Raster(width: 4, height: 3) { x, y in UInt8(10 * y + x) }
        let part = raster.cropped(width: 2, height: 9)
        #expect(part.width == 2 && part.height == 3)
        #expect(stride(from: 0, to: part.channels.count, by: 3).map { part.channels[$0] } == [0, 1, 10, 11, 20, 21])
    }

    @Test func inkIsAllThatDiffersFromTheMostFrequentColour() {
        let raster = Raster(width: 30, height: 20) { x, y in (6..<12).contains(x) && (4..<8).contains(y) ? 0 : 250 }
        #expect(InkBox.find(in: raster, scale: 2) == CGRect(x: 3, y: 2, width: 3, height: 2))
    }

    @Test func anEighthOfAllLevelsIsNoInk() {
        let faint = Raster(width: 30, height: 20) { x, _ in x == 3 ? 218 : 250 }
        #expect(InkBox.find(in: faint, scale: 1) == nil)
        let ink = Raster(width: 30, height: 20) { x, _ in x == 3 ? 217 : 250 }
        #expect(InkBox.find(in: ink, scale: 1) == CGRect(x: 3, y: 0, width: 1, height: 20))
    }

    @Test func pixelsThatARectangleTouchesAreInItsArea() {
        let rectangles = [CGRect(x: 0.5, y: 0, width: 1, height: 1), CGRect(x: 1e9, y: 0, width: 1, height: 1)]
        let area = PixelArea(rectangles, scale: 1, width: 3, height: 2)
        #expect((0..<6).map { area[$0] } == [true, true, false, false, false, false])
        #expect(!area.isAll)
    }
}
