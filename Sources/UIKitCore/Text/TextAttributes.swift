/// Converts UIKit's attributes to the text engine's values.
enum TextAttributes {
    /// The font of text without a font attribute.
    static let defaultFont = TextFont(size: 12)

    static func style(_ attributes: [NSAttributedString.Key: Any], default font: TextFont = defaultFont) -> TextStyle {
        var style = TextStyle(font: (attributes[.font] as? UIFont)?.textFont ?? font, color: color(attributes[.foregroundColor]))
        guard !attributes.isEmpty else { return style }
        style.background = color(attributes[.backgroundColor])
        let tracking = number(attributes[.tracking]), kern = number(attributes[.kern])
        style.kern = tracking ?? kern ?? 0
        style.usesTracking = tracking == nil && kern == nil
        style.kernsPairs = kern != 0
        style.baselineOffset = number(attributes[.baselineOffset]) ?? 0
        style.underline = underline(attributes[.underlineStyle])?.line(color: color(attributes[.underlineColor]))
        style.strikethrough = underline(attributes[.strikethroughStyle])?.line(color: color(attributes[.strikethroughColor]))
        style.language = language(attributes[.languageIdentifier])
        style.hasLigatures = number(attributes[.ligature]) != 0
        style.expansion = number(attributes[.expansion]) ?? 0
        style.embeddings = embeddings(attributes[.writingDirection])
        let effects = effects(attributes)
        if !effects.isEmpty { style.effects = effects }
        if isLink(attributes[.link]) {
            style.color = UIColor.link.cgColor
            style.underline = TextStyle.Line()
        }
        return style
    }

    private static func effects(_ attributes: [NSAttributedString.Key: Any]) -> TextEffects {
        var effects = TextEffects()
        effects.shadow = (attributes[.shadow] as? NSShadow)?.effect
        effects.strokeWidth = number(attributes[.strokeWidth]) ?? 0
        effects.strokeColor = effects.strokeWidth == 0 ? nil : color(attributes[.strokeColor])
        effects.obliqueness = number(attributes[.obliqueness]) ?? 0
        return effects
    }

    /// Returns a link's attributes merged with the attributes for links; attributes of other text are returned
    /// unchanged.
    static func mergingLinkAttributes(
        _ attributes: [NSAttributedString.Key: Any], _ links: [NSAttributedString.Key: Any]?
    ) -> [NSAttributedString.Key: Any] {
        guard let links, isLink(attributes[.link]) else { return attributes }
        var result = attributes.merging(links) { $1 }
        result[.link] = nil
        return result
    }

    /// Returns a language tag of letters, digits and hyphens; `nil` for any other value.
    private static func language(_ value: Any?) -> String? {
        guard let tag = value as? String, !tag.isEmpty, tag.utf8.count <= 64 else { return nil }
        let hyphenatedTag = tag.replacingOccurrences(of: "_", with: "-")
        return hyphenatedTag.utf8.allSatisfy { $0 == 0x2D || (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) }
            ? hyphenatedTag : nil
    }

    private static func isLink(_ value: Any?) -> Bool { value is URL || value is NSURL || value is String }

    private static func embeddings(_ value: Any?) -> [TextEmbedding] {
        guard let numbers = value as? [Any] else { return [] }
        return numbers.compactMap { number($0) }.compactMap { value in
            switch Int(exactly: value) {
            case 0: .leftToRight
            case 1: .rightToLeft
            case 2: .leftToRightOverride
            case 3: .rightToLeftOverride
            default: nil
            }
        }
    }

    static func paragraph(_ attributes: [NSAttributedString.Key: Any]) -> TextParagraph? {
        (attributes[.paragraphStyle] as? NSParagraphStyle)?.paragraph
    }

    /// Returns a value of any numeric type as a finite number; `nil` for other values. Apps store types from `Int` to
    /// `NSNumber`.
    static func number(_ value: Any?) -> CGFloat? {
        let number: CGFloat? =
            switch value {
            case let value as CGFloat: value
            case let value as Double: CGFloat(value)
            case let value as Float: CGFloat(value)
            case let value as Int: CGFloat(value)
            case let value as NSNumber: CGFloat(value.doubleValue)
            default: nil
            }
        guard let number, number.isFinite else { return nil }
        return number
    }

    private static func underline(_ value: Any?) -> NSUnderlineStyle? {
        if let style = value as? NSUnderlineStyle { return style }
        guard let number = number(value), let rawValue = Int(exactly: number) else { return nil }
        return NSUnderlineStyle(rawValue: rawValue)
    }

    private static func color(_ value: Any?) -> CGColor? {
        (value as? UIColor)?.cgColor
    }
}
