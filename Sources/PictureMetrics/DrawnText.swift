import CoreGraphics

/// A block of text in a picture that a drawing program drew, with its position and its lines.
///
/// Lengths are in points from the upper left corner of the picture.
package struct DrawnText: Codable, Hashable, Sendable {
    /// A line of text as it is drawn.
    package struct Line: Codable, Hashable, Sendable {
        /// The visible text, including an ellipsis.
        package var text: String
        /// The typographic bounds, determined by the advances of the glyphs and the height of the line.
        package var box: CGRect
        /// The distance of the baseline from the upper edge of the picture.
        package var baseline: Double

        package init(text: String, box: CGRect, baseline: Double) {
            self.text = text
            self.box = box
            self.baseline = baseline
        }
    }

    /// A part of the text between two possible line breaks.
    package struct Word: Codable, Hashable, Sendable {
        /// The start of the word in points, if the entire text were on one line.
        package var start: Double
        /// The end of the word in points, if the entire text were on one line.
        package var end: Double
        /// The index of the line that contains the word.
        package var line: Int
        /// Whether the word begins a line independently of the width: the first word of the text and of each
        /// paragraph.
        package var beginsParagraph: Bool

        package init(start: Double, end: Double, line: Int, beginsParagraph: Bool) {
            self.start = start
            self.end = end
            self.line = line
            self.beginsParagraph = beginsParagraph
        }
    }

    /// The entire text.
    package var text: String
    /// The rectangle of the view that shows the text.
    package var frame: CGRect
    /// The lines from top to bottom; not empty.
    package var lines: [Line]
    /// The words in reading order; empty if lines break inside words, as in Chinese or with hyphens.
    package var words: [Word]
    /// Whether a part of the text is not visible, because it was truncated.
    package var isTruncated: Bool

    package init(text: String, frame: CGRect, lines: [Line], words: [Word], isTruncated: Bool) {
        self.text = text
        self.frame = frame
        self.lines = lines
        self.words = words
        self.isTruncated = isTruncated
    }

    /// The number of words on each line.
    package var wrap: [Int] {
        lines.indices.map { index in words.count { $0.line == index } }
    }
}

/// The record that a drawing program writes beside a picture, as `NAME.json`.
package struct DrawingRecord: Codable, Hashable, Sendable {
    /// The number of pixels per point.
    package var scale: Double
    /// The text of each view in the picture, back to front.
    package var texts: [DrawnText]

    package init(scale: Double, texts: [DrawnText]) {
        self.scale = scale
        self.texts = texts
    }
}
