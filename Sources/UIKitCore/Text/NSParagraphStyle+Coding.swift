extension NSParagraphStyle: NSSecureCoding {
    /// `true`: archives may decode the class securely.
    public static var supportsSecureCoding: Bool { true }
}

/// The archived form of a paragraph style.
struct ArchivedParagraphStyle: Codable {
    private struct Tab: Codable {
        var location: Double
        var alignment: Int
        var terminators: CharacterSet?
    }

    /// The values of ``lengths`` in order, in points or as factors, followed by the hyphenation factor.
    private var numbers: [Double]
    private var alignment: Int
    private var lineBreakMode: Int
    private var writingDirection: Int
    private var tabs: [Tab]
    private var usesDefaultHyphenation: Bool
    private var tightens: Bool
    private var strategy: UInt

    private static var lengths: [WritableKeyPath<NSParagraphStyle.Values, CGFloat>] {
        [
            \.lineSpacing, \.minimumLineHeight, \.maximumLineHeight, \.lineHeightMultiple, \.paragraphSpacing, \.paragraphSpacingBefore,
            \.firstLineHeadIndent, \.headIndent, \.tailIndent, \.defaultTabInterval,
        ]
    }

    init(_ values: NSParagraphStyle.Values) {
        numbers = Self.lengths.map { Double(values[keyPath: $0]) } + [Double(values.hyphenationFactor)]
        alignment = values.alignment.rawValue
        lineBreakMode = values.lineBreakMode.rawValue
        writingDirection = values.baseWritingDirection.rawValue
        tabs = values.tabStops.map { tab in
            Tab(
                location: Double(tab.location), alignment: tab.alignment.rawValue,
                terminators: tab.options[.columnTerminators] as? CharacterSet)
        }
        usesDefaultHyphenation = values.usesDefaultHyphenation
        tightens = values.allowsDefaultTighteningForTruncation
        strategy = values.lineBreakStrategy.rawValue
    }

    /// The decoded values; `nil` if a value is invalid.
    var values: NSParagraphStyle.Values? {
        guard numbers.count == Self.lengths.count + 1, numbers.allSatisfy(\.isFinite), let alignment = NSTextAlignment(rawValue: alignment),
            let mode = NSLineBreakMode(rawValue: lineBreakMode), let direction = NSWritingDirection(rawValue: writingDirection)
        else { return nil }
        var values = NSParagraphStyle.Values()
        for (path, number) in zip(Self.lengths, numbers) { values[keyPath: path] = CGFloat(number) }
        values.hyphenationFactor = Float(numbers[numbers.count - 1])
        values.alignment = alignment
        values.lineBreakMode = mode
        values.baseWritingDirection = direction
        values.tabStops = tabs.compactMap { tab in
            guard tab.location.isFinite, let alignment = NSTextAlignment(rawValue: tab.alignment) else { return nil }
            return NSTextTab(
                textAlignment: alignment, location: CGFloat(tab.location),
                options: tab.terminators.map { [.columnTerminators: $0] } ?? [:])
        }
        guard values.tabStops.count == tabs.count else { return nil }
        values.usesDefaultHyphenation = usesDefaultHyphenation
        values.allowsDefaultTighteningForTruncation = tightens
        values.lineBreakStrategy = NSParagraphStyle.LineBreakStrategy(rawValue: strategy)
        return values
    }
}
