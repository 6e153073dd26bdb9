/// Truncates a line to the available width and replaces the removed text by an ellipsis.
///
/// The available width is reduced by the width of the ellipsis. Pieces from the start, from the end, or from both ends
/// with half of the width each, are then kept as long as they fit. The piece at the cut is divided between two
/// clusters and shaped again. Blanks at the cut are removed, and the ellipsis has the style of the adjoining piece.
struct LineTruncator {
    let breaker: LineBreaker
    let availableWidth: Double
    let ellipsis: TextPiece

    /// - Parameters:
    ///   - all: The remaining pieces of the paragraph, in reading order.
    ///   - breaker: The paragraph's line breaker.
    ///   - availableWidth: The available width, in points.
    ///   - mode: The position of the ellipsis.
    ///   - hasMore: Whether hidden text follows, so that an ellipsis is necessary even if `all` fits.
    /// - Returns: `nil` if the whole text fits.
    static func truncate(
        _ all: [TextPiece], breaker: LineBreaker, availableWidth: Double, mode: TextTruncation, hasMore: Bool
    ) -> [TextPiece]? {
        var content = all
        while let last = content.last, last.isBlank { content.removeLast() }
        let length = content.reduce(0) { $0 + $1.width }
        guard hasMore || length > availableWidth + LineBreaker.tolerance else { return nil }
        let runIndex = content.first?.style ?? 0
        let style = breaker.paragraph.content.runs[runIndex].style
        guard let word = TextEngine.shared.ellipsis(style) else { return content }
        let width = word.width(style.spacing)
        let end = breaker.paragraph.range.upperBound
        let ellipsis = TextPiece(
            kind: .word, level: breaker.paragraph.isRightToLeft ? 1 : 0, style: runIndex, start: end, end: end, word: word, width: width)
        let truncator = LineTruncator(breaker: breaker, availableWidth: max(0, availableWidth - width), ellipsis: ellipsis)
        switch mode {
        case .none, .clip: return truncator.fittingStart(content, truncator.availableWidth + width).pieces
        case .tail: return truncator.truncatingTail(content)
        case .head: return truncator.truncatingHead(content)
        case .middle: return truncator.truncatingMiddle(content)
        }
    }

    private func truncatingTail(_ pieces: [TextPiece]) -> [TextPiece] {
        var result = fittingStart(pieces, availableWidth).pieces
        while let last = result.last, last.isBlank { result.removeLast() }
        return result + [ellipsis(near: result.last)]
    }

    private func truncatingHead(_ pieces: [TextPiece]) -> [TextPiece] {
        var result = fittingEnd(pieces, availableWidth)
        while let first = result.first, first.isBlank { result.removeFirst() }
        return [ellipsis(near: result.first)] + result
    }

    private func truncatingMiddle(_ pieces: [TextPiece]) -> [TextPiece] {
        var (front, width) = fittingStart(pieces, availableWidth / 2)
        while let last = front.last, last.isBlank {
            width -= last.width
            front.removeLast()
        }
        let from = front.last?.end ?? 0
        var back = fittingEnd(pieces, availableWidth - width)
        while let first = back.first, first.isBlank || first.end <= from { back.removeFirst() }
        return front + [ellipsis(near: front.last)] + back
    }

    /// Returns the ellipsis in the style of the adjoining piece.
    private func ellipsis(near piece: TextPiece?) -> TextPiece {
        var result = ellipsis
        guard let piece, piece.style != ellipsis.style else { return result }
        result.style = piece.style
        result.word = TextEngine.shared.ellipsis(breaker.paragraph.content.runs[piece.style].style) ?? ellipsis.word
        return result
    }
}

extension LineTruncator {
    /// Returns the part at the start that fits.
    private func fittingStart(_ pieces: [TextPiece], _ availableWidth: Double) -> (pieces: [TextPiece], width: Double) {
        var result: [TextPiece] = []
        var x = 0.0
        for piece in pieces {
            if x + piece.width <= availableWidth + LineBreaker.tolerance {
                result.append(piece)
                x += piece.width
                continue
            }
            let spacing = breaker.spacing(piece)
            if let count = piece.word?.bytesThatFit(availableWidth - x, spacing), count > 0 {
                let part = breaker.part(of: piece, from: piece.start, to: piece.start + count)
                result.append(part)
                x += part.width
            }
            break
        }
        return (result, x)
    }

    /// Returns the part at the end that fits, in reading order.
    private func fittingEnd(_ pieces: [TextPiece], _ availableWidth: Double) -> [TextPiece] {
        var result: [TextPiece] = []
        var x = 0.0
        for piece in pieces.reversed() {
            if x + piece.width <= availableWidth + LineBreaker.tolerance {
                result.append(piece)
                x += piece.width
                continue
            }
            let spacing = breaker.spacing(piece)
            if let word = piece.word {
                let dropped = word.bytesThatDoNotFit(availableWidth - x, spacing)
                if dropped < word.bytes.count { result.append(breaker.part(of: piece, from: piece.start + dropped, to: piece.end)) }
            }
            break
        }
        return result.reversed()
    }
}
