/// Limits that keep style values in the range that a layout can handle.
extension TextContent.Run {
    var isWithinLimits: Bool { style.isWithinLimits && paragraph.isWithinLimits }

    /// The run with each value clamped to its limits. Each value outside of its limits is reported. The same value is
    /// reported only once.
    var clampedToLimits: TextContent.Run {
        guard !isWithinLimits else { return self }
        var run = self
        for limit in TextStyle.limits { limit.apply(to: &run.style) }
        for limit in TextParagraph.limits { limit.apply(to: &run.paragraph) }
        if !run.paragraph.hasTabsWithinLimits { run.paragraph.limitTabs() }
        if run.style.effects != nil { run.style.limitEffects() }
        return run
    }
}

/// The valid range of a style value.
struct NumberLimit<Root: Sendable>: Sendable {
    let name: String
    let path: WritableKeyPath<Root, CGFloat> & Sendable
    let range: ClosedRange<CGFloat>

    /// Replaces an invalid value by the nearest valid one, and NaN by 0.
    func apply(to root: inout Root) {
        let value = root[keyPath: path]
        guard !range.contains(value) else { return }
        let validValue = value.isNaN ? min(max(0, range.lowerBound), range.upperBound) : min(max(value, range.lowerBound), range.upperBound)
        root[keyPath: path] = validValue
        TextEngine.shared.report(
            "text.number",
            "A text style has \(name) \(value); \(validValue) is used. Use a number from \(range.lowerBound) to \(range.upperBound).")
    }
}

extension TextParagraph {
    /// The maximum length in points: far larger than any screen, but small enough for precise sums.
    private static let maximumLength: CGFloat = 1_000_000

    static let limits: [NumberLimit<TextParagraph>] = [
        NumberLimit(name: "lineSpacing", path: \.lineSpacing, range: -maximumLength...maximumLength),
        NumberLimit(name: "minimumLineHeight", path: \.minimumLineHeight, range: -maximumLength...maximumLength),
        NumberLimit(name: "maximumLineHeight", path: \.maximumLineHeight, range: -maximumLength...maximumLength),
        NumberLimit(name: "lineHeightMultiple", path: \.lineHeightMultiple, range: -1_000...1_000),
        NumberLimit(name: "paragraphSpacing", path: \.paragraphSpacing, range: -maximumLength...maximumLength),
        NumberLimit(name: "paragraphSpacingBefore", path: \.paragraphSpacingBefore, range: -maximumLength...maximumLength),
        NumberLimit(name: "firstLineHeadIndent", path: \.firstLineHeadIndent, range: -maximumLength...maximumLength),
        NumberLimit(name: "headIndent", path: \.headIndent, range: -maximumLength...maximumLength),
        NumberLimit(name: "tailIndent", path: \.tailIndent, range: -maximumLength...maximumLength),
        NumberLimit(name: "defaultTabInterval", path: \.defaultTabInterval, range: -maximumLength...maximumLength),
        NumberLimit(name: "hyphenation", path: \.hyphenation, range: 0...1),
    ]

    /// Whether all values are inside of ``limits``. The comparisons are written out for speed, because they run for
    /// every layout.
    var isWithinLimits: Bool {
        func fits(_ length: CGFloat) -> Bool { abs(length) <= Self.maximumLength }
        return fits(lineSpacing) && fits(minimumLineHeight) && fits(maximumLineHeight) && abs(lineHeightMultiple) <= 1_000
            && fits(paragraphSpacing) && fits(paragraphSpacingBefore) && fits(firstLineHeadIndent) && fits(headIndent)
            && fits(tailIndent) && fits(defaultTabInterval) && hyphenation >= 0 && hyphenation <= 1 && hasTabsWithinLimits
    }

    var hasTabsWithinLimits: Bool { tabStops.allSatisfy { abs($0.location) <= Self.maximumLength } }

    /// Removes tab stops whose location is no number or outside of the limits.
    mutating func limitTabs() {
        tabStops.removeAll { !(abs($0.location) <= Self.maximumLength) }
    }
}

extension TextStyle {
    static let limits: [NumberLimit<TextStyle>] = [
        NumberLimit(name: "kern", path: \.kern, range: -10_000...10_000),
        NumberLimit(name: "baselineOffset", path: \.baselineOffset, range: -100_000...100_000),
        NumberLimit(name: "expansion", path: \.expansion, range: -10...10),
    ]

    /// Whether all values are inside of ``limits``. The comparisons are written out for speed, because they run for
    /// every layout.
    var isWithinLimits: Bool {
        abs(kern) <= 10_000 && abs(baselineOffset) <= 100_000 && abs(expansion) <= 10 && effects?.isWithinLimits ?? true
    }

    mutating func limitEffects() {
        guard var effects else { return }
        for limit in TextEffects.limits { limit.apply(to: &effects) }
        self.effects = effects
    }
}

extension TextEffects {
    /// The limits of the values. The stroke width is a percentage of the font size: a stroke of 1,000 % covers the
    /// neighbouring letters completely. A wider stroke would only take longer.
    static let limits: [NumberLimit<TextEffects>] = [
        NumberLimit(name: "strokeWidth", path: \.strokeWidth, range: -1_000...1_000),
        NumberLimit(name: "obliqueness", path: \.obliqueness, range: -100...100),
    ]

    var isWithinLimits: Bool { abs(strokeWidth) <= 1_000 && abs(obliqueness) <= 100 }
}
