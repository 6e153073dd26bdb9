extension NSAttributedString.Key {
    /// A ``UIFont``. Text without a font uses the system font at 12 points.
    public static let font = NSAttributedString.Key("NSFont")
    /// An ``NSParagraphStyle``; a paragraph uses the style of its first character.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// A ``UIColor`` for the text. Defaults to black.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// A ``UIColor`` behind the text, as high as the line. Defaults to none.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// A number: the points added after each character. Defaults to 0.
    public static let kern = NSAttributedString.Key("NSKern")
    /// A number: the points added after each character, in place of ``kern`` if both are set. Defaults to 0.
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// The `rawValue` of an ``NSUnderlineStyle``. Defaults to 0, no line.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// A ``UIColor`` for the underline. Defaults to the text colour.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// The `rawValue` of an ``NSUnderlineStyle`` for a line through the text. Defaults to 0, no line.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// A ``UIColor`` for the line through the text. Defaults to the text colour.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// A number: the offset of the text above the baseline, in points. Defaults to 0.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// A number: 0 disables ligatures, such as in “fi”; other values enable them. Defaults to 1.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// An ``NSShadow`` of the text. Defaults to none.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// A number: the thickness of outlines in percent of the font's size. Positive values draw outlines only,
    /// negative values fill the text, too. Defaults to 0, none.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// A ``UIColor`` for outlines. Defaults to the text colour.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// A number: the tangent of the angle by which the text leans to the right. Defaults to 0.
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    /// A number: the natural logarithm of the factor by which the text is widened. Defaults to 0.
    public static let expansion = NSAttributedString.Key("NSExpansion")
    /// A `URL`, or a string that contains a URL. A link is drawn in ``UIColor/link`` and underlined, and ignores its
    /// other colours and underlines. Defaults to none.
    public static let link = NSAttributedString.Key("NSLink")
    /// An ``NSTextAttachment`` in place of the character U+FFFC. Defaults to none.
    public static let attachment = NSAttributedString.Key("NSAttachment")
    /// An array of numbers, the outermost first. Each combines the `rawValue` of an ``NSWritingDirection`` and of an
    /// ``NSWritingDirectionFormatType``. Defaults to none: each character has its inherent direction.
    public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
    /// A `String`: the language as a BCP 47 tag, such as `ja` or `zh-Hant`.
    ///
    /// The language selects the regional forms of Han characters, and only English text is hyphenated. Defaults to
    /// none: Han characters have their Japanese forms, and text counts as English.
    ///
    /// > Difference from Apple: the user's preferred languages do not choose the forms of text without this
    /// > attribute.
    public static let languageIdentifier = NSAttributedString.Key("NSLanguage")
}
