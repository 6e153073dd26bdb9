import Pango

/// Takes one line after the other from a paragraph's pieces.
struct LineBreaker {
    let paragraph: ParagraphText
    let style: TextParagraph
    /// The pieces that are cut so far.
    private(set) var pieces: [TextPiece] = []
    /// The first piece that stands on no line yet.
    private(set) var index = 0
    private var cutter: PieceCutter
    /// Where the latest line was cut between two syllables.
    var syllable: Int?
    private var undo: Undo?
    /// How many pieces were looked at to keep the last word company: for tests.
    var examined = 0

    /// What brings back the state before the latest line.
    private struct Undo {
        var index: Int
        var cut: (index: Int, piece: TextPiece)?
    }

    /// A line that is not placed yet; its pieces stand in reading order.
    struct Line {
        var pieces: [TextPiece] = []
        /// Ends the paragraph or ends with a separator: justification leaves it alone.
        var isLast = false
    }

    /// Room that is missing by no more than this counts as there: sizes are rounded on their way through views.
    static let tolerance = 0.01

    init(paragraph: ParagraphText, style: TextParagraph) {
        self.paragraph = paragraph
        self.style = style
        cutter = TextEngine.shared.cutter(paragraph)
        pieces.reserveCapacity(min(1024, paragraph.range.count / 3 + 4))
        // A tab looks at all that stands in its column.
        cut(paragraph.bytes.contains(0x09) ? .max : PieceCutter.step)
    }

    var isAtEnd: Bool { index >= pieces.count && cutter.isDone }

    /// The offset at which the next line starts.
    var offset: Int { index < pieces.count ? pieces[index].start : cutter.offset }

    /// How many bytes were cut into pieces: for tests.
    var bytesCut: Int { cutter.bytesCut }

    /// Whether there is a piece of this index; the paragraph is cut as far as that takes.
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

    /// Takes back the latest line.
    mutating func stepBack() {
        guard let undo else { return }
        if let cut = undo.cut { pieces[cut.index] = cut.piece }
        index = undo.index
        self.undo = nil
    }

    /// The next line that is at most `room` wide.
    ///
    /// - Parameter start: where the line starts, for tab stops; in points from the leading edge.
    mutating func next(room: Double, start: Double) -> Line {
        undo = Undo(index: index, cut: nil)
        syllable = nil
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
                if x + width > room + Self.tolerance && !line.pieces.isEmpty { return line }
                pieces[index].width = width
                x += width
            case .word where x + width > room + Self.tolerance:
                breakLine(&line, before: pieces[index], x: x, room: room)
                return line
            case .word, .space, .control: x += width
            }
            line.pieces.append(pieces[index])
            index += 1
        }
        line.isLast = true
        return line
    }

    /// What is left up to the next separator, as one line.
    ///
    /// - Parameter limit: the rest is skipped once the line is wider; the line itself may be wider than that.
    mutating func rest(start: Double, limit: Double) -> Line {
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
            // Blanks may hang over the edge: only a word shows that the line is too long.
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

    /// Leaves out what comes next, up to the next separator of lines; what is not cut yet is not shaped for it.
    private mutating func skipToLineBreak() {
        if let place = pieces[index...].firstIndex(where: { $0.kind == .lineBreak }) {
            index = place
        } else {
            index = pieces.count
            cutter.skipToLineBreak()
        }
    }

    func spacing(_ piece: TextPiece) -> TextSpacing {
        paragraph.content.runs[piece.style].style.spacing
    }

    /// What stands behind the tab at `index` up to the next one.
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
    /// Ends a line at the last place before or inside `piece` where it may end, else between two characters.
    private mutating func breakLine(_ line: inout Line, before piece: TextPiece, x: Double, room: Double) {
        let lineStart = line.pieces.first?.start ?? piece.start
        let fitting = piece.start + (piece.word?.bytesThatFit(room - x + Self.tolerance, spacing(piece)) ?? 0)
        let place = breakPlace(from: lineStart, fitting: fitting, piece: piece, line: line, room: room)
        cutLine(&line, at: place)
        if endsWithSoftHyphen(place) || isSyllable(place), let last = line.pieces.last, let hyphen = hyphen(after: last) {
            line.pieces.append(hyphen)
        }
    }

    private mutating func breakPlace(from lineStart: Int, fitting: Int, piece: TextPiece, line: Line, room: Double) -> Int {
        if style.hyphenation > 0, let place = hyphenPlace(from: lineStart, piece: piece, line: line, room: room) { return place }
        if style.lineBreak != .characterWrap, let place = plainPlace(before: piece, from: lineStart) { return place }
        if let place = placeInPlainWord(from: lineStart, fitting: fitting, piece: piece) { return place }
        if style.lineBreak != .characterWrap {
            var offset = fitting
            while offset > lineStart {
                if cutter.flags(at: offset).contains(.line), !splitsHangul(offset),
                    leavesRoomForHyphen(offset, line: line, piece: piece, room: room)
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

    /// Fills the line up to `place`, which may lie in what it holds, in the next piece, or beyond where a character spans pieces.
    private mutating func cutLine(_ line: inout Line, at place: Int) {
        while let last = line.pieces.last, last.start >= place {
            line.pieces.removeLast()
            index -= 1
        }
        if let last = line.pieces.last, last.end > place {
            line.pieces.removeLast()
            index -= 1
        }
        while hasPiece(index), pieces[index].start < place {
            guard pieces[index].end > place else {
                line.pieces.append(pieces[index])
                index += 1
                continue
            }
            let whole = pieces[index]
            undo?.cut = (index, whole)
            line.pieces.append(part(of: whole, from: whole.start, to: place))
            pieces[index] = part(of: whole, from: place, to: whole.end)
            return
        }
    }

    /// Part of a piece, shaped anew: letters that join or merge look different at a cut.
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
