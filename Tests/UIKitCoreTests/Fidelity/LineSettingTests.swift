import Testing

@testable import UIKitCore

/// Hyphenation, justification and truncation in labels and strings.
@MainActor @Suite(.app) struct LineSettingTests {
    private static let font = UIFont.systemFont(ofSize: 17)

    private func width(_ text: String) -> CGFloat { (text as NSString).size(withAttributes: [.font: Self.font]).width }

    private func layout(_ text: String, width: CGFloat, language: String? = nil, _ change: (NSMutableParagraphStyle) -> Void) -> TextLayout
    {
        let style = NSMutableParagraphStyle()
        change(style)
        var attributes: [NSAttributedString.Key: Any] = [.font: Self.font, .paragraphStyle: style]
        attributes[.languageIdentifier] = language
        return TextLayout(TextContent(NSAttributedString(string: text, attributes: attributes)), width: width)
    }

    private func label(_ text: String, width: CGFloat, lines: Int, _ mode: NSLineBreakMode = .byTruncatingTail) -> TextLayout {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 400))
        label.text = text
        label.font = Self.font
        label.numberOfLines = lines
        label.lineBreakMode = mode
        return label.layoutAndOrigin(in: label.bounds).layout
    }

    private static let words = "an extraordinarily incomprehensible responsibility"

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/share/hyphen/hyph_en_US.dic")))
    func wordsAreHyphenatedByFactorByDefaultAndByLanguage() {
        let room = width("an extraordina")
        func lines(_ language: String? = nil, _ change: (NSMutableParagraphStyle) -> Void) -> Int {
            layout(Self.words, width: room, language: language, change).lines.count
        }
        let whole = lines { _ in }
        #expect(lines { $0.hyphenationFactor = 1 } < whole && lines { $0.usesDefaultHyphenation = true } < whole)
        #expect(lines { $0.hyphenationFactor = 0.05 } == whole)
        #expect(lines("en-GB") { $0.hyphenationFactor = 1 } < whole)
        // The dictionary is one of English.
        #expect(lines("de") { $0.hyphenationFactor = 1 } == whole)
    }

    @Test func aSoftHyphenShowsOnlyAtTheEndOfItsLine() {
        let text = "extra\u{AD}ordinary"
        #expect(abs(layout(text, width: 1000) { _ in }.size.width - width("extraordinary")) < 0.5)
        let parted = layout(text, width: width("extraord")) { _ in }
        #expect(parted.lines.count == 2 && abs(parted.lines[0].width - width("extra-")) < 0.5)
    }

    @Test func justifiedLinesFillTheLineFromTheFirstIndentToTheTail() {
        let layout = layout("one two three four five six seven eight nine", width: 150) {
            $0.alignment = .justified
            $0.firstLineHeadIndent = 30
            $0.tailIndent = -10
        }
        #expect(layout.lines.count > 2)
        for (index, line) in layout.lines.dropLast().enumerated() {
            #expect(abs(line.x - (index == 0 ? 30 : 0)) < 0.01 && abs(line.x + line.width - 140) < 0.01)
        }
        #expect(layout.lines.last.map { $0.width < 139 } == true)
    }

    @Test func theLastLineOfEachJustifiedParagraphKeepsItsWidth() {
        let layout = layout("one two\nthree four", width: 300) { $0.alignment = .justified }
        #expect(layout.lines.map { $0.width < 150 } == [true, true])
    }

    @Test func hanCharactersSpreadToFillALine() {
        let text = String(repeating: "漢字かな", count: 8)
        let layout = layout(text, width: 170) { $0.alignment = .justified }
        #expect(layout.lines.count > 2)
        for line in layout.lines.dropLast() { #expect(abs(line.width - 170) < 0.01) }
        let plain = self.layout(text, width: 170) { _ in }
        #expect(plain.lines.map(\.range) == layout.lines.map(\.range) && plain.lines[0].width < 169.9)
        #expect(plain.lines.last?.width == layout.lines.last?.width)
    }

    @Test func koreanSpreadsAtSpacesAlone() {
        let layout = layout("안녕하세요반갑습니다오늘은", width: 150) { $0.alignment = .justified }
        let plain = self.layout("안녕하세요반갑습니다오늘은", width: 150) { _ in }
        #expect(layout.lines.map(\.width) == plain.lines.map(\.width))
    }

    /// The ellipsis is where the text is cut off: at the left of text that runs to the left.
    @Test(arguments: [1, 2]) func theEllipsisOfRightToLeftTextIsAtTheLeft(lines: Int) throws {
        let text = String(repeating: "مرحبا بالعالم هذا نص طويل ", count: 4)
        let layout = label(text, width: 160, lines: lines)
        #expect(layout.lines.count == lines && layout.isTruncated)
        let last = try #require(layout.lines.last)
        let first = try #require(last.fragments.first)
        #expect(last.isRightToLeft && last.range(of: first).isEmpty && abs(first.x) < 0.01)
        #expect(abs(last.x + last.width - 160) < 0.5)
        let head = try #require(label(text, width: 160, lines: 1, .byTruncatingHead).lines.last)
        #expect(try head.range(of: #require(head.fragments.last)).isEmpty)
    }

    @Test func aLabelLeavesNoSingleWordOnItsLastLine() {
        let room = width("several words in a line") + 1
        let text = "several words in a line alone"
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: room, height: 400))
        (label.text, label.font, label.numberOfLines) = (text, Self.font, 0)
        func shown() -> String {
            let range = label.layoutAndOrigin(in: label.bounds).layout.lines[1].range
            return String(decoding: Array(text.utf8)[range], as: UTF8.self)
        }
        #expect(shown() == "line alone")
        label.lineBreakStrategy = []
        #expect(shown() == "alone")
    }

    @Test func koreanWordsStayWholeInALabel() {
        let text = "안녕하세요 반갑습니다"
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: width("안녕하세요 반갑"), height: 400))
        (label.text, label.font, label.numberOfLines) = (text, Self.font, 0)
        func firstLine() -> Int { label.layoutAndOrigin(in: label.bounds).layout.lines[0].range.count }
        #expect(firstLine() == "안녕하세요 ".utf8.count)
        label.lineBreakStrategy = []
        #expect(firstLine() > "안녕하세요 ".utf8.count)
    }

    @Test(arguments: [NSLineBreakMode.byWordWrapping, .byCharWrapping])
    func aWrappingLabelOfLimitedLinesHasNoEllipsis(mode: NSLineBreakMode) {
        let layout = label("one two three four five six seven eight", width: 90, lines: 2, mode)
        #expect(layout.lines.count == 2)
        let shown = layout.lines.flatMap { line in line.fragments.map { line.range(of: $0) } }
        #expect(!shown.contains { $0.isEmpty }, "an ellipsis stands for no character")
        #expect((layout.lines[0].range.upperBound == "one two ".utf8.count) == (mode == .byWordWrapping))
    }

    @Test func clippingCutsTheLineAtItsEdge() {
        let layout = label("one two three four five six", width: 90, lines: 1, .byClipping)
        #expect(layout.lines.count == 1 && layout.lines[0].fragments.allSatisfy { !layout.lines[0].range(of: $0).isEmpty })
    }

    @Test func lettersTightenBeforeAnEllipsisIfAllowed() {
        let text = "Some words of a title"
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: width(text) * 0.98, height: 30))
        (label.text, label.font) = (text, Self.font)
        #expect(label.layoutAndOrigin(in: label.bounds).layout.isTruncated)
        label.allowsDefaultTighteningForTruncation = true
        #expect(!label.layoutAndOrigin(in: label.bounds).layout.isTruncated)
        label.bounds.size.width = width(text) * 0.8
        #expect(label.layoutAndOrigin(in: label.bounds).layout.isTruncated)
    }
}
