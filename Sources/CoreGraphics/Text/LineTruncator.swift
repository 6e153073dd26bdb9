/// Truncates a line to the available width and replaces the removed text by an ellipsis.
///
/// The available width is reduced by the width of the ellipsis. Pieces are then kept from the start, from the end, or
/// from both ends with half of the width each, as long as they fit. The piece at the cut is divided between two
/// clusters and shaped again. Blanks at the cut are removed, and the ellipsis has the style of the adjoining piece.
struct LineTruncator {
    let breaker: LineBreaker
    let room: Double
    let ellipsis: TextPiece

    /// - Parameters:
    ///   - all: The rest of the paragraph, in reading order.
    ///   - breaker: The paragraph's line breaker.
    ///   - room: The available width, in points.
    ///   - mode: The position of the ellipsis.
    ///   - hasMore: Whether hidden text follows, so that an ellipsis is necessary even if `all` fits.
    /// - Returns: `nil` if the whole text fits.
    static func truncate(
        _ all: [TextPiece], breaker: LineBreaker, room: Double, mode: TextTruncation, hasMore: Bool
    ) -> [TextPiece]? {
        var content = all
        while let last = content.last, last.isBlank { content.removeLast() }
        let length = content.reduce(0) { $0 + $1.width }
        guard hasMore || length > room + LineBreaker.tolerance else { return nil }
        let style = content.first?.style ?? 0
        let look = breaker.paragraph.content.runs[style].style
        guard let word = TextEngine.shared.ellipsis(look) else { return content }
        let width = word.width(look.spacing)
        let end = breaker.paragraph.range.upperBound
        let ellipsis = TextPiece(
            kind: .word, level: breaker.paragraph.isRightToLeft ? 1 : 0, style: style, start: end, end: end, word: word, width: width)
        let truncator = LineTruncator(breaker: breaker, room: max(0, room - width), ellipsis: ellipsis)
        switch mode {
        case .none, .clip: return truncator.head(content, truncator.room + width).kept
        case .tail: return truncator.tail(content)
        case .head: return truncator.tailEnd(content)
        case .middle: return truncator.middle(content)
        }
    }

    private func tail(_ pieces: [TextPiece]) -> [TextPiece] {
        var kept = head(pieces, room).kept
        while let last = kept.last, last.isBlank { kept.removeLast() }
        return kept + [ellipsis(near: kept.last)]
    }

    private func tailEnd(_ pieces: [TextPiece]) -> [TextPiece] {
        var kept = end(pieces, room)
        while let first = kept.first, first.isBlank { kept.removeFirst() }
        return [ellipsis(near: kept.first)] + kept
    }

    private func middle(_ pieces: [TextPiece]) -> [TextPiece] {
        var (front, width) = head(pieces, room / 2)
        while let last = front.last, last.isBlank {
            width -= last.width
            front.removeLast()
        }
        let from = front.last?.end ?? 0
        var back = end(pieces, room - width)
        while let first = back.first, first.isBlank || first.end <= from { back.removeFirst() }
        return front + [ellipsis(near: front.last)] + back
    }

    /// Returns the ellipsis in the style of the adjoining piece.
    private func ellipsis(near piece: TextPiece?) -> TextPiece {
        var made = ellipsis
        guard let piece, piece.style != ellipsis.style else { return made }
        made.style = piece.style
        made.word = TextEngine.shared.ellipsis(breaker.paragraph.content.runs[piece.style].style) ?? ellipsis.word
        return made
    }
}

extension LineTruncator {
    /// Returns the part at the start that fits.
    private func head(_ pieces: [TextPiece], _ room: Double) -> (kept: [TextPiece], width: Double) {
        var kept: [TextPiece] = []
        var x = 0.0
        for piece in pieces {
            if x + piece.width <= room + LineBreaker.tolerance {
                kept.append(piece)
                x += piece.width
                continue
            }
            let spacing = breaker.spacing(piece)
            if let count = piece.word?.bytesThatFit(room - x, spacing), count > 0 {
                let part = breaker.part(of: piece, from: piece.start, to: piece.start + count)
                kept.append(part)
                x += part.width
            }
            break
        }
        return (kept, x)
    }

    /// Returns the part at the end that fits, in reading order.
    private func end(_ pieces: [TextPiece], _ room: Double) -> [TextPiece] {
        var kept: [TextPiece] = []
        var x = 0.0
        for piece in pieces.reversed() {
            if x + piece.width <= room + LineBreaker.tolerance {
                kept.append(piece)
                x += piece.width
                continue
            }
            let spacing = breaker.spacing(piece)
            if let word = piece.word {
                let dropped = word.bytesThatDoNotFit(room - x, spacing)
                if dropped < word.bytes.count { kept.append(breaker.part(of: piece, from: piece.start + dropped, to: piece.end)) }
            }
            break
        }
        return kept.reversed()
    }
}
