import Foundation
import Testing

@testable import CoreGraphics

@Suite struct ImageSourcePNGTests {
    private func decode(_ file: [UInt8], fitting fit: ImageFit? = nil) throws -> CGImage {
        try ImageSource(data: Data(file)).decode(fitting: fit).image
    }

    @Test func sixteenBitsAreRoundedToEight() throws {
        let row = [0x80, 0x00, 0x40, 0x80, 0xFF, 0xFF, 0xFF, 0xFF] as [UInt8]
        let image = try decode(TestFiles.png(width: 1, height: 1, bitDepth: 16, colorType: 6, rows: [row]))
        #expect(image.isNear(0xFF80_40FF, at: 0, 0, tolerance: 1))
    }

    @Test func paletteAndTransparentEntriesAreRead() throws {
        let palette: [(StaticString, [UInt8])] = [("PLTE", [255, 0, 0, 0, 255, 0]), ("tRNS", [255, 0])]
        let file = try TestFiles.png(width: 4, height: 1, bitDepth: 1, colorType: 3, chunks: palette, rows: [[0b0101_0000]])
        let image = try decode(file)
        #expect(image.pixel(0, 0) == 0xFFFF_0000)
        #expect(image.pixel(1, 0) == 0)
        #expect(!image.isOpaque)
    }

    @Test func grayOfTwoBitsIsSpreadOverTheRange() throws {
        let image = try decode(TestFiles.png(width: 4, height: 1, bitDepth: 2, colorType: 0, rows: [[0b0001_1011]]))
        #expect((0..<4).map { image.pixel($0, 0) } == [0xFF00_0000, 0xFF55_5555, 0xFFAA_AAAA, 0xFFFF_FFFF])
        #expect(image.isOpaque)
    }

    @Test func grayWithAlphaIsPremultiplied() throws {
        let image = try decode(TestFiles.png(width: 2, height: 1, colorType: 4, rows: [[200, 128, 90, 255]]))
        #expect(image.isNear(0x8064_6464, at: 0, 0, tolerance: 1))
        #expect(image.pixel(1, 0) == 0xFF5A_5A5A)
    }

    @Test func orientationInAPNGIsRead() throws {
        let file = try TestFiles.png(
            width: 2, height: 1, colorType: 0, chunks: [("eXIf", TestFiles.exif(orientation: 6))], rows: [[0, 255]])
        let image = try decode(file)
        #expect(image.width == 1 && image.height == 2)
        #expect(image.pixel(0, 0) == 0xFF00_0000)
        #expect(image.pixel(0, 1) == 0xFFFF_FFFF)
    }

    /// Returns the seven passes over an 8 by 8 image whose pixels are their own number.
    private func interlaced() throws -> [UInt8] {
        let passes = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
        let rows = passes.flatMap { left, top, across, down in
            stride(from: top, to: 8, by: down).map { y in stride(from: left, to: 8, by: across).map { x in UInt8(y * 8 + x) } }
        }
        return try TestFiles.png(width: 8, height: 8, colorType: 0, isInterlaced: true, rows: rows)
    }

    @Test func anInterlacedImageIsComposed() throws {
        let image = try decode(interlaced())
        for y in 0..<8 {
            for x in 0..<8 { #expect(image.pixel(x, y) & 255 == UInt32(y * 8 + x)) }
        }
        #expect(try decode(interlaced(), fitting: ImageFit(PixelSize(width: 2, height: 2))).width == 2)
    }

    @Test func anInterlacedImageOverTheBudgetIsRefused() throws {
        let file = try TestFiles.png(width: 30_000, height: 30_000, colorType: 0, isInterlaced: true, rows: [[0]])
        let source = try ImageSource(data: Data(file), name: "huge.png")
        let error = #expect(throws: ImageError.self) {
            try source.decode(fitting: ImageFit(PixelSize(width: 100, height: 100)))
        }
        guard case .tooLarge(_, 30_000, 30_000, let needed, _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(needed > 3_600_000_000)
    }

    @Test func aTruncatedImageReportsItAndHasItsUpperPart() throws {
        let image = TestFiles.image(256, 256) { x, y in 0xFF00_0000 | UInt32((x &* 2_654_435_761 ^ y &* 40_503) & 0xFFFFFF) }
        let whole = image.pngBytes()
        let result = try ImageSource(data: Data(whole.prefix(whole.count / 2))).decode()
        #expect(result.error == .truncated(name: "image data"))
        #expect(result.image.pixel(0, 0) == image.pixel(0, 0))
        #expect(result.image.pixel(0, 255) == 0)
        #expect(!result.image.isOpaque)
        // Only the last chunk, which is empty.
        #expect(try ImageSource(data: Data(whole.dropLast(12))).decode().error == nil)
    }

    @Test func anImageWithoutRowsIsAnError() throws {
        let whole = TestFiles.quarters(64, 64).pngBytes()
        #expect(throws: ImageError.self) { try ImageSource(data: Data(whole.prefix(45))).decode() }
        #expect(throws: ImageError.self) { try ImageSource(data: Data(whole.prefix(20))) }
    }

    @Test func aDamagedChecksumIsAnErrorOrAPartAndNeverACrash() throws {
        var file = TestFiles.quarters(64, 64).pngBytes()
        for index in stride(from: 8, to: file.count, by: 5) {
            file[index] ^= 0x5A
            _ = try? ImageSource(data: Data(file)).decode(budget: 1 << 20)
            file[index] ^= 0x5A
        }
        #expect(try ImageSource(data: Data(file)).decode().error == nil)
    }
}
