/// What stands before the first line of a paragraph and is none of its text: the sign or number of a list's item.
package struct TextMarker: Hashable, Sendable {
    package var text: String
    /// From the edge at which lines start, in points.
    package var x: CGFloat
    /// In points.
    var width: CGFloat
}

extension TextParagraph {
    /// Puts a marker at a tab stop, and the paragraph's text at the next one; further lines, too, unless they have an indent of their own.
    ///
    /// - Parameters:
    ///   - text: the marker.
    ///   - font: that it is drawn in.
    ///   - depth: 1 for the first tab stop, 2 for the second, and so on.
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
