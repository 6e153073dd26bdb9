import Testing
import UIKit

/// Foundation's attributed values, with UIKit's attributes.
@MainActor struct AttributedStringTests {
    private let style: NSParagraphStyle = {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineSpacing = 4
        return style
    }()

    private var looks: [NSAttributedString.Key: Any] {
        [
            .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red, .backgroundColor: UIColor.blue, .kern: CGFloat(2),
            .tracking: CGFloat(1), .underlineStyle: NSUnderlineStyle.double.rawValue, .underlineColor: UIColor.green,
            .strikethroughStyle: NSUnderlineStyle.single.rawValue, .strikethroughColor: UIColor.gray, .baselineOffset: CGFloat(3),
            .ligature: 0, .strokeWidth: CGFloat(-2), .strokeColor: UIColor.black, .obliqueness: CGFloat(0.2), .expansion: CGFloat(0.1),
            .paragraphStyle: style, .link: URL(string: "https://example.org") as Any,
        ]
    }

    @Test func everyAttributeRoundTrips() throws {
        let source = NSAttributedString(string: "Aé😀", attributes: looks)
        let value = AttributedString(source)
        #expect(value.font == .boldSystemFont(ofSize: 20) && value.foregroundColor == .red && value.underlineStyle == .double)
        #expect(value.kern == 2 && value.ligature == 0 && value.link?.host == "example.org" && value.paragraphStyle == style)
        let back = NSAttributedString(value)
        let found = back.attributes(at: 0, effectiveRange: nil)
        #expect(back.string == "Aé😀" && found.count == looks.count)
        for (key, wanted) in looks { #expect((found[key] as? NSObject) == (wanted as? NSObject), "\(key.rawValue)") }
        #expect(try NSAttributedString(value, including: \.uiKit) == back && AttributedString(source, including: \.uiKit) == value)
    }

    @Test func runsKeepTheirRanges() {
        var value = AttributedString("👩‍👩‍👧 and ")
        value.font = .systemFont(ofSize: 12)
        var rest = AttributedString("e\u{301}nd")
        rest.foregroundColor = .red
        value += rest
        let text = NSAttributedString(value)
        var range = NSRange()
        #expect(text.attribute(.foregroundColor, at: text.length - 1, effectiveRange: &range) as? UIColor == .red)
        #expect(range == NSRange(location: ("👩‍👩‍👧 and " as NSString).length, length: 4))
        #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil)
        #expect(AttributedString(text) == value)
    }

    @Test func aParagraphStyleIsAValue() {
        let mutable = NSMutableParagraphStyle()
        mutable.alignment = .right
        var container = AttributeContainer()
        container.paragraphStyle = mutable
        mutable.alignment = .left
        #expect(container.paragraphStyle?.alignment == .right)
        var text = AttributedString("ab", attributes: container)
        if let range = text.range(of: "b") { text[range].paragraphStyle = nil }
        #expect(text.runs.map { $0.paragraphStyle?.alignment } == [.right, nil])
    }

    @Test func numbersOfAllTypesAndInvalidValuesAreConverted() {
        let container = AttributeContainer([.kern: 2, .baselineOffset: NSNumber(value: 1.5), .font: "no font", .link: "https://a.b/c"])
        #expect(container.kern == 2 && container.baselineOffset == 1.5 && container.font == nil && container.link?.path == "/c")
        #expect([NSAttributedString.Key: Any](container).count == 3)
        #expect(
            NSAttributedString(AttributedString()).length == 0 && AttributedString(NSAttributedString(string: "")) == AttributedString())
    }

    @Test func aLabelShowsAnAttributedString() {
        let label = UILabel()
        var value = AttributedString("Wide")
        value.font = .systemFont(ofSize: 40)
        label.attributedText = NSAttributedString(value)
        let plain = UILabel()
        plain.text = "Wide"
        #expect(label.intrinsicContentSize.width > plain.intrinsicContentSize.width * 2)
    }
}
