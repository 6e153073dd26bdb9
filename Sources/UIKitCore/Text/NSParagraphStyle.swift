/// The layout attributes of a paragraph. A paragraph uses the style of its first character.
///
/// Lengths are in points. ``NSMutableParagraphStyle`` is the mutable class.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    private let typeMarker = CFTypeMarker()
    var values = Values()

    /// Creates a style with the values of ``default``.
    public override init() {
        super.init()
    }

    /// Decodes a style; returns `nil` if the archive is invalid.
    ///
    /// > Difference from Apple: archives of Apple's systems cannot be decoded.
    public required init?(coder: NSCoder) {
        guard let values = ArchivedValues.decode(ArchivedParagraphStyle.self, from: coder)?.values else { return nil }
        self.values = values
        super.init()
    }

    /// Encodes the style.
    open func encode(with coder: NSCoder) { ArchivedValues.encode(ArchivedParagraphStyle(values), with: coder) }

    /// A style with all values at their defaults.
    public static var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// The alignment of the lines. Defaults to `.natural`.
    open var alignment: NSTextAlignment { values.alignment }
    /// The handling of text that is wider than its line. Defaults to `.byWordWrapping`.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The space between the bottom of a line and the top of the next line. Defaults to 0.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// The minimum height of a line; extra height is added above the text. Defaults to 0, no minimum.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The maximum height of a line; tall text may overlap the line above. Defaults to 0, no maximum.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// The factor for the natural line height, applied before the minimum and the maximum. Defaults to 0, which means
    /// 1.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// The space below the paragraph if another paragraph follows. Defaults to 0.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// The space above the paragraph, except above the first paragraph. Defaults to 0.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// The indent of the first line from the leading edge. Defaults to 0.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// The indent of all lines except the first from the leading edge. Defaults to 0.
    open var headIndent: CGFloat { values.headIndent }
    /// The end of the lines. A positive value is the distance from the leading edge; 0 or less is measured from the
    /// trailing edge. Defaults to 0.
    open var tailIndent: CGFloat { values.tailIndent }
    /// The base direction of the paragraph. Defaults to `.natural`.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// The tab stops in ascending order of location. Defaults to 12 stops every 28 points.
    open var tabStops: [NSTextTab] { values.tabStops }
    /// The interval of the stops after the last tab stop. With 0, the default, these tabs have no width.
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }
    /// The hyphenation threshold, 0…1: a line is hyphenated if it would otherwise fill a smaller fraction of its
    /// width. Defaults to 0, which hyphenates at soft hyphens only.
    ///
    /// > Difference from Apple: text counts as English, and hyphenation needs the Debian package `hyphen-en-us`.
    open var hyphenationFactor: Float { values.hyphenationFactor }
    /// Whether words are hyphenated if ``hyphenationFactor`` is 0. Defaults to `false`.
    open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
    /// Whether letter spacing is reduced before text is truncated. Defaults to `false`.
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
    /// The additional rules for breaking lines. Defaults to none.
    open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
    /// The lists that contain the paragraph, the outermost first; none by default.
    ///
    /// The marker of the innermost list is drawn at a tab stop before the text, which starts at the next stop. No
    /// marker is drawn for text that already begins with a tab, the marker and a tab.
    open var textLists: [NSTextList] { values.textLists }

    /// Returns the writing direction of a language, such as `ar` or `he-IL`; `.leftToRight` for `nil`.
    open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        guard let languageName else { return .leftToRight }
        return Locale.Language(identifier: languageName).characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// Returns an immutable copy with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSParagraphStyle()
        copy.values = values
        return copy
    }

    /// Returns an ``NSMutableParagraphStyle`` with the same values.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.values = values
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSParagraphStyle)?.values == values
    }

    open override var hash: Int { values.hashValue }
}

extension NSParagraphStyle {
    struct Values: Hashable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var lineSpacing: CGFloat = 0
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
        var lineHeightMultiple: CGFloat = 0
        var paragraphSpacing: CGFloat = 0
        var paragraphSpacingBefore: CGFloat = 0
        var firstLineHeadIndent: CGFloat = 0
        var headIndent: CGFloat = 0
        var tailIndent: CGFloat = 0
        var baseWritingDirection = NSWritingDirection.natural
        var tabStops: [NSTextTab] = (1...12).map { NSTextTab(location: CGFloat($0) * 28) }
        var defaultTabInterval: CGFloat = 0
        var hyphenationFactor: Float = 0
        var usesDefaultHyphenation = false
        var allowsDefaultTighteningForTruncation = false
        var lineBreakStrategy = LineBreakStrategy()
        var textLists: [NSTextList] = []
    }

    /// The paragraph attributes for the text engine.
    var paragraph: TextParagraph {
        var result = TextParagraph()
        result.alignment = alignment.alignment
        result.lineBreak = lineBreakMode.lineBreak
        result.lineSpacing = lineSpacing
        result.minimumLineHeight = minimumLineHeight
        result.maximumLineHeight = maximumLineHeight
        result.lineHeightMultiple = lineHeightMultiple
        result.paragraphSpacing = paragraphSpacing
        result.paragraphSpacingBefore = paragraphSpacingBefore
        result.firstLineHeadIndent = firstLineHeadIndent
        result.headIndent = headIndent
        result.tailIndent = tailIndent
        result.baseDirection = baseWritingDirection.direction
        result.tabStops = tabStops.map(\.stop)
        result.defaultTabInterval = defaultTabInterval
        let factor = CGFloat(hyphenationFactor)
        let defaultHyphenation: CGFloat = usesDefaultHyphenation ? 1 : 0
        result.hyphenation = factor > 0 ? min(1, factor) : defaultHyphenation
        result.tightens = allowsDefaultTighteningForTruncation
        result.avoidsOrphans = lineBreakStrategy.contains(.pushOut)
        result.keepsHangulWords = lineBreakStrategy.contains(.hangulWordPriority)
        return result
    }
}
