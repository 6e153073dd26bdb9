/// The text of a label and its attributes. The properties of ``UILabel`` read and set this value.
struct LabelText {
    var plain: String?
    /// The attributed text, which replaces ``plain`` if set.
    var attributed: NSAttributedString?
    var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byTruncatingTail
    var numberOfLines = 1
    var adjustsFontSizeToFitWidth = false
    var minimumScaleFactor: CGFloat = 0
    var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    var allowsDefaultTighteningForTruncation = false
    var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
    /// Whether the interface around the label runs from right to left.
    var isMirrored = false

    var string: String? { attributed?.string ?? plain }
    var isEmpty: Bool { (string ?? "").isEmpty }

    /// The line break mode for the layout.
    ///
    /// A label's mode clips or truncates a single line only. With several lines the text wraps and the last line is
    /// truncated. Middle truncation always makes a single line.
    private var lineBreak: TextParagraph.LineBreak {
        let mode = lineBreakMode.lineBreak
        return numberOfLines == 1 || mode.wraps || mode == .truncateMiddle ? mode : .wordWrap
    }

    var truncation: TextTruncation { lineBreakMode.lineBreak.truncation }

    /// Returns the content for the text engine.
    ///
    /// - Parameter scale: The factor for font sizes, which makes a line fit.
    func content(scale: CGFloat = 1) -> TextContent {
        if let attributed {
            return TextContent(attributed, default: font.textFont) { style, paragraph in
                if scale != 1 { style.scale(by: scale) }
                apply(to: &paragraph, isPlain: false)
            }
        }
        var style = TextStyle(font: font.textFont)
        style.font.size *= scale
        var paragraph = TextParagraph()
        apply(to: &paragraph, isPlain: true)
        return TextContent(plain ?? "", style: style, paragraph: paragraph)
    }

    /// Applies the label's attributes to a paragraph.
    ///
    /// The label's alignment applies where the string has the default alignment. The label's line break mode always
    /// applies.
    private func apply(to paragraph: inout TextParagraph, isPlain: Bool) {
        if isPlain || paragraph.alignment == .natural { paragraph.alignment = alignment.alignment }
        if isMirrored, paragraph.alignment == .natural { paragraph.alignment = .right }
        paragraph.lineBreak = lineBreak
        paragraph.tightens = paragraph.tightens || allowsDefaultTighteningForTruncation
        paragraph.avoidsOrphans = paragraph.avoidsOrphans || lineBreakStrategy.contains(.pushOut)
        paragraph.keepsHangulWords = paragraph.keepsHangulWords || lineBreakStrategy.contains(.hangulWordPriority)
    }

    /// Returns the layout in an area of `size`.
    ///
    /// - Parameter lines: The maximum number of lines; 0 for as many as fit.
    func layout(in size: CGSize, lines: Int, scale: CGFloat = 1) -> TextLayout {
        TextLayout(content(scale: scale), width: size.width, maxHeight: size.height, maximumLines: lines, truncation: truncation)
    }

    /// Returns the factor for the font size that makes the text fit; 1 if the text fits at its full size. A single
    /// line has to fit the width, several lines have to fit the width and the height.
    func scaleThatFits(_ size: CGSize) -> CGFloat {
        guard adjustsFontSizeToFitWidth, !isEmpty, size.width > 0 else { return 1 }
        guard numberOfLines == 1 else { return scaleOfLines(thatFit: size) }
        // Trailing spaces may extend beyond the line's end, so they do not reduce the font size.
        return FontSizeFitting.factor(fitting: size.width, minimum: effectiveMinimumScale) { scale in
            TextLayout(content(scale: scale), width: .infinity, maximumLines: 1).lines.reduce(0) {
                max($0, $1.requiredWidth - $1.trailingWhitespaceWidth)
            }
        }
    }

    /// Returns the factor that makes several lines fit. Lines break differently at each size, so a bisection finds
    /// the factor to 1 part in 128.
    private func scaleOfLines(thatFit size: CGSize) -> CGFloat {
        guard size.height.isFinite, size.height > 0 else { return 1 }
        func fits(_ scale: CGFloat) -> Bool { !layout(in: size, lines: numberOfLines, scale: scale).isTruncated }
        guard !fits(1) else { return 1 }
        var (low, high) = (effectiveMinimumScale, CGFloat(1))
        for _ in 0..<7 {
            let middle = (low + high) / 2
            if fits(middle) { low = middle } else { high = middle }
        }
        return low
    }

    private var effectiveMinimumScale: CGFloat { minimumScaleFactor > 0 ? min(1, minimumScaleFactor) : FontSizeFitting.minimumFactor }
}
