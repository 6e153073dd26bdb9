/// Lays out paragraphs as lines below each other.
///
/// The text is split into paragraphs. For each paragraph, a ``LineBreaker`` provides one line after the other, for
/// the width between the paragraph's indents. The last line that fits is truncated with an ellipsis if text remains.
/// The height of a line is the maximum of its fonts and attachments. The pieces of a line are then justified if
/// required, put into visual order by their bidirectional levels, and placed from left to right. Without a width
/// limit, all lines are finally aligned within the width of the widest line. The cost is linear in the number of
/// laid-out bytes.
struct LayoutBuilder {
    struct Limits {
        var width: Double
        var height: Double
        /// The height in points at which layout stops: the first line that extends below it is the last one. The text
        /// is not truncated.
        var stopsBelow = Double.infinity
        /// The maximum number of lines; 0 for no limit.
        var lines: Int
        var truncation: TextTruncation
        /// The start of the layout, in bytes. A start inside of a paragraph continues the paragraph.
        var start = 0
        /// Returns the free parts of a strip, from left to right; `nil` if the full width is free.
        var freeExtents: ((_ top: CGFloat, _ height: CGFloat) -> [HorizontalExtent])?
        /// Returns the spacing below a line in points, instead of the paragraph's line spacing.
        var spacing: ((TextLine) -> CGFloat)?
    }

    /// A line before its vertical placement and visual ordering.
    struct Draft {
        var pieces: [TextPiece]
        var range: Range<Int>
        var isLast: Bool
        var isShortened = false
    }

    let content: TextContent
    let text: UnsafeBufferPointer<UInt8>
    var limits: Limits
    var lines: [TextLine] = []
    var isTruncated = false
    /// The bottom of the last line.
    var y = 0.0
    var usedWidth = 0.0
    /// The spacing above the next line, applied only if there is a next line.
    var spacing = 0.0
    /// Whether no further line is added.
    var isFull = false
    /// The number of created lines, including discarded ones.
    var linesBroken = 0
    /// The number of pieces that were examined to avoid last lines with a single word, for tests.
    var piecesExamined = 0
    /// The number of bytes that were shaped as parts of words and spaces, for tests.
    var bytesCut = 0
    /// The offset of the first byte that is not part of any line.
    var end = 0
    /// The frames of lines without a width limit, which are aligned to the widest line at the end.
    private var frames: [LineFrame] = []

    init(content: TextContent, text: UnsafeBufferPointer<UInt8>, limits: Limits) {
        self.content = content
        self.text = text
        self.limits = limits
    }

    mutating func build() {
        var splitter = ParagraphSplitter(text, from: limits.start)
        var continues = limits.start > 0 && !splitter.isParagraphStart(limits.start)
        while !isFull, let range = splitter.nextRange() {
            let style = style(ofParagraphAt: range.lowerBound)
            if !lines.isEmpty { spacing += Double(style.paragraphSpacingBefore) }
            let paragraph = paragraph(range, style)
            add(paragraph, style, isFinal: splitter.next == nil, continues: continues)
            continues = false
            if !isFull { end = splitter.next ?? text.count }
            spacing += Double(style.paragraphSpacing)
        }
        alignWithoutWidth()
    }

    func style(ofParagraphAt offset: Int) -> TextParagraph {
        content.runs[content.runIndex(at: offset)].paragraph
    }

    func paragraph(_ range: Range<Int>, _ style: TextParagraph) -> ParagraphText {
        ParagraphText(text: text, content: content, range: range, isRightToLeft: isRightToLeft(range, style))
    }

    private mutating func alignWithoutWidth() {
        for (index, frame) in frames.enumerated() {
            lines[index].x = CGFloat(frame.left(of: Double(lines[index].width), in: usedWidth + frame.trailing))
            lines[index].availableExtent = HorizontalExtent(left: 0, width: CGFloat(usedWidth + frame.trailing))
        }
    }

    private func isRightToLeft(_ range: Range<Int>, _ style: TextParagraph) -> Bool {
        switch style.baseDirection {
        case .leftToRight: false
        case .rightToLeft: true
        case .natural: BaseDirection.isRightToLeft(UnsafeBufferPointer(rebasing: text[range])) ?? false
        }
    }

    mutating func add(_ paragraph: ParagraphText, _ style: TextParagraph, isFinal: Bool, continues: Bool) {
        var breaker = LineBreaker(paragraph: paragraph, style: style)
        var isFirst = !continues
        defer { bytesCut += breaker.bytesCut }
        if let freeExtents = limits.freeExtents { return flow(&breaker, isFinal: isFinal, isFirst: isFirst, freeExtents) }
        let fullExtent = HorizontalExtent(left: 0, width: CGFloat(limits.width))
        repeat {
            let frame = LineFrame(style: style, isFirst: isFirst, width: limits.width, isRightToLeft: paragraph.isRightToLeft)
            if !lines.isEmpty { y += spacing }
            spacing = 0
            let draft = makeLine(&breaker, frame, isFinal: isFinal)
            append(draft, frame, breaker, fullExtent, isFirst: isFirst)
            isFirst = false
            if y > limits.stopsBelow { isFull = true }
        } while !breaker.isAtEnd && !isFull
        piecesExamined += breaker.piecesExamined
        if isFull { end = breaker.offset }
    }

    /// Appends a line at the current height, in the free part `extent` of a strip.
    mutating func append(_ draft: Draft, _ frame: LineFrame, _ breaker: LineBreaker, _ extent: HorizontalExtent, isFirst: Bool) {
        let style = breaker.style
        let metrics = metrics(of: draft, style)
        var pieces = draft.pieces
        let width = Double(extent.width)
        if style.alignment == .justified && !draft.isLast { Justification.widen(&pieces, to: frame.availableWidth(in: width)) }
        let isRightToLeft = breaker.paragraph.isRightToLeft
        let (fragments, length, blanks) = placeFragments(pieces, lineStart: draft.range.lowerBound, isRightToLeft: isRightToLeft)
        // Blanks before a soft break have no width; other trailing blanks count as far as they fit.
        let trailing = draft.isLast && !draft.isShortened ? min(blanks, max(0, frame.availableWidth(in: width) - length)) : 0
        let x = limits.width.isFinite ? extent.left + CGFloat(frame.left(of: length, in: width)) : 0
        lines.append(
            TextLine(
                range: draft.range, x: x, top: CGFloat(y), baseline: CGFloat(y) + metrics.ascent, height: metrics.height,
                width: CGFloat(length), availableExtent: extent, isRightToLeft: isRightToLeft, isTruncated: draft.isShortened,
                startsParagraph: isFirst, endsParagraph: breaker.isAtEnd, trailingWhitespaceWidth: CGFloat(trailing),
                requiredWidth: extent.left + CGFloat(frame.leading + length + trailing), fragments: fragments))
        linesBroken += 1
        if !limits.width.isFinite { frames.append(frame) }
        y += Double(metrics.height)
        usedWidth = max(usedWidth, Double(extent.left) + frame.leading + length + trailing)
        spacing = Double(style.lineSpacing)
        if let lineSpacing = limits.spacing, let line = lines.last {
            let value = lineSpacing(line)
            spacing = value.isFinite ? max(0, Double(value)) : 0
        }
    }

    /// Returns the fragments in visual order, the length without trailing blanks, and the width of the trailing blanks.
    private func placeFragments(
        _ pieces: [TextPiece], lineStart: Int, isRightToLeft: Bool
    ) -> (fragments: [TextFragment], length: Double, blanks: Double) {
        var hanging = 0.0
        for piece in pieces.reversed() {
            guard piece.isBlank else { break }
            hanging += piece.width
        }
        var x = isRightToLeft ? -hanging : 0
        let fragments = LineOrder.visual(pieces, base: isRightToLeft ? 1 : 0).map { piece in
            defer { x += piece.width }
            return TextFragment(piece, x: x, lineStart: lineStart, isRightToLeft: piece.level & 1 == 1)
        }
        return (fragments, x - (isRightToLeft ? 0 : hanging), hanging)
    }
}
