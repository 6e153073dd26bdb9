import CoreGraphics
import Foundation
import Testing

@testable import CoreGraphics

struct HyphenationTests {
    @Test func patternsGiveTheBreaksOfLiangsExample() {
        let dictionary = "UTF-8\nLEFTHYPHENMIN 2\nRIGHTHYPHENMIN 3\nhy3ph\nhe2n\nhena4\nhen5at\n1na\nn2at\n1tio\n2io\no2n\n"
        let places = Hyphenator(dictionary: dictionary).hyphenationPoints(in: Array("hyphenation".utf8))
        #expect(places == [2, 6])
    }

    @Test func shortAndHugeWordsStayWhole() {
        let hyphenator = Hyphenator(dictionary: "UTF-8\na1a\n")
        #expect(hyphenator.hyphenationPoints(in: Array("aaaa".utf8)).isEmpty)
        #expect(hyphenator.hyphenationPoints(in: Array(repeating: UInt8(ascii: "a"), count: 500)).isEmpty)
    }

    @Test(.enabled(if: Hyphenator.english != nil)) func wordsAreHyphenatedInALineThatIsNotFullEnough() {
        let text = "an extraordinarily incomprehensible responsibility"
        let width = Sample.width("an extraordina")
        let whole = Sample.layout(text, width: width)
        let parted = Sample.layout(text, width: width) { $0.hyphenation = 1 }
        #expect(Sample.lines(whole).first == "an ")
        #expect(Sample.visual(parted).last == "+")
        #expect(Sample.lines(parted).joined() == text)
        #expect(parted.lines.allSatisfy { $0.width <= width + 0.01 })
        #expect(Sample.lines(Sample.layout(text, width: width) { $0.hyphenation = 0.05 }).first == "an ")
    }
}
