import Foundation

/// The HTML that an app sets as the body of a mail.
enum HTMLBody {
    /// Returns the formatted text for the composer. HTML without colours has the colour of labels.
    static func text(_ html: String) -> NSAttributedString {
        let style = "<style>body { font-family: system-ui; font-size: 17px }</style>"
        let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
            .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
        ]
        // Every text is readable as HTML. Should it not be, the user sees the source.
        guard let text = try? NSMutableAttributedString(data: Data((style + html).utf8), options: options, documentAttributes: nil) else {
            return NSAttributedString(string: html)
        }
        // The end of the last paragraph would be an empty line.
        while text.string.hasSuffix("\n") { text.deleteCharacters(in: NSRange(location: text.length - 1, length: 1)) }
        let whole = NSRange(location: 0, length: text.length)
        text.enumerateAttribute(.foregroundColor, in: whole) { color, range, _ in
            if color == nil || color as? UIColor == .black { text.addAttribute(.foregroundColor, value: UIColor.label, range: range) }
        }
        return text
    }
}
