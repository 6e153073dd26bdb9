extension NSLayoutManager {
    /// Returns the rectangle of the line fragment with a glyph; zero if no container has space for the glyph.
    ///
    /// `effectiveGlyphRange` receives the glyphs on the line.
    public func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect {
        guard let position = lineLocation(ofGlyph: glyphIndex) else { return .zero }
        effectiveGlyphRange?.pointee = characters(ofLine: position.line, in: position.part)
        return rect(ofLine: position.line, in: position.part, position.container)
    }

    /// Returns the used rectangle of the line fragment with a glyph, including padding; zero if no container has
    /// space for the glyph.
    public func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect {
        guard let position = lineLocation(ofGlyph: glyphIndex) else { return .zero }
        effectiveGlyphRange?.pointee = characters(ofLine: position.line, in: position.part)
        return usedRect(ofLine: position.line, in: position.part, position.container)
    }

    /// Returns the position of a glyph on its baseline, relative to the origin of its line fragment.
    public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let position = lineLocation(ofGlyph: glyphIndex) else { return .zero }
        let line = position.part.layout.lines[position.line]
        let x = position.part.layout.caretX(at: containerLayouts.offsets.utf8Offset(glyphIndex), inLine: position.line)
        return CGPoint(x: x + position.container.lineFragmentPadding - line.availableExtent.left, y: line.baseline - line.top)
    }

    /// Returns the bounds of a container's text, including the empty line after a trailing newline.
    public func usedRect(for container: NSTextContainer) -> CGRect {
        guard let part = containerLayout(of: container) else { return .zero }
        var used = CGRect.null
        if containerLayouts.offsets.utf16Count > 0 {
            for line in part.layout.lines.indices { used = used.union(usedRect(ofLine: line, in: part, container)) }
        }
        if extraLineFragmentTextContainer === container { used = used.union(extraLineFragmentUsedRect) }
        return used.isNull ? .zero : used
    }

    /// Returns the bounds of glyphs in a container.
    public func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        var result = CGRect.null
        enumerateEnclosingRects(
            forGlyphRange: glyphRange, withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0), in: container
        ) { rect, _ in result = result.union(rect) }
        return result.isNull ? .zero : result
    }

    /// Calls `block` with a rectangle for each line that contains any of the glyphs. A line in which the writing
    /// direction changes may have several rectangles.
    ///
    /// - Parameters:
    ///   - glyphRange: The glyphs.
    ///   - selectedRange: The selected glyphs, or a range at `NSNotFound`. Where this range continues after a line,
    ///     the rectangles extend to the line's end.
    ///   - textContainer: The container whose coordinates are used.
    ///   - block: A closure that receives each rectangle, in points, and may set the flag to stop.
    public func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange, in textContainer: NSTextContainer,
        using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let part = containerLayout(of: textContainer) else { return }
        let range = containerLayouts.offsets.composed(containerLayouts.offsets.clamped(glyphRange))
        let bytes = containerLayouts.offsets.utf8Range(range)
        var stop = ObjCBool(false)
        for index in lines(of: range, in: part) {
            let strip = rect(ofLine: index, in: part, textContainer)
            let lineRange = characters(ofLine: index, in: part)
            let end = lineRange.location + lineRange.length
            // The selection cannot continue after the last line, unless this line ends with a newline.
            let isEnd = end >= numberOfGlyphs && extraLineFragmentTextContainer == nil
            let continuesAfterLine = selectedRange.location != NSNotFound && selectedRange.location + selectedRange.length >= end && !isEnd
            let spans = part.layout.spans(of: bytes, inLine: index)
            for (spanIndex, span) in spans.enumerated() {
                var spanRect = CGRect(
                    x: span.left + textContainer.lineFragmentPadding, y: strip.minY, width: span.width, height: strip.height)
                if continuesAfterLine, spanIndex == spans.count - 1, strip.width.isFinite, strip.width < 1_000_000 {
                    spanRect.size.width = max(spanRect.width, strip.maxX - textContainer.lineFragmentPadding - spanRect.minX)
                }
                block(spanRect, &stop)
                if stop.boolValue { return }
            }
        }
    }

    /// Calls `block` for each line that contains any of the glyphs, with its rectangle, used rectangle, container and
    /// glyphs.
    public func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        ensureTextLayout()
        let range = containerLayouts.offsets.clamped(glyphRange)
        var stop = ObjCBool(false)
        for (containerIndex, part) in containerLayouts.layouts.enumerated() {
            let container = textContainers[containerIndex]
            for line in lines(of: range, in: part) {
                block(
                    rect(ofLine: line, in: part, container), usedRect(ofLine: line, in: part, container), container,
                    characters(ofLine: line, in: part), &stop)
                if stop.boolValue { return }
            }
        }
    }

    /// Returns the glyphs of the lines that overlap a rectangle of a container. A line that only touches the
    /// rectangle is excluded.
    public func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        guard let part = containerLayout(of: container) else { return NSRange(location: 0, length: 0) }
        let lineIndices = part.layout.lines.indices.filter { rect(ofLine: $0, in: part, container).meets(bounds) }
        guard let first = lineIndices.first, let last = lineIndices.last else {
            return NSRange(location: part.characterRange.location, length: 0)
        }
        let start = characters(ofLine: first, in: part)
        let end = characters(ofLine: last, in: part)
        return NSRange(location: start.location, length: end.location + end.length - start.location)
    }
}
