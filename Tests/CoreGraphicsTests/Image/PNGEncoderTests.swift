import Foundation
import Testing

@testable import CoreGraphics

@Suite struct PNGEncoderTests {
    private func decoded(_ bytes: [UInt8]) throws -> CGImage {
        let result = try ImageSource(data: Data(bytes)).decode()
        #expect(result.error == nil)
        return result.image
    }

    @Test(arguments: [1, 2, 3, 4, 5, 17, 64]) func opaqueImagesRoundTrip(width: Int) throws {
        let image = TestFiles.image(width, 9) { x, y in 0xFF00_0000 | UInt32(x * 37 & 255) << 16 | UInt32(y / 3 * 80) << 8 | UInt32(x & y) }
        let bytes = image.pngBytes()
        #expect(bytes[25] == 2, "colour type RGB")
        let back = try decoded(bytes)
        #expect(back.isOpaque)
        for y in 0..<9 {
            for x in 0..<width { #expect(back.pixel(x, y) == image.pixel(x, y), "\(x), \(y)") }
        }
    }

    @Test func transparentImagesRoundTrip() throws {
        let image = TestFiles.image(16, 16, isOpaque: false) { x, y in
            let alpha = UInt32(x * 17)
            return alpha << 24 | (alpha * UInt32(y) / 16) << 16 | alpha / 2 << 8 | alpha
        }
        let bytes = image.pngBytes()
        #expect(bytes[25] == 6, "colour type RGBA")
        let back = try decoded(bytes)
        #expect(!back.isOpaque)
        for y in 0..<16 {
            for x in 0..<16 { #expect(back.isNear(image.pixel(x, y), at: x, y, tolerance: 1), "\(x), \(y)") }
        }
    }

    @Test func aPartIsWrittenAlone() throws {
        let image = TestFiles.quarters(20, 20)
        let back = try decoded(PNGEncoder.encode(image.buffer, part: PixelRect(x: 13, y: 9, width: 7, height: 3), isOpaque: true))
        #expect(back.width == 7 && back.height == 3)
        #expect(back.pixel(0, 0) == 0xFF00_FF00)
        #expect(back.pixel(6, 1) == 0xFFFF_FFFF)
    }

    @Test func aTallImageIsWrittenInBands() throws {
        let image = TestFiles.image(300, 700) { x, y in 0xFF00_0000 | UInt32(x * y & 0xFFFF) }
        let back = try decoded(image.pngBytes())
        for y in stride(from: 0, to: 700, by: 53) { #expect(back.pixel(299, y) == image.pixel(299, y)) }
    }

    @Test func aPartOutsideOfTheImageIsAMistake() async {
        await #expect(processExitsWith: .failure) {
            let image = TestFiles.quarters(4, 4)
            _ = PNGEncoder.encode(image.buffer, part: PixelRect(x: 2, y: 2, width: 4, height: 1), isOpaque: true)
        }
    }
}
