import Testing
import UIKitCore

struct StringDrawingTests {
    private let font = UIFont.systemFont(ofSize: 17)

    @Test func aStringHasTheSizeOfItsLine() {
        let size = "Label".size(withAttributes: [.font: font])
        #expect(abs(size.width - 42) < 1)
        #expect(abs(size.height - 20.287) < 0.001)
        #expect(("Label" as NSString).size(withAttributes: [.font: font]) == size)
        #expect(NSAttributedString(string: "Label", attributes: [.font: font]).size() == size)
    }

    @Test func withoutAttributesTextIsOf12Points() {
        #expect(abs("a".size().height - 12 * 1.19336) < 0.001)
    }

    @Test func aBoundingRectangleBreaksLines() {
        let text = "one two three four five six"
        let all = text.boundingRect(
            with: CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
            attributes: [.font: font], context: nil)
        #expect(all.width <= 100.01)
        #expect(abs(all.height / 20.287 - 3) < 0.01)
        let line = text.boundingRect(with: CGSize(width: 100, height: 0), options: [], attributes: [.font: font], context: nil)
        #expect(line.width > 150)
        #expect(abs(line.minY - font.descender) < 0.001)
    }

    @Test func theLastVisibleLineIsTruncatedOnRequest() {
        let context = NSStringDrawingContext()
        let size = CGSize(width: 100, height: 41)
        let rect = "one two three four five six seven".boundingRect(
            with: size, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], attributes: [.font: font], context: context)
        #expect(abs(rect.height - 2 * 20.287) < 0.01)
        #expect(context.totalBounds == rect)
    }

    @Test func attributesOfAllNumberTypesAreRead() {
        let plain = "four".size(withAttributes: [.font: font]).width
        // A kern of the text replaces the font's tracking.
        let untracked = "four".size(withAttributes: [.font: font, .tracking: 0]).width
        for kern in [2 as Any, 2.0, CGFloat(2), Float(2), NSNumber(value: 2)] {
            let wide = "four".size(withAttributes: [.font: font, .kern: kern]).width
            #expect(abs(wide - untracked - 8) < 0.01)
        }
        #expect("four".size(withAttributes: [.font: font, .kern: Double.nan]).width == plain)
    }

    @Test func runsBeyondPlainCharactersKeepTheirRange() {
        let text = NSMutableAttributedString(string: "é😀日b", attributes: [.font: font])
        text.addAttribute(.font, value: font.withSize(34), range: NSRange(location: 4, length: 1))
        let big = "b".size(withAttributes: [.font: font.withSize(34)]).width
        #expect(abs(text.size().width - "é😀日".size(withAttributes: [.font: font]).width - big) < 0.01)
    }

    @Test func attributesAreReplaced() {
        let text = NSMutableAttributedString(string: "abc")
        let range = NSRange(location: 1, length: 1)
        for size in [10, 10, 12] as [CGFloat] { text.addAttribute(.font, value: UIFont.systemFont(ofSize: size), range: range) }
        for color in [UIColor.red, .red, .label, .blue] { text.addAttribute(.foregroundColor, value: color, range: range) }
        for _ in 0..<3 { text.addAttribute(.paragraphStyle, value: NSMutableParagraphStyle(), range: range) }
        #expect(text.attribute(.font, at: 1, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 12))
        #expect(text.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .blue)
    }

    @Test func paragraphStylesCount() {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 10
        let size = "a\nb".size(withAttributes: [.font: font, .paragraphStyle: style])
        #expect(abs(size.height - 2 * 20.287 - 10) < 0.001)
    }

    @Test func drawingRequiresAContextAndUsesIt() {
        "nowhere".draw(at: .zero)
        let buffer = PixelBuffer(width: 100, height: 40)
        let context = CGContext(drawingInto: buffer, scale: 1)
        UIGraphicsPushContext(context)
        "Hi".draw(at: CGPoint(x: 2, y: 2), withAttributes: [.font: font, .foregroundColor: UIColor.red])
        UIGraphicsPopContext()
        context.flush()
        let red = buffer.withBytes { bytes in stride(from: 0, to: bytes.count, by: 4).contains { bytes[$0 + 2] > 200 && bytes[$0] == 0 } }
        #expect(red)
    }
}
