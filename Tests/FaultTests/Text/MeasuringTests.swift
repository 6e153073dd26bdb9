import CaretTesting
import Platform
import Testing
import UIKit

@testable import UIKitCore

/// Sizes of text views and labels, and lengths that grow with the text size.
@MainActor @Suite(.app) struct MeasuringTests {
    private static let largest = UITraitCollection { traits in
        traits.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        traits.displayScale = 3
    }

    @Test(arguments: [(17, 48), (10, 28.333), (34, 95.667)] as [(CGFloat, CGFloat)])
    func `A8 font metrics scale by leadings, to pixels`(size: CGFloat, scaled: CGFloat) {
        let metrics = UIFontMetrics(forTextStyle: .body)
        #expect(abs(metrics.scaledValue(for: size, compatibleWith: Self.largest) - scaled) < 0.01)
        let font = metrics.scaledFont(for: .systemFont(ofSize: size), compatibleWith: Self.largest)
        #expect(abs(font.pointSize - scaled) < 0.01)
    }

    @Test func `A8 lengths are rounded to pixels of the traits`() {
        let traits = UITraitCollection { traits in
            traits.preferredContentSizeCategory = .extraLarge
            traits.displayScale = 2
        }
        // 17 · 24 / 22 is 18.545.
        #expect(UIFontMetrics.default.scaledValue(for: 17, compatibleWith: traits) == 18.5)
        let usual = UITraitCollection(preferredContentSizeCategory: .large)
        #expect(UIFontMetrics.default.scaledValue(for: 17.1, compatibleWith: usual) == 17.1)
    }

    @Test func `A8 a text view is as high as its lines, to pixels`() async throws {
        let view = UITextView()
        _ = try await TestApp.launch(showing: { controller(view) })
        view.font = .systemFont(ofSize: 17)
        view.text = "One line"
        view.isScrollEnabled = false
        #expect(abs(view.sizeThatFits(CGSize(width: 200, height: 0)).height - 36.333) < 0.01)
        #expect(abs(view.intrinsicContentSize.height - 36.333) < 0.01)
    }

    @Test func `A8 a text view returns its content's size before a layout pass`() async throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        _ = try await TestApp.launch(showing: { controller(view) })
        view.font = .systemFont(ofSize: 17)
        view.text = "a\nb\nc"
        #expect(abs(view.contentSize.height - 77) < 0.35 && view.contentSize.width == 200)
        view.text = "a"
        #expect(abs(view.contentSize.height - 36.333) < 0.01)
        view.textContainerInset.top = 18
        #expect(abs(view.contentSize.height - 46.333) < 0.01)
    }

    @Test func `A8 a text view without a font has none`() {
        let view = UITextView()
        view.text = "some"
        view.font = .systemFont(ofSize: 30)
        view.font = nil
        #expect(view.font == nil)
        #expect(view.textStorage.attribute(.font, at: 0, effectiveRange: nil) == nil)
        #expect(view.typingAttributes[.font] == nil)
    }

    @Test func `A8 a label that shrinks its letters stays as high as its font`() async throws {
        let label = UILabel()
        _ = try await TestApp.launch(showing: { controller(label) })
        label.text = "A text that is far too long for its label"
        label.adjustsFontSizeToFitWidth = true
        #expect(abs(label.sizeThatFits(CGSize(width: 60, height: 100)).height - 20.333) < 0.01)
    }

    @Test func `A8 clipping cuts the last line at the edge, not at a word`() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 60))
        label.text = "one two three four incomprehensibilities five"
        label.numberOfLines = 2
        label.lineBreakMode = .byClipping
        let layout = label.layoutAndOrigin(in: label.bounds).layout
        let last = try #require(layout.lines.last)
        #expect(layout.lines.count == 2 && last.width > 90)
        #expect(label.sizeThatFits(CGSize(width: 90, height: 100)).width <= 90)
        label.lineBreakMode = .byWordWrapping
        #expect(try #require(label.layoutAndOrigin(in: label.bounds).layout.lines.last).width <= 90)
    }

    @Test func `A8 the line break mode is written into the attributed text`() throws {
        let label = UILabel()
        label.attributedText = NSAttributedString(string: "some words", attributes: [.kern: 1])
        label.lineBreakMode = .byTruncatingMiddle
        let style = label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        #expect(style?.lineBreakMode == .byTruncatingMiddle)
        #expect(label.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) != nil)
    }

    private func controller(_ view: UIView) -> UIViewController {
        let controller = UIViewController()
        controller.view.addSubview(view)
        return controller
    }
}
