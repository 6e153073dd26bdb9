import Testing
import UIKitCore

struct UIFontTests {
    @Test func theSystemFontHasTheMetricsOfIOS() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(abs(font.lineHeight - 20.287) < 0.001)
        #expect(abs(font.ascender - 16.186) < 0.001)
        #expect(abs(font.descender + 4.101) < 0.001)
        #expect(abs(font.capHeight - 11.978) < 0.001)
        #expect(abs(font.xHeight - 8.948) < 0.001)
        #expect(font.leading == 0)
        #expect(font.pointSize == 17)
    }

    @Test(arguments: [
        (UIFont.TextStyle.largeTitle, CGFloat(34)), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
        (.callout, 16),
        (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
    ])
    func textStylesHaveIOSDefaultSizes(style: UIFont.TextStyle, size: CGFloat) {
        let traits = UITraitCollection(preferredContentSizeCategory: .large)
        #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize == size)
    }

    @Test func textStylesScaleWithTheUsersSize() {
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize == 53)
        let scaled = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 34), compatibleWith: traits)
        // 34 · 62 / 22, to pixels: the leading of body text grows from 22 to 62.
        #expect(abs(scaled.pointSize - 287.0 / 3) < 0.01)
        let limited = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 34), maximumPointSize: 50, compatibleWith: traits)
        #expect(limited.pointSize == 50)
    }

    @Test func equalFontsAreEqual() {
        #expect(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12, weight: .regular))
        #expect(UIFont.systemFont(ofSize: 12) != UIFont.systemFont(ofSize: 13))
        #expect(UIFont.boldSystemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12, weight: .semibold))
        #expect(UIFont.systemFont(ofSize: 12).hash == UIFont.systemFont(ofSize: 12).hash)
        #expect(UIFont.systemFont(ofSize: 12).withSize(20) == UIFont.systemFont(ofSize: 20))
    }

    @Test func aFontIsFoundByItsName() throws {
        let bold = try #require(UIFont(name: "Inter-Bold", size: 17))
        #expect(bold.fontName == "Inter-Bold")
        #expect(bold.familyName == "Inter")
        #expect(
            "Settings".size(withAttributes: [.font: bold]).width
                > "Settings".size(withAttributes: [.font: UIFont(name: "Inter", size: 17) ?? bold]).width)
        #expect(UIFont(name: "NoSuchFont", size: 17) == nil)
        #expect(UIFont(name: "", size: 17) == nil)
    }

    @Test func everyFontsNameLeadsBackToIt() {
        for font in [
            UIFont.systemFont(ofSize: 15, weight: .heavy), .italicSystemFont(ofSize: 15), .monospacedSystemFont(ofSize: 15, weight: .light),
        ] {
            #expect(UIFont(name: font.fontName, size: 15)?.withSize(15).lineHeight == font.lineHeight)
            #expect(UIFont(name: font.fontName, size: 15)?.fontName == font.fontName)
        }
    }

    @Test func namesOfIOSFontsAreSupported() {
        for name in ["HelveticaNeue-Light", "Helvetica-BoldOblique", "Georgia", "Menlo-Regular", "CourierNewPS-BoldMT"] {
            #expect(UIFont(name: name, size: 12)?.fontName == name)
        }
    }

    @Test func invalidSizesBecomeTheDefault() {
        #expect(UIFont.systemFont(ofSize: 0).pointSize == UIFont.systemFontSize)
        #expect(UIFont.systemFont(ofSize: -.infinity).pointSize == 14)
        #expect(UIFont.systemFont(ofSize: .nan).pointSize == 14)
    }

    @Test func monospacedDigitsHaveOneWidth() {
        let font = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
        #expect("111".size(withAttributes: [.font: font]).width == "888".size(withAttributes: [.font: font]).width)
    }
}
