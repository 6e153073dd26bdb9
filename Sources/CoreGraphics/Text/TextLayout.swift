/// Text that is laid out in lines. The layout is immutable and may be measured and drawn on any thread.
///
/// Lengths are in points. The y axis points down from the top left corner.
package final class TextLayout: Sendable {
    package let content: TextContent
    /// The width at which lines were broken; infinite without a limit.
    package let width: CGFloat
    package let lines: [TextLine]
    /// The width of the widest line, with indents and with spaces at the end of paragraphs, and the height of all
    /// lines.
    package let size: CGSize
    /// Whether a part of the text is not visible.
    package let isTruncated: Bool
    /// The offset of the first byte that is not part of any line.
    package let end: Int
    /// Whether the layout had no limit except the width.
    package let isUnlimited: Bool
    /// The number of lines that were broken for the layout, including discarded ones, for tests.
    package let linesBroken: Int
    /// The number of pieces that were examined to avoid last lines with a single word, for tests.
    package let piecesExamined: Int
    /// The number of bytes that were cut into words and spaces and shaped for the layout, for tests.
    package let bytesCut: Int
    let decorations: TextDecorations

    /// Lays out text.
    ///
    /// - Parameters:
    ///   - content: The text with its styles.
    ///   - width: The width of the lines. NaN and negative values count as 0, which gives one character in each line.
    ///   - maxHeight: The maximum height. Lines that extend below it are omitted, except for the first line.
    ///   - maximumLines: The maximum number of lines; 0 for no limit.
    ///   - truncation: The truncation of the last line if text remains. A paragraph's own ``TextParagraph/LineBreak``
    ///     with an ellipsis takes precedence.
    ///   - start: The first byte of the layout.
    ///   - freeExtents: Returns the free parts of a strip; the full width by default. Called only during layout.
    ///   - spacing: Returns the spacing below a line; the paragraph's spacing by default. Called only during layout.
    package init(
        _ content: TextContent, width: CGFloat, maxHeight: CGFloat = .infinity, maximumLines: Int = 0, truncation: TextTruncation = .tail,
        start: Int = 0, freeExtents: ((_ top: CGFloat, _ height: CGFloat) -> [HorizontalExtent])? = nil,
        spacing: ((TextLine) -> CGFloat)? = nil
    ) {
        self.content = content
        self.width = width.isNaN ? 0 : max(0, width)
        let height = maxHeight.isNaN ? 0 : maxHeight
        var limits = LayoutBuilder.Limits(
            width: Double(self.width), height: Double(height), lines: max(0, maximumLines), truncation: truncation)
        limits.start = min(max(0, start), content.string.utf8.count)
        limits.freeExtents = freeExtents
        limits.spacing = spacing
        isUnlimited = height == .infinity && limits.lines == 0 && limits.start == 0 && freeExtents == nil && spacing == nil
        var string = content.string
        let result = string.withUTF8 { LayoutBuilder.layOut(content, $0, limits) }
        lines = result.lines
        size = CGSize(width: result.usedWidth, height: result.y)
        isTruncated = result.isTruncated
        end = result.end
        linesBroken = result.linesBroken
        piecesExamined = result.piecesExamined
        bytesCut = result.bytesCut
        decorations = TextDecorations(of: content)
    }

    /// Creates a layout from lines, some of which were reused from another layout.
    init(_ content: TextContent, width: CGFloat, unlimited lines: [TextLine], broken: Int) {
        self.content = content
        self.width = width
        self.lines = lines
        let usedWidth = lines.reduce(0) { max($0, $1.requiredWidth) }
        size = CGSize(width: usedWidth, height: lines.last.map { $0.top + $0.height } ?? 0)
        isTruncated = lines.contains { $0.isTruncated }
        end = content.string.utf8.count
        isUnlimited = true
        linesBroken = broken
        piecesExamined = 0
        bytesCut = 0
        decorations = TextDecorations(of: content)
    }

    /// All fragments, line by line.
    package var fragments: [TextFragment] { lines.flatMap(\.fragments) }
    /// The baseline of the first line, in points from the top.
    package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
    package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }
}
