/// The kinds of decoration that a layout contains. Most layouts contain none and skip the search for decorated text.
struct TextDecorations: OptionSet, Sendable {
    let rawValue: UInt8

    static let background = TextDecorations(rawValue: 1)
    static let lines = TextDecorations(rawValue: 2)
    static let attachments = TextDecorations(rawValue: 4)
    static let markers = TextDecorations(rawValue: 8)

    init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    init(of content: TextContent) {
        self = []
        for run in content.runs {
            if run.style.background != nil { insert(.background) }
            if run.style.underline != nil || run.style.strikethrough != nil { insert(.lines) }
            if run.style.attachment?.image != nil { insert(.attachments) }
            if run.paragraph.marker != nil { insert(.markers) }
        }
    }
}
