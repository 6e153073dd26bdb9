/// Turns UTF-16 offsets, which Foundation counts by, into bytes of UTF-8 and back.
struct TextIndex {
    let string: String
    let utf16Count: Int
    private let utf8Count: Int
    private let isPlain: Bool

    init(_ string: String) {
        self.string = string
        utf16Count = string.utf16.count
        utf8Count = string.utf8.count
        isPlain = utf16Count == utf8Count
    }

    /// The byte at which a UTF-16 unit's character starts.
    func byte(_ offset: Int) -> Int {
        guard offset > 0 else { return 0 }
        guard offset < utf16Count else { return utf8Count }
        if isPlain { return offset }
        let index = string.utf16.index(string.utf16.startIndex, offsetBy: offset)
        // Inside a pair of surrogates the index lies inside the character's bytes.
        let start = string.unicodeScalars.index(before: string.unicodeScalars.index(after: index))
        return string.utf8.distance(from: string.utf8.startIndex, to: start)
    }

    /// The UTF-16 unit at which the character at a byte starts.
    func utf16(_ byte: Int) -> Int {
        guard byte > 0 else { return 0 }
        guard byte < utf8Count else { return utf16Count }
        if isPlain { return byte }
        let index = string.utf8.index(string.utf8.startIndex, offsetBy: byte)
        return string.utf16.distance(from: string.utf16.startIndex, to: index)
    }

    func bytes(_ range: NSRange) -> Range<Int> {
        let start = byte(range.location)
        return start..<max(start, byte(range.location + range.length))
    }

    /// A range cut to the text.
    func clamped(_ range: NSRange) -> NSRange {
        let start = min(max(0, range.location), utf16Count)
        let (end, overflows) = range.location.addingReportingOverflow(max(0, range.length))
        return NSRange(location: start, length: max(0, (overflows ? utf16Count : min(end, utf16Count)) - start))
    }

    /// Grown to whole characters as people see them.
    func composed(_ range: NSRange) -> NSRange {
        guard !isPlain || string.contains("\r"), range.length > 0 else { return range }
        let text = string as NSString
        let first = text.rangeOfComposedCharacterSequence(at: range.location)
        let last = text.rangeOfComposedCharacterSequence(at: range.location + range.length - 1)
        return NSRange(location: first.location, length: last.location + last.length - first.location)
    }
}
