/// The incremental layout of edited text: lines before the edit are kept, some lines are broken again, and later
/// lines are moved.
///
/// The changed range is the part between the common prefix and suffix of both texts. Line breaking restarts some
/// lines before the change, at a word boundary whose line does not depend on the change. It continues in windows of
/// about 1024 bytes until a new line begins where an old line began, at a word boundary after the change. The
/// remaining old lines are moved by the differences in bytes and height. Paragraphs with bidirectional characters are
/// broken completely. The cost is proportional to the changed part, plus the copy of the later lines.
struct TextEdit {
    private let old: TextLayout
    private let content: TextContent
    /// The changed range, in bytes of the new text.
    private let changed: Range<Int>
    /// The difference in length, in bytes.
    private let delta: Int
    private let removedIsSimple: Bool

    /// Returns `nil` if anything except one range of characters has changed, or if the old layout was limited or
    /// truncated.
    init?(from old: TextLayout, to content: TextContent, width: CGFloat) {
        guard old.isUnlimited, old.width == width, width.isFinite, !old.isTruncated, old.lines.count > Self.lineLimit else { return nil }
        self.old = old
        self.content = content
        delta = content.string.utf8.count - old.content.string.utf8.count
        var (before, after) = (old.content.string, content.string)
        (changed, removedIsSimple) = before.withUTF8 { before in
            after.withUTF8 { after in
                let range = ChangedBytes.range(from: before, to: after)
                let removed = range.lowerBound..<max(range.lowerBound, range.upperBound - (after.count - before.count))
                return (range, SimpleText.isSimple(before[removed]))
            }
        }
        guard hasSameStyles else { return nil }
    }

    /// The number of old lines up to which text is laid out completely.
    private static let lineLimit = 6
    /// The number of bytes after the edit that are broken at a time.
    private static let windowLength = 1024

    /// Whether the styles are unchanged: runs may differ only in the positions of their ends.
    private var hasSameStyles: Bool {
        let (left, right) = (old.content.runs, content.runs)
        guard left.count == right.count else { return false }
        return zip(left, right).allSatisfy { before, after in
            let end = before.range.upperBound
            let isUnchanged = end == after.range.upperBound && end <= changed.lowerBound
            let isMoved = end + delta == after.range.upperBound && after.range.upperBound >= changed.upperBound
            return (isUnchanged || isMoved) && before.style == after.style && before.paragraph == after.paragraph
        }
    }

    /// Returns all lines of the new text, and how many of them were broken again; `nil` if a complete layout is better.
    func lines() -> (lines: [TextLine], broken: Int)? {
        var string = content.string
        return string.withUTF8 { text in
            guard let start = restart(in: text) else { return nil }
            var builder = LayoutBuilder(
                content: content, text: text,
                limits: LayoutBuilder.Limits(width: Double(old.width), height: .infinity, lines: 0, truncation: .none))
            builder.y = Double(old.lines[start.line].top)
            guard let next = rebuild(&builder, from: start, text) else { return nil }
            return (join(start.line, builder, next), builder.linesBroken)
        }
    }

    /// Returns the first old lines, the new lines, and the remaining old lines at their new positions.
    private func join(_ firstCount: Int, _ builder: LayoutBuilder, _ next: Int) -> [TextLine] {
        var lines: [TextLine] = []
        lines.reserveCapacity(firstCount + builder.lines.count + old.lines.count - next)
        lines += old.lines[..<firstCount]
        lines += builder.lines
        guard next < old.lines.count else { return lines }
        let yOffset = CGFloat(builder.y + (builder.lines.isEmpty ? 0 : builder.spacing)) - old.lines[next].top
        for var line in old.lines[next...] {
            line.range = line.range.lowerBound + delta..<line.range.upperBound + delta
            line.top += yOffset
            line.baseline += yOffset
            lines.append(line)
        }
        return lines
    }
}

extension TextEdit {
    /// The position from which lines are broken.
    private struct Start {
        var line: Int
        var offset: Int
        /// Whether line breaking may begin and end inside of a paragraph.
        var isInside: Bool
    }

    /// Returns a line before the edit whose start does not depend on the change.
    private func restart(in text: UnsafeBufferPointer<UInt8>) -> Start? {
        guard var line = old.lineIndex(at: changed.lowerBound) else { return nil }
        var first = line
        while first > 0, !old.lines[first].startsParagraph { first -= 1 }
        // The edit may have removed a newline and joined the paragraph with the previous one.
        if first == line, first > 0 {
            first -= 1
            while first > 0, !old.lines[first].startsParagraph { first -= 1 }
        }
        let splitter = ParagraphSplitter(text)
        guard splitter.isParagraphStart(old.lines[first].range.lowerBound) else { return nil }
        line = max(first, line - 2)
        let offset = old.lines[first].range.lowerBound
        let end = paragraphEnd(from: offset, in: text)
        let isSimple = removedIsSimple && SimpleText.isSimple(text[offset..<end])
        guard isSimple else { return Start(line: first, offset: offset, isInside: false) }
        while line > first, !SimpleText.isWordBoundary(old.lines[line].range.lowerBound, in: text) { line -= 1 }
        return Start(line: line, offset: old.lines[line].range.lowerBound, isInside: true)
    }

    private func paragraphEnd(from offset: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
        var splitter = ParagraphSplitter(text, from: offset)
        return splitter.nextRange()?.upperBound ?? text.count
    }

    /// Breaks lines until a new line begins where an old line began.
    ///
    /// - Returns: The index of that old line, or the number of old lines; `nil` if a window contains too few lines.
    private func rebuild(_ builder: inout LayoutBuilder, from start: Start, _ text: UnsafeBufferPointer<UInt8>) -> Int? {
        var splitter = ParagraphSplitter(text, from: start.offset)
        var continues = !old.lines[start.line].startsParagraph
        while let whole = splitter.nextRange() {
            if !continues, !builder.lines.isEmpty, let next = oldLine(at: whole.lowerBound, startsParagraph: true) {
                builder.spacing += Double(builder.style(ofParagraphAt: whole.lowerBound).paragraphSpacingBefore)
                return next
            }
            let style = builder.style(ofParagraphAt: whole.lowerBound)
            if !builder.lines.isEmpty, !continues { builder.spacing += Double(style.paragraphSpacingBefore) }
            var offset = whole.lowerBound
            while offset < whole.upperBound || offset == whole.lowerBound {
                let end = start.isInside ? windowEnd(from: offset, to: whole.upperBound, in: text) : whole.upperBound
                let count = builder.lines.count
                var part = builder.paragraph(offset..<end, style)
                if offset > whole.lowerBound || continues { part = ParagraphText(part, isRightToLeft: false) }
                builder.add(part, style, isFinal: splitter.next == nil, continues: continues)
                if end < whole.upperBound, !builder.removeUnconfirmedLines(from: count) { return nil }
                if let next = findReusableLine(&builder, from: count, isInside: start.isInside, in: text) { return next }
                guard end < whole.upperBound else { break }
                guard builder.lines.count > count, let last = builder.lines.last else { return nil }
                offset = last.range.upperBound
                continues = true
            }
            continues = false
            builder.spacing += Double(style.paragraphSpacing)
        }
        return old.lines.count
    }

    /// Finds the first new line that begins where an old line began, and discards the new lines from there on.
    /// Returns the index of the old line.
    private func findReusableLine(
        _ builder: inout LayoutBuilder, from count: Int, isInside: Bool, in text: UnsafeBufferPointer<UInt8>
    ) -> Int? {
        guard isInside else { return nil }
        for index in max(1, count)..<max(1, count, builder.lines.count) {
            let line = builder.lines[index]
            let offset = line.range.lowerBound
            guard !line.startsParagraph, SimpleText.isWordBoundary(offset, in: text), let next = oldLine(at: offset, startsParagraph: false)
            else { continue }
            builder.removeLines(from: index)
            return next
        }
        return nil
    }

    private func oldLine(at offset: Int, startsParagraph: Bool) -> Int? {
        guard offset > changed.upperBound else { return nil }
        let oldOffset = offset - delta
        let index = old.lines.partitioningIndex { $0.range.lowerBound >= oldOffset }
        guard index < old.lines.count, old.lines[index].range.lowerBound == oldOffset, old.lines[index].startsParagraph == startsParagraph
        else {
            return nil
        }
        return index
    }

    /// Returns the first word boundary at least ``windowLength`` bytes after the edit and `offset`, or else `limit`.
    private func windowEnd(from offset: Int, to limit: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
        var end = max(offset, changed.upperBound) + Self.windowLength
        while end < limit, !SimpleText.isWordBoundary(end, in: text) { end += 1 }
        return min(end, limit)
    }
}

extension LayoutBuilder {
    /// Removes the last two lines of a partially broken paragraph, which may depend on the text that follows.
    ///
    /// - Returns: Whether any line remains.
    fileprivate mutating func removeUnconfirmedLines(from count: Int) -> Bool {
        guard lines.count > count + 2 else { return false }
        removeLines(from: lines.count - 2)
        return true
    }

    /// Removes the lines from an index on. The next line is placed at the position of the first removed line.
    fileprivate mutating func removeLines(from index: Int) {
        y = Double(lines[index].top)
        spacing = 0
        lines.removeSubrange(index...)
    }
}

extension ParagraphText {
    /// Creates the paragraph with a known direction.
    fileprivate init(_ other: ParagraphText, isRightToLeft: Bool) {
        self.init(text: other.text, content: other.content, range: other.range, isRightToLeft: isRightToLeft)
    }
}
