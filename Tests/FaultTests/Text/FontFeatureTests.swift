import CaretTesting
import CoreGraphics
import Foundation
import Testing
import UIKit

/// Feature settings of font descriptors, by the numbers of Apple's registry.
@MainActor @Suite(.app) struct FontFeatureTests {
    typealias Setting = (type: Int, selector: Int)

    private func font(_ family: String, _ settings: [Setting]) -> UIFont {
        let values = settings.map { [UIFontDescriptor.FeatureKey.type: $0.type, .selector: $0.selector] }
        return UIFont(descriptor: UIFontDescriptor(fontAttributes: [.family: family, .featureSettings: values]), size: 40)
    }

    private func picture(_ text: String, _ family: String, _ settings: [Setting]) -> Data? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 400, height: 60), format: format).pngData { _ in
            (text as NSString).draw(at: .zero, withAttributes: [.font: font(family, settings)])
        }
    }

    @Test(arguments: [
        ("Noto Sans", "abc", kLowerCaseType, kLowerCaseSmallCapsSelector), ("Noto Sans", "abc", kLetterCaseType, kSmallCapsSelector),
        ("Noto Sans", "ABC", kUpperCaseType, kUpperCaseSmallCapsSelector),
        ("Noto Sans", "0123", kNumberCaseType, kLowerCaseNumbersSelector),
        ("Noto Sans", "111", kNumberSpacingType, kProportionalNumbersSelector),
        ("Inter", "111", kNumberSpacingType, kMonospacedNumbersSelector), ("Inter", "1/2", kFractionsType, kDiagonalFractionsSelector),
        ("Inter", "H2", kVerticalPositionType, kInferiorsSelector), ("Inter", "H2", kVerticalPositionType, kSuperiorsSelector),
        ("Inter", "1a", kVerticalPositionType, kOrdinalsSelector), ("Inter", "H2", kVerticalPositionType, kScientificInferiorsSelector),
        ("Inter", "0", kTypographicExtrasType, kSlashedZeroOnSelector),
        ("Inter", "(a)", kCaseSensitiveLayoutType, kCaseSensitiveLayoutOnSelector),
        ("Inter", "ABC", kCaseSensitiveLayoutType, kCaseSensitiveSpacingOnSelector),
        ("Inter", "1234567890", kStylisticAlternativesType, kStylisticAltOneOnSelector),
        ("Inter", "Il0", kStylisticAlternativesType, kStylisticAltTwoOnSelector),
        ("Inter", "!?", kLigaturesType, kRareLigaturesOnSelector),
        ("Inter", "->", kContextualAlternatesType, kContextualAlternatesOffSelector),
        ("Noto Sans CJK JP", "かな", kTextSpacingType, kAltProportionalTextSelector),
        ("Noto Sans CJK JP", "鯵", kCharacterShapeType, kJIS1978CharactersSelector),
    ])
    func `G25 a setting has the effect of its OpenType feature`(_ family: String, _ text: String, _ type: Int, _ selector: Int) {
        let plain = picture(text, family, [])
        #expect(plain != nil && picture(text, family, [(type, selector)]) != plain)
    }

    @Test func `G25 default ligatures of fonts are disabled and enabled again`() {
        for (off, on) in [
            (kCommonLigaturesOffSelector, kCommonLigaturesOnSelector), (kContextualLigaturesOffSelector, kContextualLigaturesOnSelector),
            (kRequiredLigaturesOffSelector, kRequiredLigaturesOnSelector),
        ] {
            var font = TextFont(size: 12)
            font.addFeature(type: kLigaturesType, selector: on)
            #expect(font == TextFont(size: 12))
            font.addFeature(type: kLigaturesType, selector: off)
            #expect(font != TextFont(size: 12))
            font.addFeature(type: kLigaturesType, selector: on)
            #expect(font == TextFont(size: 12))
        }
    }

    @Test func `G25 a later setting replaces an earlier one that it contradicts`() {
        let (even, own) = ((kNumberSpacingType, kMonospacedNumbersSelector), (kNumberSpacingType, kProportionalNumbersSelector))
        let one = (kStylisticAlternativesType, kStylisticAltOneOnSelector)
        let sets: [Setting] = [one, (kStylisticAlternativesType, kStylisticAltOneOffSelector)]
        let none: [Setting] = [one, (kStylisticAlternativesType, kNoStylisticAlternatesSelector)]
        #expect(picture("111", "Inter", [even, own]) == picture("111", "Inter", [own]))
        #expect(picture("111", "Inter", [own, even]) == picture("111", "Inter", [even]))
        #expect(picture("1234", "Inter", sets) == picture("1234", "Inter", []))
        #expect(picture("1234", "Inter", none) == picture("1234", "Inter", []))
        let caps: [Setting] = [(kLowerCaseType, kLowerCaseSmallCapsSelector), (kLowerCaseType, kDefaultLowerCaseSelector)]
        #expect(picture("abc", "Noto Sans", caps) == picture("abc", "Noto Sans", []))
    }

    @Test(arguments: [(kDesignComplexityType, kDesignLevel3Selector), (9999, 3), (-1, -1), (kLigaturesType, Int.min), (35, Int.max)])
    func `G25 a setting without a feature changes nothing`(_ type: Int, _ selector: Int) {
        #expect(picture("Ag1", "Inter", [(type, selector)]) == picture("Ag1", "Inter", []))
    }

    /// Numbers of Apple's registry, as in fonts and archives.
    @Test(arguments: [
        (kAllTypographicFeaturesType, 0), (kSmartSwashType, 8), (kStyleOptionsType, 19), (kTitlingCapsSelector, 4),
        (kContextualAlternatesType, 36), (kCJKRomanSpacingType, 103), (kStylisticAltTwentyOffSelector, 41),
        (kHistoricalLigaturesOnSelector, 20), (kMathematicalGreekOffSelector, 11), (kLastFeatureType, -1),
        (kInvertedRoundedBoxAnnotationSelector, 10), (kTraditionalNamesCharactersSelector, 14), (kDefaultUpperCaseSelector, 0),
    ])
    func `G25 the constants have the numbers of the registry`(_ constant: Int, _ number: Int) {
        #expect(constant == number)
    }

    @Test func `G25 features survive an archive`() throws {
        let font = font("Inter", [(kStylisticAlternativesType, kStylisticAltOneOnSelector), (kTextSpacingType, kHalfWidthTextSelector)])
        let data = try NSKeyedArchiver.archivedData(withRootObject: font, requiringSecureCoding: true)
        let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: data))
        func picture(_ font: UIFont) -> Data? {
            UIGraphicsImageRenderer(size: CGSize(width: 400, height: 60)).pngData { _ in
                ("1234" as NSString).draw(at: .zero, withAttributes: [.font: font])
            }
        }
        #expect(picture(read) == picture(font) && picture(font) != picture(self.font("Inter", [])))
    }
}
