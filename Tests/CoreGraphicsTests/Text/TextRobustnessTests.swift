import CoreGraphics
import Foundation
import Testing

struct TextRobustnessTests {
    @Test(arguments: [0, -1, CGFloat.nan, -.infinity, .infinity, 1e300, 0.001])
    func anyWidthGivesLinesThatContainTheText(width: CGFloat) {
        let layout = Sample.layout("héllo wörld 日本 שלם 👩‍👩‍👧‍👦", width: width)
        #expect(Sample.lines(layout).joined() == layout.content.string)
        #expect(layout.size.height.isFinite)
    }

    @Test(arguments: [0, -1, CGFloat.nan, .infinity])
    func anyHeightShowsALine(height: CGFloat) {
        #expect(Sample.layout("one two three", width: 30, height: height).lines.count >= 1)
    }

    @Test(arguments: [0, -3, CGFloat.nan, .infinity, 1e9])
    func anyFontSizeHasAFiniteLine(size: CGFloat) {
        let layout = Sample.layout("abc", style: TextStyle(font: TextFont(size: size)))
        #expect(layout.size.width.isFinite && layout.size.height.isFinite)
        #expect(layout.size.height > 0)
    }

    @Test func controlCharactersTakeNoSpace() {
        #expect(Sample.width("a\u{0}b\u{1}c\u{7F}\u{9C}") == Sample.width("a") + Sample.width("b") + Sample.width("c"))
        #expect(Sample.layout(String(repeating: "\u{0}", count: 500), width: 10).lines.count == 1)
    }

    @Test func endlessMarksAreTruncated() {
        let text = "a" + String(repeating: "\u{301}", count: 3000)
        #expect(Sample.lines(Sample.layout(text, width: 20)).joined() == text)
    }

    @Test func aMegabyteWithoutASpaceIsLaidOut() {
        let text = String(repeating: "x", count: 1 << 20)
        let layout = Sample.layout(text, width: 370)
        #expect(layout.lines.last?.range.upperBound == 1 << 20)
        #expect(layout.lines.allSatisfy { $0.width <= 370.01 })
        let short = Sample.layout(text, width: 370) { $0.lineBreak = .truncateTail }
        #expect(short.lines.count == 1 && short.fragments.count < 100)
    }

    @Test func theCacheRemovesUnusedEntries() {
        for index in 0..<40_000 { _ = Sample.width("word\(index)") }
        #expect(TextEngine.shared.cacheCounts.words <= 2 * 8192)
    }

    @Test func anEditShapesTheChangedWordOnly() {
        let words = (0..<3000).map { "word\($0 % 200)" }
        _ = Sample.layout(words.joined(separator: " "), width: 300)
        var edited = words
        edited[1500] = "unheardof\(UInt32.random(in: 0...(.max)))"
        let before = TextEngine.shared.cacheCounts.misses
        _ = Sample.layout(edited.joined(separator: " "), width: 300)
        // Other tests may shape words meanwhile, but none does so by the thousand here.
        #expect(TextEngine.shared.cacheCounts.misses - before < 3000)
    }

    @Test func textIsMeasuredOnManyThreadsAtOnce() async {
        let expected = Sample.layout("Hello, 世界 مرحبا", width: 90).size
        await withTaskGroup(of: CGSize.self) { group in
            for index in 0..<64 {
                group.addTask {
                    _ = Sample.width("thread \(index) of many")
                    return Sample.layout("Hello, 世界 مرحبا", width: 90).size
                }
            }
            for await size in group { #expect(size == expected) }
        }
    }
}

struct HugeTextTests {
    @Test func tenMegabytesInOneLineAreMeasuredAndTruncated() {
        let text = String(repeating: "abcdefghi ", count: 1 << 20)
        let line = Sample.layout(text, width: 370) { $0.lineBreak = .truncateTail }
        #expect(line.lines.count == 1 && line.isTruncated && line.fragments.count < 100)
        let clipped = Sample.layout(text, width: 370, lines: 2)
        #expect(clipped.lines.count == 2 && clipped.size.width <= 370.01)
    }

    @Test func brokenUnicodeIsRepairedAndLaidOut() {
        let utf8 = String(decoding: [0x61, 0xFF, 0xC3, 0x28, 0xE2, 0x82, 0xF0, 0x9F, 0x62] as [UInt8], as: UTF8.self)
        let utf16 = String(decoding: [0x61, 0xD800, 0x62, 0xDC00, 0xD83D] as [UInt16], as: UTF16.self)
        for text in [utf8, utf16] {
            let layout = Sample.layout(text, width: 12)
            #expect(Sample.lines(layout).joined() == text)
        }
    }
}
