extension NSLayoutManager {
    /// Lays the text out if the layout is invalid.
    func ensureTextLayout() {
        guard !containerLayouts.isValid else { return }
        let container = textContainers.first
        let context = AttachmentLayoutContext(container: container, width: container.map(\.layoutSize.width) ?? 0)
        let text: NSAttributedString = textStorage ?? NSAttributedString(string: "")
        let content = TextContent(text, attachmentContext: context, links: linkAttributes) { style, paragraph in
            style.font.usesLeading = usesFontLeading
            if usesDefaultHyphenation, paragraph.hyphenation == 0 { paragraph.hyphenation = 1 }
        }
        let offsets = TextOffsets(content.string)
        let spacing: ((TextLine) -> CGFloat)? = hub.delegate.map { delegate in
            { line in
                let rect = CGRect(x: line.x, y: line.top, width: line.availableExtent.width, height: line.height)
                let glyph = max(0, offsets.utf16Offset(line.range.upperBound) - 1)
                self.defaultSpacingOfCurrentLine = content.paragraphStyle(at: line.range.lowerBound).lineSpacing
                return delegate.layoutManager(self, lineSpacingAfterGlyphAt: glyph, withProposedLineFragmentRect: rect)
            }
        }
        containerLayouts.layOut(content, into: textContainers, spacing: spacing)
        notifyCompletedLayout()
    }

    private func notifyCompletedLayout() {
        guard let delegate = hub.delegate else { return }
        for (containerIndex, part) in containerLayouts.layouts.enumerated() {
            let isEnd = part.characterRange.location + part.characterRange.length >= containerLayouts.offsets.utf16Count
            delegate.layoutManager(self, didCompleteLayoutFor: textContainers[containerIndex], atEnd: isEnd)
        }
        let laidOutEnd = containerLayouts.layouts.last.map { $0.characterRange.location + $0.characterRange.length } ?? 0
        if laidOutEnd < containerLayouts.offsets.utf16Count { delegate.layoutManager(self, didCompleteLayoutFor: nil, atEnd: true) }
    }

    /// Returns the default line spacing, for the delegate. The delegate can ask about the current line only, so the
    /// index is not used.
    package func lineSpacing(ofGlyphAt index: Int) -> CGFloat { defaultSpacingOfCurrentLine }

    /// Lays the text out if the layout is invalid.
    public func ensureLayout(for container: NSTextContainer) { ensureTextLayout() }
    /// Lays the text out if the layout is invalid.
    public func ensureLayout(forCharacterRange charRange: NSRange) { ensureTextLayout() }
    /// Lays the text out if the layout is invalid.
    public func ensureLayout(forGlyphRange glyphRange: NSRange) { ensureTextLayout() }
    /// Lays the text out if the layout is invalid.
    public func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { ensureTextLayout() }
    /// Lays the text out if the layout is invalid.
    public func ensureGlyphs(forGlyphRange glyphRange: NSRange) { ensureTextLayout() }
    /// Lays the text out if the layout is invalid.
    public func ensureGlyphs(forCharacterRange charRange: NSRange) { ensureTextLayout() }

    /// Returns the first character for which no container has space; the text's length if all characters fit.
    public func firstUnlaidCharacterIndex() -> Int {
        ensureTextLayout()
        return containerLayouts.layouts.last.map { $0.characterRange.location + $0.characterRange.length } ?? 0
    }

    /// Returns the first glyph for which no container has space; the number of glyphs if all glyphs fit.
    public func firstUnlaidGlyphIndex() -> Int { firstUnlaidCharacterIndex() }
}

extension NSLayoutManager {
    /// Returns the layout of the text in a container; `nil` if the text does not reach the container.
    func containerLayout(of container: NSTextContainer) -> TextContainerLayouts.ContainerLayout? {
        ensureTextLayout()
        guard let index = textContainers.firstIndex(where: { $0 === container }), index < containerLayouts.layouts.count else { return nil }
        return containerLayouts.layouts[index]
    }

    /// Returns the container of a glyph, the layout in that container, and the index of the line; `nil` without a
    /// line.
    func lineLocation(ofGlyph glyph: Int) -> (part: TextContainerLayouts.ContainerLayout, container: NSTextContainer, line: Int)? {
        ensureTextLayout()
        guard
            let containerIndex = containerLayouts.layouts.firstIndex(where: {
                glyph < $0.characterRange.location + $0.characterRange.length
            })
        else {
            return nil
        }
        let part = containerLayouts.layouts[containerIndex]
        guard glyph >= 0, let line = part.layout.lineIndex(at: containerLayouts.offsets.utf8Offset(glyph)) else { return nil }
        return (part, textContainers[containerIndex], line)
    }

    /// Returns the characters on a line, including the newline or the truncated text at the line's end.
    func characters(ofLine line: Int, in part: TextContainerLayouts.ContainerLayout) -> NSRange {
        let lines = part.layout.lines
        let start = containerLayouts.offsets.utf16Offset(lines[line].range.lowerBound)
        let end =
            line + 1 < lines.count
            ? containerLayouts.offsets.utf16Offset(lines[line + 1].range.lowerBound)
            : part.characterRange.location + part.characterRange.length
        return NSRange(location: start, length: max(0, end - start))
    }

    /// Returns the indices of the lines that contain any character of a range.
    func lines(of range: NSRange, in part: TextContainerLayouts.ContainerLayout) -> Range<Int> {
        let start = max(range.location, part.characterRange.location)
        let end = min(range.location + range.length, part.characterRange.location + part.characterRange.length)
        guard start < end, let first = part.layout.lineIndex(at: containerLayouts.offsets.utf8Offset(start)),
            let last = part.layout.lineIndex(at: containerLayouts.offsets.utf8Offset(end - 1))
        else { return 0..<0 }
        return first..<max(first, last) + 1
    }

    /// Returns the rectangle of a line in its container. The rectangle extends down to the next line.
    func rect(ofLine line: Int, in part: TextContainerLayouts.ContainerLayout, _ container: NSTextContainer) -> CGRect {
        let lines = part.layout.lines
        let currentLine = lines[line]
        var height = currentLine.height
        if let next = lines[(line + 1)...].first(where: { $0.top > currentLine.top }) { height = next.top - currentLine.top }
        let width =
            currentLine.availableExtent.width.isFinite
            ? currentLine.availableExtent.width + 2 * container.lineFragmentPadding : container.layoutSize.width
        return CGRect(x: currentLine.availableExtent.left, y: currentLine.top, width: width, height: max(height, currentLine.height))
    }

    /// Returns the used rectangle of a line, including padding and trailing spaces at the end of a paragraph.
    func usedRect(ofLine line: Int, in part: TextContainerLayouts.ContainerLayout, _ container: NSTextContainer) -> CGRect {
        let currentLine = part.layout.lines[line]
        let x = currentLine.isRightToLeft ? currentLine.x - currentLine.trailingWhitespaceWidth : currentLine.x
        return CGRect(
            x: x, y: currentLine.top, width: currentLine.width + currentLine.trailingWhitespaceWidth + 2 * container.lineFragmentPadding,
            height: currentLine.height)
    }
}

extension TextContent {
    /// Returns the paragraph style of the run at a UTF-8 offset.
    fileprivate func paragraphStyle(at offset: Int) -> TextParagraph {
        runs[runs.partitioningIndex { $0.range.upperBound > offset }.limited(to: runs.count - 1)].paragraph
    }
}

extension Int {
    fileprivate func limited(to limit: Int) -> Int { Swift.min(self, limit) }
}
