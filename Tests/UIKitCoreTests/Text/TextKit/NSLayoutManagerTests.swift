import Testing
import UIKitCore

struct NSLayoutManagerTests {
    private struct Page {
        let storage: NSTextStorage
        let manager = NSLayoutManager()
        let container: NSTextContainer

        init(_ text: String, width: CGFloat = 200, height: CGFloat = 0, _ change: (NSTextContainer) -> Void = { _ in }) {
            storage = NSTextStorage(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
            container = NSTextContainer(size: CGSize(width: width, height: height))
            change(container)
            storage.addLayoutManager(manager)
            manager.addTextContainer(container)
        }

        var lines: [String] {
            var lines: [String] = []
            manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs)) { _, _, _, range, _ in
                lines.append((storage.string as NSString).substring(with: range))
            }
            return lines
        }
    }

    @Test func usedRectIsTheTextAndItsPadding() {
        let page = Page("Label")
        let used = page.manager.usedRect(for: page.container)
        let size = ("Label" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
        #expect(abs(used.width - size.width - 10) < 0.01 && abs(used.height - size.height) < 0.01)
        #expect(page.manager.glyphRange(for: page.container) == NSRange(location: 0, length: 5))
    }

    @Test func linesContainAllOfTheText() {
        let page = Page("one two three four five six seven\neight nine", width: 120)
        #expect(page.lines.count > 3)
        #expect(page.lines.joined() == page.storage.string)
        var range = NSRange()
        let first = page.manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: &range)
        #expect(first.minX == 0 && first.width == 120 && range.location == 0)
    }

    @Test func aPointMapsToItsCharacterAndBack() {
        let page = Page("Hello wörld 😀 again", width: 400)
        for index in [0, 4, 7, 8, 12, 16] {
            let box = page.manager.boundingRect(forGlyphRange: NSRange(location: index, length: 1), in: page.container)
            let found = page.manager.characterIndex(
                for: CGPoint(x: box.midX, y: box.midY), in: page.container, fractionOfDistanceBetweenInsertionPoints: nil)
            #expect(found == index)
        }
        var fraction: CGFloat = 0
        _ = page.manager.glyphIndex(for: CGPoint(x: 5, y: 5), in: page.container, fractionOfDistanceThroughGlyph: &fraction)
        #expect(fraction < 0.01)
    }

    @Test func editsMoveTheLines() {
        let page = Page("one")
        #expect(page.lines == ["one"])
        page.storage.append(NSAttributedString(string: "\ntwo", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
        #expect(page.lines == ["one\n", "two"])
        page.container.size = CGSize(width: 16, height: 0)
        #expect(page.lines.count > 2)
    }

    @Test func aContainersLimitsTruncateTheText() {
        let text = (0..<60).map { "word\($0)" }.joined(separator: " ")
        let two = Page(text) {
            $0.maximumNumberOfLines = 2
            $0.lineBreakMode = .byTruncatingTail
        }
        #expect(two.lines.count == 2)
        let hidden = two.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: two.manager.glyphRange(for: two.container).length - 1)
        #expect(hidden.location != NSNotFound)
        let low = Page(text, height: 65)
        #expect(low.lines.count == 3)
        #expect(low.manager.firstUnlaidCharacterIndex() < text.utf16.count)
    }

    @Test func textContinuesInTheNextContainer() {
        let text = (0..<60).map { "word\($0)" }.joined(separator: " ")
        let page = Page(text, height: 45)
        let second = NSTextContainer(size: CGSize(width: 300, height: 400))
        page.manager.addTextContainer(second)
        let (first, rest) = (page.manager.glyphRange(for: page.container), page.manager.glyphRange(for: second))
        #expect(first.length > 0 && rest.location == first.length && rest.location + rest.length == text.utf16.count)
        #expect(page.manager.textContainer(forGlyphAt: rest.location, effectiveRange: nil) === second)
    }

    @Test func textFlowsAroundAPath() {
        let text = (0..<200).map { "word\($0)" }.joined(separator: " ")
        let page = Page(text, width: 300) { $0.exclusionPaths = [UIBezierPath(rect: CGRect(x: 100, y: 50, width: 100, height: 100))] }
        let hole = CGRect(x: 100, y: 50, width: 100, height: 100)
        var beside = 0
        page.manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: text.utf16.count)) { _, used, _, _, _ in
            #expect(!used.insetBy(dx: 5, dy: 0.5).intersects(hole))
            if used.minX >= 200 { beside += 1 }
        }
        #expect(beside >= 4)
        #expect(page.lines.joined() == text)
    }

    @Test func aNewlineAtTheEndHasAnExtraLine() {
        let page = Page("one\n")
        #expect(page.manager.extraLineFragmentTextContainer === page.container)
        #expect(abs(page.manager.usedRect(for: page.container).height - 2 * 20.287) < 0.01)
        let (whole, empty) = (Page("one"), Page(""))
        #expect(whole.manager.extraLineFragmentRect == .zero)
        #expect(empty.manager.extraLineFragmentRect.height > 0)
        #expect(whole.storage.length == 3 && empty.storage.length == 0)
    }

    private final class Spacer: NSObject, NSLayoutManagerDelegate {
        var finished = 0

        func layoutManager(
            _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
        ) -> CGFloat { 10 }

        func layoutManager(
            _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool
        ) {
            finished += 1
        }
    }

    @Test func theDelegateSpacesLinesAndIsNotifiedOfTheEnd() {
        let page = Page("one\ntwo\nthree")
        let spacer = Spacer()
        page.manager.delegate = spacer
        page.manager.ensureLayout(for: page.container)
        #expect(abs(page.manager.usedRect(for: page.container).height - 3 * 20.287 - 20) < 0.1)
        #expect(spacer.finished == 1)
    }

    @Test func rangesOutsideTheTextAreClamped() {
        let page = Page("abc")
        let huge = NSRange(location: 1, length: Int.max)
        #expect(page.manager.glyphRange(forCharacterRange: huge, actualCharacterRange: nil) == NSRange(location: 1, length: 2))
        #expect(page.manager.lineFragmentRect(forGlyphAt: 99, effectiveRange: nil) == .zero)
        #expect(page.manager.boundingRect(forGlyphRange: NSRange(location: -4, length: 2), in: page.container) == .zero)
        #expect(page.manager.glyphIndex(for: CGPoint(x: CGFloat.nan, y: 0), in: page.container) == 0)
    }
}
