/// Writes attributed text as RTF.
///
/// Each paragraph begins with a reset of the paragraph attributes, followed by its attributes with lengths in twips.
/// Each run of equal attributes becomes a group with its font, size, traits and colours; a link is a field. Fonts
/// and colours get indices on first use, and their tables precede the body in the result. Characters outside of ASCII
/// become `\u` with a replacement character.
struct RTFWriter {
    private var fonts: [String] = []
    private var colors: [SIMD4<Double>] = []
    private var body = ""

    static func rtf(of text: NSAttributedString) -> String {
        var writer = RTFWriter()
        writer.write(text)
        let fonts = writer.fonts.enumerated().map { "\\f\($0)\\fnil \(escaped($1));" }.joined()
        let colors = writer.colors.map { "\\red\(byte($0.x))\\green\(byte($0.y))\\blue\(byte($0.z));" }.joined()
        return "{\\rtf1\\ansi\\ansicpg1252\\uc1{\\fonttbl\(fonts)}{\\colortbl;\(colors)}\n\(writer.body)}"
    }

    private mutating func write(_ text: NSAttributedString) {
        let string = text.string as NSString
        var location = 0
        while location < string.length {
            var (end, contentEnd) = (0, 0)
            string.getParagraphStart(nil, end: &end, contentsEnd: &contentEnd, for: NSRange(location: location, length: 0))
            beginParagraph(text.attribute(.paragraphStyle, at: location, effectiveRange: nil) as? NSParagraphStyle)
            text.enumerateAttributes(in: NSRange(location: location, length: contentEnd - location)) { attributes, range, _ in
                write(string.substring(with: range), attributes)
            }
            if end > contentEnd { body += "\\par\n" }
            location = max(end, location + 1)
        }
    }

    private mutating func beginParagraph(_ style: NSParagraphStyle?) {
        body += "\\pard"
        guard let style else { return body += " " }
        switch style.alignment {
        case .left: body += "\\ql"
        case .right: body += "\\qr"
        case .center: body += "\\qc"
        case .justified: body += "\\qj"
        default: break
        }
        if style.baseWritingDirection == .rightToLeft { body += "\\rtlpar" }
        let lengths: [(String, CGFloat)] = [
            ("li", style.headIndent), ("ri", -min(0, style.tailIndent)), ("fi", style.firstLineHeadIndent - style.headIndent),
            ("sa", style.paragraphSpacing), ("sb", style.paragraphSpacingBefore), ("sl", style.minimumLineHeight),
        ]
        for (word, length) in lengths where length != 0 { body += "\\\(word)\(Self.twips(length))" }
        body += " "
    }

    private mutating func write(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
        let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
        body += "{\\f\(index(of: font.familyName))\\fs\(Int((min(max(font.pointSize, 0.5), 2_000) * 2).rounded()))"
        if font.textFont.weight >= 600 { body += "\\b" }
        if font.textFont.isItalic { body += "\\i" }
        if (TextAttributes.number(attributes[.underlineStyle]) ?? 0) != 0 { body += "\\ul" }
        if (TextAttributes.number(attributes[.strikethroughStyle]) ?? 0) != 0 { body += "\\strike" }
        if let color = attributes[.foregroundColor] as? UIColor { body += "\\cf\(index(of: color))" }
        if let color = attributes[.backgroundColor] as? UIColor { body += "\\cb\(index(of: color))" }
        if let kern = TextAttributes.number(attributes[.kern]), kern != 0 { body += "\\expndtw\(Self.twips(kern))" }
        if let offset = TextAttributes.number(attributes[.baselineOffset]), offset != 0 {
            let halfPoints = Int((min(abs(offset), 30_000) * 2).rounded())
            body += offset > 0 ? "\\up\(halfPoints)" : "\\dn\(halfPoints)"
        }
        guard let link = attributes[.link] else { return body += " \(Self.escaped(text))}" }
        let address = (link as? URL)?.absoluteString ?? (link as? NSURL)?.absoluteString ?? "\(link)"
        body += " {\\field{\\*\\fldinst HYPERLINK \"\(Self.escaped(address))\"}{\\fldrslt \(Self.escaped(text))}}}"
    }

    private mutating func index(of font: String) -> Int {
        if let index = fonts.firstIndex(of: font) { return index }
        fonts.append(font)
        return fonts.count - 1
    }

    /// Returns the index of a colour, counted from 1; 0 is the default colour.
    private mutating func index(of color: UIColor) -> Int {
        let color = color.cgColor.rgba
        if let index = colors.firstIndex(of: color) { return index + 1 }
        colors.append(color)
        return colors.count
    }

    private static func byte(_ value: Double) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }

    private static func twips(_ length: CGFloat) -> Int { Int((min(max(length, -30_000), 30_000) * 20).rounded()) }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for unit in text.utf16 {
            switch unit {
            case 9: result += "\\tab "
            case 0x2028: result += "\\line "
            case 0x5C, 0x7B, 0x7D: result += "\\" + String(UnicodeScalar(UInt8(unit)))
            case 0x20...0x7E: result += String(UnicodeScalar(UInt8(unit)))
            case 0..<0x20: break
            default: result += "\\u\(Int16(bitPattern: unit))?"
            }
        }
        return result
    }
}
