/// How the lines of a paragraph are set; a paragraph takes the style of its first character.
///
/// Lengths in points. Make one that can be changed with ``NSMutableParagraphStyle``.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    private let mark = AttributeMark()
    var values = Values()

    /// Makes a style with the values of ``default``.
    public override init() {
        super.init()
    }

    /// Reads a style; `nil` from a broken archive.
    ///
    /// > Difference from Apple: archives of Apple's systems are not read.
    public required init?(coder: NSCoder) {
        guard let values = ArchivedValues.decode(ArchivedParagraphStyle.self, from: coder)?.values else { return nil }
        self.values = values
        super.init()
    }

    /// Writes the style down.
    open func encode(with coder: NSCoder) { ArchivedValues.encode(ArchivedParagraphStyle(values), with: coder) }

    /// A style with all values at their defaults.
    public static var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// Defaults to `.natural`.
    open var alignment: NSTextAlignment { values.alignment }
    /// Defaults to `.byWordWrapping`.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// Between the bottom of one line and the top of the next. Defaults to 0.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// 0, the default, for none. Room that is added goes above the text.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// 0, the default, for none. Letters may reach into the line above.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// What the natural height of lines is multiplied by, before it is held against minimum and maximum. 0, the default, is 1.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// Below the paragraph, if another follows. Defaults to 0.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// Above the paragraph, unless it is the first. Defaults to 0.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// From the edge at which lines start; for the first line. Defaults to 0.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// From the edge at which lines start; for lines but the first. Defaults to 0.
    open var headIndent: CGFloat { values.headIndent }
    /// Positive: where lines end, from the edge at which they start; 0 or less: from the other edge. Defaults to 0.
    open var tailIndent: CGFloat { values.tailIndent }
    /// Defaults to `.natural`.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// Ascending by location. Defaults to 12 stops every 28 points.
    open var tabStops: [NSTextTab] { values.tabStops }
    /// Where tabs lead behind the last stop: multiples of this. Defaults to 0, which leaves them without width.
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }
    /// 0…1: words are parted where a line would otherwise be filled to a smaller share of its width than this.
    /// Defaults to 0, which parts words at soft hyphens alone.
    ///
    /// > Difference from Apple: words are taken for English, and need the Debian package `hyphen-en-us`.
    open var hyphenationFactor: Float { values.hyphenationFactor }
    /// Whether words are parted where ``hyphenationFactor`` is 0. Defaults to `false`.
    open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
    /// Whether letters come a little closer before an ellipsis stands in for some. Defaults to `false`.
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
    /// What else counts where lines are broken. Defaults to none.
    open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
    /// The lists that the paragraph is an item of, the outermost first; none by default. The last one's marker is drawn at a tab stop before the
    /// text, which starts at the next one; text that begins with a tab, the marker and a tab has it already.
    open var textLists: [NSTextList] { values.textLists }

    /// The direction that paragraphs of a language run in, such as `ar` or `he-IL`; `nil` for that of the process, from left to right.
    open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        guard let languageName else { return .leftToRight }
        return Locale.Language(identifier: languageName).characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// A style with the same values that later changes to this one do not reach.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSParagraphStyle()
        copy.values = values
        return copy
    }

    /// An ``NSMutableParagraphStyle`` with the same values.
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

    /// The same for the text engine.
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
        result.hyphenation = factor > 0 ? min(1, factor) : usesDefaultHyphenation ? 1 : 0
        result.tightens = allowsDefaultTighteningForTruncation
        result.avoidsOrphans = lineBreakStrategy.contains(.pushOut)
        result.keepsHangulWords = lineBreakStrategy.contains(.hangulWordPriority)
        return result
    }
}
