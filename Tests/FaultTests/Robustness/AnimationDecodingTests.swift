import Foundation
import ImageIO
import Testing

@testable import CoreGraphics

/// The images of a GIF file are decoded one by one, each at its own cost.
@Suite struct AnimationDecodingTests {
    /// An image of a GIF file with the colours black, red, green and blue.
    private struct Picture {
        var rect: (x: Int, y: Int, width: Int, height: Int)
        var indices: [UInt8]
        var disposal: UInt8 = 1
        var transparentIndex: UInt8?
        var isInterlaced = false
    }

    private static let colors: [UInt32] = [0xFF00_0000, 0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF]

    private static func file(_ width: Int, _ height: Int, _ pictures: [Picture]) -> [UInt8] {
        func two(_ value: Int) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8)] }
        var bytes = Array("GIF89a".utf8) + two(width) + two(height) + [0x81, 0, 0]
        bytes += colors.flatMap { [UInt8($0 >> 16 & 255), UInt8($0 >> 8 & 255), UInt8($0 & 255)] }
        for picture in pictures {
            bytes += [0x21, 0xF9, 4, picture.disposal << 2 | (picture.transparentIndex == nil ? 0 : 1)] + two(5)
            bytes += [picture.transparentIndex ?? 0, 0, 0x2C] + two(picture.rect.x) + two(picture.rect.y)
            bytes += two(picture.rect.width) + two(picture.rect.height) + [picture.isInterlaced ? 0x40 : 0]
            bytes += GIFCompressor.compress(picture.indices, bits: 2)
        }
        return bytes + [0x3B]
    }

    private static func plain(_ index: UInt8, _ width: Int = 4, _ height: Int = 4) -> Picture {
        Picture(rect: (0, 0, width, height), indices: [UInt8](repeating: index, count: width * height))
    }

    private func pixels(_ image: CGImage?) -> [UInt32] {
        guard let buffer = image?.buffer else { return [] }
        return buffer.withBytes { bytes in
            (0..<buffer.height).flatMap { row in
                (0..<buffer.width).map { bytes.load(fromByteOffset: row * buffer.bytesPerRow + 4 * $0, as: UInt32.self) }
            }
        }
    }

    @Test func `N11 images read in order are each decompressed once`() throws {
        let data = Data(Self.file(4, 4, (0..<300).map { Self.plain(UInt8($0 % 4)) }))
        var reader = try GIFReader(try ImageSource(data: data), budget: ImageSource.defaultBudget)
        for index in 0..<300 {
            #expect(pixels(try reader.image(index, reader.size)).first == Self.colors[index % 4])
        }
        #expect(reader.decodeCount == 300)
        // The present image, and the first one again: an animation that restarts.
        _ = try reader.image(299, reader.size)
        _ = try reader.image(0, reader.size)
        #expect(reader.decodeCount == 301)
    }

    @Test func `N11 an image is decoded on request`() throws {
        let data = Data(Self.file(4, 4, (0..<50).map { Self.plain(UInt8($0 % 4)) }))
        let source = try #require(CGImageSourceCreateWithData(data, nil))
        #expect(CGImageSourceGetCount(source) == 50 && CGImageSourceGetStatus(source) == .statusComplete)
        for index in [7, 7, 3, 49, 0] {
            #expect(pixels(CGImageSourceCreateImageAtIndex(source, index, nil)).first == Self.colors[index % 4])
        }
        #expect(CGImageSourceCreateImageAtIndex(source, 50, nil) == nil)
        var reader = try GIFReader(try ImageSource(data: data), budget: ImageSource.defaultBudget)
        _ = try reader.image(3, reader.size)
        #expect(reader.decodeCount == 4)
    }

    /// All of them together are larger than the memory limit of one decoding.
    @Test func `N11 an animation may be longer than fits the memory at once`() throws {
        let pictures = (0..<40).map { Self.plain(UInt8($0 % 4), 64, 64) }
        let source = try ImageSource(data: Data(Self.file(64, 64, pictures)))
        let budget = 200_000
        #expect(throws: ImageError.self) { try source.frames(budget: budget) }
        var reader = try GIFReader(source, budget: budget)
        #expect(pixels(try reader.image(39, reader.size)).last == Self.colors[3])
    }

    @Test func `N11 images are composed by their disposal methods`() throws {
        let part = { (index: UInt8, disposal: UInt8) in
            Picture(rect: (1, 1, 2, 2), indices: [index, index, index, 0], disposal: disposal, transparentIndex: 0)
        }
        // Red; green over it, then restored; blue over it, then cleared; black beyond the corner.
        let last = Picture(rect: (3, 3, 5, 5), indices: [UInt8](repeating: 0, count: 25))
        let data = Data(Self.file(4, 4, [Self.plain(1), part(2, 3), part(3, 2), last]))
        let source = try #require(CGImageSourceCreateWithData(data, nil))
        func rows(_ index: Int) -> [String] {
            let names: [UInt32: Character] = [0: ".", 0xFF00_0000: "k", 0xFFFF_0000: "r", 0xFF00_FF00: "g", 0xFF00_00FF: "b"]
            let all = pixels(CGImageSourceCreateImageAtIndex(source, index, nil)).map { names[$0] ?? "?" }
            return stride(from: 0, to: all.count, by: 4).map { String(all[$0..<$0 + 4]) }
        }
        #expect(rows(1) == ["rrrr", "rggr", "rgrr", "rrrr"])
        #expect(rows(2) == ["rrrr", "rbbr", "rbrr", "rrrr"])
        #expect(rows(3) == ["rrrr", "r..r", "r..r", "rrrk"])
    }

    @Test func `N11 interlaced rows are put in their places`() throws {
        let height = 19
        let order = [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: height, by: $0.1)) }
        let picture = Picture(rect: (0, 0, 1, height), indices: order.map { UInt8($0 % 4) }, isInterlaced: true)
        let source = try #require(CGImageSourceCreateWithData(Data(Self.file(1, height, [picture])), nil))
        #expect(pixels(CGImageSourceCreateImageAtIndex(source, 0, nil)) == (0..<height).map { Self.colors[$0 % 4] })
    }

    @Test func `N11 no byte of a file ends the program`() {
        let file = Self.file(4, 4, [Self.plain(1), Self.plain(2)])
        for byte: UInt8 in [0, 1, 0x2C, 0x7F, 0xFF] {
            for index in 6..<file.count {
                var changed = file
                changed[index] = byte
                guard let source = CGImageSourceCreateWithData(Data(changed), nil) else { continue }
                _ = CGImageSourceGetStatus(source)
                for picture in 0..<min(3, CGImageSourceGetCount(source)) { _ = CGImageSourceCreateImageAtIndex(source, picture, nil) }
            }
        }
    }

    @Test func `N11 an image that is larger than the memory limit is an error`() throws {
        var picture = Self.plain(1)
        picture.rect = (0, 0, 65_535, 65_535)
        let source = try ImageSource(data: Data(Self.file(4, 4, [picture])))
        #expect(throws: ImageError.self) { try source.decode() }
    }
}
