import Testing
import UIKitCore

@MainActor struct UILabelTests {
    private func label(_ text: String?, _ change: (UILabel) -> Void = { _ in }) -> UILabel {
        let label = UILabel()
        label.text = text
        change(label)
        return label
    }

    @Test func defaultsAreUIKits() {
        let label = UILabel()
        #expect(label.text == nil && label.attributedText == nil)
        #expect(label.font == .systemFont(ofSize: 17))
        #expect(label.textColor == .label)
        #expect(label.numberOfLines == 1)
        #expect(label.lineBreakMode == .byTruncatingTail)
        #expect(label.textAlignment == .natural)
        #expect(!label.isUserInteractionEnabled)
        #expect(label.intrinsicContentSize == .zero)
        #expect(label.shadowOffset == CGSize(width: 0, height: -1))
    }

    @Test func sizesAreRoundedUpToPixels() {
        let size = label("Label").intrinsicContentSize
        let scale = max(1, label("").traitCollection.displayScale)
        #expect((size.width * scale).rounded() == size.width * scale)
        #expect(abs(size.height - (20.287 * scale).rounded(.up) / scale) < 0.0001)
        #expect(label("Label").sizeThatFits(.zero) == size)
    }

    @Test func linesWrapAtTheWidthAndStopAtTheirNumber() {
        let text = "one two three four five six seven"
        let many = label(text) { $0.numberOfLines = 0 }
        #expect(many.sizeThatFits(CGSize(width: 100, height: 0)).height > 60)
        let two = label(text) { $0.numberOfLines = 2 }
        #expect(abs(two.sizeThatFits(CGSize(width: 100, height: 0)).height - 40.57) < 1)
        two.preferredMaxLayoutWidth = 100
        #expect(two.intrinsicContentSize.width <= 100)
    }

    @Test func sizeToFitShowsAllOfTheText() {
        for text in ["Hello", "日本語", "three words here", "مرحبا"] {
            let label = label(text)
            label.sizeToFit()
            #expect(!label.layoutAndOrigin(in: label.bounds).layout.isTruncated, "\(text)")
        }
    }

    @Test func textIsCentredVertically() {
        let label = label("Label") { $0.frame = CGRect(x: 0, y: 0, width: 100, height: 100) }
        let rect = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1)
        #expect(abs(rect.midY - 50) < 0.5)
        #expect(abs(label.layoutAndOrigin(in: label.bounds).origin.y - 40) < 0.01)
    }

    /// Recorded pictures have the baselines of 18, 19, 25, 26, 32, 33 and 40 points where the ascender alone rounds to.
    @Test(arguments: [12, 16, 17, 18, 19, 25, 26, 28, 32, 33, 40] as [CGFloat]) func textOfAFittingLabelStartsAtItsTop(size: CGFloat) {
        let label = label("Label") { $0.font = .systemFont(ofSize: size) }
        label.sizeToFit()
        #expect(label.layoutAndOrigin(in: label.bounds).origin.y == 0)
    }

    @Test func textAndAttributedTextSetEachOther() {
        let label = label("plain")
        #expect(label.attributedText?.string == "plain")
        label.attributedText = NSAttributedString(string: "rich", attributes: [.font: UIFont.systemFont(ofSize: 30)])
        #expect(label.text == "rich")
        #expect(label.font.pointSize == 30)
        label.font = .systemFont(ofSize: 10)
        #expect(label.intrinsicContentSize.height < 13)
        label.text = "rich"
        #expect(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 10))
    }

    @Test func aColourChangeDoesNotLayOut() {
        let label = label("Hello") { $0.frame = CGRect(x: 0, y: 0, width: 100, height: 30) }
        draw(label)
        let made = label.layouts.layoutCount
        label.textColor = .red
        label.isHighlighted = true
        draw(label)
        #expect(label.layouts.layoutCount == made)
    }

    @Test func aLayoutIsCachedBetweenDrawings() {
        let label = label("Hello") { $0.frame = CGRect(x: 0, y: 0, width: 100, height: 30) }
        draw(label)
        draw(label)
        #expect(label.layouts.layoutCount == 1)
        label.text = "Other"
        draw(label)
        #expect(label.layouts.layoutCount == 2)
    }

    @Test func textShrinksToFitOneLine() {
        let label = label("A rather long line of text") {
            $0.frame = CGRect(x: 0, y: 0, width: 120, height: 30)
            $0.adjustsFontSizeToFitWidth = true
        }
        let layout = label.layoutAndOrigin(in: label.bounds).layout
        #expect(!layout.isTruncated)
        #expect(layout.size.width <= 120.01 && layout.size.width > 118)
        label.minimumScaleFactor = 0.9
        let limited = label.layoutAndOrigin(in: label.bounds).layout
        #expect(limited.isTruncated)
    }

    @Test func subclassesPlaceTheirText() {
        final class Padded: UILabel {
            override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
                let inner = bounds.insetBy(dx: 10, dy: 5)
                return super.textRect(forBounds: inner, limitedToNumberOfLines: numberOfLines).insetBy(dx: -10, dy: -5)
            }
        }
        let padded = Padded()
        padded.text = "Label"
        let plain = label("Label").intrinsicContentSize
        #expect(abs(padded.intrinsicContentSize.width - plain.width - 20) < 0.01)
        #expect(abs(padded.intrinsicContentSize.height - plain.height - 10) < 0.01)
    }

    @Test func coloursFollowTheTraits() {
        let label = label("HHHH") { $0.frame = CGRect(x: 0, y: 0, width: 60, height: 24) }
        #expect(brightest(draw(label, .dark)) > 240)
        #expect(brightest(draw(label, .light)) < 20)
        label.attributedText = NSAttributedString(string: "HHHH", attributes: [.foregroundColor: UIColor.label])
        #expect(brightest(draw(label, .light)) < 20)
    }

    @discardableResult private func draw(_ label: UILabel, _ style: UIUserInterfaceStyle = .light) -> PixelBuffer {
        let buffer = PixelBuffer(width: 360, height: 90)
        let context = CGContext(drawingInto: buffer, scale: 3)
        UIGraphicsPushContext(context)
        UITraitCollection(userInterfaceStyle: style).performAsCurrent { label.draw(label.bounds) }
        UIGraphicsPopContext()
        context.flush()
        return buffer
    }

    /// Returns the brightest of the completely covered pixels, 0…255.
    private func brightest(_ buffer: PixelBuffer) -> UInt8 {
        buffer.withBytes { bytes in
            stride(from: 0, to: bytes.count, by: 4).filter { bytes[$0 + 3] > 250 }.map { bytes[$0] }.max() ?? 128
        }
    }
}
