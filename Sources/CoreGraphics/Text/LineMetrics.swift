/// How far the text of a line reaches above and below its baseline, in points.
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

    /// A font that stands in for characters which the style's own lacks. It makes a line taller only where its script needs
    /// that: East Asian fonts and emoji declare room which their glyphs leave empty, and would make lines of one label uneven.
    mutating func include(_ word: ShapedWord, style: TextStyle) {
        guard !word.analysis.fitsLatinLine else { return }
        let size = style.font.effectiveSize
        let ascent = min(CGFloat(word.font.ascent), size * Self.tallestAscent)
        let descent = min(CGFloat(word.font.descent), size * Self.deepestDescent)
        include(ascent: ascent + style.baselineOffset, descent: descent - style.baselineOffset)
    }

    /// Shares of the size. Noto's fonts declare up to 1.4 and 0.7, for marks on marks that running text does not have.
    private static let tallestAscent: CGFloat = 1.06
    private static let deepestDescent: CGFloat = 0.45

    mutating func include(_ box: TextAttachmentBox, offset: CGFloat) {
        include(ascent: max(0, box.bounds.maxY + offset), descent: max(0, -box.bounds.minY - offset))
    }

    private mutating func include(ascent: CGFloat, descent: CGFloat) {
        self.ascent = max(self.ascent, ascent)
        self.descent = max(self.descent, descent)
    }

    /// The line's box under a paragraph's limits. What is added or taken goes above the text, as TextKit does it.
    func adjusted(by style: TextParagraph) -> LineMetrics {
        var result = self
        var target = height * (style.lineHeightMultiple > 0 ? style.lineHeightMultiple : 1)
        if style.maximumLineHeight > 0 { target = min(target, style.maximumLineHeight) }
        target = max(target, style.minimumLineHeight)
        result.ascent += target - height
        return result
    }
}
