import CoreGraphics
import Testing

struct TextDirectionTests {
    @Test func hebrewRunsFromTheRight() {
        let layout = Sample.layout("אבג דהו", width: 200)
        #expect(layout.lines[0].isRightToLeft)
        #expect(Sample.visual(layout) == ["דהו", " ", "אבג"])
        #expect(abs(layout.lines[0].x + layout.lines[0].width - 200) < 0.01)
    }

    @Test func digitsInHebrewRunFromTheLeft() {
        #expect(Sample.visual(Sample.layout("אב 12 גד")) == ["גד", " ", "12", " ", "אב"])
    }

    @Test func hebrewInEnglishIsReversedInPlace() {
        #expect(Sample.visual(Sample.layout("see אב גד now")) == ["see", " ", "גד", " ", "אב", " ", "now"])
    }

    @Test func theFirstStrongCharacterDecides() {
        #expect(!Sample.layout("12 abc אב").lines[0].isRightToLeft)
        #expect(Sample.layout("12 אב abc").lines[0].isRightToLeft)
        #expect(!Sample.layout("12 34").lines[0].isRightToLeft)
    }

    @Test func aSpecifiedDirectionTakesPrecedence() {
        let layout = Sample.layout("abc", width: 100) { $0.baseDirection = .rightToLeft }
        #expect(layout.lines[0].isRightToLeft)
        #expect(layout.lines[0].x > 50)
    }

    @Test func spacesHangToTheLeftOfHebrew() {
        let layout = Sample.layout("אב גד", width: Sample.width("אב") + 1)
        #expect(layout.lines.count == 2)
        #expect((layout.fragments.first?.x ?? 0) < 0)
        #expect(abs(layout.lines[0].x - 1) < 0.01)
    }

    @Test(arguments: [(TextParagraph.Alignment.left, 0.0), (.center, 0.5), (.right, 1), (.natural, 0), (.justified, 0)])
    func alignmentPlacesTheLine(alignment: TextParagraph.Alignment, share: Double) {
        let layout = Sample.layout("abc", width: 200) { $0.alignment = alignment }
        #expect(abs(Double(layout.lines[0].x) - (200 - Double(layout.size.width)) * share) < 0.01)
    }

    @Test func justifiedLinesFillTheWidthButTheLastDoesNot() {
        let layout = Sample.layout("one two three four five six", width: 120) { $0.alignment = .justified }
        #expect(abs(layout.lines[0].width - 120) < 0.01)
        #expect((layout.lines.last?.width ?? 120) < 119)
    }

    @Test func withoutAWidthLinesAlignInTheWidest() {
        let layout = Sample.layout("wide line\nb") { $0.alignment = .right }
        #expect(layout.lines[0].x == 0)
        #expect(abs(layout.lines[1].x + layout.lines[1].width - layout.size.width) < 0.01)
    }
}
