import Testing

@testable import UIKitCore

/// Fallback faces for characters that a font lacks.
struct ScriptFontTests {
    private static let font = UIFont.systemFont(ofSize: 40)

    private func width(_ text: String, font: UIFont = font) -> CGFloat { (text as NSString).size(withAttributes: [.font: font]).width }

    /// Returns the colours of a text's pixels, drawn in black on white.
    private func pixels(_ text: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> [UInt32] {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 240, height: 90), format: format).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 240, height: 90))
            let all = attributes.merging([.font: Self.font, .foregroundColor: UIColor.black]) { own, _ in own }
            NSAttributedString(string: text, attributes: all).draw(at: CGPoint(x: 10, y: 10))
        }
        guard let buffer = image.cgImage?.buffer else { return [] }
        return buffer.withBytes { bytes in
            (0..<buffer.height).flatMap { row in
                (0..<buffer.width).map { bytes.load(fromByteOffset: row * buffer.bytesPerRow + 4 * $0, as: UInt32.self) }
            }
        }
    }

    private func hasInk(_ pixels: [UInt32]) -> Bool { Set(pixels).count > 8 }
    private func isColored(_ pixels: [UInt32]) -> Bool {
        pixels.contains { $0 & 0xFF != ($0 >> 8) & 0xFF || ($0 >> 8) & 0xFF != ($0 >> 16) & 0xFF }
    }

    @Test(arguments: [
        "مرحبا بالعالم", "שלום עולם", "สวัสดีชาวโลก", "नमस्ते दुनिया", "你好世界", "臺灣", "こんにちは世界", "안녕하세요", "😀🇯🇵", "বাংলা",
        "தமிழ்", "తెలుగు", "ಕನ್ನಡ",
        "ગુજરાતી", "ਪੰਜਾਬੀ", "മലയാളം", "සිංහල", "မြန်မာ", "ភាសាខ្មែរ", "ລາວ", "አማርኛ", "հայերեն", "ქართული", "ᏣᎳᎩ", "བོད་སྐད",
    ])
    func aScriptHasAFace(text: String) {
        var isDrawn = false
        let reports = reported { isDrawn = width(text) > 20 && hasInk(pixels(text)) }
        #expect(isDrawn && reports.isEmpty)
    }

    /// The same character has other strokes in each region.
    @Test func languagesChooseTheFormsOfHanCharacters() {
        let plain = pixels("骨直")
        let forms = ["ja", "zh-Hans", "zh-Hant", "ko", "zh-HK"].map { pixels("骨直", [.languageIdentifier: $0]) }
        #expect(forms[0] == plain)
        #expect(forms[1] != forms[0] && forms[2] != forms[1] && forms[2] != forms[0])
        #expect(pixels("骨直", [.languageIdentifier: "zh_Hans"]) == forms[1])
        #expect(pixels("骨直", [.languageIdentifier: 7]) == plain && pixels("骨直", [.languageIdentifier: "%s\u{0}"]) == plain)
    }

    @Test func aPartOfATextHasItsOwnLanguage() {
        let text = NSMutableAttributedString(string: "骨骨", attributes: [.font: Self.font])
        text.addAttribute(.languageIdentifier, value: "zh-Hans", range: NSRange(location: 1, length: 1))
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 60), format: format).image { _ in text.draw(at: .zero) }
        let halves = [CGRect(x: 0, y: 0, width: 40, height: 60), CGRect(x: 40, y: 0, width: 40, height: 60)].map {
            image.cgImage?.cropping(to: $0).flatMap { UIImage(cgImage: $0).pngData() }
        }
        #expect(halves[0] != nil && halves[0] != halves[1])
    }

    @Test func aLanguageSurvivesTypedAttributes() {
        var container = AttributeContainer()
        container.languageIdentifier = "ko"
        let attributes = [NSAttributedString.Key: Any](container)
        #expect(attributes[.languageIdentifier] as? String == "ko")
        #expect(AttributeContainer(attributes).languageIdentifier == "ko")
    }

    @Test(arguments: [
        "👩‍🚀", "👩🏽‍🚀", "🏳️‍🌈", "🇩🇪", "👍🏿", "1️⃣", "❤️", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🧑‍🤝‍🧑",
    ])
    func anEmojiSequenceIsOnePicture(text: String) {
        #expect(abs(width(text) - width("😀")) < 0.5 && isColored(pixels(text)))
    }

    @Test func variationSelectorsChooseTextOrEmoji() {
        #expect(isColored(pixels("❤\u{FE0F}")) && !isColored(pixels("❤\u{FE0E}")))
        #expect(hasInk(pixels("❤\u{FE0E}")) && pixels("☎\u{FE0E}") != pixels("☎\u{FE0F}"))
    }

    @Test func emojiAndHanLettersDoNotChangeTheLineHeight() {
        func height(_ text: String) -> CGFloat { (text as NSString).size(withAttributes: [.font: Self.font]).height }
        #expect(height("a😀") == height("a") && height("漢字") == height("a") && height("שלום") == height("a"))
        for tall in ["ที่นี่", "हिन्दी", "العربية"] { #expect(height(tall) > height("a") && height(tall) < 1.35 * height("a")) }
    }

    @Test func aNamedFontFallsBackToOtherFacesForMissingCharacters() throws {
        for name in ["Georgia", "Menlo-Regular", "HelveticaNeue-Bold"] {
            let font = try #require(UIFont(name: name, size: 40))
            #expect(width("漢字", font: font) > 70 && width("สวัสดี", font: font) > 40)
        }
    }

    /// Tangut is in a font that the toolkit's list leaves out.
    @Test func aScriptWithoutAFaceIsDrawnAsBoxesAndReportedOnce() {
        let codes = reported {
            for text in ["\u{17000}\u{17001}", "\u{17002}", "\u{17003}\u{17004}"] { #expect(width(text) > 10 && hasInk(pixels(text))) }
        }
        #expect(codes == ["text.missing-glyph"])
    }
}
