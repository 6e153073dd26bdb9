/// An encoder for GIF files of one or several images, each with its own palette.
///
/// - Source: https://www.w3.org/Graphics/GIF/spec-gif89a.txt
enum GIFEncoder {
    /// An image and its duration.
    struct Frame {
        var image: CGImage
        /// The duration in hundredths of a second.
        var delay: UInt16
    }

    /// The maximum side of an image, in pixels.
    static let maximumSide = 65_535

    /// Returns the bytes of a file. Images smaller than the largest one are placed at its top left corner.
    ///
    /// - Parameters:
    ///   - frames: At least one image; no side may exceed ``maximumSide``.
    ///   - loopCount: The number of repetitions, 0 for an endless animation; `nil` writes no count, which means one
    ///     run.
    static func encode(_ frames: [Frame], loopCount: UInt16?) -> [UInt8] {
        let width = frames.map(\.image.width).max() ?? 0
        let height = frames.map(\.image.height).max() ?? 0
        // The header specifies no global colour table, and eight bits for each component.
        var bytes = Array("GIF89a".utf8)
        bytes += pair(width) + pair(height)
        bytes += [0x70, 0, 0]
        if let loopCount {
            bytes += [0x21, 0xFF, 11]
            bytes += Array("NETSCAPE2.0".utf8)
            bytes += [3, 1, UInt8(loopCount & 255), UInt8(loopCount >> 8), 0]
        }
        let palettes = frames.map { GIFPalette($0.image.buffer) }
        // The previous image must not be visible through transparent pixels.
        let hasTransparency = zip(frames, palettes).contains { frame, palette in
            palette.transparentIndex != nil || frame.image.width < width || frame.image.height < height
        }
        for (frame, palette) in zip(frames, palettes) {
            append(frame, palette, clearsAfterwards: hasTransparency, to: &bytes)
        }
        return bytes + [0x3B]
    }

    private static func append(_ frame: Frame, _ palette: GIFPalette, clearsAfterwards: Bool, to bytes: inout [UInt8]) {
        let transparentIndex = palette.transparentIndex
        let flags: UInt8 = (clearsAfterwards ? 8 : 4) | (transparentIndex == nil ? 0 : 1)
        bytes += [0x21, 0xF9, 4, flags]
        bytes += pair(Int(frame.delay))
        bytes += [UInt8(transparentIndex ?? 0), 0]
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
