import CoreGraphics
import Testing

struct TextParagraphTests {
    @Test func spacingIsBetweenLinesOnly() {
        let plain = Sample.layout("a\nb").size.height
        #expect(abs(Sample.layout("a\nb") { $0.lineSpacing = 5 }.size.height - plain - 5) < 0.001)
        #expect(abs(Sample.layout("a") { $0.lineSpacing = 5 }.size.height - plain / 2) < 0.001)
    }

    @Test func paragraphsKeepTheirDistance() {
        let layout = Sample.layout("a\nb") {
            $0.paragraphSpacing = 3
            $0.paragraphSpacingBefore = 4
        }
        #expect(abs(layout.size.height - 2 * 20.287 - 7) < 0.001)
    }

    @Test func lineHeightsAreLimitedAboveTheText() {
        let tall = Sample.layout("a") { $0.minimumLineHeight = 40 }
        #expect(tall.size.height == 40)
        #expect(abs(40 - tall.firstBaseline - 4.1) < 0.01)
        #expect(abs(Sample.layout("a") { $0.maximumLineHeight = 10 }.size.height - 10) < 0.001)
        #expect(abs(Sample.layout("a") { $0.lineHeightMultiple = 2 }.size.height - 40.574) < 0.001)
    }

    @Test func indentsMakeLinesShorter() {
        let layout = Sample.layout("one two three four five", width: 120) {
            $0.firstLineHeadIndent = 30
            $0.headIndent = 10
            $0.tailIndent = -20
        }
        #expect(layout.lines[0].x == 30)
        #expect(layout.lines[1].x == 10)
        #expect(layout.lines.allSatisfy { $0.x + $0.width <= 100.01 })
    }

    @Test func theTallestStyleDeterminesTheLineHeight() {
        let big = TextStyle(font: TextFont(size: 34))
        let content = TextContent(
            "abcd", runs: [.init(range: 0..<2, style: Sample.style), .init(range: 2..<4, style: big)])
        let layout = TextLayout(content, width: .infinity)
        #expect(layout.lines.count == 1)
        #expect(abs(layout.size.height - 2 * 20.287) < 0.001)
    }

    @Test func emojiAndJapaneseDoNotChangeTheLineHeight() {
        #expect(Sample.layout("Hello 😀").size.height == Sample.layout("Hello").size.height)
        #expect(Sample.layout("写真").size.height == Sample.layout("Hello").size.height)
    }

    @Test func scriptsThatReachHigherMakeTheLineTaller() {
        #expect(Sample.layout("สวัสดี").size.height > Sample.layout("Hello").size.height)
        #expect(Sample.layout("مرحبا").size.height < 1.4 * Sample.layout("Hello").size.height)
    }
}
