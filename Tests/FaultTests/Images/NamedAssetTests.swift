import Foundation
import Testing
import UIKit

/// Colours and images of catalogs by their names.
@MainActor @Suite struct NamedAssetTests {
    /// Returns a bundle with a catalog: a colour with a dark variant, and an image `Dot`.
    private func bundle() throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("caret-assets-\(UUID().uuidString)")
        let color = folder.appendingPathComponent("Media.xcassets/Accent.colorset")
        let image = folder.appendingPathComponent("Media.xcassets/Dot.imageset")
        for url in [color, image] { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
        let red = #"{"color-space":"srgb","components":{"red":"1.0","green":"0.0","blue":"0.0","alpha":"1.0"}}"#
        let blue = red.replacingOccurrences(of: #""blue":"0.0""#, with: #""blue":"1.0""#)
        let dark = #"[{"appearance":"luminosity","value":"dark"}]"#
        let colors = #"{"colors":[{"idiom":"universal","color":\#(red)},{"idiom":"universal","appearances":\#(dark),"color":\#(blue)}]}"#
        try colors.write(to: color.appendingPathComponent("Contents.json"), atomically: true, encoding: .utf8)
        let images = #"{"images":[{"idiom":"universal","scale":"1x","filename":"picture.png"}]}"#
        try images.write(to: image.appendingPathComponent("Contents.json"), atomically: true, encoding: .utf8)
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3)).image { $0.fill(CGRect(x: 0, y: 0, width: 3, height: 3)) }
        try #require(picture.pngData()).write(to: image.appendingPathComponent("picture.png"))
        return try #require(Bundle(path: folder.path))
    }

    @Test func `E5 a colour of a catalog equals itself`() throws {
        let bundle = try bundle()
        let one = try #require(UIColor(named: "Accent", in: bundle, compatibleWith: nil))
        let other = try #require(UIColor(named: "Accent", in: bundle, compatibleWith: nil))
        #expect(one !== other && one == other && one.hash == other.hash)
        #expect(one != UIColor { _ in .red })
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(one.resolvedColor(with: dark) == UIColor(red: 1, green: 0, blue: 1, alpha: 1))
        #expect(try one != #require(UIColor(named: "Accent", in: bundle, compatibleWith: dark)))
    }

    @Test func `E5 the same colour with the same opacity is equal`() throws {
        let bundle = try bundle()
        let one = try #require(UIColor(named: "Accent", in: bundle, compatibleWith: nil))
        let other = try #require(UIColor(named: "Accent", in: bundle, compatibleWith: nil))
        #expect(one.withAlphaComponent(0.5) == other.withAlphaComponent(0.5))
        #expect(one.withAlphaComponent(0.5) != other.withAlphaComponent(0.25) && one.withAlphaComponent(0.5) != one)
        #expect(UIColor.systemBlue.withAlphaComponent(0.5) == UIColor.systemBlue.withAlphaComponent(0.5))
    }

    @Test(arguments: ["Dot", "Dot.png", "Dot.PNG", "Dot.jpg"])
    func `E8 a filename extension does not hide a catalog's image`(_ name: String) throws {
        let bundle = try bundle()
        #expect(UIImage(named: name, in: bundle, compatibleWith: nil) != nil)
    }

    @Test func `E8 other extensions are part of the name`() throws {
        let bundle = try bundle()
        #expect(UIImage(named: "Dot.other", in: bundle, compatibleWith: nil) == nil)
    }
}
