import Testing
import UIKit

/// Fonts of iOS that another font substitutes.
@Suite struct StandInFontTests {
    @Test(arguments: [
        ("Helvetica", "Helvetica", "Helvetica-Bold"), ("HelveticaNeue", "Helvetica Neue", "HelveticaNeue-Bold"),
        ("ArialMT", "Arial", "Arial-BoldMT"), ("Menlo-Regular", "Menlo", "Menlo-Bold"), ("Courier", "Courier", "Courier-Bold"),
        ("TimesNewRomanPSMT", "Times New Roman", "TimesNewRomanPS-BoldMT"), ("Avenir-Book", "Avenir", "Avenir-Heavy"),
        ("AvenirNext-Regular", "Avenir Next", "AvenirNext-Bold"),
    ])
    func `E9 a substituted font keeps its name in the descriptor`(name: String, family: String, bold: String) throws {
        let font = try #require(UIFont(name: name, size: 20))
        #expect(font.fontName == name && font.familyName == family)
        let descriptor = font.fontDescriptor
        #expect(descriptor.postscriptName == name && descriptor.pointSize == 20)
        #expect(descriptor.object(forKey: .name) as? String == name && descriptor.object(forKey: .family) as? String == family)
        #expect(UIFont(descriptor: descriptor, size: 0) == font)
        let made = try #require(descriptor.withSymbolicTraits(.traitBold))
        let heavy = UIFont(descriptor: made, size: 0)
        #expect(heavy.fontName == bold && heavy.familyName == family && heavy.pointSize == 20)
        #expect(heavy.fontDescriptor.symbolicTraits.contains(.traitBold))
        #expect(UIFont(name: bold, size: 20)?.fontName == bold)
        #expect(UIFont(name: family, size: 20)?.fontName == name)
    }

    @Test func `E9 traits are those of the named face`() throws {
        #expect(UIFontDescriptor(name: "Helvetica-BoldOblique", size: 12).symbolicTraits == [.traitBold, .traitItalic])
        #expect(UIFontDescriptor(name: "Menlo-Regular", size: 12).symbolicTraits == .traitMonoSpace)
        let plain = try #require(UIFontDescriptor(name: "Helvetica-Bold", size: 12).withSymbolicTraits([]))
        #expect(UIFont(descriptor: plain, size: 0).fontName == "Helvetica")
    }

    @Test func `E9 a semibold face does not become bold through its descriptor`() throws {
        let font = try #require(UIFont(name: "Inter-SemiBold", size: 12))
        #expect(UIFont(descriptor: font.fontDescriptor, size: 0).fontName == "Inter-SemiBold")
    }

    /// Widths of Arial and Courier New in 1/2048 of the size, which Liberation shares.
    @Test(arguments: [("Helvetica", "A", 1366), ("ArialMT", "m", 1706), ("Courier", "i", 1229), ("TimesNewRomanPSMT", "A", 1479)])
    func `E9 letters are as wide as on Apple's systems`(name: String, letter: String, units: Int) throws {
        let font = try #require(UIFont(name: name, size: 2048 / 16))
        #expect(abs(letter.size(withAttributes: [.font: font]).width * 16 - CGFloat(units)) < 2)
    }

    @Test func `E9 Menlo has one width`() throws {
        let font = try #require(UIFont(name: "Menlo", size: 20))
        #expect(abs("iiii".size(withAttributes: [.font: font]).width - "MMMM".size(withAttributes: [.font: font]).width) < 0.01)
    }

    @Test func `E9 a substituted font keeps its name in an archive`() throws {
        let font = try #require(UIFont(name: "Avenir-Heavy", size: 20))
        let data = try NSKeyedArchiver.archivedData(withRootObject: font, requiringSecureCoding: true)
        let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: data))
        #expect(read.fontName == "Avenir-Heavy" && read.familyName == "Avenir")
    }

    @Test func `E9 a text style is read as a string and as a style`() {
        let attributes = UIFont.preferredFont(forTextStyle: .headline).fontDescriptor.fontAttributes
        #expect(attributes[.textStyle] as? String == UIFont.TextStyle.headline.rawValue)
        #expect(attributes[.textStyle] as? UIFont.TextStyle == .headline)
    }
}
