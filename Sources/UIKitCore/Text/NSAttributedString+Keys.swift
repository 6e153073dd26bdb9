extension NSAttributedString.Key {
    /// A ``UIFont``. Text without one is set in the system font at 12 points.
    public static let font = NSAttributedString.Key("NSFont")
    /// An ``NSParagraphStyle``; a paragraph takes that of its first character.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// A ``UIColor`` for the letters. Defaults to black.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// A ``UIColor`` behind the letters, as high as the line. Defaults to none.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// A number: points added after each character. Defaults to 0.
    public static let kern = NSAttributedString.Key("NSKern")
    /// A number: points added after each character, in place of ``kern`` if both are there. Defaults to 0.
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// An ``NSUnderlineStyle``'s `rawValue`. Defaults to 0, no line.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// A ``UIColor``. Defaults to the letters'.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// An ``NSUnderlineStyle``'s `rawValue`, for a line through the letters. Defaults to 0, no line.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// A ``UIColor``. Defaults to the letters'.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// A number: points by which letters stand above the line. Defaults to 0.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// A number: 0 keeps letters from merging, as in “fi”; others let them. Defaults to 1.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// An ``NSShadow`` that the letters cast. Defaults to none.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// A number: the thickness of outlines in percent of the font's size. Above 0 letters are hollow, below 0 filled too.
    /// Defaults to 0, none.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// A ``UIColor`` for outlines. Defaults to the letters'.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// A number: the tangent of the angle by which letters lean to the right. Defaults to 0.
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    /// A number: the natural logarithm of the factor that letters are widened by. Defaults to 0.
    public static let expansion = NSAttributedString.Key("NSExpansion")
    /// A `URL`, or a string of one. Drawn in ``UIColor/link`` and underlined, whatever other colours and lines say. Defaults to none.
    public static let link = NSAttributedString.Key("NSLink")
    /// An ``NSTextAttachment`` in place of the character U+FFFC. Defaults to none.
    public static let attachment = NSAttributedString.Key("NSAttachment")
    /// An array of numbers, the outermost first: each an ``NSWritingDirection``'s `rawValue` and an
    /// ``NSWritingDirectionFormatType``'s. Defaults to none, each character's own direction.
    public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
    /// A `String`: the language as a BCP 47 tag, such as `ja` or `zh-Hant`. It chooses the regional forms of Han characters, and words are
    /// hyphenated in English text alone. Defaults to none: Han characters take their Japanese forms, and words count as English.
    ///
    /// > Difference from Apple: the user's preferred languages do not choose the forms of text without this attribute.
    public static let languageIdentifier = NSAttributedString.Key("NSLanguage")
}
