/// Walks the blocks of a GIF file.
///
/// - Source: https://www.w3.org/Graphics/GIF/spec-gif89a.txt
enum GIFBlocks {
    /// The number of pictures in a file; those in front of the place where it breaks off, if it does.
    static func frameCount(_ bytes: UnsafeRawBufferPointer) -> Int { frames(bytes).begun }

    /// Whether the file does not break off before the first picture is over.
    static func isFirstPictureWhole(_ bytes: UnsafeRawBufferPointer) -> Bool { frames(bytes).whole > 0 }

    private static func frames(_ bytes: UnsafeRawBufferPointer) -> (begun: Int, whole: Int) {
        guard bytes.count > 13 else { return (0, 0) }
        var position = 13 + tableLength(bytes[10])
        var count = (begun: 0, whole: 0)
        while position < bytes.count {
            switch bytes[position] {
            case 0x21: position = endOfParts(bytes, from: position + 2)
            case 0x2C:
                guard position + 9 < bytes.count else { return count }
                count.begun += 1
                position = endOfParts(bytes, from: position + 11 + tableLength(bytes[position + 9]))
                if position <= bytes.count { count.whole += 1 }
            default: return count
            }
        }
        return count
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
