import Testing

@testable import PictureMetrics

@Suite struct WrapFitTests {
    /// Returns words of widths with spaces of 4 between them; a negative width begins a paragraph.
    private static func words(_ widths: [Double]) -> [DrawnText.Word] {
        var result: [DrawnText.Word] = []
        var edge = 0.0
        for (index, width) in widths.enumerated() {
            result.append(DrawnText.Word(start: edge, end: edge + abs(width), line: 0, beginsParagraph: index == 0 || width < 0))
            edge += abs(width) + 4
        }
        return result
    }

    @Test func oneLineHasAllWords() throws {
        let fit = try #require(WrapFit(Self.words([30, 20, 10]), widths: [68]))
        #expect(fit.wrap == [3])
        #expect(abs(fit.factor - 1) < 1e-9 && fit.error < 1e-9)
    }

    @Test(arguments: [
        ([54.0, 64.0], [2, 2]), ([30.0, 88.0], [1, 3]), ([88.0, 30.0], [3, 1]), ([30.0, 20.0, 64.0], [1, 1, 2]),
    ])
    func linesAreFoundByTheirWidths(widths: [Double], wrap: [Int]) throws {
        #expect(try #require(WrapFit(Self.words([30, 20, 30, 30]), widths: widths)).wrap == wrap)
    }

    @Test func anotherFontIsWiderByAFactor() throws {
        let fit = try #require(WrapFit(Self.words([30, 20, 30, 30]), widths: [54 * 1.08, 64 * 1.08]))
        #expect(fit.wrap == [2, 2])
        #expect(abs(fit.factor - 1.08) < 1e-9)
    }

    @Test func aParagraphBeginsALine() throws {
        // Without the paragraph, two words would fit on the first line as well.
        let fit = try #require(WrapFit(Self.words([30, -20, 10]), widths: [52, 12]))
        #expect(fit.wrap == [1, 2])
    }

    @Test func wordsCannotFillMoreLinesThanThereAreWords() {
        #expect(WrapFit(Self.words([30, 20]), widths: [30, 10, 10]) == nil)
        #expect(WrapFit(Self.words([30, -20]), widths: [54]) == nil)
        #expect(WrapFit([], widths: [54]) == nil)
        #expect(WrapFit(Self.words([30]), widths: []) == nil)
    }

    @Test func linesThatNoWordsExplainHaveAnError() throws {
        #expect(try #require(WrapFit(Self.words([30, 30, 30]), widths: [10, 88])).error > 10)
    }
}
