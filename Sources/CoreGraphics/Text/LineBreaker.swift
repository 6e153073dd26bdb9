import Pango

/// Divides a paragraph's pieces into lines.
///
/// The algorithm is greedy (first fit): pieces are added to the line until a word exceeds the available width. Spaces
/// never exceed the width, because they may extend beyond the edge. Then a break is searched backwards from the last
/// fitting byte. A hyphenation point comes first if the line is not sufficiently filled, then the space before a
/// plain word. Break opportunities of the Unicode Line Breaking Algorithm follow, and finally boundaries between two
/// characters. Pieces that the break divides are shaped again. The paragraph is cut into pieces and shaped on demand,
/// so short labels do not shape long texts. The last line can be undone once.
struct LineBreaker {
    let paragraph: ParagraphText
    let style: TextParagraph
    /// The pieces that have been cut.
    private(set) var pieces: [TextPiece] = []
    /// The index of the first piece that is not part of any line.
    private(set) var index = 0
    private var cutter: PieceCutter
    /// The offset at which the last line was hyphenated.
    var hyphenationOffset: Int?
    private var undo: Undo?
    /// The number of pieces that were examined to avoid last lines with a single word, for tests.
    var piecesExamined = 0

    /// The information that restores the state before the last line.
    private struct Undo {
        var index: Int
        var cut: (index: Int, piece: TextPiece)?
    }

    /// A line before its placement, with its pieces in reading order.
    struct Line {
        var pieces: [TextPiece] = []
        /// Whether the line ends the paragraph or ends with a separator, so that it is not justified.
        var isLast = false
    }

    /// The tolerance for a missing width, because views round sizes.
    static let tolerance = 0.01

    init(paragraph: ParagraphText, style: TextParagraph) {
        self.paragraph = paragraph
        self.style = style
        cutter = TextEngine.shared.cutter(paragraph)
        pieces.reserveCapacity(min(1024, paragraph.range.count / 3 + 4))
        // The width of a tab depends on the text up to the next tab, so paragraphs with tabs are cut completely.
        cut(paragraph.bytes.contains(0x09) ? .max : PieceCutter.step)
    }

    var isAtEnd: Bool { index >= pieces.count && cutter.isDone }

    /// The offset at which the next line begins.
    var offset: Int { index < pieces.count ? pieces[index].start : cutter.offset }

    /// The number of bytes that were cut into pieces, for tests.
    var bytesCut: Int { cutter.bytesCut }

    /// Returns whether there is a piece at an index. The paragraph is cut as far as necessary.
    mutating func hasPiece(_ index: Int) -> Bool {
        while index >= pieces.count {
            guard !cutter.isDone else { return false }
            cut(PieceCutter.step)
        }
        return true
    }

    private mutating func cut(_ count: Int) {
        TextEngine.shared.cut(&cutter, count, into: &pieces)
    }

    /// Undoes the last line.
    mutating func undoLine() {
        guard let undo else { return }
        if let cut = undo.cut { pieces[cut.index] = cut.piece }
        index = undo.index
        self.undo = nil
    }

    /// Returns the next line within the available width.
    ///
    /// - Parameter start: The start of the line for tab stops, in points from the leading edge.
    mutating func next(availableWidth: Double, start: Double) -> Line {
        undo = Undo(index: index, cut: nil)
        hyphenationOffset = nil
        var line = Line()
        line.pieces.reserveCapacity(16)
        var x = 0.0
        while hasPiece(index) {
            let width = pieces[index].width
            switch pieces[index].kind {
            case .lineBreak:
                line.pieces.append(pieces[index])
                line.isLast = true
                index += 1
                return line
            case .tab:
                let width = TabStops.advance(from: start + x, style: style) { column(after: index) }
                if x + width > availableWidth + Self.tolerance && !line.pieces.isEmpty { return line }
                pieces[index].width = width
                x += width
            case .word where x + width > availableWidth + Self.tolerance:
                breakLine(&line, before: pieces[index], x: x, availableWidth: availableWidth)
                return line
            case .word, .space, .control: x += width
            }
            line.pieces.append(pieces[index])
            index += 1
        }
        line.isLast = true
        return line
    }

    /// Returns the text up to the next separator as one line.
    ///
    /// - Parameter limit: The width beyond which further text is skipped. The line itself may be wider.
    mutating func remainingLine(start: Double, limit: Double) -> Line {
        undo = nil
        var line = Line()
        line.isLast = true
        var x = 0.0
        while hasPiece(index) {
            var piece = pieces[index]
            if piece.kind == .tab { piece.width = TabStops.advance(from: start + x, style: style) { column(after: index) } }
            index += 1
            line.pieces.append(piece)
            x += piece.width
            if piece.kind == .lineBreak { return line }
            // Blanks may extend beyond the edge, so only a word can make the line too long.
            guard piece.kind == .word && x > limit + Self.tolerance else { continue }
            skipToLineBreak()
            if hasPiece(index) {
                line.pieces.append(pieces[index])
                index += 1
            }
            return line
        }
        return line
    }

    /// Skips to the next line separator, without shaping the skipped text.
    private mutating func skipToLineBreak() {
        if let lineBreak = pieces[index...].firstIndex(where: { $0.kind == .lineBreak }) {
            index = lineBreak
        } else {
            index = pieces.count
            cutter.skipToLineBreak()
        }
    }

    func spacing(_ piece: TextPiece) -> TextSpacing {
        paragraph.content.runs[piece.style].style.spacing
    }

    /// Returns the column between the tab at `index` and the next tab.
    private func column(after index: Int) -> TabStops.Column {
        var column = TabStops.Column()
        var hasSeparator = false
        for piece in pieces[(index + 1)...] {
            if piece.kind == .tab || piece.kind == .lineBreak { break }
            if !hasSeparator {
                let dot = (piece.start..<piece.end).first { paragraph.text[$0] == 0x2E || paragraph.text[$0] == 0x2C }
                hasSeparator = dot != nil
                column.integerWidth += dot.map { part(of: piece, from: piece.start, to: $0).width } ?? piece.width
            }
            column.width += piece.width
        }
        return column
    }
}

extension LineBreaker {
    /// Ends a line at the last break opportunity before or inside of `piece`, or else between two characters.
    private mutating func breakLine(_ line: inout Line, before piece: TextPiece, x: Double, availableWidth: Double) {
        let lineStart = line.pieces.first?.start ?? piece.start
        let fitting = piece.start + (piece.word?.bytesThatFit(availableWidth - x + Self.tolerance, spacing(piece)) ?? 0)
        let breakOffset = findBreak(from: lineStart, fitting: fitting, piece: piece, line: line, availableWidth: availableWidth)
        cutLine(&line, at: breakOffset)
        if endsWithSoftHyphen(breakOffset) || isHyphenated(breakOffset), let last = line.pieces.last, let hyphen = hyphen(after: last) {
            line.pieces.append(hyphen)
        }
    }

    /// Returns the offset at which the line ends, at most `fitting` unless a single character does not fit.
    private mutating func findBreak(from lineStart: Int, fitting: Int, piece: TextPiece, line: Line, availableWidth: Double) -> Int {
        if style.hyphenation > 0,
            let breakOffset = findHyphenationOffset(from: lineStart, piece: piece, line: line, availableWidth: availableWidth)
        {
            return breakOffset
        }
        if style.lineBreak != .characterWrap, let breakOffset = plainBreakOffset(before: piece, from: lineStart) { return breakOffset }
        if let breakOffset = breakOffsetInPlainWord(from: lineStart, fitting: fitting, piece: piece) { return breakOffset }
        if style.lineBreak != .characterWrap {
            var offset = fitting
            while offset > lineStart {
                if cutter.flags(at: offset).contains(.line), !splitsHangul(offset),
                    leavesRoomForHyphen(offset, line: line, piece: piece, availableWidth: availableWidth)
                {
                    return offset
                }
                offset -= 1
            }
        }
        var offset = fitting
        while offset > lineStart {
            if cutter.flags(at: offset).contains(.character) { return offset }
            offset -= 1
        }
        offset = lineStart + 1
        while offset < paragraph.range.upperBound && !cutter.flags(at: offset).contains(.character) { offset += 1 }
        return offset
    }

    /// Ends the line at an offset inside of the line or in the next piece. The offset is in a later piece if a
    /// character spans several pieces.
    private mutating func cutLine(_ line: inout Line, at breakOffset: Int) {
        while let last = line.pieces.last, last.start >= breakOffset {
            line.pieces.removeLast()
            index -= 1
        }
        if let last = line.pieces.last, last.end > breakOffset {
            line.pieces.removeLast()
            index -= 1
        }
        while hasPiece(index), pieces[index].start < breakOffset {
            guard pieces[index].end > breakOffset else {
                line.pieces.append(pieces[index])
                index += 1
                continue
            }
            let whole = pieces[index]
            undo?.cut = (index, whole)
            line.pieces.append(part(of: whole, from: whole.start, to: breakOffset))
            pieces[index] = part(of: whole, from: breakOffset, to: whole.end)
            return
        }
    }

    /// Returns a part of a piece, shaped again because ligatures and joining letters change at a cut.
    func part(of piece: TextPiece, from start: Int, to end: Int) -> TextPiece {
        var part = piece
        part.start = start
        part.end = end
        if let word = piece.word {
            part.word = TextEngine.shared.shape(UnsafeBufferPointer(rebasing: paragraph.text[start..<end]), like: word)
        }
        part.width = part.word?.width(spacing(piece)) ?? 0
        return part
    }
}
