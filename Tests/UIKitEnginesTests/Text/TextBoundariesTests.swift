import Testing

@testable import UIKitEngines

struct TextBoundariesTests {
    @Test(arguments: ["🇩🇪🇫🇷", "👨‍👩‍👧‍👦x", "e\u{301}\u{323}a", "👍🏽👍", "\r\nb", "क्षि"])
    func graphemeClustersAreNeverSplit(_ text: String) {
        let boundaries = TextBoundaries(text)
        let places = text.indices.map { text.utf16.distance(from: text.startIndex, to: $0) } + [text.utf16.count]
        var place = 0
        for expected in places.dropFirst() {
            place = boundaries.next(after: place)
            #expect(place == expected)
        }
        for expected in places.dropLast().reversed() {
            place = boundaries.previous(before: place)
            #expect(place == expected)
        }
        for offset in 0...text.utf16.count { #expect(places.contains(boundaries.aligned(offset))) }
    }

    @Test func aRangeGrowsToWholeCharacters() {
        let text = TextBoundaries("a🇩🇪b")
        #expect(text.characterAligned(2..<3) == 1..<5)
        #expect(text.characterAligned(-4..<900) == 0..<6)
        #expect(text.characterAligned(3..<3) == 1..<1)
    }

    @Test func wordsAreLettersSignsAndBlanks() {
        let text = TextBoundaries("don't go, 2nd time")
        #expect(text.word(at: 0) == 0..<5)
        #expect(text.word(at: 5) == 5..<6)
        #expect(text.word(at: 8) == 8..<9)
        #expect(text.word(at: 11) == 10..<13)
        #expect(text.word(at: 18) == 14..<18)
        #expect(text.wordEnd(after: 0) == 5 && text.wordEnd(after: 5) == 8 && text.wordEnd(after: 18) == 18)
        #expect(text.wordStart(before: 18) == 14 && text.wordStart(before: 10) == 6 && text.wordStart(before: 0) == 0)
    }

    @Test func scriptsSeparateWords() {
        let text = TextBoundaries("漢字かな")
        #expect(text.word(at: 0) == 0..<2 && text.word(at: 2) == 2..<4)
    }

    @Test func paragraphsEndAtNewlines() {
        let text = TextBoundaries("one\ntwo\r\nthree")
        #expect(text.paragraph(at: 1) == 0..<3 && text.paragraph(at: 5) == 4..<7 && text.paragraph(at: 14) == 9..<14)
        #expect(text.paragraphEnd(after: 3) == 7 && text.paragraphStart(before: 4) == 0)
    }

    @Test func sentencesEndBeforeBlanks() {
        let text = TextBoundaries("It is 3.5 m. Really? Yes")
        #expect(text.sentence(at: 4) == 0..<13 && text.sentence(at: 14) == 13..<21 && text.sentence(at: 24) == 21..<24)
    }

    @Test func emptyTextsHaveEmptyParts() {
        let text = TextBoundaries("")
        #expect(text.next(after: 0) == 0 && text.previous(before: 0) == 0 && text.word(at: 0).isEmpty && text.paragraph(at: 7).isEmpty)
        #expect(text.wordEnd(after: 3) == 0 && text.wordStart(before: 3) == 0)
    }
}
