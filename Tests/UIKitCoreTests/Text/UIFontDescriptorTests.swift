import Testing
import UIKitCore

struct UIFontDescriptorTests {
    @Test func boldAndItalicAreAddedAndRemoved() {
        let font = UIFont.systemFont(ofSize: 17)
        let traits: UIFontDescriptor.SymbolicTraits = [.traitBold, .traitItalic]
        guard let descriptor = font.fontDescriptor.withSymbolicTraits(traits) else { return #expect(Bool(false), "no such font") }
        let both = UIFont(descriptor: descriptor, size: 0)
        #expect(both.pointSize == 17 && both.fontName == ".SFUI-SemiboldItalic" || both.fontName.lowercased().contains("bolditalic"))
        #expect(both.fontDescriptor.symbolicTraits == traits)
        #expect(both.fontDescriptor.withSymbolicTraits([]).map { UIFont(descriptor: $0, size: 0) }?.fontDescriptor.symbolicTraits == [])
    }

    @Test func designsReturnTheirFonts() {
        let base = UIFont.systemFont(ofSize: 20, weight: .bold).fontDescriptor
        let mono = base.withDesign(.monospaced).map { UIFont(descriptor: $0, size: 0) }
        #expect(mono?.fontDescriptor.symbolicTraits.contains(.traitMonoSpace) == true && mono?.pointSize == 20)
        let width = { (text: String) in (text as NSString).size(withAttributes: [.font: mono as Any]).width }
        #expect(abs(width("iiii") - width("MMMM")) < 0.01)
        #expect(base.withDesign(.serif).map { UIFont(descriptor: $0, size: 0).familyName } == ".AppleSystemUIFontSerif")
        #expect(base.withDesign(.rounded).map { UIFont(descriptor: $0, size: 0).familyName } == ".AppleSystemUIFontRounded")
    }

    @Test func aClassOfShapesChoosesAFont() throws {
        let serif = try #require(UIFont.systemFont(ofSize: 20).fontDescriptor.withSymbolicTraits([.classModernSerifs, .traitBold]))
        let font = UIFont(descriptor: serif, size: 0)
        #expect(font.familyName == "Noto Serif" && font.pointSize == 20)
        #expect(font.fontDescriptor.symbolicTraits.intersection(.classMask) == .classModernSerifs)
        #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
        let plain = UIFontDescriptor(fontAttributes: [.traits: [UIFontDescriptor.TraitKey.symbolic: UInt32(8) << 28]])
        #expect(UIFont(descriptor: plain, size: 12).familyName == UIFont.systemFont(ofSize: 12).familyName)
    }

    @Test(arguments: [UIFont.Weight.ultraLight, .medium, .heavy])
    func weightsOfTraitsApply(weight: UIFont.Weight) {
        let descriptor = UIFontDescriptor(fontAttributes: [.size: 20, .traits: [UIFontDescriptor.TraitKey.weight: weight]])
        let plain = UIFont.systemFont(ofSize: 20, weight: weight)
        #expect(UIFont(descriptor: descriptor, size: 0).fontName == plain.fontName)
        #expect(plain.fontName != UIFont.systemFont(ofSize: 20).fontName)
    }

    @Test func featuresReachTheShaper() {
        func width(_ text: String, _ type: Int, _ selector: Int, on: Bool = true) -> CGFloat {
            let setting: [[UIFontDescriptor.FeatureKey: Any]] = [[.type: type, .selector: selector]]
            var descriptor = UIFont.systemFont(ofSize: 40).fontDescriptor
            if on { descriptor = descriptor.addingAttributes([.featureSettings: setting]) }
            return (text as NSString).size(withAttributes: [.font: UIFont(descriptor: descriptor, size: 0)]).width
        }
        let (type, even) = (kNumberSpacingType, kMonospacedNumbersSelector)
        #expect(abs(width("111", type, even) - width("000", type, even)) < 0.01)
        #expect(width("111", 0, 0, on: false) < width("000", 0, 0, on: false) - 1)
        #expect(width("1/2", kFractionsType, kDiagonalFractionsSelector) != width("1/2", 0, 0, on: false))
    }

    @Test func attributesRoundTrip() {
        let descriptor = UIFontDescriptor(fontAttributes: [
            .family: "Inter", .size: 30, .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold],
            .featureSettings: [[UIFontDescriptor.FeatureKey.type: kNumberSpacingType, .selector: kMonospacedNumbersSelector]],
        ])
        #expect(descriptor.object(forKey: .family) as? String == "Inter" && descriptor.pointSize == 30)
        let font = UIFont(descriptor: descriptor, size: 0)
        #expect(font.familyName == "Inter" && font.pointSize == 30)
        let width = { (text: String) in (text as NSString).size(withAttributes: [.font: font]).width }
        #expect(abs(width("111") - width("888")) < 0.01)
        #expect(UIFont(descriptor: descriptor.withSize(12), size: 0).pointSize == 12)
        #expect(UIFont(descriptor: descriptor, size: 5).pointSize == 5)
    }

    @Test func installedFacesAreListedAndMatched() {
        #expect(UIFont.familyNames.contains("Inter") && UIFont.familyNames == UIFont.familyNames.sorted())
        let names = UIFont.fontNames(forFamilyName: "Inter")
        #expect(names.contains("Inter-Bold"))
        #expect(UIFont.fontNames(forFamilyName: "Nowhere").isEmpty)
        for name in names { #expect(UIFont(name: name, size: 10)?.fontName == name) }
        let bold = UIFontDescriptor(fontAttributes: [.family: "Noto Sans"]).matchingFontDescriptors(withMandatoryKeys: [.family])
        #expect(bold.contains { $0.symbolicTraits.contains(.traitBold) })
    }

    @Test func widthsCondenseAndExpand() {
        let widths = [UIFont.Width.compressed, .condensed, .standard, .expanded].map { width in
            ("Width" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17, weight: .regular, width: width)]).width
        }
        #expect(widths == widths.sorted() && Set(widths).count == 4)
    }

    @Test func aTextStylesDescriptorReturnsItsStyle() {
        let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .headline)
        #expect(descriptor.object(forKey: .textStyle) as? UIFont.TextStyle == .headline)
        #expect(UIFont(descriptor: descriptor, size: 0).pointSize == 17)
    }

    @Test func aBrokenFontFileIsAnErrorWithItsCode() {
        var error: Unmanaged<CFError>?
        #expect(!CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: "/nowhere.ttf") as CFURL, .process, &error))
        #expect(error?.takeRetainedValue().code == CTFontManagerError.fileNotFound.rawValue)
    }

    @Test func severalFontFilesAreRegisteredTogether() {
        let urls = [URL(fileURLWithPath: "/nowhere.ttf"), URL(fileURLWithPath: "/nor/here.ttf")]
        var codes: [Int] = []
        CTFontManagerRegisterFontURLs(urls as CFArray, .process, true) { errors, isDone in
            codes = errors.compactMap { ($0 as? NSError)?.code }
            return isDone
        }
        #expect(codes == [CTFontManagerError.fileNotFound.rawValue, CTFontManagerError.fileNotFound.rawValue])
    }

    /// A font of the toolkit's list, so that other tests see no change.
    @Test func aFontFromMemoryIsRegisteredOnce() throws {
        let font = try #require(CGFont("Inter-Regular"))
        #expect(CTFontManagerRegisterGraphicsFont(font, nil))
        var error: Unmanaged<CFError>?
        #expect(!CTFontManagerRegisterGraphicsFont(font, &error))
        #expect(error?.takeRetainedValue().code == CTFontManagerError.alreadyRegistered.rawValue)
        #expect(CTFontManagerUnregisterGraphicsFont(font, nil))
        #expect(!CTFontManagerUnregisterGraphicsFont(font, nil))
    }
}
