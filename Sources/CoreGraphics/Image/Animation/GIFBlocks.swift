/// What the blocks of a GIF file say of its pictures.
///
/// - Source: https://www.w3.org/Graphics/GIF/spec-gif89a.txt
struct GIFBlocks {
    /// How long each picture stays, in seconds: of those in front of the place where the file breaks off, if it does.
    private(set) var durations: [TimeInterval] = []
    /// How many of the pictures are there to their end.
    private(set) var wholeCount = 0
    /// How often the animation runs, 0 for ever; `nil` where the file says nothing.
    private(set) var loopCount: Int?
    /// What the block in front of the next picture said, in seconds.
    private var duration: TimeInterval = 0

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
                duration = 0
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
        } else if position + 18 < bytes.count, bytes[position + 1] == 0xFF, bytes[position + 2] == 11,
            bytes[(position + 3)..<(position + 14)].elementsEqual("NETSCAPE2.0".utf8), bytes[position + 14] == 3, bytes[position + 15] == 1
        {
            loopCount = pair(16)
        }
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
