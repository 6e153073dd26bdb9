import CoreGraphics
import Testing

/// Short functions that create layouts.
enum Sample {
    static let style = TextStyle(font: TextFont(size: 17))

    static func layout(
        _ text: String, width: CGFloat = .infinity, lines: Int = 0, height: CGFloat = .infinity, truncation: TextTruncation = .tail,
        style: TextStyle = style, _ change: (inout TextParagraph) -> Void = { _ in }
    ) -> TextLayout {
        var paragraph = TextParagraph()
        change(&paragraph)
        return TextLayout(
            TextContent(text, style: style, paragraph: paragraph), width: width, maxHeight: height, maximumLines: lines,
            truncation: truncation)
    }

    static func width(_ text: String) -> CGFloat { layout(text).size.width }

    /// Returns the characters of each line, by their ranges.
    static func lines(_ layout: TextLayout) -> [String] {
        let bytes = Array(layout.content.string.utf8)
        return layout.lines.map { String(decoding: bytes[$0.range], as: UTF8.self) }
    }

    /// Returns the text of each fragment of a line from left to right, including spaces. A character that the layout
    /// adds, such as a hyphen, is `+`.
    static func visual(_ layout: TextLayout, line: Int = 0) -> [String] {
        let bytes = Array(layout.content.string.utf8)
        return layout.lines[line].fragments.map {
            let range = layout.lines[line].range(of: $0)
            return range.isEmpty ? "+" : String(decoding: bytes[range], as: UTF8.self)
        }
    }
}

struct TextLayoutTests {
    @Test func aLineIsAsTallAsOnIOS() {
        #expect(abs(TextFont(size: 17).metrics.lineHeight - 20.287) < 0.001)
        #expect(abs(Sample.layout("Label").size.height - 20.287) < 0.001)
        #expect(abs(Sample.layout("Label").firstBaseline - 16.186) < 0.001)
    }

    @Test func lettersAreAboutAsWideAsOnIOS() {
        // Widths of labels of iOS at 17 points, as recorded by Interface Builder.
        let recorded: [(String, CGFloat)] = [
            ("Title", 33), ("Label", 42), ("Detail", 44), ("Cancel", 54), ("Account", 64), ("Automatic", 77.5), ("Color Palette", 98),
            ("Timeline Layout", 119.5), ("Enable JavaScript", 135.5),
        ]
        for (text, width) in recorded { #expect(abs(Sample.width(text) / width - 1) < 0.03, "\(text): \(Sample.width(text))") }
        let (drawn, known) = (recorded.reduce(0) { $0 + Sample.width($1.0) }, recorded.reduce(0) { $0 + $1.1 })
        #expect(abs(drawn / known - 1) < 0.01)
    }

    @Test func linesBreakBetweenWordsAndSpacesHang() {
        let width = Sample.width("one two")
        let layout = Sample.layout("one two   three", width: width)
        #expect(Sample.lines(layout) == ["one two   ", "three"])
        #expect(abs(layout.lines[0].width - width) < 0.01)
        #expect(layout.size.height == layout.lines[0].height * 2)
    }

    @Test func aTextFitsTheWidthItMeasured() {
        for text in ["Hello, world", "a b c d e f", "日本語のテキスト", "مرحبا بالعالم", "e-mail/address"] {
            #expect(Sample.layout(text, width: Sample.width(text)).lines.count == 1, "\(text)")
        }
    }

    @Test func aWordWiderThanTheLineIsBroken() {
        let layout = Sample.layout("incomprehensibilities", width: 60)
        #expect(layout.lines.count > 2)
        #expect(layout.lines.allSatisfy { $0.width <= 60.01 })
        #expect(Sample.lines(layout).joined() == "incomprehensibilities")
    }

    @Test func charactersWrapAnywhereOnRequest() {
        let layout = Sample.layout("one two", width: Sample.width("one t")) { $0.lineBreak = .characterWrap }
        #expect(Sample.lines(layout) == ["one t", "wo"])
    }

    @Test(arguments: ["a\nb", "a\r\nb", "a\rb", "a\u{2029}b", "a\u{85}b", "a\u{2028}b", "a\u{0B}b"])
    func newlinesOfAllKindsEndLines(text: String) {
        #expect(Sample.layout(text).lines.count == 2)
    }

    @Test func aNewlineAtTheEndAddsNoLine() {
        #expect(Sample.layout("a\n").lines.count == 1)
        #expect(Sample.layout("a\n\nb").lines.count == 3)
    }

    @Test func anEmptyTextIsOneEmptyLine() {
        let layout = Sample.layout("", width: 100)
        #expect(layout.lines.count == 1)
        #expect(layout.size.width == 0)
        #expect(abs(layout.size.height - 20.287) < 0.001)
    }

    @Test func aSoftHyphenShowsOnlyWhereALineEnds() {
        let text = "super\u{AD}califragilistic"
        #expect(Sample.width(text) == Sample.width("supercalifragilistic"))
        let layout = Sample.layout(text, width: Sample.width("supercali"))
        #expect(Sample.visual(layout) == ["super\u{AD}", "+"])
    }

    @Test func japaneseBreaksBetweenCharactersButNotBeforeAFullStop() {
        let layout = Sample.layout("写真です。東京", width: Sample.width("写真です") + 1)
        #expect(Sample.lines(layout) == ["写真で", "す。東京"])
    }

    @Test func tabsLeadToStops() {
        let layout = Sample.layout("a\tb") { $0.tabStops = [TextTabStop(100)] }
        let line = layout.lines[0].fragments
        #expect(abs((line.last?.x ?? 0) - 100) < 0.01)
    }

    @Test func kernWidensEachCharacter() {
        var style = Sample.style
        // A kern turns the font's tracking off. The text to compare has no tracking either.
        style.usesTracking = false
        let plain = Sample.layout("four", style: style).size.width
        style.kern = 2
        #expect(abs(Sample.layout("four", style: style).size.width - plain - 8) < 0.01)
    }

    @Test func tabularDigitsHaveOneWidth() {
        let font = TextFont(size: 17, hasTabularDigits: true)
        let widths = ["111", "808", "247"].map { Sample.layout($0, style: TextStyle(font: font)).size.width }
        #expect(Set(widths).count == 1)
        #expect(Sample.width("111") != Sample.width("808"))
    }
}
