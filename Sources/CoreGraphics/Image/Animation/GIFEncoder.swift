/// Writes GIF files of one picture or several, each with colours of its own.
///
/// - Source: https://www.w3.org/Graphics/GIF/spec-gif89a.txt
enum GIFEncoder {
    /// A picture, and how long it stays.
    struct Frame {
        var image: CGImage
        /// In hundredths of a second.
        var delay: UInt16
    }

    /// The longest side of a picture, in pixels.
    static let longest = 65_535

    /// The bytes of a file; smaller pictures than the largest stand in its top left corner.
    ///
    /// - Parameters:
    ///   - frames: at least one; no side may be above ``longest``.
    ///   - loopCount: how often all are shown, 0 for ever; `nil` writes nothing, which is once.
    static func encode(_ frames: [Frame], loopCount: UInt16?) -> [UInt8] {
        let width = frames.map(\.image.width).max() ?? 0
        let height = frames.map(\.image.height).max() ?? 0
        // No colours for all; eight bits in a component of the source.
        var bytes = Array("GIF89a".utf8)
        bytes += pair(width) + pair(height)
        bytes += [0x70, 0, 0]
        if let loopCount {
            bytes += [0x21, 0xFF, 11]
            bytes += Array("NETSCAPE2.0".utf8)
            bytes += [3, 1, UInt8(loopCount & 255), UInt8(loopCount >> 8), 0]
        }
        let palettes = frames.map { GIFPalette($0.image.buffer) }
        // What one picture shows through its holes is nothing of the one before.
        let hasHoles = zip(frames, palettes).contains { frame, palette in
            palette.transparentIndex != nil || frame.image.width < width || frame.image.height < height
        }
        for (frame, palette) in zip(frames, palettes) {
            append(frame, palette, clearsAfterwards: hasHoles, to: &bytes)
        }
        return bytes + [0x3B]
    }

    private static func append(_ frame: Frame, _ palette: GIFPalette, clearsAfterwards: Bool, to bytes: inout [UInt8]) {
        let hole = palette.transparentIndex
        let flags: UInt8 = (clearsAfterwards ? 8 : 4) | (hole == nil ? 0 : 1)
        bytes += [0x21, 0xF9, 4, flags]
        bytes += pair(Int(frame.delay))
        bytes += [UInt8(hole ?? 0), 0]
        var bits = 1
        while 1 << bits < palette.colors.count { bits += 1 }
        bytes += [0x2C, 0, 0, 0, 0]
        bytes += pair(frame.image.width) + pair(frame.image.height)
        bytes.append(0x80 | UInt8(bits - 1))
        for index in 0..<(1 << bits) {
            let color = index < palette.colors.count ? palette.colors[index] : 0
            bytes += [UInt8(color >> 16 & 255), UInt8(color >> 8 & 255), UInt8(color & 255)]
        }
        bytes += GIFCompressor.compress(palette.indices, bits: max(2, bits))
    }

    private static func pair(_ number: Int) -> [UInt8] { [UInt8(number & 255), UInt8(number >> 8 & 255)] }
}
