/// A string with its styles: the input of a layout.
package struct TextContent: Sendable {
    /// A range with one style. The first run of a paragraph determines the paragraph style.
    package struct Run: Sendable {
        /// The range in UTF-8 bytes of the string, on character boundaries.
        package var range: Range<Int>
        package var style: TextStyle
        package var paragraph: TextParagraph

        package init(range: Range<Int>, style: TextStyle, paragraph: TextParagraph = TextParagraph()) {
            self.range = range
            self.style = style
            self.paragraph = paragraph
        }
    }

    package let string: String
    /// The runs in order, at least one, without gaps, from the start to the end of the string.
    package let runs: [Run]

    package init(_ string: String, style: TextStyle, paragraph: TextParagraph = TextParagraph()) {
        var string = string
        string.makeContiguousUTF8()
        self.string = string
        runs = [Run(range: 0..<string.utf8.count, style: style, paragraph: paragraph).clampedToLimits]
    }

    /// - Precondition: `runs` cover the string in order and without gaps. An empty string has one empty run.
    package init(_ string: String, runs: [Run]) {
        var string = string
        string.makeContiguousUTF8()
        var end = 0
        for run in runs {
            precondition(
                run.range.lowerBound == end,
                "TextContent: a run starts at byte \(run.range.lowerBound), but the one before ends at \(end). Leave no gap.")
            end = run.range.upperBound
        }
        precondition(
            !runs.isEmpty && end == string.utf8.count,
            "TextContent: the runs end at byte \(end) of \(string.utf8.count). Cover the whole string.")
        self.string = string
        self.runs = runs.contains { !$0.isWithinLimits } ? runs.map(\.clampedToLimits) : runs
    }

    /// Returns the index of the run that contains the byte at `offset`; the last run for the end of the string.
    func runIndex(at offset: Int) -> Int {
        var low = 0
        var high = runs.count - 1
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
