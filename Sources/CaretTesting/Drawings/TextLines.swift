import CoreGraphics
import PictureMetrics

/// The lines of a text layout, and the words of each line.
struct TextLines {
    private let layout: TextLayout
    private let origin: CGPoint

    /// - Parameter origin: The upper left corner of the layout.
    init(_ layout: TextLayout, _ origin: CGPoint) {
        self.layout = layout
        self.origin = origin
    }

    /// Returns the lines and words of the layout.
    ///
    /// - Parameters:
    ///   - string: The entire text.
    ///   - frame: The rectangle of the view that shows the text.
    /// - Returns: The text; `nil` if the layout has no lines.
    func text(_ string: String, frame: CGRect) -> DrawnText? {
        guard !layout.lines.isEmpty else { return nil }
        let lines = layout.lines.map { line in
            DrawnText.Line(
                text: displayedText(line),
                box: CGRect(x: origin.x + line.x, y: origin.y + line.top, width: line.width, height: line.height),
                baseline: Double(origin.y + line.baseline))
        }
        return DrawnText(text: string, frame: frame, lines: lines, words: words, isTruncated: layout.isTruncated)
    }

    private func displayedText(_ line: TextLine) -> String {
        let bytes = Array(layout.content.string.utf8)[line.range]
        return String(decoding: bytes, as: UTF8.self) + (line.isTruncated ? "…" : "")
    }

    /// The words, with the positions that they would have on a single line; empty if a line breaks inside a word.
    private var words: [DrawnText.Word] {
        let bytes = Array(layout.content.string.utf8)
        let space = spaceWidth
        var result: [DrawnText.Word] = []
        var lineStart = 0.0
        for (index, line) in layout.lines.enumerated() {
            let isLast = index == layout.lines.count - 1
            if !isLast, !line.endsParagraph, splitsWord(bytes, at: line.range.upperBound) { return [] }
            let ranges = WordRanges.words(in: bytes[line.range], from: line.range.lowerBound)
            for (position, range) in ranges.enumerated() {
                let spans = layout.spans(of: range, inLine: index)
                guard let left = spans.map(\.left).min(), let right = spans.map({ $0.left + $0.width }).max() else { return [] }
                // The ellipsis follows the last word, and is not part of the string.
                let end = line.isTruncated && position == ranges.count - 1 ? max(right, line.x + line.width) : right
                result.append(
                    DrawnText.Word(
                        start: lineStart + Double(left - line.x), end: lineStart + Double(end - line.x), line: index,
                        beginsParagraph: line.startsParagraph && position == 0))
            }
            lineStart = (result.last?.end ?? lineStart) + space
        }
        return result
    }

    private func splitsWord(_ bytes: [UInt8], at offset: Int) -> Bool {
        guard offset > 0, offset < bytes.count else { return false }
        func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
        return !isBlank(bytes[offset]) && !isBlank(bytes[offset - 1])
    }

    /// The width of a space between two words of a line. If no line has two words, a quarter of the height of the first
    /// line.
    private var spaceWidth: Double {
        let bytes = Array(layout.content.string.utf8)
        for (index, line) in layout.lines.enumerated() {
            let ranges = WordRanges.words(in: bytes[line.range], from: line.range.lowerBound)
            guard ranges.count > 1 else { continue }
            let wordSpans = [ranges[0], ranges[1]].map { layout.spans(of: $0, inLine: index) }
            guard let end = wordSpans[0].map({ $0.left + $0.width }).max(), let start = wordSpans[1].map(\.left).min(), start > end else {
                continue
            }
            return Double(start - end)
        }
        return Double(layout.lines[0].height) / 4
    }
}
