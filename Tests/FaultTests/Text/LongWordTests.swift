import Testing

@testable import CoreGraphics

/// The cost of laying out a word that is longer than many lines.
@Suite struct LongWordTests {
    private func examined(_ count: Int) -> Int {
        var paragraph = TextParagraph()
        paragraph.avoidsOrphans = true
        let text = String((0..<count).map { Character(UnicodeScalar(UInt8(97 + $0 * 7 % 26))) })
        return TextLayout(TextContent(text, style: TextStyle(font: TextFont(size: 17)), paragraph: paragraph), width: 300).piecesExamined
    }

    @Test func `N17 the rest of a long word is not measured for each of its lines`() {
        let (short, long) = (examined(20_000), examined(80_000))
        #expect(long < 5 * short && long < 80_000 / 5)
    }

    @Test func `N17 a last word is still joined by another`() {
        var paragraph = TextParagraph()
        paragraph.avoidsOrphans = true
        let style = TextStyle(font: TextFont(size: 17))
        let width = TextLayout(TextContent("one two three", style: style), width: .infinity).size.width + 2
        let layout = TextLayout(TextContent("one two three four", style: style, paragraph: paragraph), width: width)
        #expect(layout.lines.count == 2 && layout.lines[1].range.count == "three four".utf8.count)
    }

    /// Returns letters without blanks, the same at each run.
    private static func letters(_ count: Int) -> String {
        var state: UInt64 = 7
        return String(
            decoding: (0..<count).map { _ -> UInt8 in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return 97 + UInt8((state >> 33) % 26)
            }, as: UTF8.self)
    }

    private static let million = TextContent(letters(1_000_000), style: TextStyle(font: TextFont(size: 17)))

    @Test(arguments: [(1, 0.0), (3, 0.0), (0, 200.0)])
    func `N17 of a word of a megabyte only the visible part is shaped`(lines: Int, height: Double) {
        let layout = TextLayout(Self.million, width: 300, maxHeight: height > 0 ? height : .infinity, maximumLines: lines)
        #expect(layout.isTruncated && layout.bytesCut < 16_384, "\(layout.bytesCut)")
        #expect(layout.size.width <= 300.01 && layout.end == 1_000_000)
    }

    @Test(arguments: [TextParagraph.LineBreak.truncateTail, .characterWrap])
    func `N17 so it is in other line break modes`(mode: TextParagraph.LineBreak) {
        var paragraph = TextParagraph()
        paragraph.lineBreak = mode
        paragraph.avoidsOrphans = true
        let content = TextContent(Self.letters(1_000_000), style: TextStyle(font: TextFont(size: 17)), paragraph: paragraph)
        #expect(TextLayout(content, width: 300, maximumLines: 2).bytesCut < 16_384)
    }

    @Test func `N17 a completely visible text is shaped once`() {
        let content = TextContent(Self.letters(20_000), style: TextStyle(font: TextFont(size: 17)))
        let layout = TextLayout(content, width: 300)
        #expect(layout.bytesCut == 20_000 && !layout.isTruncated && layout.lines.count > 300)
        #expect(layout.lines.reduce(0) { $0 + $1.range.count } == 20_000)
        #expect(zip(layout.lines, layout.lines.dropFirst()).allSatisfy { $0.range.upperBound == $1.range.lowerBound })
    }

    /// Shaping takes most of the time of measuring a text.
    @Test func `N17 pairs of letters are shaped once, however long the word`() {
        let before = TextEngine.shared.bytesShaped
        let layout = TextLayout(Self.million, width: .infinity)
        #expect(layout.bytesCut == 1_000_000 && layout.lines.count == 1)
        #expect(TextEngine.shared.bytesShaped - before < 52 * 52 * 2 + 1_000)
    }

    /// Ligatures, of which these fonts have none between letters, cause the use of the shaping library here.
    @Test(arguments: [100, 400, 500, 600, 700, 900], [11.0, 17, 34])
    func `N17 a word composed from pairs is as long as a shaped one`(weight: Int, size: Double) {
        var style = TextStyle(font: TextFont(size: size, weight: weight))
        let letters = Self.letters(400) + Self.letters(400).uppercased() + "AVATATofffiflPAWAToToYeLTrv"
        let quick = TextLayout(TextContent(letters, style: style), width: .infinity)
        style.hasLigatures = false
        let shaped = TextLayout(TextContent(letters, style: style), width: .infinity)
        #expect(abs(quick.size.width - shaped.size.width) < 0.01)
        for offset in stride(from: 0, to: letters.utf8.count, by: 7) {
            #expect(abs(quick.caretX(at: offset, inLine: 0) - shaped.caretX(at: offset, inLine: 0)) < 0.01)
        }
    }

    @Test func `N17 a paragraph after a truncated one is still laid out`() {
        let text = Self.letters(100_000) + "\u{2028}next\nlast"
        var paragraph = TextParagraph()
        paragraph.lineBreak = .truncateTail
        let layout = TextLayout(TextContent(text, style: TextStyle(font: TextFont(size: 17)), paragraph: paragraph), width: 300)
        #expect(layout.lines.map(\.isTruncated) == [true, false, false] && layout.bytesCut < 4_096, "\(layout.bytesCut)")
    }
}
