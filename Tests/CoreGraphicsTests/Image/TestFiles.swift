import Deflate
import Foundation

@testable import CoreGraphics

/// Image files made at test time.
enum TestFiles {
    /// Writes a new file in a folder of its own, under a name that may contradict its format.
    static func write(_ bytes: some Sequence<UInt8>, as name: String) throws -> URL {
        let url = try TestFolder.make().appendingPathComponent(name)
        try Data(bytes).write(to: url)
        return url
    }

    /// Returns a PNG file of encoded rows, without filters.
    static func png(
        width: Int, height: Int, bitDepth: UInt8 = 8, colorType: UInt8, isInterlaced: Bool = false,
        chunks: [(StaticString, [UInt8])] = [], rows: [[UInt8]]
    ) throws -> [UInt8] {
        var file = PNGChunks()
        let sizes = [width, height].flatMap { side in (0..<4).reversed().map { UInt8(side >> ($0 * 8) & 255) } }
        (sizes + [bitDepth, colorType, 0, 0, isInterlaced ? 1 : 0]).withUnsafeBytes { file.append("IHDR", $0) }
        for (name, content) in chunks { content.withUnsafeBytes { file.append(name, $0) } }
        var stream = ZlibStream()
        for (index, row) in rows.enumerated() {
            try ([0] + row).withUnsafeBytes { bytes in
                try stream.write(bytes, isLast: index == rows.count - 1) { file.append("IDAT", $0) }
            }
        }
        file.append("IEND", UnsafeRawBufferPointer(start: nil, count: 0))
        return file.bytes
    }

    /// Returns an Exif block with only an orientation, in big-endian order.
    static func exif(orientation: UInt8) -> [UInt8] {
        [0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
    }

    /// Inserts an Exif segment after a JPEG file's first marker.
    static func jpeg(_ file: [UInt8], exifOrientation: UInt8) -> [UInt8] {
        let body = Array("Exif\0\0".utf8) + exif(orientation: exifOrientation)
        let length = body.count + 2
        return Array(file.prefix(2)) + [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)] + body + file.dropFirst(2)
    }

    /// Returns an image whose pixels are a function of column and row: 0xAARRGGBB, premultiplied.
    static func image(_ width: Int, _ height: Int, isOpaque: Bool = true, _ pixel: (Int, Int) -> UInt32) -> CGImage {
        let buffer = PixelBuffer(width: width, height: height)
        buffer.withMutableBytes { bytes in
            for y in 0..<height {
                for x in 0..<width {
                    bytes.storeBytes(of: pixel(x, y), toByteOffset: y * buffer.bytesPerRow + x * 4, as: UInt32.self)
                }
            }
        }
        return CGImage(buffer: buffer, isOpaque: isOpaque)
    }

    /// Returns an image with red, green over blue, white: each quarter in one colour.
    static func quarters(_ width: Int, _ height: Int) -> CGImage {
        image(width, height) { x, y in
            y < height / 2 ? (x < width / 2 ? 0xFFFF_0000 : 0xFF00_FF00) : (x < width / 2 ? 0xFF00_00FF : 0xFFFF_FFFF)
        }
    }
}

extension CGImage {
    /// Returns a pixel as 0xAARRGGBB, premultiplied.
    func pixel(_ x: Int, _ y: Int) -> UInt32 {
        buffer.withBytes { $0.load(fromByteOffset: y * buffer.bytesPerRow + x * 4, as: UInt32.self) }
    }

    /// Returns whether a pixel is within a few steps of 0xAARRGGBB in each component.
    func isNear(_ color: UInt32, at x: Int, _ y: Int, tolerance: Int = 12) -> Bool {
        let found = pixel(x, y)
        return [0, 8, 16, 24].allSatisfy { abs(Int(found >> $0 & 255) - Int(color >> $0 & 255)) <= tolerance }
    }

    /// The colours in the middle of the four quarters: top left, top right, bottom left, bottom right.
    var cornerColors: [UInt32] {
        let (left, right, top, bottom) = (width / 4, width * 3 / 4, height / 4, height * 3 / 4)
        return [pixel(left, top), pixel(right, top), pixel(left, bottom), pixel(right, bottom)]
    }
}
