/// The layout of a layout manager's text: the line breaks in each container.
///
/// The containers are filled one after the other; each layout begins where the previous one ended. A plain container
/// of unlimited height uses the engine's incremental layout, which starts from the previous result and lays out only
/// the changed paragraphs. Other containers are laid out completely, with limits for the height and the number of
/// lines. If a container has exclusion paths or a custom shape, the engine asks for the available spans of each line.
struct TextSetting {
    /// The lines in one container.
    struct Part {
        var layout: TextLayout
        /// The characters on the lines, including newlines; in UTF-16 units.
        var characters: NSRange
    }

    var isValid = false
    var parts: [Part] = []
    var index = TextIndex("")
    /// The last layout without a limit of height or lines. The layout after an edit reuses its unchanged paragraphs.
    private(set) var kept: TextLayout?

    mutating func reset() {
        kept = nil
    }

    /// Lays content out in containers, one after the other.
    mutating func set(_ content: TextContent, into containers: [NSTextContainer], spacing: ((TextLine) -> CGFloat)?) {
        isValid = true
        index = TextIndex(content.string)
        parts = []
        let count = content.string.utf8.count
        var start = 0
        for container in containers {
            let layout = Self.layout(content, container, start: start, index: index, kept: kept, spacing: spacing)
            if containers.count == 1 { kept = layout.isUnlimited ? layout : nil }
            let from = index.utf16(start)
            parts.append(Part(layout: layout, characters: NSRange(location: from, length: index.utf16(layout.end) - from)))
            start = layout.end
            if start >= count { break }
        }
    }

    private static func layout(
        _ content: TextContent, _ container: NSTextContainer, start: Int, index: TextIndex, kept: TextLayout?,
        spacing: ((TextLine) -> CGFloat)?
    ) -> TextLayout {
        let limits = container.limits
        let isWide = limits.width == .greatestFiniteMagnitude
        let isTall = limits.height == .greatestFiniteMagnitude
        let padding = container.lineFragmentPadding
        let width = isWide ? .infinity : max(0, limits.width - 2 * padding)
        let isPlain = container.isSimpleRectangularTextContainer && type(of: container) == NSTextContainer.self
        if isPlain, isTall, start == 0, container.maximumNumberOfLines == 0, spacing == nil {
            return TextLayout(content, width: width, replacing: kept)
        }
        let truncation = container.lineBreakMode.lineBreak.truncation
        let rooms: ((CGFloat, CGFloat) -> [TextRoom])? = isPlain ? nil : { self.rooms(in: container, top: $0, height: $1) }
        return TextLayout(
            content, width: width, maxHeight: isTall ? .infinity : limits.height, maximumLines: container.maximumNumberOfLines,
            truncation: truncation, start: start, rooms: rooms, spacing: spacing)
    }

    /// Returns the free spans of a strip in a container, measured from the left padding.
    private static func rooms(in container: NSTextContainer, top: CGFloat, height: CGFloat) -> [TextRoom] {
        let padding = container.lineFragmentPadding
        var rest = CGRect(x: 0, y: top, width: min(container.limits.width, widest), height: height)
        var rooms: [TextRoom] = []
        for _ in 0..<most where rest.width > 0 {
            var remaining = CGRect.zero
            let found = container.lineFragmentRect(forProposedRect: rest, at: 0, writingDirection: .natural, remaining: &remaining)
            if found.width > 2 * padding { rooms.append(TextRoom(left: found.minX, width: found.width - 2 * padding)) }
            rest = remaining
        }
        return rooms
    }

    /// The width that represents no limit where text flows around exclusion paths, in points.
    private static let widest: CGFloat = 1_000_000
    /// The maximum number of line fragments beside each other.
    private static let most = 64
}
