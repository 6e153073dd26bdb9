import CoreGraphics
import PictureMetrics

/// Compares the lines of a drawing's texts with those of the recorded picture.
struct TextComparison {
    private let known: [String: [String]]
    private(set) var read = 0
    private(set) var unread = 0
    private(set) var wraps = 0
    private(set) var others: [PictureFigures.OtherWrap] = []
    /// The boxes of the texts in the recorded picture, in points.
    private(set) var recordedInk: [CGRect] = []
    /// The offset of each text from its recorded ink, in points: the maximum distance of the four edges.
    private(set) var inkOffsets: [Double] = []

    /// Creates a comparison.
    ///
    /// - Parameter known: The recorded lines of texts, by the whole text. Other texts are read from the picture.
    init(_ known: [String: [String]]) {
        self.known = known
    }

    mutating func compare(_ texts: [DrawnText], recorded: WrapReader, drawn: WrapReader) {
        for text in texts {
            let found = recorded.read(text, beside: texts)
            if let found { recordedInk.append(found.ink) }
            if let lines = known[text.text] {
                note(text, lines)
                continue
            }
            // A text that is covered, or whose colour is too close to its background, is not found in the drawing
            // either.
            guard let found, let own = drawn.read(text, beside: texts), own.wrap == text.wrap else {
                unread += 1
                continue
            }
            inkOffsets.append(Self.offset(own.ink, found.ink))
            note(text, found.wrap == text.wrap ? text.lines.map(\.text) : text.lines(wrapped: found.wrap))
        }
    }

    private mutating func note(_ text: DrawnText, _ recorded: [String]) {
        func plain(_ lines: [String]) -> [String] { lines.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) } }
        let drawn = plain(text.lines.map(\.text))
        read += 1
        if max(drawn.count, recorded.count) > 1 { wraps += 1 }
        if drawn != plain(recorded) { others.append(PictureFigures.OtherWrap(text: text.text, recorded: plain(recorded), drawn: drawn)) }
    }

    private static func offset(_ first: CGRect, _ second: CGRect) -> Double {
        let edges = [first.minX - second.minX, first.minY - second.minY, first.maxX - second.maxX, first.maxY - second.maxY]
        return edges.map { abs(Double($0)) }.max() ?? 0
    }
}

extension DrawnText {
    /// Returns the lines that result from numbers of words per line.
    func lines(wrapped wrap: [Int]) -> [String] {
        let words = lines.flatMap { $0.text.split { $0.isWhitespace } }
        var result: [String] = []
        var start = 0
        for count in wrap {
            result.append(words[min(start, words.count)..<min(start + count, words.count)].joined(separator: " "))
            start += count
        }
        return result
    }
}
