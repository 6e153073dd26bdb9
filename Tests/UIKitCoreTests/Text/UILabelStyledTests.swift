import Testing

@testable import UIKitCore

@MainActor struct UILabelStyledTests {
    private func label(_ width: CGFloat, _ height: CGFloat, lines: Int = 1) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
        label.numberOfLines = lines
        return label
    }

    private func styled(_ text: String, _ change: (NSMutableParagraphStyle) -> Void = { _ in }) -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        change(style)
        return NSAttributedString(string: text, attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 20)])
    }

    private func left(_ label: UILabel) -> CGFloat { label.layoutAndOrigin(in: label.bounds).layout.lines.first?.x ?? -1 }

    /// Returns whether the first line has glyphs for no character of the text, as an ellipsis is.
    private func hasEllipsis(_ label: UILabel) -> Bool {
        guard let line = label.layoutAndOrigin(in: label.bounds).layout.lines.first else { return false }
        return line.fragments.contains { !$0.isBlank && line.range(of: $0).isEmpty }
    }

    @Test func alignmentAfterStyledTextAppliesToAllOfIt() {
        let label = label(200, 30)
        label.attributedText = styled("text") { $0.alignment = .right }
        #expect(label.textAlignment == .right)
        let right = left(label)
        #expect(right > 120)
        label.textAlignment = .center
        #expect(abs(left(label) - right / 2) < 0.01)
        let style = label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        #expect(style?.alignment == .center)
        label.textAlignment = .left
        #expect(left(label) == 0)
    }

    @Test func alignmentBeforeStyledTextAppliesOnlyWithoutAParagraphStyle() {
        let label = label(200, 30)
        label.textAlignment = .right
        label.attributedText = NSAttributedString(string: "text", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        #expect(label.textAlignment == .right && left(label) > 120)
        label.attributedText = styled("text") { $0.lineSpacing = 2 }
        #expect(label.textAlignment == .natural && left(label) == 0)
    }

    @Test func aParagraphStyleBringsItsLineBreakMode() {
        let label = label(60, 30)
        label.attributedText = NSAttributedString(string: "much more than fits")
        #expect(label.lineBreakMode == .byTruncatingTail && label.layoutAndOrigin(in: label.bounds).layout.isTruncated)
        label.attributedText = styled("much more than fits") { $0.lineSpacing = 2 }
        #expect(label.lineBreakMode == .byWordWrapping)
        #expect(!hasEllipsis(label))
        label.lineBreakMode = .byTruncatingMiddle
        #expect(hasEllipsis(label))
    }

    @Test func fontAndColourAfterStyledTextApplyToAllOfIt() {
        let label = label(200, 30)
        let text = NSMutableAttributedString(
            string: "ab", attributes: [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 30)])
        text.addAttributes([.foregroundColor: UIColor.green], range: NSRange(location: 1, length: 1))
        label.attributedText = text
        #expect(label.textColor == .red && label.font.pointSize == 30)
        label.textColor = .blue
        label.font = .systemFont(ofSize: 12)
        for place in 0..<2 {
            #expect(label.attributedText?.attribute(.foregroundColor, at: place, effectiveRange: nil) as? UIColor == .blue)
            #expect(label.attributedText?.attribute(.font, at: place, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 12))
        }
        label.text = "plain"
        #expect(label.textColor == .blue && label.font.pointSize == 12)
    }

    @Test(arguments: [2, 3, 0])
    func severalLinesShrinkToFit(lines: Int) {
        let label = label(100, 44, lines: lines)
        label.text = "some words that need more room than two lines of this label have"
        #expect(label.layoutAndOrigin(in: label.bounds).layout.isTruncated)
        label.adjustsFontSizeToFitWidth = true
        let layout = label.layoutAndOrigin(in: label.bounds).layout
        #expect(!layout.isTruncated && layout.size.height <= 44.01 && layout.size.width <= 100.01)
        #expect(lines == 0 || layout.lines.count <= lines)
        label.minimumScaleFactor = 0.95
        #expect(label.layoutAndOrigin(in: label.bounds).layout.isTruncated)
    }

    @Test func theBaselineOfShrunkTextIsAdjusted() {
        func baseline(_ adjustment: UIBaselineAdjustment) -> CGFloat {
            let label = label(60, 40)
            label.text = "much more than fits"
            label.adjustsFontSizeToFitWidth = true
            label.baselineAdjustment = adjustment
            let (layout, origin) = label.layoutAndOrigin(in: label.bounds)
            return origin.y + layout.firstBaseline
        }
        let plain = label(60, 40)
        plain.text = "x"
        let (layout, origin) = plain.layoutAndOrigin(in: plain.bounds)
        #expect(abs(baseline(.alignBaselines) - origin.y - layout.firstBaseline) < 0.01)
        #expect(baseline(.none) < baseline(.alignCenters))
        #expect(baseline(.alignCenters) < baseline(.alignBaselines))
    }

    @Test func drawTextMayDrawElsewhere() {
        final class Inset: UILabel {
            var drawn: [CGRect] = []
            override func drawText(in rect: CGRect) {
                drawn.append(rect)
                super.drawText(in: rect.insetBy(dx: 20, dy: 0))
            }
        }
        let label = Inset(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
        label.text = "HHHHHHHHH"
        label.lineBreakMode = .byClipping
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: label.bounds.size, format: format).image { _ in label.draw(label.bounds) }
        #expect(label.drawn == [label.bounds])
        let buffer = image.cgImage?.buffer
        let inked = (0..<30).contains { y in
            buffer?.withBytes { $0.load(fromByteOffset: y * (buffer?.bytesPerRow ?? 0) + 4 * 10, as: UInt32.self) } ?? 0 != 0
        }
        #expect(!inked)
    }
}
