/// Writes attributed text as an HTML page.
///
/// Each paragraph becomes a `p` element whose `style` attribute has the paragraph's margins, indent, alignment,
/// direction and line height. Each run of equal attributes becomes a `span` element with its font, colours,
/// underline, strikethrough and kerning. The `span` of a link is inside an `a` element. Attachments become `img`
/// elements with their image as a `data:` URL. Line separators become `br` elements.
enum HTMLWriter {
    static func html(of text: NSAttributedString, title: String?) -> String {
        var body = ""
        let string = text.string as NSString
        var location = 0
        while location < string.length {
            var (end, contentEnd) = (0, 0)
            string.getParagraphStart(nil, end: &end, contentsEnd: &contentEnd, for: NSRange(location: location, length: 0))
            body += paragraph(text, NSRange(location: location, length: contentEnd - location), location)
            location = max(end, location + 1)
        }
        let head = title.map { "<title>\(escaped($0))</title>\n" } ?? ""
        return """
            <!DOCTYPE html>
            <html>
            <head>
            <meta charset="utf-8">
            \(head)</head>
            <body>
            \(body)</body>
            </html>

            """
    }

    private static func paragraph(_ text: NSAttributedString, _ range: NSRange, _ location: Int) -> String {
        let style = text.attribute(.paragraphStyle, at: location, effectiveRange: nil) as? NSParagraphStyle
        var content = ""
        text.enumerateAttributes(in: range) { attributes, runRange, _ in
            content += span((text.string as NSString).substring(with: runRange), attributes)
        }
        return "<p style=\"\(declarations(style))\">\(content.isEmpty ? "<br>" : content)</p>\n"
    }

    private static func declarations(_ style: NSParagraphStyle?) -> String {
        guard let style else { return "margin:0;white-space:pre-wrap" }
        var parts = [
            "margin:\(number(style.paragraphSpacingBefore))px \(number(-min(0, style.tailIndent)))px \(number(style.paragraphSpacing))px "
                + "\(number(style.headIndent))px"
        ]
        let indent = style.firstLineHeadIndent - style.headIndent
        if indent != 0 { parts.append("text-indent:\(number(indent))px") }
        switch style.alignment {
        case .left: parts.append("text-align:left")
        case .right: parts.append("text-align:right")
        case .center: parts.append("text-align:center")
        case .justified: parts.append("text-align:justify")
        default: break
        }
        if style.baseWritingDirection == .rightToLeft { parts.append("direction:rtl") }
        if style.minimumLineHeight > 0 { parts.append("line-height:\(number(style.minimumLineHeight))px") }
        return (parts + ["white-space:pre-wrap"]).joined(separator: ";")
    }

    private static func span(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> String {
        if let attachment = attributes[.attachment] as? NSTextAttachment { return imageElement(attachment) }
        var parts: [String] = []
        let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
        var family = font.familyName
        // The names of the interface's fonts begin with a dot. Browsers have names of their own for such fonts.
        if family.hasPrefix(".") { family = font.textFont.family == .monospaced ? "ui-monospace" : "-apple-system" }
        parts.append("font-family:'\(family)'")
        parts.append("font-size:\(number(font.pointSize))px")
        if font.textFont.weight != 400 { parts.append("font-weight:\(font.textFont.weight)") }
        if font.textFont.isItalic { parts.append("font-style:italic") }
        if let color = attributes[.foregroundColor] as? UIColor { parts.append("color:\(cssColor(color))") }
        if let color = attributes[.backgroundColor] as? UIColor { parts.append("background-color:\(cssColor(color))") }
        var lines: [String] = []
        if TextAttributes.number(attributes[.underlineStyle]) ?? 0 != 0 { lines.append("underline") }
        if TextAttributes.number(attributes[.strikethroughStyle]) ?? 0 != 0 { lines.append("line-through") }
        parts.append("text-decoration:\(lines.isEmpty ? "none" : lines.joined(separator: " "))")
        if let kern = TextAttributes.number(attributes[.kern]), kern != 0 { parts.append("letter-spacing:\(number(kern))px") }
        let content = escaped(text).replacingOccurrences(of: "\u{2028}", with: "<br>")
        let span = "<span style=\"\(escaped(parts.joined(separator: ";")))\">\(content)</span>"
        guard let link = attributes[.link] else { return span }
        let address = (link as? URL)?.absoluteString ?? (link as? NSURL)?.absoluteString ?? "\(link)"
        return "<a href=\"\(escaped(address))\">\(span)</a>"
    }

    private static func imageElement(_ attachment: NSTextAttachment) -> String {
        guard let data = attachment.image?.pngData() ?? attachment.contents else { return "" }
        let size = attachment.bounds.isEmpty ? attachment.image?.size ?? .zero : attachment.bounds.size
        let sides = size == .zero ? "" : " width=\"\(number(size.width))\" height=\"\(number(size.height))\""
        return "<img src=\"data:image/png;base64,\(data.base64EncodedString())\"\(sides)>"
    }

    private static func cssColor(_ color: UIColor) -> String {
        let parts = color.cgColor.rgba
        func byte(_ value: Double) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
        return "rgba(\(byte(parts.x)),\(byte(parts.y)),\(byte(parts.z)),\(number(CGFloat(min(max(parts.w, 0), 1)))))"
    }

    /// Formats a number with at most three decimals.
    private static func number(_ value: CGFloat) -> String {
        let roundedNumber = (Double(value) * 1000).rounded() / 1000
        return roundedNumber == roundedNumber.rounded() && abs(roundedNumber) < 1e9 ? String(Int(roundedNumber)) : String(roundedNumber)
    }

    static func escaped(_ text: String) -> String {
        var result = ""
        for character in text.unicodeScalars {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            default: result.unicodeScalars.append(character)
            }
        }
        return result
    }
}
