import Deflate
import Foundation
import Testing

@testable import CoreGraphics

@Suite struct HugePNGTests {
    private static let side = 30_000

    /// Writes gray of one bit: the left half white, the right half black.
    private func file() throws -> URL {
        let row = [UInt8](repeating: 0xFF, count: Self.side / 16) + [UInt8](repeating: 0, count: Self.side / 8 - Self.side / 16)
        let rows = [[UInt8]](repeating: row, count: Self.side)
        let bytes = try TestFiles.png(width: Self.side, height: Self.side, bitDepth: 1, colorType: 0, rows: rows)
        return try TestFiles.write(bytes, as: "huge.png")
    }

    @Test func nineHundredMegapixelsAreShrunkInTheMemoryOfAFewRows() throws {
        let url = try file()
        defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
        let source = try ImageSource(url: url)
        #expect(source.header.size == PixelSize(width: Self.side, height: Self.side))
        // 3.6 GB of pixels, decoded in four megabytes.
        let image = try source.decode(fitting: ImageFit(PixelSize(width: 60, height: 60)), budget: 4 << 20).image
        #expect(image.width == 60 && image.height == 60)
        #expect(image.pixel(5, 30) == 0xFFFF_FFFF)
        #expect(image.pixel(55, 59) == 0xFF00_0000)
    }

    @Test func inFullSizeTheyAreRefused() throws {
        let url = try file()
        defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
        let source = try ImageSource(url: url)
        #expect(throws: ImageError.self) { try source.decode() }
    }
}
