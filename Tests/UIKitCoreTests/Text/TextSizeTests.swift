import Testing
import UIKitCore

/// Fields and text views whose fonts follow the user's text size.
@MainActor struct TextSizeTests {
    private final class Field: UITextField {
        var category = UIContentSizeCategory.large
        override var traitCollection: UITraitCollection { UITraitCollection(preferredContentSizeCategory: category) }
        func change(to new: UIContentSizeCategory) {
            let old = traitCollection
            category = new
            traitCollectionDidChange(old)
        }
    }
    private final class Page: UITextView {
        var category = UIContentSizeCategory.large
        override var traitCollection: UITraitCollection { UITraitCollection(preferredContentSizeCategory: category) }
        func change(to new: UIContentSizeCategory) {
            let old = traitCollection
            category = new
            traitCollectionDidChange(old)
        }
    }

    private var body: UIFont {
        .preferredFont(forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
    }

    @Test func aFieldsFontFollowsIfRequested() {
        let field = Field()
        field.font = body
        field.text = "Words"
        field.change(to: .accessibilityExtraLarge)
        #expect(field.font?.pointSize == 17)
        field.adjustsFontForContentSizeCategory = true
        #expect(field.font?.pointSize == 40)
        #expect((field.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 40)
        #expect((field.defaultTextAttributes[.font] as? UIFont)?.pointSize == 40)
        let tall = field.intrinsicContentSize.height
        field.change(to: .large)
        #expect(field.font?.pointSize == 17 && field.intrinsicContentSize.height < tall)
        field.font = .systemFont(ofSize: 11)
        field.change(to: .accessibilityExtraLarge)
        #expect(field.font?.pointSize == 11)
    }

    @Test func partsOfATextScaleSeparately() {
        let text = NSMutableAttributedString(string: "Grows", attributes: [.font: body])
        text.append(NSAttributedString(string: " stays", attributes: [.font: UIFont.systemFont(ofSize: 9)]))
        let (field, page) = (Field(), Page())
        func sizes(_ text: NSAttributedString?) -> [CGFloat] {
            [0, 8].map { (text?.attribute(.font, at: $0, effectiveRange: nil) as? UIFont)?.pointSize ?? 0 }
        }
        field.adjustsFontForContentSizeCategory = true
        page.adjustsFontForContentSizeCategory = true
        field.attributedText = text
        page.attributedText = text
        #expect(sizes(field.attributedText) == [17, 9] && sizes(page.attributedText) == [17, 9])
        field.change(to: .accessibilityExtraLarge)
        page.change(to: .accessibilityExtraLarge)
        #expect(sizes(field.attributedText) == [40, 9] && sizes(page.attributedText) == [40, 9])
    }

    @Test func aTextViewsFontFollowsIfRequested() {
        let page = Page()
        page.font = body
        page.text = "Words"
        page.adjustsFontForContentSizeCategory = true
        page.change(to: .accessibilityExtraLarge)
        #expect(page.font?.pointSize == 40 && (page.typingAttributes[.font] as? UIFont)?.pointSize == 40)
        page.adjustsFontForContentSizeCategory = false
        page.change(to: .large)
        #expect(page.font?.pointSize == 40)
    }

    @Test func bothConformToOneProtocol() {
        let all: [any UIContentSizeCategoryAdjusting] = [UILabel(), UITextField(), UITextView()]
        #expect(all.map(\.adjustsFontForContentSizeCategory) == [false, false, false])
    }
}
