import CoreGraphics

/// A text in a picture that a drawing program made: where it is, and how it is broken into lines.
///
/// Lengths are points from the picture's top left corner.
package struct DrawnText: Codable, Hashable, Sendable {
    /// A line as it is shown.
    package struct Line: Codable, Hashable, Sendable {
        /// The visible text, with an ellipsis where the line has one.
        package var text: String
        /// The box of its letters' advances, as high as the line.
        package var box: CGRect
        /// The distance of its baseline from the picture's top edge.
        package var baseline: Double

        package init(text: String, box: CGRect, baseline: Double) {
            self.text = text
            self.box = box
            self.baseline = baseline
        }
    }

    /// A piece of text between two places where lines may be broken.
    package struct Word: Codable, Hashable, Sendable {
        /// The word's beginning if the text is one line, in points from that line's start.
        package var start: Double
        /// The word's end then.
        package var end: Double
        /// The index of the line that it is on.
        package var line: Int
        /// Whether a line has to begin with it: the first of the text, and of each paragraph.
        package var beginsParagraph: Bool

        package init(start: Double, end: Double, line: Int, beginsParagraph: Bool) {
            self.start = start
            self.end = end
            self.line = line
            self.beginsParagraph = beginsParagraph
        }
    }

    /// All of the text.
    package var text: String
    /// The rectangle of the view that shows it.
    package var frame: CGRect
    /// From top to bottom; not empty.
    package var lines: [Line]
    /// In reading order; empty where lines are not broken between words, as in Chinese or with hyphens.
    package var words: [Word]
    /// Whether some of the text is not shown.
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
    /// Pixels per point.
    package var scale: Double
    /// The texts of the views in the picture, back to front.
    package var texts: [DrawnText]

    package init(scale: Double, texts: [DrawnText]) {
        self.scale = scale
        self.texts = texts
    }
}
