/// A text set into lines: made once, measured and drawn as often as wanted, on any thread.
///
/// Lengths in points; y grows downwards from the top left corner.
package final class TextLayout: Sendable {
    package let content: TextContent
    /// The width that lines were broken at; infinite if they were not.
    package let width: CGFloat
    package let lines: [TextLine]
    package let fragments: [TextFragment]
    /// The widest line, indents included, and the height of all.
    package let size: CGSize
    /// Whether some of the text is not shown.
    package let isTruncated: Bool
    let decorations: TextDecorations

    /// Sets a text.
    ///
    /// - Parameters:
    ///   - width: of the lines. What is not a number or negative counts as 0: one character a line.
    ///   - maxHeight: lines that would reach below it are left out, but for the first.
    ///   - maximumLines: 0 for as many as it takes.
    ///   - truncation: what the last line does if there is text left. A paragraph's own
    ///     ``TextParagraph/LineBreak`` goes first where that names an ellipsis.
    package init(
        _ content: TextContent, width: CGFloat, maxHeight: CGFloat = .infinity, maximumLines: Int = 0, truncation: TextTruncation = .tail
    ) {
        self.content = content
        self.width = width.isNaN ? 0 : max(0, width)
        let height = maxHeight.isNaN ? 0 : maxHeight
        let limits = LayoutBuilder.Limits(
            width: Double(self.width), height: Double(height), lines: max(0, maximumLines), truncation: truncation)
        var string = content.string
        let result = string.withUTF8 { text in
            var builder = LayoutBuilder(content: content, text: text, limits: limits)
            builder.build()
            return builder
        }
        lines = result.lines
        fragments = result.fragments
        size = CGSize(width: result.usedWidth, height: result.y)
        isTruncated = result.isTruncated
        decorations = TextDecorations(of: content)
    }

    /// From the top, in points.
    package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
    package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }
}
