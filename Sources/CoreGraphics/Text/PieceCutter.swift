import Pango

/// Cuts runs of one font into words, spaces, tabs and controls, and has them shaped.
struct PieceCutter {
    /// What the pieces of one run share.
    struct Run {
        var style: Int
        var font: ShapingFont
        var analysis: TextAnalysis
        var spacing: TextSpacing
    }

    let paragraph: ParagraphText
    let shaper: TextShaper
    private(set) var pieces: [TextPiece] = []
    /// Where the paragraph's lines may end; asked for only when a word is too long to be kept as one.
    private(set) var breaks: [BreakFlags]?

    /// In bytes. Longer words are cut, so that none makes the cache large and cutting one at a line's end stays cheap.
    static let longestWord = 96
    /// In bytes. Where words have no spaces between them, stretches longer than this are cut where lines may end.
    static let longestUnspaced = 24

    init(paragraph: ParagraphText, shaper: TextShaper) {
        self.paragraph = paragraph
        self.shaper = shaper
        pieces.reserveCapacity(min(65_536, paragraph.range.count / 3 + 4))
    }

    mutating func removeAll() {
        pieces.removeAll(keepingCapacity: true)
    }

    mutating func add(_ range: Range<Int>, style: Int, font: ShapingFont, analysis: TextAnalysis) {
        let run = Run(style: style, font: font, analysis: analysis, spacing: paragraph.content.runs[style].style.spacing)
        if let box = paragraph.content.runs[style].style.attachment { return addAttachments(range, box, run) }
        addText(range, run)
    }

    private mutating func addText(_ range: Range<Int>, _ run: Run) {
        var start = range.lowerBound
        while start < range.upperBound {
            let (kind, end) = scan(from: start, to: range.upperBound)
            if kind == .word { addWords(start..<end, run) } else { add(kind, start..<end, run) }
            start = end
        }
    }

    /// An attachment stands where the replacement character, EF BF BC, does; all else in its run is text.
    private mutating func addAttachments(_ range: Range<Int>, _ box: TextAttachmentBox, _ run: Run) {
        var start = range.lowerBound
        var index = start
        while index < range.upperBound {
            let length = UTF8Text.length(startingWith: paragraph.text[index])
            if length == 3, index + 2 < range.upperBound, paragraph.text[index] == 0xEF, paragraph.text[index + 1] == 0xBF,
                paragraph.text[index + 2] == 0xBC
            {
                addText(start..<index, run)
                pieces.append(
                    TextPiece(
                        kind: .word, level: run.analysis.level, style: run.style, start: index, end: index + 3, word: nil,
                        width: Double(box.advance) + run.spacing.kern))
                start = index + 3
            }
            index += length
        }
        addText(start..<range.upperBound, run)
    }

    private mutating func add(_ kind: TextPiece.Kind, _ range: Range<Int>, _ run: Run) {
        let isShaped = kind == .word || kind == .space
        let word =
            isShaped
            ? shaper.word(UnsafeBufferPointer(rebasing: paragraph.text[range]), font: run.font, analysis: run.analysis) : nil
        pieces.append(
            TextPiece(
                kind: kind, level: run.analysis.level, style: run.style, start: range.lowerBound, end: range.upperBound, word: word,
                width: word?.width(run.spacing) ?? 0))
    }

    private mutating func addWords(_ range: Range<Int>, _ run: Run) {
        let isUnspaced = run.analysis.isWrittenWithoutSpaces
        guard range.count > (isUnspaced ? Self.longestUnspaced : Self.longestWord) else { return add(.word, range, run) }
        let border: BreakFlags = isUnspaced ? .line : .cursor
        let shortest = isUnspaced ? 1 : Self.longestWord / 2
        let flags = breaks ?? paragraph.findBreaks()
        breaks = flags
        let base = paragraph.range.lowerBound
        var start = range.lowerBound
        for offset in range.dropFirst() where !UTF8Text.isContinuation(paragraph.text[offset]) {
            let length = offset - start
            let fits = length >= shortest && flags[offset - base].contains(border)
            guard fits || length >= Self.longestWord * 2 else { continue }
            add(.word, start..<offset, run)
            start = offset
        }
        add(.word, start..<range.upperBound, run)
    }

    /// The kind of what starts at `start`, and where it ends.
    private func scan(from start: Int, to limit: Int) -> (TextPiece.Kind, end: Int) {
        var index = start
        let (kind, length) = classify(at: start)
        index += length
        guard kind == .word || kind == .space else { return (kind, index) }
        while index < limit {
            let (next, length) = classify(at: index)
            guard next == kind else { break }
            index += length
        }
        return (kind, min(index, limit))
    }

    private func classify(at index: Int) -> (TextPiece.Kind, length: Int) {
        let byte = paragraph.text[index]
        switch byte {
        case 0x20: return (.space, 1)
        case 0x21...0x7E: return (.word, 1)
        case 0x09: return (.tab, 1)
        case 0x0B, 0x0C: return (.lineBreak, 1)
        case 0x00..<0x20, 0x7F: return (.control, 1)
        case 0xC2 where index + 1 < paragraph.text.count && paragraph.text[index + 1] < 0xA0: return (.control, 2)
        case 0xE2, 0xE3: return (wideSpace(at: index), 3)
        default: return (.word, UTF8Text.length(startingWith: byte))
        }
    }

    /// U+2000…U+200B but for the figure space are spaces, as is U+3000; U+2028 ends a line.
    private func wideSpace(at index: Int) -> TextPiece.Kind {
        guard index + 2 < paragraph.text.count else { return .word }
        switch (paragraph.text[index], paragraph.text[index + 1], paragraph.text[index + 2]) {
        case (0xE2, 0x80, 0x80...0x86), (0xE2, 0x80, 0x88...0x8B), (0xE3, 0x80, 0x80): return .space
        case (0xE2, 0x80, 0xA8): return .lineBreak
        default: return .word
        }
    }
}
