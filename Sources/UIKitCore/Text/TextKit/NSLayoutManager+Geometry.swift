extension NSLayoutManager {
    /// The strip of its container that a glyph's line was given; zero if no container has room for it.
    ///
    /// `effectiveGlyphRange` is told the glyphs on the line.
    public func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect {
        guard let place = place(ofGlyph: glyphIndex) else { return .zero }
        effectiveGlyphRange?.pointee = characters(ofLine: place.line, in: place.part)
        return rect(ofLine: place.line, in: place.part, place.container)
    }

    /// What the text of a glyph's line takes, padding included; zero if no container has room for it.
    public func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect {
        guard let place = place(ofGlyph: glyphIndex) else { return .zero }
        effectiveGlyphRange?.pointee = characters(ofLine: place.line, in: place.part)
        return usedRect(ofLine: place.line, in: place.part, place.container)
    }

    /// Where a glyph starts on its baseline, from the corner of its line's strip.
    public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let place = place(ofGlyph: glyphIndex) else { return .zero }
        let line = place.part.layout.lines[place.line]
        let x = place.part.layout.caretX(at: setting.index.byte(glyphIndex), inLine: place.line)
        return CGPoint(x: x + place.container.lineFragmentPadding - line.room.left, y: line.baseline - line.top)
    }

    /// The rectangle around all that a container's text takes, the empty line behind a last newline included.
    public func usedRect(for container: NSTextContainer) -> CGRect {
        guard let part = part(of: container) else { return .zero }
        var used = CGRect.null
        if setting.index.utf16Count > 0 {
            for line in part.layout.lines.indices { used = used.union(usedRect(ofLine: line, in: part, container)) }
        }
        if extraLineFragmentTextContainer === container { used = used.union(extraLineFragmentUsedRect) }
        return used.isNull ? .zero : used
    }

    /// The rectangle around glyphs in a container: whole lines where the range goes on.
    public func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        var result = CGRect.null
        enumerateEnclosingRects(
            forGlyphRange: glyphRange, withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0), in: container
        ) { rect, _ in result = result.union(rect) }
        return result.isNull ? .zero : result
    }

    /// Calls `block` with a rectangle for each line that has some of the glyphs, and several where directions change.
    ///
    /// - Parameters:
    ///   - glyphRange: whose rectangles are wanted.
    ///   - selectedRange: if it is not `NSNotFound`, rectangles reach to the line's end where that range goes on behind it.
    ///   - textContainer: in whose coordinates.
    ///   - block: gets each rectangle, in points; it sets the flag to stop.
    public func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange, in textContainer: NSTextContainer,
        using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let part = part(of: textContainer) else { return }
        let range = setting.index.composed(setting.index.clamped(glyphRange))
        let bytes = setting.index.bytes(range)
        var stop = ObjCBool(false)
        for index in lines(of: range, in: part) {
            let strip = rect(ofLine: index, in: part, textContainer)
            let all = characters(ofLine: index, in: part)
            let end = all.location + all.length
            // After the last line nothing goes on, unless that ends with a newline.
            let isEnd = end >= numberOfGlyphs && extraLineFragmentTextContainer == nil
            let goesOn = selectedRange.location != NSNotFound && selectedRange.location + selectedRange.length >= end && !isEnd
            let spans = part.layout.spans(of: bytes, inLine: index)
            for (number, span) in spans.enumerated() {
                var box = CGRect(
                    x: span.left + textContainer.lineFragmentPadding, y: strip.minY, width: span.width, height: strip.height)
                if goesOn, number == spans.count - 1, strip.width.isFinite, strip.width < 1_000_000 {
                    box.size.width = max(box.width, strip.maxX - textContainer.lineFragmentPadding - box.minX)
                }
                block(box, &stop)
                if stop.boolValue { return }
            }
        }
    }

    /// Calls `block` for each line that has some of the glyphs: its strip, what its text takes, its container and its glyphs.
    public func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        ensureSetting()
        let range = setting.index.clamped(glyphRange)
        var stop = ObjCBool(false)
        for (number, part) in setting.parts.enumerated() {
            let container = textContainers[number]
            for line in lines(of: range, in: part) {
                block(
                    rect(ofLine: line, in: part, container), usedRect(ofLine: line, in: part, container), container,
                    characters(ofLine: line, in: part), &stop)
                if stop.boolValue { return }
            }
        }
    }

    /// The glyphs of the lines that lie in a rectangle of a container, at least in part. A line that only touches it is not among them.
    public func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        guard let part = part(of: container) else { return NSRange(location: 0, length: 0) }
        let found = part.layout.lines.indices.filter { rect(ofLine: $0, in: part, container).meets(bounds) }
        guard let first = found.first, let last = found.last else { return NSRange(location: part.characters.location, length: 0) }
        let (start, end) = (characters(ofLine: first, in: part), characters(ofLine: last, in: part))
        return NSRange(location: start.location, length: end.location + end.length - start.location)
    }
}
