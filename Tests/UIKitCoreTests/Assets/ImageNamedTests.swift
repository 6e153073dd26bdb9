import CaretTesting
import CoreGraphics
import Foundation
import Testing

@testable import UIKitCore

@Suite struct ImageNamedTests {
    private func traits(_ scale: CGFloat, _ style: UIUserInterfaceStyle = .light, _ idiom: UIUserInterfaceIdiom = .phone)
        -> UITraitCollection
    {
        UITraitCollection(traitsFrom: [
            UITraitCollection(displayScale: scale), UITraitCollection(userInterfaceStyle: style),
            UITraitCollection(userInterfaceIdiom: idiom),
        ])
    }

    @Test(arguments: [(1.0, 10), (2, 20), (3, 30), (4, 30)])
    func aLooseFileOfTheScreensScaleIsFound(scale: Double, pixels: Int) throws {
        let files = try TestBundle()
        for (side, name) in [(10, "dot.png"), (20, "dot@2x.png"), (30, "dot@3x.png")] { try files.picture(side, name) }
        for name in ["dot", "dot.png"] {
            let image = try #require(UIImage(named: name, in: files.bundle, compatibleWith: traits(scale)))
            #expect(image.cgImage?.width == pixels)
            #expect(image.size == CGSize(width: 10, height: 10))
        }
    }

    @MainActor @Test(.app) func withoutAScaleTheScreensScaleIsUsed() async throws {
        let files = try TestBundle()
        for (side, name) in [(10, "dot.png"), (30, "dot@3x.png")] { try files.picture(side, name) }
        _ = try await TestApp.launch(showing: { UIViewController() }, on: .standard.scale(3))
        let image = try #require(UIImage(named: "dot", in: files.bundle, compatibleWith: traits(0)))
        #expect(image.cgImage?.width == 30)
    }

    @Test func idiomsAndFoldersAreFound() throws {
        let files = try TestBundle()
        try files.picture(4, "Icons/a.png")
        try files.picture(8, "Icons/a~ipad.png")
        #expect(UIImage(named: "Icons/a", in: files.bundle, compatibleWith: traits(1, .light, .pad))?.size.width == 8)
        #expect(UIImage(named: "Icons/a", in: files.bundle, compatibleWith: traits(1))?.size.width == 4)
        #expect(UIImage(named: "a", in: files.bundle, compatibleWith: nil) == nil)
    }

    private func catalog() throws -> TestBundle {
        let files = try TestBundle()
        try files.write("{\"info\":{\"version\":1}}", "Media.xcassets/Contents.json")
        try files.write(
            """
            {"images":[{"idiom":"universal","filename":"l.png","scale":"2x"},
             {"idiom":"universal","filename":"d.png","scale":"2x","appearances":[{"appearance":"luminosity","value":"dark"}]},
             {"idiom":"universal","scale":"3x"},{"idiom":"watch","filename":"w.png"}],
             "properties":{"template-rendering-intent":"template"}}
            """, "Media.xcassets/sun.imageset/Contents.json")
        try files.picture(20, "Media.xcassets/sun.imageset/l.png", color: 0xFFFF_FFFF)
        try files.picture(20, "Media.xcassets/sun.imageset/d.png", color: 0xFF00_0000)
        return files
    }

    @Test func aCatalogReturnsTheVariantForLightAndDark() throws {
        let files = try catalog()
        let light = try #require(UIImage(named: "sun", in: files.bundle, compatibleWith: traits(3)))
        #expect(light.cgImage?.pixel(1, 1) == 0xFFFF_FFFF)
        #expect(light.renderingMode == .alwaysTemplate)
        #expect(light.size == CGSize(width: 10, height: 10) && light.scale == 2)
        let dark = UIImage(named: "sun", in: files.bundle, compatibleWith: traits(3, .dark))
        #expect(dark?.cgImage?.pixel(1, 1) == 0xFF00_0000)
        #expect(light.imageAsset?.image(with: traits(2, .dark)).cgImage === dark?.cgImage)
    }

    @Test func groupsPrefixTheirNameOnlyAsNamespaces() throws {
        let files = try TestBundle()
        let set = "{\"images\":[{\"idiom\":\"universal\",\"filename\":\"a.png\"}]}"
        for group in ["Plain", "Named"] {
            try files.write(set, "A.xcassets/\(group)/\(group.lowercased()).imageset/Contents.json")
            try files.picture(2, "A.xcassets/\(group)/\(group.lowercased()).imageset/a.png")
        }
        try files.write("{\"properties\":{\"provides-namespace\":true}}", "A.xcassets/Named/Contents.json")
        #expect(UIImage(named: "plain", in: files.bundle, compatibleWith: nil) != nil)
        #expect(UIImage(named: "Named/named", in: files.bundle, compatibleWith: nil) != nil)
        #expect(UIImage(named: "named", in: files.bundle, compatibleWith: nil) == nil)
    }

    @Test(arguments: [
        ("{", "Contents.json"), ("{\"images\":7}", "images"), ("{}", "no image"),
        ("{\"images\":[{\"idiom\":\"universal\",\"filename\":\"gone.png\"}]}", "gone.png"),
    ])
    func aBrokenSetIsNilWithOneDiagnostic(json: String, said: String) throws {
        let files = try TestBundle()
        try files.write(json, "A.xcassets/bad.imageset/Contents.json")
        let found = files.diagnostics {
            for _ in 0..<3 { #expect(UIImage(named: "bad", in: files.bundle, compatibleWith: nil) == nil) }
        }
        #expect(found.count == 1 && found[0].contains(said), "\(found)")
    }

    @Test func aCycleOfFoldersEnds() throws {
        let files = try catalog()
        let loop = files.url.appendingPathComponent("Media.xcassets/Loop")
        try FileManager.default.createSymbolicLink(at: loop, withDestinationURL: files.url.appendingPathComponent("Media.xcassets"))
        #expect(UIImage(named: "sun", in: files.bundle, compatibleWith: nil) != nil)
    }

    @Test(arguments: ["", "..", "../dot", "/etc/passwd", "a\0b", "nothing"])
    func anEmptyNameIsNil(name: String) throws {
        let files = try TestBundle()
        let found = files.diagnostics { #expect(UIImage(named: name, in: files.bundle, compatibleWith: nil) == nil) }
        #expect(found.count == 1)
    }

    @Test func theResourcesOfTheOwnTargetComeFirst() {
        let folders = ["/b/A_Lib.resources", "/b/App.build", "/b/Z_App.resources"].map { URL(fileURLWithPath: $0) }
        #expect(AssetFolders.ordered(folders, target: "App").map(\.lastPathComponent) == ["Z_App.resources", "A_Lib.resources"])
    }

    @Test func imagesBeyondTheCacheLimitAreEvicted() {
        let store = AssetStore(limit: 1000)
        for index in 0..<10 { _ = store.image("\(index)") { UIImage(cgImage: TestPictures.image(10, 10)) } }
        #expect(store.usage.count == 2 && store.usage.bytes == 800)
        let kept = store.image("9") { nil }
        #expect(kept != nil && store.image("0", make: { nil }) == nil)
    }

    @Test func manyThreadsReceiveTheSameImage() async throws {
        let files = try catalog()
        let path = files.url.path
        let pixels = await withTaskGroup(of: ObjectIdentifier?.self) { group in
            for _ in 0..<32 {
                group.addTask { UIImage(named: "sun", in: Bundle(path: path), compatibleWith: nil)?.cgImage.map { ObjectIdentifier($0) } }
            }
            return await group.reduce(into: Set<ObjectIdentifier?>()) { $0.insert($1) }
        }
        #expect(pixels.count == 1 && !pixels.contains(nil))
    }

    @Test func aVectorImageIsDrawnAtItsDisplaySize() throws {
        let files = try TestBundle()
        let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='10' height='20'><rect width='10' height='20' fill='#ff0000'/></svg>"
        try files.write(svg, "A.xcassets/d.imageset/d.svg")
        try files.write("{\"images\":[{\"idiom\":\"universal\",\"filename\":\"d.svg\"}]}", "A.xcassets/d.imageset/Contents.json")
        let image = try #require(UIImage(named: "d", in: files.bundle, compatibleWith: nil))
        #expect(image.size == CGSize(width: 10, height: 20))
        #expect(image.cgImage?.width == 30 && image.cgImage?.pixel(15, 30) == 0xFFFF_0000)
        #expect(image.uprightImage(fitting: ImageFit(PixelSize(width: 500, height: 500)))?.height == 500)
        try files.write("%PDF-1.4", "p.pdf")
        try files.write("<svg", "broken.svg")
        let found = files.diagnostics {
            #expect(UIImage(named: "p", in: files.bundle, compatibleWith: nil) == nil)
            #expect(UIImage(named: "broken", in: files.bundle, compatibleWith: nil) == nil)
        }
        #expect(found.count == 2 && found[0].contains("PDF"), "\(found)")
    }

    @Test func theFirstPageOfADocumentIsAVectorImage() throws {
        let files = try TestBundle()
        let page = CGRect(x: 0, y: 0, width: 24, height: 12)
        let document = UIGraphicsPDFRenderer(bounds: page).pdfData { context in
            for color in [UIColor.red, .blue] {
                context.beginPage()
                color.setFill()
                UIRectFill(CGRect(x: 0, y: 0, width: 12, height: 12))
            }
        }
        try files.write(document, "A.xcassets/p.imageset/p.pdf")
        try files.write(
            """
            {"images":[{"idiom":"universal","filename":"p.pdf"}],
             "properties":{"preserves-vector-representation":true,"template-rendering-intent":"template"}}
            """, "A.xcassets/p.imageset/Contents.json")
        let image = try #require(UIImage(named: "p", in: files.bundle, compatibleWith: traits(2)))
        #expect(image.size == page.size && image.renderingMode == .alwaysTemplate)
        #expect(image.cgImage?.width == 72 && image.cgImage?.pixel(5, 30) == 0xFFFF_0000 && image.cgImage?.pixel(60, 30) == 0)
        let large = image.uprightImage(fitting: ImageFit(PixelSize(width: 480, height: 240)))
        #expect(large?.width == 480 && large?.pixel(238, 100) == 0xFFFF_0000 && large?.pixel(242, 100) == 0)
    }
}
