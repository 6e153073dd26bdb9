import Testing

@testable import CoreGraphics

struct InkTests {
    private func image(_ pixels: [(x: Int, y: Int)]) -> CGImage {
        let buffer = PixelBuffer(width: 20, height: 10)
        buffer.withMutableBytes { bytes in
            for pixel in pixels {
                bytes.storeBytes(of: 0x0100_0000, toByteOffset: pixel.y * buffer.bytesPerRow + pixel.x * 4, as: UInt32.self)
            }
        }
        return CGImage(buffer: buffer, isOpaque: false)
    }

    @Test func theBoxContainsAllInk() {
        #expect(image([(3, 8), (17, 2)]).visibleBounds == PixelRect(x: 3, y: 2, width: 15, height: 7))
        #expect(image([(0, 0), (19, 9)]).visibleBounds == PixelRect(x: 0, y: 0, width: 20, height: 10))
        #expect(image([(5, 5)]).visibleBounds == PixelRect(x: 5, y: 5, width: 1, height: 1))
    }

    @Test func theBoxIsEmptyWithoutInk() {
        #expect(image([]).visibleBounds.isEmpty)
    }
}
