import Testing
import UIKitCore

struct TextAttributeTests {
    private func ink(_ text: NSAttributedString) -> Int {
        let image = UIGraphicsImageRendererProbe.draw(CGSize(width: 120, height: 60)) { text.draw(at: CGPoint(x: 5, y: 5)) }
        return image
    }

    private let font = UIFont.systemFont(ofSize: 30)

    private func text(_ attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
        NSAttributedString(string: "Wink", attributes: attributes.merging([.font: font]) { $1 })
    }

    @Test func strokesShadowsAndObliquenessChangeTheImage() {
        let plain = ink(text([:]))
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 3, height: 3)
        shadow.shadowColor = UIColor.red
        #expect(ink(text([.shadow: shadow])) > plain)
        #expect(ink(text([.strokeWidth: -5])) > plain)
        #expect(ink(text([.strokeWidth: 2])) < plain)
        #expect(text([.expansion: 0.5]).size().width > text([:]).size().width * 1.5)
    }

    @Test func aLinkIsUnderlined() {
        #expect(ink(text([.link: "https://example.org"])) > ink(text([:])))
    }

    @Test func anAttachmentHasItsImagesSizeOrItsBounds() {
        let image = UIImage(cgImage: CGImage.solid(width: 20, height: 10))
        #expect(NSAttributedString(attachment: NSTextAttachment(image: image)).size().width == 20)
        let other = NSTextAttachment(image: image)
        other.bounds = CGRect(x: 0, y: -5, width: 40, height: 30)
        #expect(NSAttributedString(attachment: other).size().width == 40)
        #expect(NSAttributedString(attachment: NSTextAttachment()).size().width == 0)
    }

    @Test func anOverrideReversesTheWritingDirection() {
        let plain = NSAttributedString(string: "abc", attributes: [.font: font])
        let turned = NSAttributedString(string: "abc", attributes: [.font: font, .writingDirection: [3]])
        #expect(abs(plain.size().width - turned.size().width) < 2)
        #expect(ink(plain) > 0 && ink(turned) > 0)
    }

    @Test func textShrinksToFitTheContextsLimit() {
        let context = NSStringDrawingContext()
        context.minimumScaleFactor = 0.4
        let natural = text([:]).size()
        let size = CGSize(width: natural.width * 0.7, height: natural.height)
        let bounds = text([:]).boundingRect(with: size, options: [], context: context)
        #expect(bounds.width <= size.width + 0.01)
        #expect(abs(context.actualScaleFactor - 0.7) < 0.02)
        #expect(context.totalBounds == bounds)
        _ = text([:]).boundingRect(with: CGSize(width: 2, height: 2), options: [], context: context)
        #expect(context.actualScaleFactor == 0.4)
    }

    @Test func rightAndDecimalTabsAlignTheirColumns() {
        let style = NSMutableParagraphStyle()
        style.tabStops = [NSTextTab(textAlignment: .right, location: 100)]
        let text = NSAttributedString(string: "a\t12345", attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 12)])
        #expect(abs(text.size().width - 100) < 0.01)
    }

    @Test func linesAvoidALastWordAlone() {
        let label = NSMutableParagraphStyle()
        label.lineBreakStrategy = .pushOut
        let words = "one two three four five"
        let width = ("one two three four" as NSString).size(withAttributes: [.font: font]).width + 2
        let storage = NSTextStorage(string: words, attributes: [.font: font, .paragraphStyle: label])
        let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: width + 10, height: 0)))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        var range = NSRange()
        _ = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: &range)
        #expect((words as NSString).substring(with: range) == "one two three ")
    }
}

/// Counts the pixels that a drawing touches.
enum UIGraphicsImageRendererProbe {
    static func draw(_ size: CGSize, _ body: () -> Void) -> Int {
        let buffer = PixelBuffer(width: Int(size.width), height: Int(size.height))
        let context = CGContext(drawingInto: buffer, scale: 1)
        UIGraphicsPushContext(context)
        body()
        UIGraphicsPopContext()
        context.flush()
        var count = 0
        buffer.withMutableBytes { bytes in
            for index in stride(from: 3, to: bytes.count, by: 4) where bytes[index] > 60 { count += 1 }
        }
        return count
    }
}

extension CGImage {
    static func solid(width: Int, height: Int) -> CGImage {
        let buffer = PixelBuffer(width: width, height: height)
        buffer.withMutableBytes { bytes in for index in bytes.indices { bytes[index] = 255 } }
        return CGImage(buffer: buffer, isOpaque: true)
    }
}
