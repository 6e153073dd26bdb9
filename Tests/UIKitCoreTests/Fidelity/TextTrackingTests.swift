import QuartzCore
import Testing
import UIKitCore

/// Labels, fields, strings and layers apply the same tracking of the system's font.
@MainActor struct TextTrackingTests {
    private static let text = "Settings"
    private nonisolated static let sizes: [CGFloat] = [10, 13, 17, 19.5, 20, 28, 34]

    private func width(_ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
        NSAttributedString(string: Self.text, attributes: attributes).size().width
    }

    /// Rounds a width up to the pixels of a screen of `displayScale`, in points.
    private func onPixels(_ width: CGFloat, of view: UIView) -> CGFloat {
        let scale = max(1, view.traitCollection.displayScale)
        return (width * scale - 0.001).rounded(.up) / scale
    }

    @Test(arguments: sizes) func labelsAndFieldsAreAsWideAsTheirString(size: CGFloat) {
        let font = UIFont.systemFont(ofSize: size)
        let expected = width([.font: font])
        let label = UILabel()
        label.font = font
        label.text = Self.text
        #expect(label.intrinsicContentSize.width == onPixels(expected, of: label))
        let button = UIButton(type: .system)
        button.titleLabel?.font = font
        button.setTitle(Self.text, for: .normal)
        #expect(abs(button.intrinsicContentSize.width - max(30, expected)) < 0.5)
        let view = UITextView()
        view.font = font
        view.text = Self.text
        view.textContainerInset = .zero
        view.textContainer.lineFragmentPadding = 0
        #expect(abs(view.sizeThatFits(CGSize(width: 1000, height: 1000)).width - expected) < 0.5)
    }

    @Test(arguments: sizes) func stringDrawingAndTextKitAgree(size: CGFloat) {
        let attributes = [NSAttributedString.Key.font: UIFont.systemFont(ofSize: size)]
        let expected = width(attributes)
        #expect(abs((Self.text as NSString).size(withAttributes: attributes).width - expected) < 0.001)
        let box = (Self.text as NSString).boundingRect(
            with: CGSize(width: 1000, height: 1000), options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
        #expect(abs(box.width - expected) < 0.001)
        let storage = NSTextStorage(string: Self.text, attributes: attributes)
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 1000, height: 1000))
        container.lineFragmentPadding = 0
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        #expect(abs(manager.usedRect(for: container).width - expected) < 0.001)
    }

    @Test func textLayersAgree() {
        let layer = CATextLayer()
        layer.font = UIFont.systemFont(ofSize: 34)
        layer.fontSize = 34
        layer.string = Self.text
        #expect(abs(layer.preferredFrameSize().width - width([.font: UIFont.systemFont(ofSize: 34)])) < 1)
    }

    /// The tracking of the system's fonts, here at 10 and 34 points, is left out where the app sets a kern.
    @Test(arguments: [(10.0, 0.27), (34, 0.425)]) func aKernOfTheAppReplacesTheFontsOwn(size: CGFloat, own: CGFloat) {
        let font = UIFont.systemFont(ofSize: size)
        let plain = width([.font: font])
        let kerned = width([.font: font, .kern: 1])
        #expect(abs(kerned - plain - (1 - own) * 8) < 0.01)
        #expect(abs(width([.font: font, .tracking: 1]) - kerned) < 0.01)
        // Letters of "Settings" are moved together by less than half of a point in all.
        #expect(abs(width([.font: font, .kern: 0]) - plain + own * 8) < 0.05 * size)
    }

    @Test func aKernOfZeroDisablesPairKerning() {
        func width(_ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
            NSAttributedString(string: "AVAVAV", attributes: attributes.merging([.font: UIFont.systemFont(ofSize: 17)]) { $1 }).size().width
        }
        #expect(width([.kern: 0]) > width([.tracking: 0]) + 2)
    }

    @Test func fontsOfFixedWidthAreNotTracked() {
        let font = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)
        #expect(abs(width([.font: font]) - width([.font: font, .kern: 0])) < 0.001)
    }

    @Test func monospacedDigitsHaveOneWidth() {
        let font = UIFont.monospacedDigitSystemFont(ofSize: 13, weight: .regular)
        func width(_ text: String) -> CGFloat { (text as NSString).size(withAttributes: [.font: font]).width }
        #expect(abs(width("1111") - width("0000")) < 0.001)
    }
}
