/// Reads UIKit's attributes into the text engine's values.
enum TextAttributes {
    /// The font of text that names none.
    static let defaultFont = TextFont(size: 12)

    static func style(_ attributes: [NSAttributedString.Key: Any], default font: TextFont = defaultFont) -> TextStyle {
        var style = TextStyle(font: (attributes[.font] as? UIFont)?.textFont ?? font, color: color(attributes[.foregroundColor]))
        guard !attributes.isEmpty else { return style }
        style.background = color(attributes[.backgroundColor])
        style.kern = number(attributes[.tracking]) ?? number(attributes[.kern]) ?? 0
        style.baselineOffset = number(attributes[.baselineOffset]) ?? 0
        style.underline = underline(attributes[.underlineStyle])?.line(color: color(attributes[.underlineColor]))
        style.strikethrough = underline(attributes[.strikethroughStyle])?.line(color: color(attributes[.strikethroughColor]))
        return style
    }

    static func paragraph(_ attributes: [NSAttributedString.Key: Any]) -> TextParagraph? {
        (attributes[.paragraphStyle] as? NSParagraphStyle)?.paragraph
    }

    /// A number of any kind, finite; what apps store ranges from `Int` to `NSNumber`.
    private static func number(_ value: Any?) -> CGFloat? {
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
        (value as? NSUnderlineStyle) ?? number(value).map { NSUnderlineStyle(rawValue: Int($0)) }
    }

    private static func color(_ value: Any?) -> CGColor? {
        (value as? UIColor)?.cgColor
    }
}
