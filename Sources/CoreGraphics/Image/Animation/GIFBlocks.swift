/// What the blocks of a GIF file say of its pictures.
///
/// - Source: https://www.w3.org/Graphics/GIF/spec-gif89a.txt
struct GIFBlocks {
    /// How long each picture stays, in seconds: of those in front of the place where the file breaks off, if it does.
    private(set) var durations: [TimeInterval] = []
    /// Where each of these pictures lies, and how it is stored.
    private(set) var frames: [GIFFrame] = []
    /// How many of the pictures are there to their end.
    private(set) var wholeCount = 0
    /// How often the animation runs, 0 for ever; `nil` where the file says nothing.
    private(set) var loopCount: Int?
    /// What the block in front of the next picture said, in seconds.
    private var duration: TimeInterval = 0
    /// Likewise: the index that is not drawn, and what happens to the picture before the next one.
    private var transparentIndex: UInt8?
    private var disposal = GIFFrame.Disposal.keep

    init(_ bytes: UnsafeRawBufferPointer) {
        guard bytes.count > 13 else { return }
        var position = 13 + Self.tableLength(bytes[10])
        while position < bytes.count {
            switch bytes[position] {
            case 0x21:
                readExtension(bytes, at: position)
                position = Self.endOfParts(bytes, from: position + 2)
            case 0x2C:
                guard position + 9 < bytes.count else { return }
                durations.append(duration)
                frames.append(frame(bytes, at: position))
                (duration, transparentIndex, disposal) = (0, nil, .keep)
                position = Self.endOfParts(bytes, from: position + 11 + Self.tableLength(bytes[position + 9]))
                if position <= bytes.count { wholeCount += 1 }
            default: return
            }
        }
    }

    /// A graphics control says how long the next picture stays, in hundredths of a second; Netscape's block how often all are shown.
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

    /// The picture whose descriptor is at `position`.
    private func frame(_ bytes: UnsafeRawBufferPointer, at position: Int) -> GIFFrame {
        func pair(_ offset: Int) -> Int { Int(bytes[position + offset]) | Int(bytes[position + offset + 1]) << 8 }
        let flags = bytes[position + 9]
        let own = Self.tableLength(flags)
        let colors = own > 0 ? (position + 10)..<(position + 10 + own) : 13..<(13 + Self.tableLength(bytes[10]))
        return GIFFrame(
            x: pair(1), y: pair(3), width: pair(5), height: pair(7), isInterlaced: flags & 0x40 != 0, colors: colors,
            transparentIndex: transparentIndex, disposal: disposal, start: position + 10 + own)
    }

    /// The bytes of the colour table that a set of flags announces.
    private static func tableLength(_ flags: UInt8) -> Int {
        flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1)
    }

    /// Where the parts that begin at `start`, each led by its length, have ended.
    private static func endOfParts(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
        var position = start
        while position < bytes.count, bytes[position] != 0 { position += Int(bytes[position]) + 1 }
        return position + 1
    }
}
