import ImageIO
import Testing

@testable import CoreGraphics

@Suite struct AnimationTests {
    private static let gif = "com.compuserve.gif"

    private func file(_ images: [CGImage], _ delays: [CFDictionary?], loop: Int? = nil) throws -> Data {
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, Self.gif, images.count, nil))
        if let loop {
            CGImageDestinationSetProperties(
                destination, [kCGImagePropertyGIFDictionary: [kCGImagePropertyGIFLoopCount: loop] as CFDictionary] as CFDictionary)
        }
        for (image, delay) in zip(images, delays) {
            CGImageDestinationAddImage(destination, image, delay.map { [kCGImagePropertyGIFDictionary: $0] as CFDictionary })
        }
        #expect(CGImageDestinationFinalize(destination))
        return Data(referencing: data)
    }

    private func times(_ source: CGImageSource, _ index: Int) -> [Double?] {
        let values = CGImageSourceCopyPropertiesAtIndex(source, index, nil)?[kCGImagePropertyGIFDictionary] as? CFDictionary
        return [values?[kCGImagePropertyGIFDelayTime] as? Double, values?[kCGImagePropertyGIFUnclampedDelayTime] as? Double]
    }

    private func loops(_ source: CGImageSource) -> Int? {
        (CGImageSourceCopyProperties(source, nil)?[kCGImagePropertyGIFDictionary] as? CFDictionary)?[kCGImagePropertyGIFLoopCount] as? Int
    }

    @Test func anAnimationRoundTrips() throws {
        let pictures = [TestFiles.quarters(16, 8), TestFiles.image(16, 8) { _, _ in 0xFF12_3456 }, TestFiles.quarters(16, 8)]
        let data = try file(pictures, [[kCGImagePropertyGIFDelayTime: 0.25], [kCGImagePropertyGIFUnclampedDelayTime: 0.03], nil], loop: 0)
        let source = try #require(CGImageSourceCreateWithData(data, nil))
        #expect(CGImageSourceGetCount(source) == 3 && CGImageSourceGetType(source) == Self.gif)
        for (index, picture) in pictures.enumerated() {
            let image = try #require(CGImageSourceCreateImageAtIndex(source, index, nil))
            #expect(Drawn(image.buffer) == Drawn(picture.buffer), "Few colours are kept exactly.")
        }
        #expect(times(source, 0) == [0.25, 0.25])
        #expect(times(source, 1) == [0.1, 0.03], "What is shorter than a tenth of a second is told as one.")
        #expect(times(source, 2) == [0.1, 0.1] && times(source, 3) == [nil, nil])
        #expect(loops(source) == 0)
        #expect(loops(try #require(CGImageSourceCreateWithData(try file([pictures[0]], [nil], loop: 7), nil))) == 7)
        #expect(loops(try #require(CGImageSourceCreateWithData(try file([pictures[0]], [nil]), nil))) == 1)
    }

    @Test func lowCoverageIsTransparentAndShowsNothingOfTheFrameBefore() throws {
        let full = TestFiles.quarters(8, 8)
        let holes = TestFiles.image(8, 8, isOpaque: false) { x, _ in x < 4 ? 0x2020_0000 : 0xC000_C000 }
        let source = try #require(CGImageSourceCreateWithData(try file([full, holes], [nil, nil]), nil))
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 1, nil))
        #expect(image.pixel(1, 1) == 0 && image.pixel(6, 6) == 0xFF00_FF00)
    }

    /// More colours than a file can contain, and more codes than its compression.
    @Test func ofManyColoursTheNearestAreKept() throws {
        let photo = TestFiles.image(160, 120) { x, y in
            0xFF00_0000 | UInt32(x * 255 / 159) << 16 | UInt32(y * 255 / 119) << 8 | UInt32((x * 7 + y * 13) % 32)
        }
        let source = try #require(CGImageSourceCreateWithData(try file([photo], [nil]), nil))
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        var (worst, sum) = (0, 0)
        for y in 0..<120 {
            for x in 0..<160 {
                for shift: UInt32 in [0, 8, 16] {
                    let distance = abs(Int(image.pixel(x, y) >> shift & 255) - Int(photo.pixel(x, y) >> shift & 255))
                    (worst, sum) = (max(worst, distance), sum + distance)
                }
            }
        }
        #expect(worst <= 32 && sum < 160 * 120 * 3 * 8, "worst \(worst), mean \(Double(sum) / (160 * 120 * 3))")
        #expect(GIFPalette(photo.buffer).colors.count == 256)
    }

    /// The table of codes fills several times, with every width of an index.
    @Test(arguments: [2, 3, 5, 8]) func noiseIsCompressedAndReadBack(bits: Int) throws {
        var random = SeededGenerator(UInt64(bits))
        let noise = TestFiles.image(200, 100) { _, _ in
            0xFF00_0000 | UInt32.random(in: 0..<(1 << UInt32(bits)), using: &random) * 0x01_0101
        }
        let source = try #require(CGImageSourceCreateWithData(try file([noise], [nil]), nil))
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        #expect(Drawn(image.buffer) == Drawn(noise.buffer))
    }

    @Test func aFileOfManyImagesRequiresThemAll() throws {
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, Self.gif, 2, nil))
        CGImageDestinationAddImage(destination, Ink.quarters(), nil)
        #expect(!CGImageDestinationFinalize(destination) && data.length == 0)
        CGImageDestinationAddImage(destination, Ink.quarters(), nil)
        let codes = reported { CGImageDestinationAddImage(destination, Ink.quarters(), nil) }
        #expect(codes == ["image.too-many"])
        #expect(CGImageDestinationFinalize(destination))
        #expect(CGImageDestinationCreateWithData(data, Self.gif, 0, nil) == nil)
    }

    @Test func imagesAreCopiedFromFileToFileWithTheirDurations() throws {
        let pictures = [TestFiles.quarters(4, 4), TestFiles.image(4, 4) { _, _ in 0xFF00_0000 }]
        let source = try #require(
            CGImageSourceCreateWithData(
                try file(pictures, [[kCGImagePropertyGIFDelayTime: 0.5], [kCGImagePropertyGIFDelayTime: 0.2]]), nil))
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, Self.gif, 2, nil))
        CGImageDestinationAddImageFromSource(destination, source, 9, nil)
        for index in [1, 0] { CGImageDestinationAddImageFromSource(destination, source, index, nil) }
        #expect(CGImageDestinationFinalize(destination))
        let copy = try #require(CGImageSourceCreateWithData(Data(referencing: data), nil))
        #expect(times(copy, 0)[0] == 0.2 && times(copy, 1)[0] == 0.5)
        #expect(CGImageSourceCreateImageAtIndex(copy, 0, nil)?.pixel(0, 0) == 0xFF00_0000)
    }

    /// Three images of 6 by 4 pixels: red for 100 ms, green for 250, half a blue for 40.
    @Test(.enabled(if: ImageFormat.webP.isReadable)) func anAnimatedWebPIsRead() throws {
        let text =
            "UklGRrQAAABXRUJQVlA4WAoAAAASAAAABQAAAwAAQU5JTQYAAAAAAAAAAABBTk1GKAAAAAAAAAAAAAUAAAMAAGQAAAJWUDhMDwAAAC8FwAAABxD9j/4HIqL/AQBBTk"
            + "1GKAAAAAAAAAAAAAUAAAMAAPoAAABWUDhMDwAAAC8FwAAAB9D/iP4HIqL/AQBBTk1GKAAAAAAAAAAAAAUAAAMAACgAAAJWUDhMDwAAAC8FwAAQBxDR/wIGIqL/AQA="
        let data = try #require(Data(base64Encoded: text))
        let source = try #require(CGImageSourceCreateWithData(data, nil))
        #expect(CGImageSourceGetCount(source) == 3)
        let pixels = (0..<3).map { CGImageSourceCreateImageAtIndex(source, $0, nil)?.pixel(2, 2) }
        #expect(pixels == [0xFFFF_0000, 0xFF00_FF00, 0x8000_0080])
        let values = CGImageSourceCopyPropertiesAtIndex(source, 2, nil)?[kCGImagePropertyWebPDictionary] as? CFDictionary
        #expect(values?[kCGImagePropertyWebPDelayTime] as? Double == 0.1)
        #expect(values?[kCGImagePropertyWebPUnclampedDelayTime] as? Double == 0.04)
        for count in 12..<data.count { _ = data.prefix(count).withUnsafeBytes { WebPChunks($0).durations } }
    }

    @Test func brokenBlocksAreIgnored() throws {
        let data = try file([TestFiles.quarters(4, 4), TestFiles.quarters(4, 4)], [nil, nil], loop: 3)
        for count in 0..<data.count {
            data.prefix(count).withUnsafeBytes { #expect(GIFBlocks($0).durations.count <= 2 && GIFBlocks($0).completeCount <= 2) }
        }
    }
}
