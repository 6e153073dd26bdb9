/// Numbers of styles that no layout can be computed with, and what is taken in their place.
extension TextContent.Run {
    var isUsable: Bool { style.isUsable && paragraph.isUsable }

    /// The same run with each number inside its limits. A run that had another number is reported, once for each limit.
    var usable: TextContent.Run {
        guard !isUsable else { return self }
        var run = self
        for limit in TextStyle.limits { limit.apply(to: &run.style) }
        for limit in TextParagraph.limits { limit.apply(to: &run.paragraph) }
        if !run.paragraph.hasUsableTabs { run.paragraph.limitTabs() }
        if run.style.effects != nil { run.style.limitEffects() }
        return run
    }
}

/// The range that a number of a style has to lie in.
struct NumberLimit<Root: Sendable>: Sendable {
    let name: String
    let path: WritableKeyPath<Root, CGFloat> & Sendable
    let range: ClosedRange<CGFloat>

    /// Takes the nearest number of the range, or 0 for NaN.
    func apply(to root: inout Root) {
        let value = root[keyPath: path]
        guard !range.contains(value) else { return }
        let usable = value.isNaN ? min(max(0, range.lowerBound), range.upperBound) : min(max(value, range.lowerBound), range.upperBound)
        root[keyPath: path] = usable
        TextEngine.shared.note(
            "text.number",
            "A text style has \(name) \(value); \(usable) is used. Use a number from \(range.lowerBound) to \(range.upperBound).")
    }
}

extension TextParagraph {
    /// In points: far more than any screen shows, and far less than sums of lines lose precision at.
    private static let longest: CGFloat = 1_000_000

    static let limits: [NumberLimit<TextParagraph>] = [
        NumberLimit(name: "lineSpacing", path: \.lineSpacing, range: -longest...longest),
        NumberLimit(name: "minimumLineHeight", path: \.minimumLineHeight, range: -longest...longest),
        NumberLimit(name: "maximumLineHeight", path: \.maximumLineHeight, range: -longest...longest),
        NumberLimit(name: "lineHeightMultiple", path: \.lineHeightMultiple, range: -1_000...1_000),
        NumberLimit(name: "paragraphSpacing", path: \.paragraphSpacing, range: -longest...longest),
        NumberLimit(name: "paragraphSpacingBefore", path: \.paragraphSpacingBefore, range: -longest...longest),
        NumberLimit(name: "firstLineHeadIndent", path: \.firstLineHeadIndent, range: -longest...longest),
        NumberLimit(name: "headIndent", path: \.headIndent, range: -longest...longest),
        NumberLimit(name: "tailIndent", path: \.tailIndent, range: -longest...longest),
        NumberLimit(name: "defaultTabInterval", path: \.defaultTabInterval, range: -longest...longest),
        NumberLimit(name: "hyphenation", path: \.hyphenation, range: 0...1),
    ]

    /// Whether all numbers lie inside ``limits``. Written out, since every text that is set is asked.
    var isUsable: Bool {
        func fits(_ length: CGFloat) -> Bool { abs(length) <= Self.longest }
        return fits(lineSpacing) && fits(minimumLineHeight) && fits(maximumLineHeight) && abs(lineHeightMultiple) <= 1_000
            && fits(paragraphSpacing) && fits(paragraphSpacingBefore) && fits(firstLineHeadIndent) && fits(headIndent)
            && fits(tailIndent) && fits(defaultTabInterval) && hyphenation >= 0 && hyphenation <= 1 && hasUsableTabs
    }

    var hasUsableTabs: Bool { tabStops.allSatisfy { abs($0.location) <= Self.longest } }

    /// Leaves out tab stops that no line reaches.
    mutating func limitTabs() {
        tabStops.removeAll { !(abs($0.location) <= Self.longest) }
    }
}

extension TextStyle {
    static let limits: [NumberLimit<TextStyle>] = [
        NumberLimit(name: "kern", path: \.kern, range: -10_000...10_000),
        NumberLimit(name: "baselineOffset", path: \.baselineOffset, range: -100_000...100_000),
        NumberLimit(name: "expansion", path: \.expansion, range: -10...10),
    ]

    /// Whether all numbers lie inside ``limits``. Written out, since every text that is set is asked.
    var isUsable: Bool {
        abs(kern) <= 10_000 && abs(baselineOffset) <= 100_000 && abs(expansion) <= 10 && effects?.isUsable ?? true
    }

    mutating func limitEffects() {
        guard var effects else { return }
        for limit in TextEffects.limits { limit.apply(to: &effects) }
        self.effects = effects
    }
}

extension TextEffects {
    /// A stroke of ten times the font's size covers its neighbours whole; wider pens only take longer.
    static let limits: [NumberLimit<TextEffects>] = [
        NumberLimit(name: "strokeWidth", path: \.strokeWidth, range: -1_000...1_000),
        NumberLimit(name: "obliqueness", path: \.obliqueness, range: -100...100),
    ]

    var isUsable: Bool { abs(strokeWidth) <= 1_000 && abs(obliqueness) <= 100 }
}
