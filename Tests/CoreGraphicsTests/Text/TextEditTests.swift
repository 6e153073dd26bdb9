import CoreGraphics
import Testing

struct TextEditTests {
    /// Expects that both layouts are equal.
    private func expectSame(_ edited: TextLayout, _ fresh: TextLayout, _ note: String) {
        #expect(edited.lines.count == fresh.lines.count, "\(note)")
        #expect(abs(edited.size.height - fresh.size.height) < 0.01 && abs(edited.size.width - fresh.size.width) < 0.01, "\(note)")
        for (left, right) in zip(edited.lines, fresh.lines) {
            let isSame =
                left.range == right.range && abs(left.top - right.top) < 0.01 && abs(left.x - right.x) < 0.01
                && abs(left.width - right.width) < 0.01 && left.startsParagraph == right.startsParagraph
                && left.endsParagraph == right.endsParagraph && left.fragments.map(\.style) == right.fragments.map(\.style)
            guard isSame else {
                Issue.record("\(note): \(left.range) at \(left.top) instead of \(right.range) at \(right.top)")
                return
            }
        }
    }

    private func check(_ before: String, _ after: String, _ note: String, change: (inout TextParagraph) -> Void = { _ in }) {
        var paragraph = TextParagraph()
        change(&paragraph)
        let old = TextLayout(TextContent(before, style: Sample.style, paragraph: paragraph), width: 240)
        let content = TextContent(after, style: Sample.style, paragraph: paragraph)
        expectSame(TextLayout(content, width: 240, replacing: old), TextLayout(content, width: 240), note)
    }

    /// A generator of the same numbers in each run.
    private struct Dice {
        var state: UInt32

        mutating func roll(_ count: Int) -> Int {
            state = state &* 1_664_525 &+ 1_013_904_223
            return Int(state >> 8) % max(1, count)
        }
    }

    private static let words = [
        "one", "twofold", "three,", "four", "“five”", "sixty-six", "a", "ß", "日本", "seven.", "\n", "שלום", "extraordinary",
    ]

    @Test(arguments: 0..<60)
    func anEditedLayoutEqualsANewOne(seed: Int) {
        var dice = Dice(state: UInt32(seed))
        // Some texts are plain, some have paragraphs, some change direction.
        let pool = Array(Self.words.prefix(seed % 3 == 0 ? 7 : seed % 3 == 1 ? 11 : 13))
        var words = (0..<400).map { _ in pool[dice.roll(pool.count)] }
        let before = words.joined(separator: " ")
        switch seed % 4 {
        case 0: words.insert(pool[dice.roll(pool.count)], at: dice.roll(words.count))
        case 1: words.remove(at: dice.roll(words.count))
        case 2: words[dice.roll(words.count)] = "replaced by more than one word"
        default: words.removeSubrange(dice.roll(100)..<200)
        }
        check(before, words.joined(separator: " "), "seed \(seed)") {
            $0.avoidsOrphans = seed % 5 == 0
            $0.alignment = seed % 7 == 0 ? .justified : .natural
            $0.firstLineHeadIndent = seed % 2 == 0 ? 20 : 0
            $0.paragraphSpacing = 5
            $0.lineSpacing = 2
        }
    }

    @Test func newlinesJoinAndSplitParagraphs() {
        let text = (0..<200).map { "word\($0 % 9)" }.joined(separator: " ")
        let middle = text.index(text.startIndex, offsetBy: 600)
        let parted = text[..<middle] + "\n" + text[middle...]
        check(text, String(parted), "parted")
        check(String(parted), text, "joined")
        check(text, text, "nothing")
        check(text, text + "\n", "a newline at the end")
        check(text, "new " + text, "at the start")
        check(text, text + " end", "at the end")
    }

    @Test func anEditInALongParagraphBreaksFewLines() {
        // Words of several lengths: with equal lengths, lines behind an edit would never begin at the same words as
        // before.
        let words = (0..<30_000).map { "word\($0 % 200)" + String(repeating: "s", count: $0 % 7) }
        let style = TextStyle(font: TextFont(size: 16))
        let before = TextContent(words.joined(separator: " "), style: style)
        let after = TextContent((words[..<15_000] + ["between"] + words[15_000...]).joined(separator: " "), style: style)
        let old = TextLayout(before, width: 374)
        let edited = TextLayout(after, width: 374, replacing: old)
        expectSame(edited, TextLayout(after, width: 374), "long")
        #expect(old.linesBroken == old.lines.count && old.lines.count > 2000)
        #expect((1..<60).contains(edited.linesBroken))
    }
}
