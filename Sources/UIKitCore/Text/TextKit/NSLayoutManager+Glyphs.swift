extension NSLayoutManager {
    /// The number of glyphs: the length of the text in UTF-16 units.
    public var numberOfGlyphs: Int {
        ensureTextLayout()
        return containerLayouts.offsets.utf16Count
    }

    /// Returns whether an index is the index of a glyph.
    public func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }

    /// Returns the glyph index of a character; the number of glyphs for an index beyond the text.
    public func glyphIndexForCharacter(at charIndex: Int) -> Int { min(max(0, charIndex), numberOfGlyphs) }

    /// Returns the character index of a glyph; the text's length for an index beyond the text.
    public func characterIndexForGlyph(at glyphIndex: Int) -> Int { min(max(0, glyphIndex), numberOfGlyphs) }

    /// Returns the glyphs of characters. `actualCharRange` receives the range of the composed characters.
    public func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?) -> NSRange {
        ensureTextLayout()
        let range = containerLayouts.offsets.composed(containerLayouts.offsets.clamped(charRange))
        actualCharRange?.pointee = range
        return range
    }

    /// Returns the characters of glyphs. `actualGlyphRange` receives all glyphs of these characters.
    public func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
        self.glyphRange(forCharacterRange: glyphRange, actualCharacterRange: actualGlyphRange)
    }

    /// Returns the glyphs in a container.
    public func glyphRange(for container: NSTextContainer) -> NSRange {
        containerLayout(of: container)?.characterRange ?? NSRange(location: numberOfGlyphs, length: 0)
    }

    /// Returns the container of a glyph; `nil` if no container has space for the glyph. `effectiveGlyphRange`
    /// receives all glyphs in the container.
    public func textContainer(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> NSTextContainer? {
        guard let position = lineLocation(ofGlyph: glyphIndex) else { return nil }
        effectiveGlyphRange?.pointee = position.part.characterRange
        return position.container
    }

    /// Returns the glyphs on a line that an ellipsis replaces; a range at `NSNotFound` if there are none.
    public func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        guard let position = lineLocation(ofGlyph: glyphIndex), position.part.layout.lines[position.line].isTruncated else {
            return NSRange(location: NSNotFound, length: 0)
        }
        let line = position.part.layout.lines[position.line]
        let lineRange = characters(ofLine: position.line, in: position.part)
        let end = lineRange.location + lineRange.length
        let visibleRanges = line.fragments.map { line.range(of: $0) }.filter { !$0.isEmpty }.sorted { $0.lowerBound < $1.lowerBound }
        var start = lineRange.location
        for range in visibleRanges {
            let (from, to) = (
                containerLayouts.offsets.utf16Offset(range.lowerBound), containerLayouts.offsets.utf16Offset(range.upperBound)
            )
            if from > start { return NSRange(location: start, length: from - start) }
            start = to
        }
        return NSRange(location: start, length: max(0, end - start))
    }

    /// Returns the size of the attachment at a glyph, in points; (-1, -1) without an attachment.
    public func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
        guard let position = lineLocation(ofGlyph: glyphIndex) else { return CGSize(width: -1, height: -1) }
        let offset = containerLayouts.offsets.utf8Offset(glyphIndex)
        let line = position.part.layout.lines[position.line]
        let fragment = line.fragments.first { line.range(of: $0).contains(offset) }
        guard let attachment = fragment.flatMap({ position.part.layout.content.runs[$0.style].style.attachment }) else {
            return CGSize(width: -1, height: -1)
        }
        return attachment.bounds.size
    }
}
