import Testing
import UIKitCore

/// The families of iOS 18 by name.
struct NamedFontTests {
    /// One face of each of the families that apps name most, with its properties on iOS.
    private static let faces: [(String, String, UIFont.Weight, UIFontDescriptor.SymbolicTraits)] = [
        ("HelveticaNeue-Medium", "Helvetica Neue", UIFont.Weight.medium, UIFontDescriptor.SymbolicTraits()),
        ("HelveticaNeue-CondensedBlack", "Helvetica Neue", .black, [.traitBold, .traitCondensed]),
        ("AvenirNext-DemiBoldItalic", "Avenir Next", .semibold, [.traitBold, .traitItalic]),
        ("AvenirNextCondensed-Regular", "Avenir Next Condensed", .regular, .traitCondensed),
        ("ArialRoundedMTBold", "Arial Rounded MT Bold", .bold, .traitBold),
        ("Georgia-BoldItalic", "Georgia", .bold, [.traitBold, .traitItalic]),
        ("TimesNewRomanPS-BoldMT", "Times New Roman", .bold, .traitBold),
        ("CourierNewPSMT", "Courier New", .regular, .traitMonoSpace), ("Menlo-Regular", "Menlo", .regular, .traitMonoSpace),
        ("Palatino-Roman", "Palatino", .regular, []), ("Futura-Medium", "Futura", .medium, []),
        ("GillSans-SemiBold", "Gill Sans", .semibold, .traitBold), ("AmericanTypewriter", "American Typewriter", .regular, []),
        ("MarkerFelt-Wide", "Marker Felt", .bold, .traitBold), ("SnellRoundhand", "Snell Roundhand", .regular, []),
        ("Noteworthy-Bold", "Noteworthy", .bold, .traitBold), ("ChalkboardSE-Regular", "Chalkboard SE", .regular, []),
        ("PingFangSC-Regular", "PingFang SC", .regular, []), ("HiraginoSans-W3", "Hiragino Sans", .light, []),
        ("AppleSDGothicNeo-Regular", "Apple SD Gothic Neo", .regular, []), ("Thonburi", "Thonburi", .regular, []),
        ("DevanagariSangamMN", "Devanagari Sangam MN", .regular, []), ("AcademyEngravedLetPlain", "Academy Engraved LET", .regular, []),
        ("STIXTwoText-Italic_SemiBold-Italic", "STIX Two Text", .semibold, [.traitBold, .traitItalic]),
        ("BodoniSvtyTwoITCTT-BookIta", "Bodoni 72", .regular, .traitItalic), ("Zapfino", "Zapfino", .regular, []),
    ]

    @Test(arguments: faces)
    func aFaceKeepsItsNameItsFamilyAndItsTraits(
        name: String, family: String, weight: UIFont.Weight, traits: UIFontDescriptor.SymbolicTraits
    ) throws {
        let font = try #require(UIFont(name: name, size: 17))
        #expect(font.fontName == name && font.familyName == family && font.pointSize == 17)
        let descriptor = font.fontDescriptor
        #expect(descriptor.symbolicTraits == traits)
        let all = try #require(descriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any])
        #expect((all[.weight] as? CGFloat) == weight.rawValue)
        #expect((all[.symbolic] as? UInt32) == traits.rawValue)
        #expect(UIFont(descriptor: descriptor, size: 0) == font)
        #expect("Hamburg".size(withAttributes: [.font: font]).width > 20)
    }

    @Test func everyFaceOfEveryFamilyIsFoundByItsName() {
        let families = ["Academy Engraved LET", "Avenir Next", "Didot", "Helvetica Neue", "Kohinoor Devanagari", "Zapfino"]
        #expect(Set(UIFont.familyNames).isSuperset(of: families))
        #expect(UIFont.familyNames == UIFont.familyNames.sorted())
        // iOS finds these by name, but lists neither.
        #expect(!UIFont.familyNames.contains("Courier") && !UIFont.familyNames.contains("Times"))
        for family in UIFont.familyNames {
            let names = UIFont.fontNames(forFamilyName: family)
            #expect(!names.isEmpty && Set(names).count == names.count)
            for name in names { #expect(UIFont(name: name, size: 10)?.fontName == name, "\(name)") }
            #expect(UIFont(name: family, size: 10)?.familyName == family, "\(family)")
        }
    }

    @Test func facesHaveTheOrderOfIOS() {
        #expect(UIFont.fontNames(forFamilyName: "Helvetica Neue").count == 14)
        #expect(
            UIFont.fontNames(forFamilyName: "Georgia") == ["Georgia", "Georgia-Italic", "Georgia-Bold", "Georgia-BoldItalic"])
        #expect(UIFont.fontNames(forFamilyName: "Futura").first == "Futura-Medium")
        #expect(UIFont.fontNames(forFamilyName: "No Such Family").isEmpty)
    }

    @Test(arguments: ["HelveticaNeue-Fancy", "HelveticaNeue-Regular", "Arial-Bold", "Inter-Fancy", "Avenir-Next", ".NoSuchFont-Regular"])
    func anEmptyNameGivesNoFont(name: String) { #expect(UIFont(name: name, size: 17) == nil) }

    @Test func fullNamesAndOtherSpellingsOfANameAreFound() {
        #expect(UIFont(name: "Helvetica Neue Bold", size: 17)?.fontName == "HelveticaNeue-Bold")
        #expect(UIFont(name: "Avenir Next Demi Bold", size: 17)?.fontName == "AvenirNext-DemiBold")
        #expect(UIFont(name: "helvetica", size: 17)?.fontName == "Helvetica")
    }

    @Test func anUnknownNameIsReportedOnce() {
        let byName = reported { for _ in 0..<3 { #expect(UIFont(name: "Nonesuch-Bold 1", size: 17) == nil) } }
        #expect(byName == ["font.unknown-name"])
        let descriptor = UIFontDescriptor(name: "Nonesuch-Bold 2", size: 17)
        let byDescriptor = reported {
            for _ in 0..<3 { #expect(UIFont(descriptor: descriptor, size: 0).familyName == ".AppleSystemUIFont") }
        }
        #expect(byDescriptor == ["font.unknown-name"])
    }

    @Test func aFaceIsFoundWithinItsFamily() {
        let bold = UIFontDescriptor(fontAttributes: [.family: "Avenir Next", .face: "Demi Bold Italic", .size: 12])
        #expect(UIFont(descriptor: bold, size: 0).fontName == "AvenirNext-DemiBoldItalic")
        let matching = UIFontDescriptor(fontAttributes: [.family: "Gill Sans"]).matchingFontDescriptors(withMandatoryKeys: [.family])
        #expect(matching.count == 9)
    }

    private static let changes: [(String, UIFontDescriptor.SymbolicTraits, String)] = [
        ("HelveticaNeue-Light", .traitItalic, "HelveticaNeue-LightItalic"),
        ("Avenir-Book", [.traitBold, .traitItalic], "Avenir-HeavyOblique"), ("Futura-Medium", .traitBold, "Futura-Bold"),
        ("Optima-Regular", [.traitBold], "Optima-Bold"), ("AvenirNextCondensed-Bold", [], "AvenirNextCondensed-Regular"),
        ("HoeflerText-Regular", .traitBold, "HoeflerText-Black"),
    ]

    @Test(arguments: changes)
    func traitsChooseAnotherFaceOfTheFamily(name: String, traits: UIFontDescriptor.SymbolicTraits, other: String) throws {
        let font = try #require(UIFont(name: name, size: 17))
        let descriptor = try #require(font.fontDescriptor.withSymbolicTraits(traits))
        #expect(UIFont(descriptor: descriptor, size: 0).fontName == other)
    }

    @Test func aFamilyWithoutABoldFaceHasNoBoldDescriptor() throws {
        let font = try #require(UIFont(name: "Zapfino", size: 17))
        #expect(font.fontDescriptor.withSymbolicTraits(.traitBold) == nil)
        #expect(font.fontDescriptor.withSymbolicTraits([]) != nil)
    }

    @Test func familyFaceAndVisibleNameOfANamedFontAreReturned() throws {
        let descriptor = UIFontDescriptor(name: "AvenirNext-DemiBold", size: 12)
        #expect(descriptor.object(forKey: .family) as? String == "Avenir Next")
        #expect(descriptor.object(forKey: .face) as? String == "Demi Bold")
        #expect(descriptor.object(forKey: .visibleName) as? String == "Avenir Next Demi Bold")
        #expect(descriptor.fontAttributes[.family] == nil)
    }

    @Test func condensedFacesAreNarrower() throws {
        let widths = try ["AvenirNext-Bold", "AvenirNextCondensed-Bold"].map { name in
            "Settings".size(withAttributes: [.font: try #require(UIFont(name: name, size: 17))]).width
        }
        #expect(abs(widths[1] - widths[0] * 0.8) < 0.5)
    }
}
