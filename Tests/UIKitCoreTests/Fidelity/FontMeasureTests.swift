import Testing
import UIKitCore

/// The line metrics and the designs of fonts.
struct FontMeasureTests {
    /// Ascender, descender and leading in parts of 1,000 of the size.
    private static let measures: [(String, Double, Double, Double)] = [
        ("Helvetica", 920.02, -229.98, 0), ("HelveticaNeue-Light", 952, -213, 28), ("ArialMT", 905.27, -211.91, 32.71),
        ("TimesNewRomanPSMT", 891.11, -216.31, 42.48), ("CourierNewPSMT", 832.52, -300.29, 0), ("Menlo-Bold", 928.22, -235.84, 0),
        ("Georgia-Italic", 916.99, -219.24, 0), ("Verdana", 1005.37, -209.96, 0), ("Avenir-Book", 1000, -366, 0),
    ]

    @Test(arguments: measures)
    func aNamedFontHasTheMeasuresOfIOS(name: String, ascender: Double, descender: Double, leading: Double) throws {
        let font = try #require(UIFont(name: name, size: 1000))
        #expect(abs(font.ascender - ascender) < 0.1 && abs(font.descender - descender) < 0.1 && abs(font.leading - leading) < 0.1)
        #expect(abs(font.lineHeight - (ascender - descender)) < 0.2)
    }

    /// As iOS printed them: 15.64, -3.91 and 19.55.
    @Test func helveticaAt17PointsHasTheLinesOfIOS() throws {
        let font = try #require(UIFont(name: "Helvetica", size: 17))
        #expect(abs(font.ascender - 15.64033) < 0.0005 && abs(font.descender + 3.90967) < 0.0005 && abs(font.lineHeight - 19.55) < 0.0005)
    }

    @Test func leadingIsIncludedInTheLinesOfAStringOnRequest() throws {
        let attributes = [NSAttributedString.Key.font: try #require(UIFont(name: "HelveticaNeue", size: 100))]
        let size = CGSize(width: 1000, height: 1000)
        func height(_ options: NSStringDrawingOptions) -> CGFloat {
            ("Text" as NSString).boundingRect(with: size, options: options, attributes: attributes, context: nil).height
        }
        #expect(abs(height(.usesLineFragmentOrigin) - 116.5) < 0.34)
        #expect(abs(height([.usesLineFragmentOrigin, .usesFontLeading]) - 119.3) < 0.34)
        #expect(abs(("Text" as NSString).size(withAttributes: attributes).height - 119.3) < 0.34)
    }

    @Test(arguments: [
        (UIFontDescriptor.SystemDesign.default, ".SFUI-Semibold", ".AppleSystemUIFont"),
        (.rounded, ".AppleSystemUIFontRounded-Semibold", ".AppleSystemUIFontRounded"),
        (.serif, ".AppleSystemUIFontSerif-Semibold", ".AppleSystemUIFontSerif"),
        (.monospaced, ".AppleSystemUIFontMonospaced-Semibold", ".AppleSystemUIFontMonospaced"),
    ])
    func designsHaveTheNamesOfIOS(design: UIFontDescriptor.SystemDesign, name: String, family: String) throws {
        let base = UIFont.systemFont(ofSize: 17, weight: .semibold)
        let descriptor = try #require(base.fontDescriptor.withDesign(design))
        let font = UIFont(descriptor: descriptor, size: 0)
        #expect(font.fontName == name && font.familyName == family && abs(font.lineHeight - base.lineHeight) < 0.001)
        #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font)
        let named = try #require(UIFont(name: name, size: 17))
        #expect(named.fontName == name && named.lineHeight == font.lineHeight)
        #expect(UIFont(descriptor: named.fontDescriptor, size: 0).fontName == name)
        let plain = try #require(font.fontDescriptor.withDesign(.default))
        #expect(UIFont(descriptor: plain, size: 0) == base)
        let slanted = try #require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
        #expect(UIFont(descriptor: slanted, size: 20).fontName == name + "Italic")
    }

    @Test func aNamedFontHasNoDesign() throws {
        #expect(try #require(UIFont(name: "Georgia", size: 17)).fontDescriptor.withDesign(.rounded) == nil)
    }

    @Test func aDesignSurvivesAnArchive() throws {
        let descriptor = try #require(UIFont.systemFont(ofSize: 17).fontDescriptor.withDesign(.rounded))
        for font in [UIFont(descriptor: descriptor, size: 0), try #require(UIFont(name: "HelveticaNeue-CondensedBold", size: 17))] {
            let data = try NSKeyedArchiver.archivedData(withRootObject: font, requiringSecureCoding: true)
            let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: data))
            #expect(read.fontName == font.fontName && read.lineHeight == font.lineHeight && read == font)
        }
    }

    @Test func theTraitsOfAnyFontAreComplete() throws {
        for font in [UIFont.systemFont(ofSize: 17), .systemFont(ofSize: 17, weight: .bold), .italicSystemFont(ofSize: 17)] {
            let traits = try #require(font.fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any])
            #expect(Set(traits.keys) == [.symbolic, .weight, .width, .slant])
        }
        let bold = UIFont.systemFont(ofSize: 17, weight: .bold).fontDescriptor.object(forKey: .traits)
        #expect((bold as? [UIFontDescriptor.TraitKey: Any])?[.weight] as? CGFloat == UIFont.Weight.bold.rawValue)
    }
}
