/// Goes through a text's paragraphs and sets their lines below each other.
struct LayoutBuilder {
    struct Limits {
        var width: Double
        var height: Double
        /// 0 for none.
        var lines: Int
        var truncation: TextTruncation
    }

    /// A line whose height and order are not settled yet.
    private struct Draft {
        var pieces: [TextPiece]
        var range: Range<Int>
        var isLast: Bool
        var isShortened = false
    }

    let content: TextContent
    let text: UnsafeBufferPointer<UInt8>
    let limits: Limits
    private(set) var lines: [TextLine] = []
    private(set) var fragments: [TextFragment] = []
    private(set) var isTruncated = false
    /// The bottom of the latest line.
    private(set) var y = 0.0
    private(set) var usedWidth = 0.0
    /// Room that the next line, if there is one, leaves above it.
    private var spacing = 0.0
    private var isFull = false
    /// Kept while no width is given: lines are aligned in that of the widest.
    private var frames: [LineFrame] = []

    init(content: TextContent, text: UnsafeBufferPointer<UInt8>, limits: Limits) {
        self.content = content
        self.text = text
        self.limits = limits
    }

    mutating func build() {
        var splitter = ParagraphSplitter(text)
        while !isFull, let range = splitter.nextRange() {
            let style = content.runs[content.runIndex(at: range.lowerBound)].paragraph
            if !lines.isEmpty { spacing += Double(style.paragraphSpacingBefore) }
            let paragraph = ParagraphText(
                text: text, content: content, range: range, isRightToLeft: isRightToLeft(range, style))
            add(paragraph, style, isFinal: splitter.next == nil)
            spacing += Double(style.paragraphSpacing)
        }
        for (index, frame) in frames.enumerated() {
            lines[index].x = CGFloat(frame.left(of: Double(lines[index].width), in: usedWidth + frame.trailing))
        }
    }

    private func isRightToLeft(_ range: Range<Int>, _ style: TextParagraph) -> Bool {
        switch style.baseDirection {
        case .leftToRight: false
        case .rightToLeft: true
        case .natural: BaseDirection.isRightToLeft(UnsafeBufferPointer(rebasing: text[range])) ?? false
        }
    }

    private mutating func add(_ paragraph: ParagraphText, _ style: TextParagraph, isFinal: Bool) {
        var breaker = LineBreaker(paragraph: paragraph, style: style)
        if fragments.isEmpty, limits.lines == 0 { fragments.reserveCapacity(breaker.pieces.count) }
        var isFirst = true
        repeat {
            let frame = LineFrame(style: style, isFirst: isFirst, width: limits.width, isRightToLeft: paragraph.isRightToLeft)
            let draft =
                style.lineBreak.wraps
                ? takeWrapped(&breaker, frame, isFinal: isFinal) : takeWhole(&breaker, frame, isFinal: isFinal)
            append(draft, frame, paragraph, style)
            isFirst = false
        } while !breaker.isAtEnd && !isFull
    }
}

extension LayoutBuilder {
    private mutating func takeWrapped(_ breaker: inout LineBreaker, _ frame: LineFrame, isFinal: Bool) -> Draft {
        let start = breaker.offset
        let room = frame.room(in: limits.width)
        let line = breaker.next(room: room, start: frame.leading)
        let draft = Draft(pieces: line.pieces, range: start..<breaker.offset, isLast: line.isLast)
        guard !(breaker.isAtEnd && isFinal), isLastLine(draft, breaker.style) else { return draft }
        isFull = true
        isTruncated = true
        guard limits.truncation != .none else { return draft }
        breaker.stepBack()
        return takeShortened(&breaker, frame, limits.truncation, hasMore: true)
    }

    /// The whole paragraph, or what stands before a separator, as one line.
    private mutating func takeWhole(_ breaker: inout LineBreaker, _ frame: LineFrame, isFinal: Bool) -> Draft {
        let start = breaker.offset
        var draft = takeShortened(&breaker, frame, breaker.style.lineBreak.truncation, hasMore: false)
        guard !(breaker.isAtEnd && isFinal), isLastLine(draft, breaker.style) else { return draft }
        isFull = true
        isTruncated = true
        guard breaker.style.lineBreak.truncation != .none, !draft.isShortened else { return draft }
        let shorter = LineTruncator.truncate(
            draft.pieces, breaker: breaker, room: frame.room(in: limits.width), mode: breaker.style.lineBreak.truncation, hasMore: true)
        draft = Draft(pieces: shorter ?? draft.pieces, range: start..<breaker.offset, isLast: true, isShortened: true)
        return draft
    }

    private mutating func takeShortened(
        _ breaker: inout LineBreaker, _ frame: LineFrame, _ mode: TextTruncation, hasMore: Bool
    ) -> Draft {
        let start = breaker.offset
        let room = frame.room(in: limits.width)
        let line = breaker.rest(start: frame.leading, limit: mode == .tail ? room : .infinity)
        let draft = Draft(pieces: line.pieces, range: start..<breaker.offset, isLast: true)
        guard mode != .none else { return draft }
        guard let shorter = LineTruncator.truncate(line.pieces, breaker: breaker, room: room, mode: mode, hasMore: hasMore) else {
            return draft
        }
        isTruncated = true
        return Draft(pieces: shorter, range: draft.range, isLast: true, isShortened: true)
    }

    /// Whether no line fits below this one.
    private func isLastLine(_ draft: Draft, _ style: TextParagraph) -> Bool {
        if limits.lines > 0 && lines.count + 1 >= limits.lines { return true }
        guard limits.height < .infinity else { return false }
        let height = Double(metrics(of: draft, style).height)
        return y + spacing + 2 * height + Double(style.lineSpacing) > limits.height + LineBreaker.tolerance
    }

    private func metrics(of draft: Draft, _ style: TextParagraph) -> LineMetrics {
        var metrics = LineMetrics()
        var last = -1
        for piece in draft.pieces {
            let look = content.runs[piece.style].style
            if piece.style != last { metrics.include(look) }
            last = piece.style
            if let word = piece.word { metrics.include(word, style: look) }
        }
        if last < 0 { metrics.include(content.runs[content.runIndex(at: draft.range.lowerBound)].style) }
        return metrics.adjusted(by: style)
    }
}

extension LayoutBuilder {
    private mutating func append(_ draft: Draft, _ frame: LineFrame, _ paragraph: ParagraphText, _ style: TextParagraph) {
        let metrics = metrics(of: draft, style)
        let first = fragments.count
        var pieces = draft.pieces
        if style.alignment == .justified && !draft.isLast { Justification.widen(&pieces, to: frame.room(in: limits.width)) }
        let width = addFragments(pieces, isRightToLeft: paragraph.isRightToLeft)
        if !lines.isEmpty { y += spacing }
        let x = limits.width.isFinite ? frame.left(of: width, in: limits.width) : 0
        lines.append(
            TextLine(
                range: draft.range, x: CGFloat(x), top: CGFloat(y), baseline: CGFloat(y) + metrics.ascent, height: metrics.height,
                width: CGFloat(width), isRightToLeft: paragraph.isRightToLeft, isTruncated: draft.isShortened,
                fragments: first..<fragments.count))
        if !limits.width.isFinite { frames.append(frame) }
        y += Double(metrics.height)
        usedWidth = max(usedWidth, frame.leading + width)
        spacing = Double(style.lineSpacing)
    }

    /// - Returns: the width without blanks that hang over the line's end.
    private mutating func addFragments(_ pieces: [TextPiece], isRightToLeft: Bool) -> Double {
        var hanging = 0.0
        for piece in pieces.reversed() {
            guard piece.isBlank else { break }
            hanging += piece.width
        }
        var x = isRightToLeft ? -hanging : 0
        for piece in LineOrder.visual(pieces, base: isRightToLeft ? 1 : 0) {
            fragments.append(
                TextFragment(
                    word: piece.word, x: x, width: piece.width, style: piece.style, range: piece.start..<piece.end,
                    isBlank: piece.isBlank, isRightToLeft: piece.level & 1 == 1))
            x += piece.width
        }
        return x - (isRightToLeft ? 0 : hanging)
    }
}
