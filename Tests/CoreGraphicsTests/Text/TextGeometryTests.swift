import CoreGraphics
import Testing

struct TextGeometryTests {
    @Test(arguments: ["plain words here", "fi ffi office", "日本語です", "مرحبا بالعالم", "abc שלום def", "👩‍👩‍👧‍👦🇩🇪x"])
    func aCharacterIsFoundAtItsPosition(text: String) {
        let layout = Sample.layout(text)
        for index in text.indices where !text[index].isWhitespace {
            let start = text.utf8.distance(from: text.startIndex, to: index)
            let end = text.utf8.distance(from: text.startIndex, to: text.index(after: index))
            let spans = layout.spans(of: start..<end, inLine: 0)
            guard let span = spans.first, span.width > 0 else {
                Issue.record("\(text[index]) of \(text) takes no room")
                continue
            }
            let found = layout.character(atX: span.left + span.width / 2, inLine: 0)
            #expect(found.start == start && found.end == end, "\(text[index]) of \(text)")
            #expect(abs(found.fraction - 0.5) < 0.01)
        }
    }

    @Test func caretsRunFromRightToLeftInHebrew() {
        let layout = Sample.layout("שלום", width: 200)
        let places = [0, 2, 4, 6, 8].map { layout.caretX(at: $0, inLine: 0) }
        #expect(places == places.sorted(by: >))
        #expect(abs((places.first ?? 0) - 200) < 0.01)
    }

    @Test func theSpansOfAllAreTheLine() {
        let layout = Sample.layout("one two three", width: 400)
        let spans = layout.spans(of: 0..<13, inLine: 0)
        #expect(spans.count == 1)
        #expect(abs((spans.first?.width ?? 0) - layout.lines[0].width) < 0.01)
    }

    @Test func aSelectionAcrossDirectionsIsInPieces() {
        let layout = Sample.layout("abc שלום")
        #expect(layout.spans(of: 2..<6, inLine: 0).count == 2)
    }

    @Test func linesAreFoundByHeightAndByOffset() {
        let layout = Sample.layout("one\ntwo\nthree")
        #expect(layout.lineIndex(atX: 0, y: -50) == 0)
        #expect(layout.lineIndex(atX: 0, y: 25) == 1)
        #expect(layout.lineIndex(atX: 0, y: 500) == 2)
        #expect(layout.lineIndex(at: 0) == 0 && layout.lineIndex(at: 4) == 1 && layout.lineIndex(at: 13) == 2)
    }
}
