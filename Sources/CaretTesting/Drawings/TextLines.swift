import CoreGraphics
import PictureMetrics

/// The lines of a layout, and the words on them.
struct TextLines {
    private let layout: TextLayout
    private let origin: CGPoint

    /// - Parameter origin: where the layout's top left corner is.
    init(_ layout: TextLayout, _ origin: CGPoint) {
        self.layout = layout
        self.origin = origin
    }

    /// - Parameters:
    ///   - string: all of the text.
    ///   - frame: the rectangle of the view that shows it.
    /// - Returns: `nil` if the layout has no lines.
    func text(_ string: String, frame: CGRect) -> DrawnText? {
        guard !layout.lines.isEmpty else { return nil }
        let lines = layout.lines.map { line in
            DrawnText.Line(
                text: shown(line),
                box: CGRect(x: origin.x + line.x, y: origin.y + line.top, width: line.width, height: line.height),
                baseline: Double(origin.y + line.baseline))
        }
        return DrawnText(text: string, frame: frame, lines: lines, words: words, isTruncated: layout.isTruncated)
    }

    private func shown(_ line: TextLine) -> String {
        let bytes = Array(layout.content.string.utf8)[line.range]
        return String(decoding: bytes, as: UTF8.self) + (line.isTruncated ? "…" : "")
    }

    /// Words with the places that they would have on one line; none where a line ends within a word.
    private var words: [DrawnText.Word] {
        let bytes = Array(layout.content.string.utf8)
        let space = spaceWidth
        var result: [DrawnText.Word] = []
        var edge = 0.0
        for (index, line) in layout.lines.enumerated() {
            let isLast = index == layout.lines.count - 1
            if !isLast, !line.endsParagraph, splitsWord(bytes, at: line.range.upperBound) { return [] }
            let ranges = WordRanges.words(in: bytes[line.range], from: line.range.lowerBound)
            for (position, range) in ranges.enumerated() {
                let spans = layout.spans(of: range, inLine: index)
                guard let left = spans.map(\.left).min(), let right = spans.map({ $0.left + $0.width }).max() else { return [] }
                // An ellipsis stands behind the last word, and belongs to no part of the string.
                let end = line.isTruncated && position == ranges.count - 1 ? max(right, line.x + line.width) : right
                result.append(
                    DrawnText.Word(
                        start: edge + Double(left - line.x), end: edge + Double(end - line.x), line: index,
                        beginsParagraph: line.startsParagraph && position == 0))
            }
            edge = (result.last?.end ?? edge) + space
        }
        return result
    }

    private func splitsWord(_ bytes: [UInt8], at offset: Int) -> Bool {
        guard offset > 0, offset < bytes.count else { return false }
        func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
        return !isBlank(bytes[offset]) && !isBlank(bytes[offset - 1])
    }

    /// The width of a space between two words of one line; a quarter of the line's height where no line has two.
    private var spaceWidth: Double {
        let bytes = Array(layout.content.string.utf8)
        for (index, line) in layout.lines.enumerated() {
            let ranges = WordRanges.words(in: bytes[line.range], from: line.range.lowerBound)
            guard ranges.count > 1 else { continue }
            let edges = [ranges[0], ranges[1]].map { layout.spans(of: $0, inLine: index) }
            guard let end = edges[0].map({ $0.left + $0.width }).max(), let start = edges[1].map(\.left).min(), start > end else {
                continue
            }
            return Double(start - end)
        }
        return Double(layout.lines[0].height) / 4
    }
}
