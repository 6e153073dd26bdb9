/// Goes through a text's paragraphs and sets their lines below each other.
struct LayoutBuilder {
    struct Limits {
        var width: Double
        var height: Double
        /// In points: setting ends with the first line that reaches below it, and nothing is shortened for it.
        var stopsBelow = Double.infinity
        /// 0 for none.
        var lines: Int
        var truncation: TextTruncation
        /// In bytes: where the text begins; inside a paragraph it goes on with a line that is not its first.
        var start = 0
        /// What is free of a strip, from left to right; `nil` where all of the width is.
        var rooms: ((_ top: CGFloat, _ height: CGFloat) -> [TextRoom])?
        /// In points, in place of a paragraph's own spacing below a line.
        var spacing: ((TextLine) -> CGFloat)?
    }

    /// A line whose height and order are not settled yet.
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
    /// The bottom of the latest line.
    var y = 0.0
    var usedWidth = 0.0
    /// Room that the next line, if there is one, leaves above it.
    var spacing = 0.0
    var isFull = false
    /// Lines made, those that were taken back included.
    var broken = 0
    /// How many pieces were looked at to keep a paragraph's last word company: for tests.
    var examined = 0
    /// How many bytes were shaped as parts of words and spaces: for tests.
    var bytesCut = 0
    /// The first byte that stands on no line.
    var end = 0
    /// Kept while no width is given: lines are aligned in that of the widest.
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
            lines[index].room = TextRoom(left: 0, width: CGFloat(usedWidth + frame.trailing))
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
        if let rooms = limits.rooms { return flow(&breaker, isFinal: isFinal, isFirst: isFirst, rooms) }
        let room = TextRoom(left: 0, width: CGFloat(limits.width))
        repeat {
            let frame = LineFrame(style: style, isFirst: isFirst, width: limits.width, isRightToLeft: paragraph.isRightToLeft)
            if !lines.isEmpty { y += spacing }
            spacing = 0
            let draft = take(&breaker, frame, isFinal: isFinal)
            append(draft, frame, breaker, room, isFirst: isFirst)
            isFirst = false
            if y > limits.stopsBelow { isFull = true }
        } while !breaker.isAtEnd && !isFull
        examined += breaker.examined
        if isFull { end = breaker.offset }
    }

    /// Puts a line, or what stands beside it across an obstacle, at the height reached.
    mutating func append(_ draft: Draft, _ frame: LineFrame, _ breaker: LineBreaker, _ room: TextRoom, isFirst: Bool) {
        let style = breaker.style
        let metrics = metrics(of: draft, style)
        var pieces = draft.pieces
        let width = Double(room.width)
        if style.alignment == .justified && !draft.isLast { Justification.widen(&pieces, to: frame.room(in: width)) }
        let isRightToLeft = breaker.paragraph.isRightToLeft
        let (fragments, length, blanks) = place(pieces, lineStart: draft.range.lowerBound, isRightToLeft: isRightToLeft)
        // Blanks before a soft break belong to no line's width; others count as far as the room goes.
        let trailing = draft.isLast && !draft.isShortened ? min(blanks, max(0, frame.room(in: width) - length)) : 0
        let x = limits.width.isFinite ? room.left + CGFloat(frame.left(of: length, in: width)) : 0
        lines.append(
            TextLine(
                range: draft.range, x: x, top: CGFloat(y), baseline: CGFloat(y) + metrics.ascent, height: metrics.height,
                width: CGFloat(length), room: room, isRightToLeft: isRightToLeft, isTruncated: draft.isShortened,
                startsParagraph: isFirst, endsParagraph: breaker.isAtEnd, trailing: CGFloat(trailing),
                reach: room.left + CGFloat(frame.leading + length + trailing), fragments: fragments))
        broken += 1
        if !limits.width.isFinite { frames.append(frame) }
        y += Double(metrics.height)
        usedWidth = max(usedWidth, Double(room.left) + frame.leading + length + trailing)
        spacing = Double(style.lineSpacing)
        if let asked = limits.spacing, let line = lines.last {
            let answer = asked(line)
            spacing = answer.isFinite ? max(0, Double(answer)) : 0
        }
    }

    /// - Returns: the fragments, the length without the blanks at the line's end, and the width of these blanks.
    private func place(
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
