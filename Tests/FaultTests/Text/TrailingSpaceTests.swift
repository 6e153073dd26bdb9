import Testing

@testable import CoreGraphics
@testable import UIKitCore

/// The width of spaces and tabs at the end of a text.
@MainActor @Suite struct TrailingSpaceTests {
    private let font = UIFont.systemFont(ofSize: 17)

    private func width(_ text: String) -> CGFloat { text.size(withAttributes: [.font: font]).width }

    @Test func `A5 a space has a width`() {
        #expect(width(" ") > 3)
        #expect(abs(width("   ") - 3 * width(" ")) < 0.01)
    }

    @Test func `A5 spaces at the end of a string count`() {
        #expect(abs(width("a   ") - width("a") - 3 * width(" ")) < 0.01)
        #expect(abs(width("a  \nb") - width("a  ")) < 0.01)
        #expect(abs(NSAttributedString(string: "a ", attributes: [.font: font]).size().width - width("a ")) < 0.01)
    }

    @Test func `A5 spaces at the end of a label count`() {
        let (label, bare) = (UILabel(), UILabel())
        label.text = "a   "
        bare.text = "a"
        #expect(label.intrinsicContentSize.width > bare.intrinsicContentSize.width + 3 * width(" ") - 0.5)
        label.text = " "
        #expect(label.intrinsicContentSize.width > 3 && label.intrinsicContentSize.height > 20)
    }

    @Test func `A5 a tab at the end reaches its stop`() {
        let style = NSMutableParagraphStyle()
        style.tabStops = [NSTextTab(textAlignment: .left, location: 30)]
        let attributes: [NSAttributedString.Key: Any] = [.font: font, .paragraphStyle: style]
        #expect(abs("a\t".size(withAttributes: attributes).width - 30) < 0.01)
        #expect(abs("\t".size(withAttributes: attributes).width - 30) < 0.01)
    }

    @Test func `A5 spaces before a soft break have no width`() {
        let bounds = "aaaa     bbbb".boundingRect(
            with: CGSize(width: width("aaaa") + 1, height: 100), options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
        #expect(bounds.width <= width("aaaa") + 1 && bounds.height > 2 * 20)
    }

    @Test func `A5 spaces reach no further than the lines may`() {
        let room = width("aa") + 2
        let bounds = "aa          ".boundingRect(
            with: CGSize(width: room, height: 100), options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
        #expect(abs(bounds.width - room) < 0.01 && bounds.height < 21)
    }

    @Test func `A5 alignment does not count spaces at the end`() {
        var paragraph = TextParagraph()
        paragraph.alignment = .right
        let layout = TextLayout(TextContent("ab   ", style: TextStyle(font: font.textFont), paragraph: paragraph), width: 100)
        #expect(abs(layout.lines[0].x + width("ab") - 100) < 0.01)
    }

    @Test func `A5 the used rectangle of TextKit has the spaces`() {
        let storage = NSTextStorage(string: "ab   ", attributes: [.font: font])
        let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 500, height: 500)))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        #expect(abs(manager.usedRect(for: container).width - width("ab   ") - 2 * container.lineFragmentPadding) < 0.01)
    }

    @Test func `A5 spaces at the end do not shrink the letters`() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: width("word") + 2, height: 30))
        label.text = "word          "
        label.adjustsFontSizeToFitWidth = true
        #expect(label.layoutAndOrigin(in: label.bounds).layout.lines[0].height > 20)
    }
}
