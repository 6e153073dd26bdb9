/// Converts increasing UTF-16 offsets, the indices of attributed strings, to UTF-8 byte offsets.
struct UTF16ToUTF8Cursor {
    private let string: String
    private let isASCII: Bool
    private var index: String.Index
    private var offset = 0
    /// The UTF-8 offset at which the last conversion ended.
    private(set) var position = 0

    init(_ string: String) {
        self.string = string
        isASCII = string.utf8.count == string.utf16.count
        index = string.startIndex
    }

    /// Returns the byte range from the latest position to `end`. An offset inside of a character counts as the
    /// character's start.
    mutating func bytes(upTo end: Int) -> Range<Int> {
        let start = position
        if isASCII {
            position = min(end, string.utf8.count)
        } else {
            let nextIndex = string.utf16.index(index, offsetBy: end - offset, limitedBy: string.endIndex) ?? string.endIndex
            position = scalarStart(string.utf8.distance(from: string.startIndex, to: nextIndex))
            index = nextIndex
        }
        offset = end
        return start..<max(start, position)
    }

    private func scalarStart(_ position: Int) -> Int {
        var position = position
        let bytes = string.utf8
        while position > 0, position < bytes.count, bytes[bytes.index(bytes.startIndex, offsetBy: position)] & 0xC0 == 0x80 {
            position -= 1
        }
        return position
    }
}
