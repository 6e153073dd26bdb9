import Testing
import UIKitCore

struct NSParagraphStyleTests {
    @Test func copiesAreIndependent() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        let copy = try #require(style.copy() as? NSParagraphStyle)
        style.alignment = .right
        #expect(copy.alignment == .center)
        let mutable = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
        mutable.headIndent = 4
        #expect(copy.headIndent == 0)
    }

    @Test func equalityIsByValue() {
        let style = NSMutableParagraphStyle()
        #expect(style == NSParagraphStyle.default)
        style.tabStops = [NSTextTab(location: 10)]
        #expect(style != NSParagraphStyle.default)
        let other = NSMutableParagraphStyle()
        other.setParagraphStyle(style)
        #expect(other == style)
        #expect(other.hash == style.hash)
    }

    @Test func defaultsAreApples() {
        let style = NSParagraphStyle.default
        #expect(style.alignment == .natural)
        #expect(style.lineBreakMode == .byWordWrapping)
        let places: [CGFloat] = (1...12).map { CGFloat($0) * 28 }
        #expect(style.tabStops.map(\.location) == places)
    }
}
