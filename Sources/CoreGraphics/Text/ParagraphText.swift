import Pango

/// A paragraph of a content, without its newline, borrowed while it is laid out.
struct ParagraphText {
    /// The whole content's bytes; all offsets count from here.
    let text: UnsafeBufferPointer<UInt8>
    let content: TextContent
    /// Of the paragraph.
    let range: Range<Int>
    let isRightToLeft: Bool

    var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: text[range]) }

    /// Lends the bytes with a space for each control character: the library stops at NUL, and makes boxes of the others.
    func withCleanBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        guard bytes.contains(where: { $0 < 0x20 }) else { return body(bytes) }
        return bytes.map { $0 < 0x20 ? 0x20 : $0 }.withUnsafeBufferPointer(body)
    }

    /// Where the paragraph's lines may end; counted from its start.
    func findBreaks() -> [BreakFlags] {
        withCleanBytes { TextScan.breaks($0, language: TextShaper.language) }
    }
}

/// Cuts a text at its newlines: LF, CR, CR LF, NEL (U+0085) and the paragraph separator (U+2029).
struct ParagraphSplitter {
    let text: UnsafeBufferPointer<UInt8>
    private(set) var next: Int?

    init(_ text: UnsafeBufferPointer<UInt8>, from start: Int = 0) {
        self.text = text
        next = start < text.count || start == 0 ? start : nil
    }

    /// Whether a newline stands before `offset`.
    func isParagraphStart(_ offset: Int) -> Bool {
        guard offset > 0, offset <= text.count else { return true }
        switch text[offset - 1] {
        case 0x0A: return true
        case 0x0D: return offset >= text.count || text[offset] != 0x0A
        case 0x85: return offset > 1 && text[offset - 2] == 0xC2
        case 0xA9: return offset > 2 && text[offset - 2] == 0x80 && text[offset - 3] == 0xE2
        default: return false
        }
    }

    /// The next paragraph without its newline; a text's end after a newline is no paragraph of its own.
    mutating func nextRange() -> Range<Int>? {
        guard let start = next else { return nil }
        var index = start
        while index < text.count {
            let length = newlineLength(at: index)
            if length > 0 {
                next = index + length < text.count ? index + length : nil
                return start..<index
            }
            index += 1
        }
        next = nil
        return start..<index
    }

    private func newlineLength(at index: Int) -> Int {
        switch text[index] {
        case 0x0A: 1
        case 0x0D: index + 1 < text.count && text[index + 1] == 0x0A ? 2 : 1
        case 0xC2 where index + 1 < text.count && text[index + 1] == 0x85: 2
        case 0xE2 where index + 2 < text.count && text[index + 1] == 0x80 && text[index + 2] == 0xA9: 3
        default: 0
        }
    }
}
