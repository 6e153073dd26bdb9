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

    /// One line, or lines that wrap with the ellipsis in the last: a label's mode means the former only if it has one line, but for middle
    /// truncation, which puts a text on a single line.
    private var lineBreak: TextParagraph.LineBreak {
        let mode = lineBreakMode.lineBreak
        return numberOfLines == 1 || mode.wraps || mode == .truncateMiddle ? mode : .wordWrap
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

    /// How much smaller the text has to be to fit one line as wide, or the label's lines as wide and high; 1 for not at all.
    func scaleThatFits(_ size: CGSize) -> CGFloat {
        guard adjustsFontSizeToFitWidth, !isEmpty, size.width > 0 else { return 1 }
        guard numberOfLines == 1 else { return scaleOfLines(thatFit: size) }
        // Spaces at the end need no room: they do not make the letters smaller.
        return LetterReduction.factor(fitting: size.width, least: leastScale) { scale in
            TextLayout(content(scale: scale), width: .infinity, maximumLines: 1).lines.reduce(0) { max($0, $1.reach - $1.trailing) }
        }
    }

    /// Lines have to be broken anew at each size, so that the size is searched for, to one part in 128.
    private func scaleOfLines(thatFit size: CGSize) -> CGFloat {
        guard size.height.isFinite, size.height > 0 else { return 1 }
        func fits(_ scale: CGFloat) -> Bool { !layout(in: size, lines: numberOfLines, scale: scale).isTruncated }
        guard !fits(1) else { return 1 }
        var (low, high) = (leastScale, CGFloat(1))
        for _ in 0..<7 {
            let middle = (low + high) / 2
            if fits(middle) { low = middle } else { high = middle }
        }
        return low
    }

    private var leastScale: CGFloat { minimumScaleFactor > 0 ? min(1, minimumScaleFactor) : LetterReduction.least }
}
