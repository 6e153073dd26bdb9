extension TextContent {
    /// One look for a whole string.
    init(_ string: String, attributes: [NSAttributedString.Key: Any]) {
        self.init(string, style: TextAttributes.style(attributes), paragraph: TextAttributes.paragraph(attributes) ?? TextParagraph())
    }

    /// - Parameter adjust: changes to what the string's attributes say of each run.
    init(
        _ attributed: NSAttributedString, default font: TextFont = TextAttributes.defaultFont,
        adjust: (inout TextStyle, inout TextParagraph) -> Void = { _, _ in }
    ) {
        let string = attributed.string
        var runs: [Run] = []
        var map = UTF16Map(string)
        var offset = 0
        while offset < attributed.length {
            var range = NSRange()
            let attributes = attributed.attributes(at: offset, effectiveRange: &range)
            offset = max(range.location + range.length, offset + 1)
            let bytes = map.bytes(upTo: offset)
            guard !bytes.isEmpty else { continue }
            runs.append(Run.make(bytes, attributes, font, adjust))
        }
        if runs.isEmpty || map.position < string.utf8.count {
            let attributes = attributed.length > 0 ? attributed.attributes(at: attributed.length - 1, effectiveRange: nil) : [:]
            runs.append(Run.make(map.position..<string.utf8.count, attributes, font, adjust))
        }
        self.init(string, runs: runs)
    }
}

extension TextContent.Run {
    fileprivate static func make(
        _ range: Range<Int>, _ attributes: [NSAttributedString.Key: Any], _ font: TextFont,
        _ adjust: (inout TextStyle, inout TextParagraph) -> Void
    ) -> TextContent.Run {
        var style = TextAttributes.style(attributes, default: font)
        var paragraph = TextAttributes.paragraph(attributes) ?? TextParagraph()
        adjust(&style, &paragraph)
        return TextContent.Run(range: range, style: style, paragraph: paragraph)
    }
}

/// Turns growing UTF-16 offsets, which attributed strings count by, into bytes of UTF-8.
struct UTF16Map {
    private let string: String
    private let isPlain: Bool
    private var index: String.Index
    private var offset = 0
    /// In bytes.
    private(set) var position = 0

    init(_ string: String) {
        self.string = string
        isPlain = string.utf8.count == string.utf16.count
        index = string.startIndex
    }

    /// The bytes from the latest position up to `end`; one in the middle of a character counts as that character's start.
    mutating func bytes(upTo end: Int) -> Range<Int> {
        let start = position
        if isPlain {
            position = min(end, string.utf8.count)
        } else {
            let next = string.utf16.index(index, offsetBy: end - offset, limitedBy: string.endIndex) ?? string.endIndex
            position = scalarStart(string.utf8.distance(from: string.startIndex, to: next))
            index = next
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
