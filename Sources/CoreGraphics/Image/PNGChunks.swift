import Deflate

/// A PNG file under construction: a sequence of chunks with length, name, content and checksum.
struct PNGChunks {
    private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Appends the header and the sRGB chunk.
    mutating func begin(width: Int, height: Int, isOpaque: Bool) {
        var header: [UInt8] = []
        Self.append(UInt32(width), to: &header)
        Self.append(UInt32(height), to: &header)
        // The values mean 8 bits, colour with or without alpha, deflate, adaptive filters, and no interlacing.
        header += [8, isOpaque ? 2 : 6, 0, 0, 0]
        header.withUnsafeBytes { append("IHDR", $0) }
        withUnsafeBytes(of: UInt8(0)) { append("sRGB", $0) }
    }

    mutating func append(_ name: StaticString, _ content: UnsafeRawBufferPointer) {
        Self.append(UInt32(content.count), to: &bytes)
        let start = bytes.count
        bytes.append(contentsOf: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
        bytes.append(contentsOf: content)
        let checksum = bytes[start...].withUnsafeBytes { Checksum.crc32($0) }
        Self.append(checksum, to: &bytes)
    }

    private static func append(_ number: UInt32, to bytes: inout [UInt8]) {
        withUnsafeBytes(of: number.bigEndian) { bytes.append(contentsOf: $0) }
    }
}
