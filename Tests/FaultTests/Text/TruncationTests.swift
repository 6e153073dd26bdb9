import CaretTesting
import Testing
import UIKit

@testable import UIKitCore

/// The rest of a text after head, middle and tail truncation, in TextKit and in labels.
@MainActor @Suite(.app) struct TruncationTests {
    private static let words = "incomprehensibilities antidisestablishmentarianism"
    private static let font = UIFont.systemFont(ofSize: 17)

    @MainActor private struct Page {
        let storage = NSTextStorage(string: words, attributes: [.font: font])
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 160, height: 0))

        init(_ mode: NSLineBreakMode) {
            container.maximumNumberOfLines = 1
            container.lineBreakMode = mode
            storage.addLayoutManager(manager)
            manager.addTextContainer(container)
        }

        func rect(_ range: NSRange) -> CGRect { manager.boundingRect(forGlyphRange: range, in: container) }
    }

    private func width(_ text: String) -> CGFloat { (text as NSString).size(withAttributes: [.font: Self.font]).width }

    @Test(arguments: [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail])
    func `A8 truncated words have the rectangles of their visible parts`(mode: NSLineBreakMode) {
        let page = Page(mode)
        let count = Self.words.utf16.count
        let hidden = page.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0)
        let shown = [
            NSRange(location: 0, length: hidden.location), NSRange(location: NSMaxRange(hidden), length: count - NSMaxRange(hidden)),
        ]
        #expect(hidden.location != NSNotFound && hidden.length > 0 && hidden.length < count)
        #expect(page.rect(hidden).width == 0)
        #expect((shown[0].length == 0) == (mode == .byTruncatingHead))
        #expect((shown[1].length == 0) == (mode == .byTruncatingTail))
        for range in shown where range.length > 0 {
            let rect = page.rect(range)
            #expect(rect.minX >= 4.99 && rect.maxX <= 155.01)
            #expect(abs(rect.width - width((Self.words as NSString).substring(with: range))) < 0.5)
        }
        let used = page.manager.usedRect(for: page.container)
        let sum = shown.reduce(CGFloat(0)) { $0 + ($1.length > 0 ? page.rect($1).width : 0) }
        #expect(abs(used.width - 10 - sum - width("…")) < 0.5)
    }

    @Test func `A8 each glyph of a truncated word is where it is drawn`() {
        let page = Page(.byTruncatingMiddle)
        let hidden = page.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0)
        var right: CGFloat = 5
        for index in 0..<Self.words.utf16.count where !NSLocationInRange(index, hidden) {
            let rect = page.rect(NSRange(location: index, length: 1))
            #expect(rect.minX >= right - 0.01)
            right = rect.maxX
        }
        let last = Self.words.utf16.count - 1
        let rect = page.rect(NSRange(location: last, length: 1))
        let found = page.manager.glyphIndex(for: CGPoint(x: rect.midX, y: rect.midY), in: page.container)
        #expect(found == last)
    }

    private func label(_ mode: NSLineBreakMode, lines: Int) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 100))
        label.text = "some words that need more room than three lines of this label have, even if they are short"
        label.numberOfLines = lines
        label.lineBreakMode = mode
        return label
    }

    /// - Source: https://developer.apple.com/documentation/uikit/nslinebreakmode/bytruncatingmiddle
    @Test(arguments: [2, 3, 0]) func `A8 middle truncation puts the text of a label on a single line`(lines: Int) {
        let label = label(.byTruncatingMiddle, lines: lines)
        let layout = label.layoutAndOrigin(in: label.bounds).layout
        #expect(layout.lines.count == 1 && layout.isTruncated && layout.size.width <= 120.01)
        #expect(abs(label.sizeThatFits(CGSize(width: 120, height: 1000)).height - 20.333) < 0.01)
    }

    @Test(arguments: [NSLineBreakMode.byTruncatingHead, .byTruncatingTail])
    func `A8 head and tail truncation shorten the last line of a label`(mode: NSLineBreakMode) {
        let label = label(mode, lines: 2)
        let layout = label.layoutAndOrigin(in: label.bounds).layout
        #expect(layout.lines.map(\.isTruncated) == [false, true])
        let count = label.text?.utf8.count ?? 0
        let last = layout.lines[1]
        let shown = last.fragments.map { last.range(of: $0) }.filter { !$0.isEmpty }
        #expect(shown.contains { $0.upperBound == count } == (mode == .byTruncatingHead))
        #expect(shown.contains { $0.lowerBound == last.range.lowerBound } == (mode == .byTruncatingTail))
    }

    @Test func `A8 truncation cuts between two characters, not only between words`() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
        label.text = Self.words
        let layout = label.layoutAndOrigin(in: label.bounds).layout
        #expect(layout.isTruncated && layout.size.width > 105 && layout.size.width <= 120.01)
    }
}
