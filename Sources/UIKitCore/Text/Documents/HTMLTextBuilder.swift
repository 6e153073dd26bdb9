/// Builds the attributed text of an HTML page.
///
/// The reader adds text, line breaks, cells and list items with their styles. White space collapses to one space,
/// which stays pending until more text follows on the line; text with preserved white space is added unchanged. Runs
/// are collected in an open paragraph. At the paragraph's end, a newline is added. All runs get the paragraph style of
/// the first run and the fonts of their own styles, and move to the result. Each character is processed once.
struct HTMLTextBuilder {
    private struct Run {
        var text: String
        let style: DocumentStyle
        let attachment: NSTextAttachment?
    }

    private var runs: [Run] = []
    /// The runs of the open paragraph.
    private var openParagraph: [Run] = []
    private var isAtLineStart = true
    /// The style of a pending space, which is added only if more text follows on its line.
    private var pendingSpaceStyle: DocumentStyle?
    private var marker: (text: String, style: DocumentStyle)?
    private var fonts = DocumentFonts()
    private var result: [(text: String, attributes: [NSAttributedString.Key: Any])] = []

    /// Adds text. White space collapses to one space, and is removed at the beginning and end of a line.
    mutating func add(_ text: String, _ style: DocumentStyle) {
        guard !style.keepsSpaces else { return addPreservingSpaces(text, style) }
        var word = ""
        for scalar in text.unicodeScalars {
            if scalar == " " || (9...13).contains(scalar.value) {
                flush(&word, style)
                if !isAtLineStart { pendingSpaceStyle = pendingSpaceStyle ?? style }
            } else {
                if word.isEmpty { flushSpace() }
                word.unicodeScalars.append(scalar)
            }
        }
        flush(&word, style)
    }

    private mutating func addPreservingSpaces(_ text: String, _ style: DocumentStyle) {
        let lines = text.replacingOccurrences(of: "\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            if index > 0 { append(Self.lineBreak, style) }
            if !line.isEmpty { append(String(line), style) }
        }
    }

    private mutating func flush(_ word: inout String, _ style: DocumentStyle) {
        guard !word.isEmpty else { return }
        append(word, style)
        word = ""
    }

    private mutating func flushSpace() {
        guard let style = pendingSpaceStyle else { return }
        pendingSpaceStyle = nil
        append(" ", style)
    }

    private mutating func append(_ text: String, _ style: DocumentStyle, _ attachment: NSTextAttachment? = nil) {
        flushSpace()
        flushMarker()
        openParagraph.append(Run(text: Self.applyingCapitals(text, style.capitals), style: style, attachment: attachment))
        isAtLineStart = false
    }

    private static func applyingCapitals(_ text: String, _ capitals: String?) -> String {
        switch capitals {
        case "uppercase": text.uppercased()
        case "lowercase": text.lowercased()
        case "capitalize": text.prefix(1).uppercased() + text.dropFirst()
        default: text
        }
    }

    private static let lineBreak = "\u{2028}"

    /// Adds a line break within the paragraph.
    mutating func breakLine(_ style: DocumentStyle) {
        pendingSpaceStyle = nil
        append(Self.lineBreak, style)
        isAtLineStart = true
    }

    /// Begins the next cell in a table row.
    mutating func beginCell(_ style: DocumentStyle) {
        pendingSpaceStyle = nil
        guard !openParagraph.isEmpty else { return }
        append("\t", style)
        isAtLineStart = true
    }

    mutating func add(_ attachment: NSTextAttachment, _ style: DocumentStyle) {
        append("\u{FFFC}", style, attachment)
    }

    /// Begins a paragraph with a marker. An item without text gets its marker when the item ends.
    mutating func beginItem(_ text: String, _ style: DocumentStyle) {
        endParagraph()
        marker = (text, style)
    }

    private mutating func flushMarker() {
        guard let marker else { return }
        self.marker = nil
        openParagraph.append(Run(text: "\t\(marker.text)\t", style: marker.style, attachment: nil))
    }

    /// Ends the paragraph, unless it is empty.
    mutating func endParagraph(endsItem: Bool = false) {
        pendingSpaceStyle = nil
        isAtLineStart = true
        if endsItem { flushMarker() }
        guard let last = openParagraph.last else { return }
        let block = openParagraph[0].style.block
        runs += openParagraph
        openParagraph = []
        runs.append(Run(text: "\n", style: last.style, attachment: nil))
        finish(block)
    }

    /// Increases the spacing below the last paragraph to at least `spacing`.
    mutating func addSpacing(_ spacing: Double) {
        guard let last = result.last, let style = last.attributes[.paragraphStyle] as? NSParagraphStyle, style.paragraphSpacing < spacing,
            let copy = style.mutableCopy() as? NSMutableParagraphStyle
        else { return }
        copy.paragraphSpacing = CGFloat(spacing)
        for index in result.indices.reversed() {
            guard index == result.count - 1 || !result[index].text.hasSuffix("\n") else { return }
            result[index].attributes[.paragraphStyle] = copy
        }
    }

    private mutating func finish(_ block: DocumentBlock) {
        let paragraph = block.style
        for run in runs {
            var attributes = fonts.attributes(run.style)
            attributes[.paragraphStyle] = paragraph
            attributes[.attachment] = run.attachment
            result.append((run.text, attributes))
        }
        runs = []
    }

    /// Returns the whole text.
    mutating func text() -> NSAttributedString {
        // The last paragraph ends without a newline if no block element has ended it.
        if !openParagraph.isEmpty || marker != nil {
            pendingSpaceStyle = nil
            flushMarker()
            let block = openParagraph[0].style.block
            runs = openParagraph
            openParagraph = []
            finish(block)
        }
        let text = TransientAttributedString(string: result.map(\.text).joined())
        var location = 0
        for run in result {
            let length = run.text.utf16.count
            text.setAttributes(run.attributes, range: NSRange(location: location, length: length))
            location += length
        }
        return text
    }
}
