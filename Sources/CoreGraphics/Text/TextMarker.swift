/// A list marker before the first line of a paragraph, which is not part of the text.
package struct TextMarker: Hashable, Sendable {
    package var text: String
    /// The distance from the edge at which lines begin, in points.
    package var x: CGFloat
    /// The width in points.
    var width: CGFloat
}

extension TextParagraph {
    /// Places a marker at a tab stop, and the paragraph's text at the next tab stop. Further lines are also moved
    /// there, unless they have their own indent.
    ///
    /// - Parameters:
    ///   - text: The marker.
    ///   - font: The font of the marker.
    ///   - depth: The number of the tab stop, from 1.
    package mutating func setMarker(_ text: String, font: TextFont, depth: Int) {
        let width = TextLayout(TextContent(text, style: TextStyle(font: font)), width: .infinity).size.width
        func next(_ x: CGFloat) -> CGFloat { x + CGFloat(TabStops.advance(from: Double(x), style: self) { .init() }) }
        let indent = firstLineHeadIndent
        let start = (0..<max(1, depth)).reduce(max(0, indent)) { x, _ in next(x) }
        marker = TextMarker(text: text, x: start, width: width)
        firstLineHeadIndent = next(start + width)
        if headIndent <= indent { headIndent = firstLineHeadIndent }
    }
}
