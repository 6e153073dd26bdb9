import Testing
import UIKitCore

@MainActor struct UILabelTextSizeTests {
    private final class Label: UILabel {
        var category = UIContentSizeCategory.large
        override var traitCollection: UITraitCollection { UITraitCollection(preferredContentSizeCategory: category) }
    }

    @Test func scalableFontsFollowTheTextSize() {
        let label = Label()
        label.adjustsFontForContentSizeCategory = true
        let old = label.traitCollection
        label.font = .preferredFont(forTextStyle: .body, compatibleWith: old)
        label.text = "Body"
        label.category = .accessibilityExtraLarge
        label.traitCollectionDidChange(old)
        #expect(label.font.pointSize == 40)
        label.font = .systemFont(ofSize: 11)
        label.category = .small
        label.traitCollectionDidChange(old)
        #expect(label.font.pointSize == 11)
    }

    @Test func scaledFontsGrowUpToTheirLimit() {
        let own = UIFont.systemFont(ofSize: 10)
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        let metrics = UIFontMetrics(forTextStyle: .body)
        #expect(abs(metrics.scaledFont(for: own, compatibleWith: traits).pointSize - 85.0 / 3) < 0.01)
        #expect(metrics.scaledFont(for: own, maximumPointSize: 15, compatibleWith: traits).pointSize == 15)
    }

    @Test func naturalTextStartsAtTheInterfacesLeadingEdge() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        label.text = "abc"
        #expect(label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1).minX == 0)
        label.semanticContentAttribute = .forceRightToLeft
        #expect(label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1).maxX == 200)
        let line = label.layoutAndOrigin(in: label.bounds).layout.lines[0]
        #expect(abs(line.x + line.width - 200) < 0.01)
    }

    @Test func lettersTightenBeforeAnEllipsis() {
        let label = UILabel()
        label.text = "Tightened label"
        let width = label.intrinsicContentSize.width - 2
        label.frame = CGRect(x: 0, y: 0, width: width, height: 30)
        #expect(label.layoutAndOrigin(in: label.bounds).layout.isTruncated)
        label.allowsDefaultTighteningForTruncation = true
        let layout = label.layoutAndOrigin(in: label.bounds).layout
        #expect(!layout.isTruncated && layout.size.width <= width + 0.01)
    }
}
