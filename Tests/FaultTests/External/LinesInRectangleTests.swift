import CaretTesting
import Testing
import UIKit

/// The lines of a text in a rectangle.
@MainActor @Suite(.app) struct LinesInRectangleTests {
    private let storage = NSTextStorage(string: "one\ntwo\nsix")
    private let manager = NSLayoutManager()
    private let container = NSTextContainer(size: CGSize(width: 200, height: 400))

    init() {
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
    }

    private func line(_ glyph: Int) -> CGRect { manager.lineFragmentRect(forGlyphAt: glyph, effectiveRange: nil) }

    @Test func `A8 the rectangle of a line has this line's glyphs, and not those of its neighbours`() {
        #expect(manager.glyphRange(forBoundingRect: line(5), in: container) == NSRange(location: 4, length: 4))
        #expect(manager.glyphRange(forBoundingRect: line(1), in: container) == NSRange(location: 0, length: 4))
        let both = line(1).union(line(5))
        #expect(manager.glyphRange(forBoundingRect: both, in: container) == NSRange(location: 0, length: 8))
    }

    @Test func `A8 a rectangle beside the text has no glyphs, and a point within a line has the line's`() {
        let beside = CGRect(x: line(1).maxX, y: 0, width: 50, height: 400)
        #expect(manager.glyphRange(forBoundingRect: beside, in: container).length == 0)
        let point = CGRect(x: 10, y: line(9).midY, width: 0, height: 0)
        #expect(manager.glyphRange(forBoundingRect: point, in: container) == NSRange(location: 8, length: 3))
    }
}
