import CoreGraphics
import Testing

struct TextTruncationTests {
    private let text = "alpha beta gamma delta"

    private func ends(_ mode: TextParagraph.LineBreak, width: CGFloat = 100) -> [String] {
        Sample.visual(Sample.layout(text, width: width) { $0.lineBreak = mode })
    }

    @Test func theTailMakesSpaceForAnEllipsis() {
        let layout = Sample.layout(text, width: 100) { $0.lineBreak = .truncateTail }
        #expect(layout.isTruncated)
        #expect(layout.lines.count == 1)
        #expect(layout.size.width <= 100.01)
        #expect(layout.size.width > 85)
        #expect(Sample.visual(layout).first == "alpha")
        #expect(Sample.visual(layout).last == "+")
    }

    @Test func theHeadAndTheMiddleMakeSpaceToo() {
        #expect(ends(.truncateHead).first == "+")
        #expect(ends(.truncateHead).last == "delta")
        #expect(ends(.truncateMiddle).first == "alpha")
        #expect(ends(.truncateMiddle).last?.hasSuffix("a") == true)
        #expect(ends(.truncateMiddle).contains("+"))
    }

    @Test func noSpaceIsBeforeTheEllipsis() {
        for width in stride(from: 40.0, to: 160, by: 3) {
            let shown = ends(.truncateTail, width: width)
            #expect(shown.count < 2 || shown[shown.count - 2] != " ", "\(width)")
        }
    }

    @Test func aTextThatFitsKeepsItsEnd() {
        let layout = Sample.layout(text, width: Sample.width(text)) { $0.lineBreak = .truncateTail }
        #expect(!layout.isTruncated)
        #expect(!Sample.visual(layout).contains("+"))
    }

    @Test func aLineThatEndsInASpaceAtItsEdgeIsTruncated() {
        let width = Sample.width("alpha beta")
        let layout = Sample.layout(text, width: width + 1) { $0.lineBreak = .truncateTail }
        #expect(layout.isTruncated)
        #expect(Sample.visual(layout).last == "+")
    }

    @Test func theLastOfSeveralLinesIsTruncated() {
        let layout = Sample.layout("one two three four five six seven eight nine ten", width: 100, lines: 2)
        #expect(layout.lines.count == 2)
        #expect(layout.isTruncated)
        #expect(!layout.lines[0].isTruncated)
        #expect(layout.lines[1].isTruncated)
        #expect(layout.lines[1].width <= 100.01)
    }

    @Test func anOmittedParagraphShowsAnEllipsis() {
        let layout = Sample.layout("a\nb", width: 100, lines: 1)
        #expect(Sample.visual(layout) == ["a", "+"])
    }

    @Test func heightLimitsLinesButNotTheFirst() {
        let layout = Sample.layout("one two three four five six seven eight", width: 60, height: 45)
        #expect(layout.lines.count == 2)
        #expect(layout.isTruncated)
        #expect(Sample.layout("one", width: 60, height: 3).lines.count == 1)
    }

    @Test func withoutTruncationALineEndsWithItsLastWord() {
        let layout = Sample.layout("one two three four", width: 70, lines: 1, truncation: .none)
        #expect(layout.isTruncated)
        #expect(!Sample.visual(layout).contains("+"))
    }

    @Test func anArabicLineIsTruncatedOnItsLeft() {
        let layout = Sample.layout("مرحبا بالعالم هذا نص طويل", width: 100) { $0.lineBreak = .truncateTail }
        #expect(Sample.visual(layout).first == "+")
        #expect(abs(layout.lines[0].x + layout.lines[0].width - 100) < 0.01)
    }
}
