import Testing
import UIKit

/// Substituted fonts keep their names.
@Suite struct ReplacedFontTests {
    @Test(arguments: ["Helvetica", "HelveticaNeue-Light", "Avenir-Medium", "Menlo-Regular", "Courier", "Georgia"])
    func `E9 a descriptor creates the same font again`(_ name: String) throws {
        let font = try #require(UIFont(name: name, size: 17))
        let again = UIFont(descriptor: font.fontDescriptor, size: 0)
        #expect(again.fontName == name && again.familyName == font.familyName && again == font)
        #expect(font.fontDescriptor.object(forKey: .name) as? String == name)
    }

    @Test func `E9 other traits give another face of the same family`() throws {
        let font = try #require(UIFont(name: "Helvetica", size: 17))
        let bold = try UIFont(descriptor: #require(font.fontDescriptor.withSymbolicTraits(.traitBold)), size: 0)
        #expect(bold.fontName == "Helvetica-Bold" && bold.familyName == "Helvetica")
        let slanted = try UIFont(descriptor: #require(font.fontDescriptor.withSymbolicTraits(.traitItalic)), size: 0)
        #expect(slanted.fontName == "Helvetica-Oblique")
        #expect(try #require(UIFont(name: "HelveticaNeue-Light", size: 17)).familyName == "Helvetica Neue")
    }

    @Test func `E9 the interface's fonts have no name in their descriptors`() {
        #expect(UIFont.systemFont(ofSize: 17).fontDescriptor.object(forKey: .name) == nil)
        #expect(UIFont(descriptor: UIFont.systemFont(ofSize: 17).fontDescriptor, size: 0) == UIFont.systemFont(ofSize: 17))
    }

    @Test func `E9 a text style is a string among the attributes`() {
        let attributes = UIFont.preferredFont(forTextStyle: .headline).fontDescriptor.fontAttributes
        #expect(attributes[.textStyle] as? String == UIFont.TextStyle.headline.rawValue)
        let again = UIFontDescriptor(fontAttributes: attributes)
        #expect(UIFont(descriptor: again, size: 0).pointSize == 17)
    }
}
