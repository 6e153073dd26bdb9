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
}
