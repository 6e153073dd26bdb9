extension NSLayoutManager {
    /// Sets what is not set yet.
    func ensureSetting() {
        guard !setting.isValid else { return }
        let container = textContainers.first
        let place = AttachmentPlace(container: container, width: container.map(\.limits.width) ?? 0)
        let content = TextContent(textStorage ?? NSAttributedString(string: ""), place: place, links: linkAttributes) { style, paragraph in
            style.font.usesLeading = usesFontLeading
            if usesDefaultHyphenation, paragraph.hyphenation == 0 { paragraph.hyphenation = 1 }
        }
        let index = TextIndex(content.string)
        let spacing: ((TextLine) -> CGFloat)? = hub.delegate.map { delegate in
            { line in
                let rect = CGRect(x: line.x, y: line.top, width: line.room.width, height: line.height)
                let glyph = max(0, index.utf16(line.range.upperBound) - 1)
                self.pendingSpacing = content.paragraphStyle(at: line.range.lowerBound).lineSpacing
                return delegate.layoutManager(self, lineSpacingAfterGlyphAt: glyph, withProposedLineFragmentRect: rect)
            }
        }
        setting.set(content, into: textContainers, spacing: spacing)
        tellWhatIsSet()
    }

    private func tellWhatIsSet() {
        guard let delegate = hub.delegate else { return }
        for (number, part) in setting.parts.enumerated() {
            let isEnd = part.characters.location + part.characters.length >= setting.index.utf16Count
            delegate.layoutManager(self, didCompleteLayoutFor: textContainers[number], atEnd: isEnd)
        }
        let laid = setting.parts.last.map { $0.characters.location + $0.characters.length } ?? 0
        if laid < setting.index.utf16Count { delegate.layoutManager(self, didCompleteLayoutFor: nil, atEnd: true) }
    }

    package func lineSpacing(ofGlyphAt index: Int) -> CGFloat { pendingSpacing }

    /// Sets the text that is not set yet.
    public func ensureLayout(for container: NSTextContainer) { ensureSetting() }
    /// Sets the text that is not set yet.
    public func ensureLayout(forCharacterRange charRange: NSRange) { ensureSetting() }
    /// Sets the text that is not set yet.
    public func ensureLayout(forGlyphRange glyphRange: NSRange) { ensureSetting() }
    /// Sets the text that is not set yet.
    public func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { ensureSetting() }
    /// Sets the text that is not set yet.
    public func ensureGlyphs(forGlyphRange glyphRange: NSRange) { ensureSetting() }
    /// Sets the text that is not set yet.
    public func ensureGlyphs(forCharacterRange charRange: NSRange) { ensureSetting() }

    /// The first character that no container has room for; the text's length if there is none.
    public func firstUnlaidCharacterIndex() -> Int {
        ensureSetting()
        return setting.parts.last.map { $0.characters.location + $0.characters.length } ?? 0
    }

    /// The first glyph that no container has room for; their number if there is none.
    public func firstUnlaidGlyphIndex() -> Int { firstUnlaidCharacterIndex() }
}

extension NSLayoutManager {
    /// The container's lines; `nil` if the text does not reach it.
    func part(of container: NSTextContainer) -> TextSetting.Part? {
        ensureSetting()
        guard let index = textContainers.firstIndex(where: { $0 === container }), index < setting.parts.count else { return nil }
        return setting.parts[index]
    }

    /// The container and line that a glyph stands on.
    func place(ofGlyph glyph: Int) -> (part: TextSetting.Part, container: NSTextContainer, line: Int)? {
        ensureSetting()
        guard let number = setting.parts.firstIndex(where: { glyph < $0.characters.location + $0.characters.length }) else { return nil }
        let part = setting.parts[number]
        guard glyph >= 0, let line = part.layout.lineIndex(at: setting.index.byte(glyph)) else { return nil }
        return (part, textContainers[number], line)
    }

    /// The characters on a line, with the newline or what is left out behind it.
    func characters(ofLine line: Int, in part: TextSetting.Part) -> NSRange {
        let lines = part.layout.lines
        let start = setting.index.utf16(lines[line].range.lowerBound)
        let end =
            line + 1 < lines.count
            ? setting.index.utf16(lines[line + 1].range.lowerBound) : part.characters.location + part.characters.length
        return NSRange(location: start, length: max(0, end - start))
    }

    /// The lines that hold any of a range's characters.
    func lines(of range: NSRange, in part: TextSetting.Part) -> Range<Int> {
        let start = max(range.location, part.characters.location)
        let end = min(range.location + range.length, part.characters.location + part.characters.length)
        guard start < end, let first = part.layout.lineIndex(at: setting.index.byte(start)),
            let last = part.layout.lineIndex(at: setting.index.byte(end - 1))
        else { return 0..<0 }
        return first..<max(first, last) + 1
    }

    /// A line's strip of the container: its height reaches to the next line.
    func rect(ofLine line: Int, in part: TextSetting.Part, _ container: NSTextContainer) -> CGRect {
        let lines = part.layout.lines
        let own = lines[line]
        var height = own.height
        if let next = lines[(line + 1)...].first(where: { $0.top > own.top }) { height = next.top - own.top }
        let width = own.room.width.isFinite ? own.room.width + 2 * container.lineFragmentPadding : container.limits.width
        return CGRect(x: own.room.left, y: own.top, width: width, height: max(height, own.height))
    }

    /// What the text of a line takes, padding and spaces at a paragraph's end included.
    func usedRect(ofLine line: Int, in part: TextSetting.Part, _ container: NSTextContainer) -> CGRect {
        let own = part.layout.lines[line]
        let x = own.isRightToLeft ? own.x - own.trailing : own.x
        return CGRect(x: x, y: own.top, width: own.width + own.trailing + 2 * container.lineFragmentPadding, height: own.height)
    }
}

extension TextContent {
    /// The style of the run that holds a byte.
    fileprivate func paragraphStyle(at offset: Int) -> TextParagraph {
        runs[runs.partitioningIndex { $0.range.upperBound > offset }.clamped(to: runs.count - 1)].paragraph
    }
}

extension Int {
    fileprivate func clamped(to limit: Int) -> Int { Swift.min(self, limit) }
}
