/// The extent of a line's text above and below its baseline, in points.
struct LineMetrics {
    var ascent: CGFloat = 0
    var descent: CGFloat = 0

    var height: CGFloat { ascent + descent }

    mutating func include(_ style: TextStyle) {
        let metrics = style.font.metrics
        include(
            ascent: metrics.ascender + (style.font.usesLeading ? metrics.leading : 0) + style.baselineOffset,
            descent: -metrics.descender - style.baselineOffset)
    }

    /// Includes the extent of a fallback font. A fallback font makes a line taller only if its script requires more
    /// height. East Asian fonts and emoji declare unused space, which would make the lines of a label uneven.
    mutating func include(_ word: ShapedWord, style: TextStyle) {
        guard !word.analysis.fitsLatinLine else { return }
        let size = style.font.effectiveSize
        let ascent = min(CGFloat(word.font.ascent), size * Self.maximumAscent)
        let descent = min(CGFloat(word.font.descent), size * Self.maximumDescent)
        include(ascent: ascent + style.baselineOffset, descent: descent - style.baselineOffset)
    }

    /// The maximum extents relative to the size. Noto fonts declare up to 1.4 and 0.7, for stacked marks that do not
    /// occur in running text.
    private static let maximumAscent: CGFloat = 1.06
    private static let maximumDescent: CGFloat = 0.45

    mutating func include(_ box: TextAttachmentBox, offset: CGFloat) {
        include(ascent: max(0, box.bounds.maxY + offset), descent: max(0, -box.bounds.minY - offset))
    }

    private mutating func include(ascent: CGFloat, descent: CGFloat) {
        self.ascent = max(self.ascent, ascent)
        self.descent = max(self.descent, descent)
    }

    /// Returns the line's extent within the paragraph's limits. The difference is applied above the text, as in
    /// TextKit.
    func adjusted(by style: TextParagraph) -> LineMetrics {
        var result = self
        var target = height * (style.lineHeightMultiple > 0 ? style.lineHeightMultiple : 1)
        if style.maximumLineHeight > 0 { target = min(target, style.maximumLineHeight) }
        target = max(target, style.minimumLineHeight)
        result.ascent += target - height
        return result
    }
}
