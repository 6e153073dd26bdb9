/// A text set into lines: made once, measured and drawn as often as wanted, on any thread.
///
/// Lengths in points; y grows downwards from the top left corner.
package final class TextLayout: Sendable {
    package let content: TextContent
    /// The width that lines were broken at; infinite if they were not.
    package let width: CGFloat
    package let lines: [TextLine]
    /// The widest line, with indents and with the spaces at a paragraph's end, and the height of all.
    package let size: CGSize
    /// Whether some of the text is not shown.
    package let isTruncated: Bool
    /// In bytes: the first that stands on no line.
    package let end: Int
    /// Whether nothing but the width limited the lines.
    package let isUnlimited: Bool
    /// How many lines were broken to make it, those included that were thrown away: for tests.
    package let linesBroken: Int
    /// How many pieces were looked at to keep a paragraph's last word company: for tests.
    package let piecesExamined: Int
    /// How many bytes were cut into words and spaces, and shaped, to make it: for tests.
    package let bytesCut: Int
    let decorations: TextDecorations

    /// Sets a text.
    ///
    /// - Parameters:
    ///   - width: of the lines. What is not a number or negative counts as 0: one character a line.
    ///   - maxHeight: lines that would reach below it are left out, but for the first.
    ///   - maximumLines: 0 for as many as it takes.
    ///   - truncation: what the last line does if there is text left. A paragraph's own
    ///     ``TextParagraph/LineBreak`` goes first where that names an ellipsis.
    ///   - start: in bytes, where to begin.
    ///   - rooms: what lines may use of a strip; all of the width by default. Called while the text is set, not later.
    ///   - spacing: what is left below a line; its paragraph's spacing by default. Called while the text is set, not later.
    package init(
        _ content: TextContent, width: CGFloat, maxHeight: CGFloat = .infinity, maximumLines: Int = 0, truncation: TextTruncation = .tail,
        start: Int = 0, rooms: ((_ top: CGFloat, _ height: CGFloat) -> [TextRoom])? = nil, spacing: ((TextLine) -> CGFloat)? = nil
    ) {
        self.content = content
        self.width = width.isNaN ? 0 : max(0, width)
        let height = maxHeight.isNaN ? 0 : maxHeight
        var limits = LayoutBuilder.Limits(
            width: Double(self.width), height: Double(height), lines: max(0, maximumLines), truncation: truncation)
        limits.start = min(max(0, start), content.string.utf8.count)
        limits.rooms = rooms
        limits.spacing = spacing
        isUnlimited = height == .infinity && limits.lines == 0 && limits.start == 0 && rooms == nil && spacing == nil
        var string = content.string
        let result = string.withUTF8 { LayoutBuilder.built(content, $0, limits) }
        lines = result.lines
        size = CGSize(width: result.usedWidth, height: result.y)
        isTruncated = result.isTruncated
        end = result.end
        linesBroken = result.broken
        piecesExamined = result.examined
        bytesCut = result.bytesCut
        decorations = TextDecorations(of: content)
    }

    /// Puts together lines of which some were kept from another layout.
    init(_ content: TextContent, width: CGFloat, unlimited lines: [TextLine], broken: Int) {
        self.content = content
        self.width = width
        self.lines = lines
        let used = lines.reduce(0) { max($0, $1.reach) }
        size = CGSize(width: used, height: lines.last.map { $0.top + $0.height } ?? 0)
        isTruncated = lines.contains { $0.isTruncated }
        end = content.string.utf8.count
        isUnlimited = true
        linesBroken = broken
        piecesExamined = 0
        bytesCut = 0
        decorations = TextDecorations(of: content)
    }

    /// All that is drawn, line by line.
    package var fragments: [TextFragment] { lines.flatMap(\.fragments) }
    /// From the top, in points.
    package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
    package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }
}
