import Testing

@testable import CoreGraphics

/// What it takes to set a word that is longer than many lines.
@Suite struct LongWordTests {
    private func examined(_ count: Int) -> Int {
        var paragraph = TextParagraph()
        paragraph.avoidsOrphans = true
        let text = String((0..<count).map { Character(UnicodeScalar(UInt8(97 + $0 * 7 % 26))) })
        return TextLayout(TextContent(text, style: TextStyle(font: TextFont(size: 17)), paragraph: paragraph), width: 300).piecesExamined
    }

    @Test func `N17 the rest of a long word is not added up for each of its lines`() {
        let (short, long) = (examined(20_000), examined(80_000))
        #expect(long < 5 * short && long < 80_000 / 5)
    }

    @Test func `N17 a last word still gets company`() {
        var paragraph = TextParagraph()
        paragraph.avoidsOrphans = true
        let style = TextStyle(font: TextFont(size: 17))
        let width = TextLayout(TextContent("one two three", style: style), width: .infinity).size.width + 2
        let layout = TextLayout(TextContent("one two three four", style: style, paragraph: paragraph), width: width)
        #expect(layout.lines.count == 2 && layout.lines[1].range.count == "three four".utf8.count)
    }
}
