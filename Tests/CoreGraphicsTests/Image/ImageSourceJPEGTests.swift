import Foundation
import JPEG
import Testing

@testable import CoreGraphics

@Suite struct ImageSourceJPEGTests {
    private func file(_ image: CGImage, isProgressive: Bool = false) throws -> [UInt8] {
        try image.buffer.withBytes { pixels in
            try JPEGEncoder.encode(
                pixels, width: image.width, height: image.height, bytesPerRow: image.buffer.bytesPerRow, chroma: .full, quality: 95,
                isProgressive: isProgressive)
        }
    }

    @Test(arguments: [(400, 300), (320, 240), (200, 150), (77, 58), (10, 8), (1, 1)])
    func itIsDecodedAtExactlyTheRequestedSize(width: Int, height: Int) throws {
        let source = try ImageSource(data: Data(file(TestFiles.quarters(400, 300))))
        let image = try source.decode(fitting: ImageFit(PixelSize(width: width, height: height))).image
        #expect(image.width == width && image.height == height)
        if width >= 10 {
            for (color, wanted) in zip(image.cornerColors, [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF] as [UInt32]) {
                #expect(abs(Int(color >> 16 & 255) - Int(wanted >> 16 & 255)) < 12)
                #expect(abs(Int(color & 255) - Int(wanted & 255)) < 12)
            }
        }
    }

    /// The corners of the upright image when the stored one has red, green, blue, white in its own.
    @Test(arguments: [
        (1, "RGBW"), (2, "GRWB"), (3, "WBGR"), (4, "BWRG"), (5, "RBGW"), (6, "BRWG"), (7, "WGBR"), (8, "GWRB"),
    ]) func exifOrientationRotatesItUpright(orientation: Int, corners: String) throws {
        let plain = try file(TestFiles.quarters(64, 32))
        let source = try ImageSource(data: Data(TestFiles.jpeg(plain, exifOrientation: UInt8(orientation))))
        #expect(source.header.size == (orientation > 4 ? PixelSize(width: 32, height: 64) : PixelSize(width: 64, height: 32)))
        for fit in [nil, ImageFit(PixelSize(width: 24, height: 24))] {
            let image = try source.decode(fitting: fit).image
            let names = image.cornerColors.map { color -> Character in
                let (red, green, blue) = (color >> 16 & 255 > 128, color >> 8 & 255 > 128, color & 255 > 128)
                return red ? (green && blue ? "W" : "R") : green ? "G" : "B"
            }
            #expect(String(names) == corners)
            #expect((image.width > image.height) == (orientation <= 4))
        }
    }

    @Test func cmykIsConvertedWithAndWithoutAdobesMarker() throws {
        // Adobe stores CMYK inverted: 255 is none. So this is full cyan, and without the marker full magenta and
        // yellow.
        let pixels = [UInt8]((0..<256).flatMap { _ in [0, 255, 255, 255] as [UInt8] })
        let adobe = try pixels.withUnsafeBytes {
            try JPEGEncoder.encode($0, width: 16, height: 16, bytesPerRow: 64, format: .cmyk, chroma: .full, quality: 100)
        }
        let image = try ImageSource(data: Data(adobe)).decode().image
        #expect(image.isNear(0xFF00_FFFF, at: 8, 8))
        #expect(image.isOpaque)
        let small = try ImageSource(data: Data(adobe)).decode(fitting: ImageFit(PixelSize(width: 3, height: 3))).image
        #expect(small.isNear(0xFF00_FFFF, at: 1, 1))
    }

    private let noise = TestFiles.image(200, 200) { x, y in 0xFF00_0000 | UInt32((x &* 2_654_435_761 ^ y &* 40_503) & 0xFFFFFF) }

    @Test(arguments: [false, true], [PixelSize?.none, PixelSize(width: 30, height: 30)])
    func aTruncatedFileReportsItAndReturnsItsRows(isProgressive: Bool, size: PixelSize?) throws {
        let whole = try file(noise, isProgressive: isProgressive)
        let url = try TestFiles.write(whole.prefix(whole.count / 2), as: "half.jpg")
        let result = try ImageSource(url: url).decode(fitting: size.map { ImageFit($0) })
        #expect(result.error == .truncated(name: url.path))
        if size == nil, !isProgressive { #expect(result.image.isNear(noise.pixel(3, 3), at: 3, 3, tolerance: 60)) }
        let closed = try ImageSource(data: Data(whole.prefix(whole.count / 2) + [0xFF, 0xD9])).decode()
        #expect(closed.error == .truncated(name: "image data"))
    }

    @Test(arguments: [false, true]) func aFileThatLacksOnlyItsEndMarkerIsWhole(isProgressive: Bool) throws {
        let whole = try file(noise, isProgressive: isProgressive)
        #expect(whole.suffix(2) == [0xFF, 0xD9])
        let shorter = Data(whole.dropLast(2))
        let url = try TestFiles.write(shorter, as: "endless.jpg")
        for source in [try ImageSource(url: url), try ImageSource(data: shorter), try ImageSource(data: Data(whole) + [1, 2, 3])] {
            let result = try source.decode()
            #expect(result.error == nil)
            #expect(result.image.isNear(noise.pixel(197, 197), at: 197, 197, tolerance: 60))
        }
    }

    @Test func aTruncatedHeaderIsAnError() throws {
        let whole = try file(TestFiles.quarters(64, 64))
        for count in [4, 20, 100, 300] {
            #expect(throws: ImageError.truncated(name: "a.jpg")) { try ImageSource(data: Data(whole.prefix(count)), name: "a.jpg") }
        }
    }

    @Test func aProgressiveFileOverTheBudgetIsRefusedAndAPlainOneIsNot() throws {
        let image = TestFiles.quarters(640, 480)
        let fit = ImageFit(PixelSize(width: 80, height: 60))
        let budget = 640 * 480 * 3
        let plain = try ImageSource(data: Data(file(image)))
        #expect(try plain.decode(fitting: fit, budget: budget).image.width == 80)
        let progressive = try ImageSource(data: Data(file(image, isProgressive: true)))
        #expect(throws: ImageError.self) { try progressive.decode(fitting: fit, budget: budget) }
        #expect(try progressive.decode(fitting: fit).image.width == 80)
    }

    @Test func aHeaderAfterALongPreviewIsFound() throws {
        let plain = try file(TestFiles.quarters(40, 40))
        let segment: [UInt8] = [0xFF, 0xE2, 0xFF, 0xFF] + [UInt8](repeating: 9, count: 0xFFFD)
        var long = plain
        for _ in 0..<3 { long.insert(contentsOf: segment, at: 2) }
        let url = try TestFiles.write(long, as: "a.jpg")
        #expect(try ImageSource(url: url).header.size == PixelSize(width: 40, height: 40))
        #expect(try ImageSource(url: url).decode().image.isNear(0xFFFF_0000, at: 5, 5))
    }
}
