/// Converts UTF-16 offsets, which Foundation uses, to UTF-8 byte offsets and back.
struct TextOffsets {
    let string: String
    let utf16Count: Int
    private let utf8Count: Int
    private let isASCII: Bool

    init(_ string: String) {
        self.string = string
        utf16Count = string.utf16.count
        utf8Count = string.utf8.count
        isASCII = utf16Count == utf8Count
    }

    /// Returns the byte offset at which the character of a UTF-16 unit starts.
    func utf8Offset(_ offset: Int) -> Int {
        guard offset > 0 else { return 0 }
        guard offset < utf16Count else { return utf8Count }
        if isASCII { return offset }
        let index = string.utf16.index(string.utf16.startIndex, offsetBy: offset)
        // For the second unit of a surrogate pair the index is inside of the character's bytes.
        let start = string.unicodeScalars.index(before: string.unicodeScalars.index(after: index))
        return string.utf8.distance(from: string.utf8.startIndex, to: start)
    }

    /// Returns the UTF-16 offset for a UTF-8 offset.
    func utf16Offset(_ utf8Offset: Int) -> Int {
        guard utf8Offset > 0 else { return 0 }
        guard utf8Offset < utf8Count else { return utf16Count }
        if isASCII { return utf8Offset }
        let index = string.utf8.index(string.utf8.startIndex, offsetBy: utf8Offset)
        return string.utf16.distance(from: string.utf16.startIndex, to: index)
    }

    func utf8Range(_ range: NSRange) -> Range<Int> {
        let start = utf8Offset(range.location)
        return start..<max(start, utf8Offset(range.location + range.length))
    }

    /// Returns the part of a range that is within the text.
    func clamped(_ range: NSRange) -> NSRange {
        let start = min(max(0, range.location), utf16Count)
        let (end, overflows) = range.location.addingReportingOverflow(max(0, range.length))
        return NSRange(location: start, length: max(0, (overflows ? utf16Count : min(end, utf16Count)) - start))
    }

    /// Returns the range extended to whole composed characters.
    func composed(_ range: NSRange) -> NSRange {
        guard !isASCII || string.contains("\r"), range.length > 0 else { return range }
        let text = string as NSString
        let first = text.rangeOfComposedCharacterSequence(at: range.location)
        let last = text.rangeOfComposedCharacterSequence(at: range.location + range.length - 1)
        return NSRange(location: first.location, length: last.location + last.length - first.location)
    }
}
