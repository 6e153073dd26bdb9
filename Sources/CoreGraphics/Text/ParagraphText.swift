import Pango

/// A paragraph of the text, without its newline. The bytes are borrowed during layout.
struct ParagraphText {
    /// The bytes of the whole text, to which all offsets refer.
    let text: UnsafeBufferPointer<UInt8>
    let content: TextContent
    /// The range of the paragraph.
    let range: Range<Int>
    let isRightToLeft: Bool

    var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: text[range]) }

    /// Calls `body` with the bytes, with control characters replaced by spaces: Pango stops at NUL and draws boxes
    /// for others.
    func withCleanBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        guard bytes.contains(where: { $0 < 0x20 }) else { return body(bytes) }
        return bytes.map { $0 < 0x20 ? 0x20 : $0 }.withUnsafeBufferPointer(body)
    }

    /// Returns the break opportunities of the paragraph, relative to its start.
    func findBreaks() -> [BreakFlags] {
        withCleanBytes { TextScan.breaks($0, language: TextShaper.language) }
    }
}

/// Splits text at its newlines: LF, CR, CR LF, NEL (U+0085) and the paragraph separator (U+2029).
struct ParagraphSplitter {
    let text: UnsafeBufferPointer<UInt8>
    private(set) var next: Int?

    init(_ text: UnsafeBufferPointer<UInt8>, from start: Int = 0) {
        self.text = text
        next = start < text.count || start == 0 ? start : nil
    }

    /// Returns whether a paragraph begins at `offset`: at the start of the text, or after a newline.
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

    /// Returns the next paragraph without its newline. An empty end after a newline is not a paragraph.
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
