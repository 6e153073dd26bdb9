import UIKitEngines

extension NibValue {
    /// The attributed string of fragments, each with its attributes.
    var attributedString: NSAttributedString? {
        guard let element, element.name == "attributedString" else { return nil }
        let result = NSMutableAttributedString(string: "")
        for fragment in element.children where fragment.name == "fragment" {
            result.append(NSAttributedString(string: text(of: fragment), attributes: attributes(of: fragment)))
        }
        return result
    }

    private func text(of fragment: NibElement) -> String {
        if let id = fragment.id, let translatedText = session.source.translations["\(id).content"] { return translatedText }
        return fragment["content"] ?? fragment.child(key: "content").map { NibText.text($0) } ?? ""
    }

    private func attributes(of fragment: NibElement) -> [NSAttributedString.Key: Any] {
        Self.attributes(in: fragment.list("attributes"), session)
    }

    /// Returns the text attributes of elements, by their keys in archives.
    static func attributes(in elements: [NibElement], _ session: NibSession) -> [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [:]
        for element in elements {
            switch (element.name, element.key) {
            case ("color", "NSColor"): result[.foregroundColor] = color(element, in: session)
            case ("color", "NSBackgroundColor"): result[.backgroundColor] = color(element, in: session)
            case ("color", "NSStrokeColor"): result[.strokeColor] = color(element, in: session)
            case ("color", "NSUnderlineColor"): result[.underlineColor] = color(element, in: session)
            case ("font", _): result[.font] = font(element, in: session)
            case ("paragraphStyle", _): result[.paragraphStyle] = NibText.paragraph(element, session)
            case ("integer", "NSUnderline"): result[.underlineStyle] = Int(element["value"] ?? "")
            case ("integer", "NSStrikethrough"): result[.strikethroughStyle] = Int(element["value"] ?? "")
            case ("real", "NSKern"): result[.kern] = session.number(element, "value").map { Double($0) }
            case ("real", "NSBaselineOffset"): result[.baselineOffset] = session.number(element, "value").map { Double($0) }
            case ("url", "NSLink"): result[.link] = element["string"].flatMap(URL.init(string:))
            // The default value does not change the text.
            case ("integer", "NSSuperScript") where element["value"] == "0", ("integer", "NSLigature"): break
            default: session.skip(element, "the look \(element.key ?? "")", why: "strings have no such look")
            }
        }
        return result
    }
}

/// The text and paragraph styles of nibs.
enum NibText {
    /// Returns the text of `<string>` and `<mutableString>`, which may be encoded in base 64.
    static func text(_ element: NibElement) -> String {
        guard element["base64-UTF8"] == "YES" else { return element.text }
        let text = element.text.filter { !$0.isWhitespace }
        let paddedText = text + String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
        return Data(base64Encoded: paddedText).map { String(decoding: $0, as: UTF8.self) } ?? element.text
    }

    @MainActor static func paragraph(_ element: NibElement, _ session: NibSession) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        func number(_ name: String) -> CGFloat? { session.number(element, name) }
        style.alignment = element["alignment"].flatMap { alignments[$0] } ?? .natural
        style.lineBreakMode = element["lineBreakMode"].flatMap { lineBreaks[$0] } ?? .byWordWrapping
        style.baseWritingDirection = element["baseWritingDirection"].flatMap { directions[$0] } ?? .natural
        if let value = number("lineSpacing") { style.lineSpacing = value }
        if let value = number("paragraphSpacing") { style.paragraphSpacing = value }
        if let value = number("paragraphSpacingBefore") { style.paragraphSpacingBefore = value }
        if let value = number("firstLineHeadIndent") { style.firstLineHeadIndent = value }
        if let value = number("headIndent") { style.headIndent = value }
        if let value = number("tailIndent") { style.tailIndent = value }
        if let value = number("minimumLineHeight") { style.minimumLineHeight = value }
        if let value = number("maximumLineHeight") { style.maximumLineHeight = value }
        if let value = number("lineHeightMultiple") { style.lineHeightMultiple = value }
        if let value = number("defaultTabInterval") { style.defaultTabInterval = value }
        if element["allowsDefaultTighteningForTruncation"] == "YES" { style.allowsDefaultTighteningForTruncation = true }
        if let value = number("hyphenationFactor") { style.hyphenationFactor = Float(value) }
        return style
    }

    static let alignments: [String: NSTextAlignment] = [
        "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
    ]

    static let lineBreaks: [String: NSLineBreakMode] = [
        "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping, "characterWrap": .byCharWrapping, "charWrapping": .byCharWrapping,
        "clip": .byClipping, "clipping": .byClipping, "headTruncation": .byTruncatingHead, "truncatingHead": .byTruncatingHead,
        "tailTruncation": .byTruncatingTail, "truncatingTail": .byTruncatingTail, "middleTruncation": .byTruncatingMiddle,
        "truncatingMiddle": .byTruncatingMiddle,
    ]

    private static let directions: [String: NSWritingDirection] = [
        "natural": .natural, "leftToRight": .leftToRight, "rightToLeft": .rightToLeft,
    ]
}
