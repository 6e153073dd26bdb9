/// The blocks of a GIF file: the properties of its images and of its animation.
///
/// The blocks are read in sequence after the header and the global colour table. An extension block sets the
/// duration, the disposal and the transparent index of the next image, or the loop count. An image descriptor adds a
/// frame, whose compressed data are skipped by their block lengths. Reading ends at the trailer, at an unknown block,
/// or at the end of a truncated file, with the images up to that point.
///
/// - Source: https://www.w3.org/Graphics/GIF/spec-gif89a.txt
struct GIFBlocks {
    /// The duration of each image, in seconds, up to the point at which the file is truncated.
    private(set) var durations: [TimeInterval] = []
    /// The images, as many as ``durations``.
    private(set) var frames: [GIFFrame] = []
    /// The number of complete images.
    private(set) var completeCount = 0
    /// The number of repetitions, 0 for an endless animation; `nil` if the file does not specify it.
    private(set) var loopCount: Int?
    /// The duration of the next image in seconds, from the extension block before it.
    private var duration: TimeInterval = 0
    /// The transparent index and the disposal of the next image, from the extension block before it.
    private var transparentIndex: UInt8?
    private var disposal = GIFFrame.Disposal.keep

    init(_ bytes: UnsafeRawBufferPointer) {
        guard bytes.count > 13 else { return }
        var position = 13 + Self.tableLength(bytes[10])
        while position < bytes.count {
            switch bytes[position] {
            case 0x21:
                readExtension(bytes, at: position)
                position = Self.endOfSubBlocks(bytes, from: position + 2)
            case 0x2C:
                guard position + 9 < bytes.count else { return }
                durations.append(duration)
                frames.append(frame(bytes, at: position))
                (duration, transparentIndex, disposal) = (0, nil, .keep)
                position = Self.endOfSubBlocks(bytes, from: position + 11 + Self.tableLength(bytes[position + 9]))
                if position <= bytes.count { completeCount += 1 }
            default: return
            }
        }
    }

    /// Reads a graphics control, with the next image's duration in hundredths of a second, or Netscape's block with
    /// the loop count.
    private mutating func readExtension(_ bytes: UnsafeRawBufferPointer, at position: Int) {
        func pair(_ offset: Int) -> Int { Int(bytes[position + offset]) | Int(bytes[position + offset + 1]) << 8 }
        if position + 7 < bytes.count, bytes[position + 1] == 0xF9, bytes[position + 2] == 4 {
            duration = TimeInterval(pair(4)) / 100
            transparentIndex = bytes[position + 3] & 1 == 0 ? nil : bytes[position + 6]
            disposal = GIFFrame.Disposal(code: bytes[position + 3] >> 2 & 7)
        } else if position + 18 < bytes.count, bytes[position + 1] == 0xFF, bytes[position + 2] == 11,
            bytes[(position + 3)..<(position + 14)].elementsEqual("NETSCAPE2.0".utf8), bytes[position + 14] == 3, bytes[position + 15] == 1
        {
            loopCount = pair(16)
        }
    }

    /// Returns the image whose descriptor is at `position`.
    private func frame(_ bytes: UnsafeRawBufferPointer, at position: Int) -> GIFFrame {
        func pair(_ offset: Int) -> Int { Int(bytes[position + offset]) | Int(bytes[position + offset + 1]) << 8 }
        let flags = bytes[position + 9]
        let localTableLength = Self.tableLength(flags)
        let colors = localTableLength > 0 ? (position + 10)..<(position + 10 + localTableLength) : 13..<(13 + Self.tableLength(bytes[10]))
        return GIFFrame(
            x: pair(1), y: pair(3), width: pair(5), height: pair(7), isInterlaced: flags & 0x40 != 0, colors: colors,
            transparentIndex: transparentIndex, disposal: disposal, start: position + 10 + localTableLength)
    }

    /// Returns the length of the colour table that the flags specify, in bytes.
    private static func tableLength(_ flags: UInt8) -> Int {
        flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1)
    }

    /// Returns the position after the sub-blocks that begin at `start`.
    private static func endOfSubBlocks(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
        var position = start
        while position < bytes.count, bytes[position] != 0 { position += Int(bytes[position]) + 1 }
        return position + 1
    }
}
