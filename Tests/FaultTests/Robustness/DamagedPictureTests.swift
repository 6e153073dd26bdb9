import Foundation
import ImageIO
import Testing

@testable import CoreGraphics

#if canImport(Glibc)
    import Glibc
#endif

/// Truncated image files show their data, and nothing of the process's memory.
@Suite(.serialized) struct DamagedPictureTests {
    private static let side = 64
    private static let color: UInt32 = 0xFF11_2233

    /// A TIFF file without compression, eight rows per strip, with its directory in front.
    private static var tiff: [UInt8] {
        let strips = side / 8
        func two(_ value: Int) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8 & 255)] }
        func four(_ value: Int) -> [UInt8] { two(value & 0xFFFF) + two(value >> 16) }
        func entry(_ tag: Int, _ type: Int, _ count: Int, _ value: [UInt8]) -> [UInt8] {
            two(tag) + two(type) + four(count) + value + [UInt8](repeating: 0, count: 4 - value.count)
        }
        let extra = 8 + 2 + 9 * 12 + 4
        let offsets = extra + 6
        let counts = offsets + 4 * strips
        let data = counts + 4 * strips
        let stripBytes = 8 * side * 3
        var directory = entry(256, 3, 1, two(side))
        directory += entry(257, 3, 1, two(side))
        directory += entry(258, 3, 3, four(extra))
        directory += entry(259, 3, 1, two(1))
        directory += entry(262, 3, 1, two(2))
        directory += entry(273, 4, strips, four(offsets))
        directory += entry(277, 3, 1, two(3))
        directory += entry(278, 3, 1, two(8))
        directory += entry(279, 4, strips, four(counts))
        var bytes: [UInt8] = [0x49, 0x49, 42, 0]
        bytes += four(8)
        bytes += two(9)
        bytes += directory
        bytes += four(0)
        for _ in 0..<3 { bytes += two(8) }
        for strip in 0..<strips { bytes += four(data + strip * stripBytes) }
        for _ in 0..<strips { bytes += four(stripBytes) }
        for _ in 0..<side * side { bytes += [0x11, 0x22, 0x33] }
        return bytes
    }

    /// A bitmap of 24 bits.
    private static var bitmap: [UInt8] {
        func four(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(value >> ($0 * 8) & 255) } }
        var bytes = Array("BM".utf8)
        for number in [54 + 3 * side * side, 0, 54, 40, side, side] { bytes += four(number) }
        bytes += [1, 0, 24, 0]
        for _ in 0..<6 { bytes += four(0) }
        for _ in 0..<side * side { bytes += [0x33, 0x22, 0x11] }
        return bytes
    }

    private static var gif: [UInt8] {
        let image = CGImage(buffer: PixelBuffer(width: side, height: side), isOpaque: false)
        return GIFEncoder.encode([GIFEncoder.Frame(image: image, delay: 10)], loopCount: nil)
    }

    /// Lets the C library fill all memory that it allocates from now on with the complement of a byte; 0 ends that.
    private static func perturb(_ byte: Int32) throws {
        typealias Option = @convention(c) (Int32, Int32) -> Int32
        // `M_PERTURB` of malloc.h, which Swift does not import.
        _ = unsafeBitCast(try #require(dlsym(nil, "mallopt")), to: Option.self)(-6, byte)
    }

    /// Checks that every pixel has the file's own colour, or is cleared.
    private func check(_ file: [UInt8], _ counts: some Sequence<Int>) throws {
        // Memory that is allocated from here on contains this byte everywhere, until it is written.
        try Self.perturb(0x5A)
        defer { try? Self.perturb(0) }
        var shown = 0
        for count in counts {
            guard let decoded = try? ImageSource(data: Data(file.prefix(count))).decode() else { continue }
            shown += 1
            let buffer = decoded.image.buffer
            buffer.withBytes { bytes in
                for row in 0..<buffer.height {
                    for column in 0..<buffer.width {
                        let pixel = bytes.load(fromByteOffset: row * buffer.bytesPerRow + 4 * column, as: UInt32.self)
                        guard pixel != 0, pixel != 0xFF00_0000, pixel != Self.color else { continue }
                        Issue.record("\(count) bytes: pixel \(column), \(row) is \(String(pixel, radix: 16))")
                        return
                    }
                }
            }
        }
        #expect(shown > 0)
    }

    @Test func `N5 a truncated TIFF shows its data and nothing else`() throws {
        let file = Self.tiff
        #expect(try ImageSource(data: Data(file)).decode().image.pixel(5, 60) == Self.color)
        try check(file, stride(from: file.count, to: 200, by: -701))
    }

    @Test func `N5 so does a truncated bitmap`() throws {
        let file = Self.bitmap
        try check(file, stride(from: file.count, to: 60, by: -701))
    }

    /// An image whose rows are no whole number of vectors.
    @Test func `N5 the bytes of an image contain nothing between its rows`() throws {
        let image = CGImage(buffer: PixelBuffer(width: 9, height: 9), isOpaque: true)
        let file = try #require(image.jpegBytes(quality: 1))
        try Self.perturb(0x5A)
        defer { try? Self.perturb(0) }
        let decoded = try #require(CGImageSourceCreateWithData(Data(file), nil).flatMap { CGImageSourceCreateImageAtIndex($0, 0, nil) })
        let bytes = try #require(decoded.dataProvider?.data)
        for row in 0..<9 { #expect(bytes.dropFirst(row * decoded.bytesPerRow + 36).prefix(28).allSatisfy { $0 == 0 }) }
    }

    @Test func `N5 so does a truncated animation`() throws {
        let file = Self.gif
        try check(file, (13...file.count).reversed())
    }
}

extension CGImage {
    fileprivate func pixel(_ x: Int, _ y: Int) -> UInt32 {
        buffer.withBytes { $0.load(fromByteOffset: y * buffer.bytesPerRow + 4 * x, as: UInt32.self) }
    }
}
