import Pango

/// Cuts runs of one font into words, spaces, tabs and controls, and shapes them.
///
/// A piece is a word, a sequence of spaces, a tab, a line separator, a control character or an attachment. Words of
/// more than 96 bytes are divided between characters. In scripts without spaces, words of more than 24 bytes are
/// divided at break opportunities. This bounds the size of cache entries and the cost of cutting a piece at the end
/// of a line. Long paragraphs are cut in steps of about 1024 bytes on demand, so a label of two lines does not shape
/// a long text.
struct PieceCutter {
    /// A sequence of one font, script and direction.
    struct Run {
        /// The range, in bytes of the content's string.
        var range: Range<Int>
        /// The index of the content's run.
        var style: Int
        var font: ShapingFont
        var analysis: TextAnalysis
        var spacing: TextSpacing
    }

    let paragraph: ParagraphText
    private let runs: [Run]
    /// The index of the current run.
    private var run = 0
    /// The first byte that is not cut yet.
    private(set) var offset: Int
    /// The end of the long word that is being cut; `nil` between words.
    private var wordEnd: Int?
    /// The break opportunities of the paragraph. They are determined on demand, because the analysis takes longer
    /// than most layouts.
    private var breaks: [BreakFlags] = []
    /// The number of bytes that were cut into pieces, for tests.
    private(set) var bytesCut = 0

    /// The maximum length of a word, in bytes. Longer words are divided to bound the cache's size and the cost of a
    /// cut at a line's end.
    static let longestWord = 96
    /// The maximum length of a word in scripts without spaces, in bytes. Longer words are divided at break
    /// opportunities.
    static let longestUnspaced = 24
    /// The length of a step, in bytes; a step ends with the first piece that reaches this length.
    static let step = 1024

    init(paragraph: ParagraphText, runs: [Run]) {
        self.paragraph = paragraph
        self.runs = runs
        offset = runs.first?.range.lowerBound ?? paragraph.range.upperBound
    }

    /// Whether the whole paragraph is cut.
    var isDone: Bool { run >= runs.count }

    /// Cuts the next part, and appends its pieces.
    ///
    /// - Parameter count: The length in bytes; the last piece may exceed it.
    mutating func cut(_ count: Int, into pieces: inout [TextPiece], with shaper: TextShaper) {
        let start = bytesCut
        while !isDone, bytesCut - start < count {
            let (before, current) = (offset, runs[run])
            if offset < current.range.upperBound { cutNext(current, into: &pieces, with: shaper) }
            bytesCut += offset - before
            if offset >= current.range.upperBound { nextRun() }
        }
    }

    /// Skips to the next line separator or to the end.
    mutating func skipToLineBreak() {
        wordEnd = nil
        while !isDone {
            let current = runs[run]
            while offset < current.range.upperBound {
                let (kind, length) = classify(at: offset)
                if kind == .lineBreak { return }
                offset = min(offset + length, current.range.upperBound)
            }
            nextRun()
        }
    }

    private mutating func nextRun() {
        run += 1
        wordEnd = nil
        offset = isDone ? paragraph.range.upperBound : runs[run].range.lowerBound
    }

    private mutating func cutNext(_ run: Run, into pieces: inout [TextPiece], with shaper: TextShaper) {
        if let wordEnd { return cutWord(to: wordEnd, run, into: &pieces, with: shaper) }
        if let box = paragraph.content.runs[run.style].style.attachment, isAttachment(at: offset, run) {
            pieces.append(
                TextPiece(
                    kind: .word, level: run.analysis.level, style: run.style, start: offset, end: offset + 3, word: nil,
                    width: Double(box.advance) + run.spacing.kern))
            offset += 3
            return
        }
        let (kind, end) = scan(from: offset, run)
        guard kind == .word else { return add(kind, offset..<end, run, into: &pieces, with: shaper) }
        let maximumLength = run.analysis.isWrittenWithoutSpaces ? Self.longestUnspaced : Self.longestWord
        if end - offset <= maximumLength { return add(.word, offset..<end, run, into: &pieces, with: shaper) }
        wordEnd = end
        cutWord(to: end, run, into: &pieces, with: shaper)
    }

    /// Returns whether an attachment is at `index`: a replacement character, EF BF BC. Other characters of the run
    /// are text.
    private func isAttachment(at index: Int, _ run: Run) -> Bool {
        let text = paragraph.text
        return index + 2 < run.range.upperBound && text[index] == 0xEF && text[index + 1] == 0xBF && text[index + 2] == 0xBC
    }

    private mutating func add(
        _ kind: TextPiece.Kind, _ range: Range<Int>, _ run: Run, into pieces: inout [TextPiece], with shaper: TextShaper
    ) {
        let isShaped = kind == .word || kind == .space
        let word =
            isShaped
            ? shaper.word(UnsafeBufferPointer(rebasing: paragraph.text[range]), font: run.font, analysis: run.analysis) : nil
        pieces.append(
            TextPiece(
                kind: kind, level: run.analysis.level, style: run.style, start: range.lowerBound, end: range.upperBound, word: word,
                width: word?.width(run.spacing) ?? 0))
        offset = range.upperBound
    }

    /// Cuts the next part off a long word.
    private mutating func cutWord(to end: Int, _ run: Run, into pieces: inout [TextPiece], with shaper: TextShaper) {
        let isUnspaced = run.analysis.isWrittenWithoutSpaces
        let minimumLength = isUnspaced ? 1 : Self.longestWord / 2
        let start = offset
        var splitIndex = start + 1
        while splitIndex < end {
            if !UTF8Text.isContinuation(paragraph.text[splitIndex]) {
                let length = splitIndex - start
                if length >= Self.longestWord * 2 { break }
                if length >= minimumLength, isUnspaced ? flags(at: splitIndex).contains(.line) : isCharacterBoundary(splitIndex) { break }
            }
            splitIndex += 1
        }
        add(.word, start..<splitIndex, run, into: &pieces, with: shaper)
        if splitIndex >= end { wordEnd = nil }
    }

    /// Returns whether a character begins at `index`. Between two ASCII characters this is always the case, so that
    /// ASCII words need no analysis.
    private mutating func isCharacterBoundary(_ index: Int) -> Bool {
        if paragraph.text[index - 1] < 0x80 && paragraph.text[index] < 0x80 { return true }
        return flags(at: index).contains(.cursor)
    }

    /// Returns the break flags before a byte.
    mutating func flags(at index: Int) -> BreakFlags {
        if breaks.isEmpty { breaks = paragraph.findBreaks() }
        return breaks[index - paragraph.range.lowerBound]
    }

    /// Returns the kind and the end of the piece at `start`.
    private func scan(from start: Int, _ run: Run) -> (TextPiece.Kind, end: Int) {
        let limit = run.range.upperBound
        let hasAttachments = paragraph.content.runs[run.style].style.attachment != nil
        var index = start
        let (kind, length) = classify(at: start)
        index += length
        guard kind == .word || kind == .space else { return (kind, min(index, limit)) }
        while index < limit {
            let (next, length) = classify(at: index)
            guard next == kind, !(hasAttachments && isAttachment(at: index, run)) else { break }
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

    /// Classifies U+2000…U+200B, except the figure space, and U+3000 as spaces, and U+2028 as a line separator.
    private func wideSpace(at index: Int) -> TextPiece.Kind {
        guard index + 2 < paragraph.text.count else { return .word }
        switch (paragraph.text[index], paragraph.text[index + 1], paragraph.text[index + 2]) {
        case (0xE2, 0x80, 0x80...0x86), (0xE2, 0x80, 0x88...0x8B), (0xE3, 0x80, 0x80): return .space
        case (0xE2, 0x80, 0xA8): return .lineBreak
        default: return .word
        }
    }
}
