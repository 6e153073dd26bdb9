/// What a label shows and how: the value behind ``UILabel``'s properties.
struct LabelText {
    var plain: String?
    /// Set in place of ``plain``.
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
    /// Whether the interface around the label is read from right to left.
    var isMirrored = false

    var string: String? { attributed?.string ?? plain }
    var isEmpty: Bool { (string ?? "").isEmpty }

    /// One line, or lines that wrap with the ellipsis in the last: a label's mode means the former only if it has one line.
    private var lineBreak: TextParagraph.LineBreak {
        let mode = lineBreakMode.lineBreak
        return numberOfLines == 1 || mode.wraps ? mode : .wordWrap
    }

    var truncation: TextTruncation { lineBreakMode.lineBreak.truncation }

    /// - Parameter scale: what fonts are multiplied by, to make a line fit.
    func content(scale: CGFloat = 1) -> TextContent {
        if let attributed {
            return TextContent(attributed, default: font.textFont) { style, paragraph in
                if scale != 1 { style.scale(by: scale) }
                apply(to: &paragraph, isOwn: false)
            }
        }
        var style = TextStyle(font: font.textFont)
        style.font.size *= scale
        var paragraph = TextParagraph()
        apply(to: &paragraph, isOwn: true)
        return TextContent(plain ?? "", style: style, paragraph: paragraph)
    }

    /// The label's own alignment counts where the string's is the default; its mode of breaking lines counts always.
    private func apply(to paragraph: inout TextParagraph, isOwn: Bool) {
        if isOwn || paragraph.alignment == .natural { paragraph.alignment = alignment.alignment }
        if isMirrored, paragraph.alignment == .natural { paragraph.alignment = .right }
        paragraph.lineBreak = lineBreak
        paragraph.tightens = paragraph.tightens || allowsDefaultTighteningForTruncation
        paragraph.avoidsOrphans = paragraph.avoidsOrphans || lineBreakStrategy.contains(.pushOut)
        paragraph.keepsHangulWords = paragraph.keepsHangulWords || lineBreakStrategy.contains(.hangulWordPriority)
    }

    /// The layout in a label `size` large.
    ///
    /// - Parameter lines: 0 for as many as fit.
    func layout(in size: CGSize, lines: Int, scale: CGFloat = 1) -> TextLayout {
        TextLayout(content(scale: scale), width: size.width, maxHeight: size.height, maximumLines: lines, truncation: truncation)
    }

    /// How much smaller the text has to be to fit one line `width` wide; 1 for not at all.
    func scaleThatFits(_ width: CGFloat) -> CGFloat {
        guard adjustsFontSizeToFitWidth, numberOfLines == 1, !isEmpty, width > 0 else { return 1 }
        let natural = TextLayout(content(), width: .infinity, maximumLines: 1).size.width
        guard natural > width else { return 1 }
        return max(minimumScaleFactor > 0 ? min(1, minimumScaleFactor) : Self.smallestScale, width / natural)
    }

    /// How small text may get in a label that names no limit.
    private static let smallestScale: CGFloat = 0.05
}
