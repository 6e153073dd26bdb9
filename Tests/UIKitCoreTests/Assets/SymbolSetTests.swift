import CaretTesting
import Foundation
import Testing

@testable import UIKitCore

/// Custom symbols in asset catalogs.
@Suite struct SymbolSetTests {
    /// Returns a sheet with a square of 60 hundredths of an em, margins of 10, ten above the baseline, and a smaller
    /// square inside.
    private func sheet(_ style: String = "", inner: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
        <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200"><style>\(style)</style>
        <g id="Guides"><line id="Baseline-M" x1="0" x2="9" y1="1000" y2="1000"/><line id="Capline-M" x1="0" x2="9" y1="929.541" y2="929.541"/>
        <line id="left-margin-Regular-M" x1="100" x2="100" y1="0" y2="9"/><line id="right-margin-Regular-M" x1="180" x2="180" y1="0" y2="9"/>
        </g><g id="Symbols"><g id="Regular-M" transform="matrix(1 0 0 1 110 990)">
        <path class="hierarchical-0:secondary multicolor-0:systemRedColor" d="M0 0h60v-60h-60z"/>\(inner)
        </g></g></svg>
        """
    }

    private let inner = "<path class=\"monochrome-1 hierarchical-1:primary multicolor-1:brand\" d=\"M20 -20h20v-20h-20z\"/>"
    private let erasing = ".monochrome-1 {opacity:0;-sfsymbols-clear-behind:true} .multicolor-1:brand {fill:#0000FF}"

    private func catalog(_ sheet: String) throws -> TestBundle {
        let files = try TestBundle()
        try files.write(
            "{\"info\":{\"version\":1},\"symbols\":[{\"filename\":\"mark.svg\",\"idiom\":\"universal\"}]}",
            "Media.xcassets/mark.symbolset/Contents.json")
        try files.write(sheet, "Media.xcassets/mark.symbolset/mark.svg")
        return files
    }

    private func symbol(_ files: TestBundle, _ configuration: UIImage.SymbolConfiguration = .unspecified) throws -> UIImage {
        let scaled = UIImage.SymbolConfiguration(UIImage.Configuration(traitCollection: UITraitCollection(displayScale: 2)).values)
        return try #require(UIImage(named: "mark", in: files.bundle, with: scaled.applying(configuration)))
    }

    @Test func theSizeIsThatOfTheMarginsAndTheInk() throws {
        let files = try catalog(sheet())
        let image = try symbol(files, UIImage.SymbolConfiguration(pointSize: 100))
        #expect(image.isSymbolImage && image.size == CGSize(width: 80, height: 60) && image.scale == 2)
        #expect(abs((image.baselineOffsetFromBottom ?? 99) + 10) < 0.01)
        let pixels = try #require(image.cgImage)
        #expect(pixels.pixel(18, 60) == 0 && pixels.pixel(22, 60) == 0xFF00_0000 && pixels.pixel(138, 60) == 0xFF00_0000)
        #expect(try symbol(files).size.width == 14)
    }

    @Test func symbolsAreRedrawnInOtherSizesAndScales() throws {
        let files = try catalog(sheet())
        let image = try symbol(files, UIImage.SymbolConfiguration(pointSize: 50))
        #expect(image.size == CGSize(width: 40, height: 30))
        let larger = image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 100, weight: .bold, scale: .large))
        #expect(larger?.size == CGSize(width: 102.5, height: 77))
        #expect(image.withTintColor(.red).isSymbolImage)
    }

    @MainActor @Test(.app) func aSymbolIsATemplateForTheTint() async throws {
        let files = try catalog(sheet(erasing, inner: inner))
        let image = try symbol(files, UIImage.SymbolConfiguration(pointSize: 100))
        let app = try await TestApp.launch(
            showing: {
                let view = UIImageView(image: image)
                view.frame.origin.y = 200
                view.tintColor = .green
                view.backgroundColor = .white
                let controller = UIViewController()
                controller.view.addSubview(view)
                return controller
            }, on: .standard.scale(2))
        let picture = try app.snapshot()
        #expect(picture.pixel(at: CGPoint(x: 15, y: 205)) == SIMD4(0, 255, 0, 255))
        // Parts that one colour cannot distinguish are cut out.
        #expect(picture.pixel(at: CGPoint(x: 40, y: 230)) == SIMD4(255, 255, 255, 255))
    }

    @Test func layersHaveThePalettesColoursOrTheirOwn() throws {
        let files = try catalog(sheet(erasing, inner: inner))
        let size = UIImage.SymbolConfiguration(pointSize: 100)
        let palette = try symbol(files, size.applying(UIImage.SymbolConfiguration(paletteColors: [.white, .black])))
        let two = try #require(palette.cgImage)
        #expect(two.pixel(24, 60) == 0xFF00_0000 && two.pixel(80, 60) == 0xFFFF_FFFF)
        let own = try symbol(files, size.applying(UIImage.SymbolConfiguration.preferringMulticolor()))
        let three = try #require(own.cgImage)
        #expect(three.pixel(24, 60) == 0xFFFF_3B30 && three.pixel(80, 60) == 0xFF00_00FF)
        let plain = try symbol(files, size.applying(UIImage.SymbolConfiguration.preferringMonochrome()))
        #expect(plain.cgImage?.pixel(24, 60) == 0xFF00_0000 && plain.cgImage?.pixel(80, 60) == 0)
    }

    @Test func inkOutsideTheMarginsOverhangs() throws {
        let files = try catalog(sheet(inner: "<path d=\"M50 0h40v-10h-40z\"/>"))
        let image = try symbol(files, UIImage.SymbolConfiguration(pointSize: 100))
        #expect(image.size.width == 100 && image.alignmentRectInsets.left == 0 && abs(image.alignmentRectInsets.right - 20) < 0.01)
        let half = image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 50))
        #expect(half.map { abs($0.alignmentRectInsets.right - 10) < 0.01 } == true)
        let own = image.withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(own.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 50))?.alignmentRectInsets.top == 1)
    }

    @Test(arguments: ["", "<svg/>", "<svg><g id=\"Regular-M\"><path d=\"M0 0h1v1z\"/></g></svg>", "no XML"])
    func anInvalidSheetIsNilWithOneDiagnostic(svg: String) throws {
        let files = try catalog(svg)
        let found = files.diagnostics {
            for _ in 0..<3 { #expect(UIImage(named: "mark", in: files.bundle, compatibleWith: nil) == nil) }
        }
        #expect(found.count == 1 && found[0].contains("mark.svg"), "\(found)")
    }
}
