extension LayoutBuilder {
    /// Returns the next line, wrapped or truncated by the paragraph's line break mode.
    mutating func makeLine(_ breaker: inout LineBreaker, _ frame: LineFrame, isFinal: Bool) -> Draft {
        breaker.style.lineBreak.wraps
            ? makeWrappedLine(&breaker, frame, isFinal: isFinal) : makeWholeLine(&breaker, frame, isFinal: isFinal)
    }

    private mutating func makeWrappedLine(_ breaker: inout LineBreaker, _ frame: LineFrame, isFinal: Bool) -> Draft {
        let start = breaker.offset
        let availableWidth = frame.availableWidth(in: limits.width)
        let line = breaker.nextAvoidingOrphan(availableWidth: availableWidth, start: frame.leading)
        let draft = Draft(pieces: line.pieces, range: start..<breaker.offset, isLast: line.isLast)
        guard !(breaker.isAtEnd && isFinal), isLastLine(draft, breaker.style) else { return draft }
        isFull = true
        isTruncated = true
        guard limits.truncation != .none else { return draft }
        breaker.undoLine()
        return makeShortenedLine(&breaker, frame, limits.truncation, hasMore: true)
    }

    /// Returns the whole paragraph, or its part before a line separator, as one line.
    private mutating func makeWholeLine(_ breaker: inout LineBreaker, _ frame: LineFrame, isFinal: Bool) -> Draft {
        let start = breaker.offset
        var draft = makeShortenedLine(&breaker, frame, breaker.style.lineBreak.truncation, hasMore: false)
        guard !(breaker.isAtEnd && isFinal), isLastLine(draft, breaker.style) else { return draft }
        isFull = true
        isTruncated = true
        guard breaker.style.lineBreak.truncation.hasEllipsis, !draft.isShortened else { return draft }
        let truncated = LineTruncator.truncate(
            draft.pieces, breaker: breaker, availableWidth: frame.availableWidth(in: limits.width),
            mode: breaker.style.lineBreak.truncation, hasMore: true)
        draft = Draft(pieces: truncated ?? draft.pieces, range: start..<breaker.offset, isLast: true, isShortened: true)
        return draft
    }

    private mutating func makeShortenedLine(
        _ breaker: inout LineBreaker, _ frame: LineFrame, _ mode: TextTruncation, hasMore: Bool
    ) -> Draft {
        let start = breaker.offset
        let availableWidth = frame.availableWidth(in: limits.width)
        let limit: Double =
            switch mode {
            case .tail: availableWidth * (1 + Tightening.maximumExcess)
            // The hidden text of a wrapped line is not measured, so that it does not widen a label.
            case .clip where breaker.style.lineBreak.wraps: availableWidth
            case .clip, .none, .head, .middle: .infinity
            }
        let line = breaker.remainingLine(start: frame.leading, limit: limit)
        let draft = Draft(pieces: line.pieces, range: start..<breaker.offset, isLast: true)
        guard mode.hasEllipsis else { return draft }
        if breaker.style.tightens, !hasMore,
            let tightened = Tightening.tighten(line.pieces, breaker: breaker, availableWidth: availableWidth)
        {
            return Draft(pieces: tightened, range: draft.range, isLast: true)
        }
        guard
            let truncated = LineTruncator.truncate(
                line.pieces, breaker: breaker, availableWidth: availableWidth, mode: mode, hasMore: hasMore)
        else { return draft }
        isTruncated = true
        return Draft(pieces: truncated, range: draft.range, isLast: true, isShortened: true)
    }

    /// Returns whether no further line fits below the draft.
    private func isLastLine(_ draft: Draft, _ style: TextParagraph) -> Bool {
        if limits.lines > 0 && lines.count + 1 >= limits.lines { return true }
        guard limits.height < .infinity else { return false }
        let height = Double(metrics(of: draft, style).height)
        return y + 2 * height + Double(style.lineSpacing) > limits.height + LineBreaker.tolerance
    }

    func metrics(of draft: Draft, _ style: TextParagraph) -> LineMetrics {
        var metrics = LineMetrics()
        var last = -1
        for piece in draft.pieces {
            if piece.style != last {
                let textStyle = content.runs[piece.style].style
                metrics.include(textStyle)
                if piece.word == nil, piece.kind == .word, let box = textStyle.attachment {
                    metrics.include(box, offset: textStyle.baselineOffset)
                }
            }
            last = piece.style
            if let word = piece.word, !word.analysis.fitsLatinLine { metrics.include(word, style: content.runs[piece.style].style) }
        }
        if last < 0 { metrics.include(content.runs[content.runIndex(at: draft.range.lowerBound)].style) }
        return metrics.adjusted(by: style)
    }
}
