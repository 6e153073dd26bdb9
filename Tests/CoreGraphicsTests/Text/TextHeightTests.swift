import CoreGraphics
import Testing

/// Lines of different heights within a limited height.
struct TextHeightTests {
    private func content(_ parts: [(text: String, size: CGFloat)]) -> TextContent {
        var runs: [TextContent.Run] = []
        var string = ""
        for part in parts {
            let start = string.utf8.count
            string += part.text
            runs.append(TextContent.Run(range: start..<string.utf8.count, style: TextStyle(font: TextFont(size: part.size))))
        }
        return TextContent(string, runs: runs)
    }

    private func layout(_ content: TextContent, height: CGFloat) -> TextLayout {
        TextLayout(content, width: 200, maxHeight: height)
    }

    @Test func aLowLineBelowATallOneFitsTheMeasuredHeight() {
        let content = content([("Title\n", 30), ("subtitle", 13)])
        let whole = layout(content, height: .infinity)
        let fitted = layout(content, height: whole.size.height)
        #expect(Sample.lines(fitted) == Sample.lines(whole))
        #expect(!fitted.isTruncated && fitted.size == whole.size)
    }

    @Test func aTallLineBelowALowOneIsOmittedIfItDoesNotFit() {
        let content = content([("subtitle\n", 13), ("Title", 30)])
        let low = Sample.layout("subtitle", style: TextStyle(font: TextFont(size: 13))).size.height
        let fitted = layout(content, height: low * 2)
        #expect(fitted.lines.count == 1)
        #expect(fitted.isTruncated && Sample.visual(fitted).last == "+")
    }

    @Test func asManyLowLinesAsFitAreBelowATallOne() {
        let content = content([("Title\n", 30), ("one\ntwo\nthree", 13)])
        let whole = layout(content, height: .infinity)
        let fitted = layout(content, height: whole.size.height - 1)
        #expect(fitted.lines.count == 3)
        #expect(fitted.isTruncated && Sample.visual(fitted, line: 2) == ["two", "+"])
    }

    @Test func theFirstLineIsShownInAnyHeight() {
        let fitted = layout(content([("Title\n", 30), ("subtitle", 13)]), height: 5)
        #expect(fitted.lines.count == 1 && fitted.isTruncated)
        #expect(!layout(content([("Title", 30)]), height: 5).isTruncated)
    }

    @Test func aLongTextIsLaidOutOnlyAsFarAsItIsVisible() {
        let fitted = layout(content([(String(repeating: "some words of a long text\n", count: 5000), 17)]), height: 100)
        #expect(fitted.lines.count == 4 && fitted.isTruncated)
        #expect(fitted.linesBroken < 12)
    }
}
