import CoreGraphics
import Foundation
import Testing

@testable import UIKitEngines

@Suite struct SymbolTemplateTests {
    private func isClose(_ one: CGRect, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Bool {
        abs(one.minX - x) < 0.02 && abs(one.minY - y) < 0.02 && abs(one.width - width) < 0.02 && abs(one.height - height) < 0.02
    }

    @Test func anOutlineIsBetweenItsMarginsAboveItsBaseline() throws {
        let outline = try TestTemplate().read().outline(weight: 4, scale: 1)
        #expect(isClose(outline.ink, 5, -70, 80, 60), "\(outline.ink)")
        #expect(abs(outline.width - 90) < 0.01)
        #expect(outline.plainParts.count == 1 && outline.colors == [nil])
    }

    @Test func otherScalesAreScaledAroundTheMiddleOfCapitals() throws {
        let template = try TestTemplate().read()
        let small = template.outline(weight: 4, scale: 1)
        for (scale, factor) in [(2, 1 / 0.79), (3, 1.28 / 0.79)] {
            let outline = template.outline(weight: 4, scale: scale)
            #expect(abs(outline.width - small.width * factor) < 0.01)
            #expect(abs(outline.ink.midY + 35.23 - (small.ink.midY + 35.23) * factor) < 0.01)
            #expect(abs(outline.ink.height - small.ink.height * factor) < 0.01)
        }
    }

    @Test func drawnVariantsTakePrecedenceOverDerivedOnes() throws {
        let template = try TestTemplate(variants: [
            ("Ultralight-S", (10, 10, 20, 20)), ("Regular-S", (10, 10, 40, 40)), ("Black-S", (10, 10, 80, 80)), ("Bold-S", (1, 1, 3, 3)),
            ("Regular-L", (2, 2, 90, 90)),
        ]).read()
        #expect(isClose(template.outline(weight: 7, scale: 1).ink, 1, -4, 3, 3))
        #expect(isClose(template.outline(weight: 4, scale: 3).ink, 2, -92, 90, 90))
        #expect(isClose(template.outline(weight: 1, scale: 1).ink, 10, -30, 20, 20))
    }

    @Test func weightsBetweenThreeMastersAreInterpolated() throws {
        let template = try TestTemplate(variants: [
            ("Ultralight-S", (10, 10, 20, 20)), ("Regular-S", (10, 10, 40, 40)), ("Black-S", (10, 10, 80, 80)),
        ]).read()
        let widths = (1...9).map { template.outline(weight: $0, scale: 1).ink.width }
        #expect(widths == widths.sorted() && Set(widths).count == 9, "\(widths)")
        #expect(abs(widths[0] - 20) < 0.01 && abs(widths[3] - 40) < 0.01 && abs(widths[8] - 80) < 0.01)
        // A weight's fraction is that of the stroke of a packaged symbol.
        let share = (10.9 - 8.0) / (17.0 - 8.0)
        #expect(abs(widths[5] - (40 + 40 * share)) < 0.01)
        #expect(template.outline(weight: 6, scale: 3).ink.width > widths[5] * 1.5)
    }

    @Test func mastersOfOtherElementsAreNotInterpolated() throws {
        var template = TestTemplate(variants: [("Ultralight-S", (10, 10, 20, 20)), ("Regular-S", (10, 10, 40, 40))])
        template.content = { $0.contains("h20") ? "<path d=\"\($0)M12 -12h1v-1z\"/>" : "<path d=\"\($0)\"/>" }
        let read = try template.read()
        #expect(isClose(read.outline(weight: 3, scale: 1).ink, 10, -50, 40, 40))
        #expect(isClose(read.outline(weight: 2, scale: 1).ink, 10, -30, 20, 20))
        #expect(isClose(read.outline(weight: 9, scale: 1).ink, 10, -50, 40, 40))
    }

    @Test func variantsWithoutMarginsUseThoseOfAnother() throws {
        var template = TestTemplate(variants: [("Regular-M", (7, 0, 40, 40)), ("Bold-M", (7, 0, 60, 60))])
        template.margins = false
        let bare = try template.read().outline(weight: 7, scale: 2)
        #expect(isClose(bare.ink, 0, -60, 60, 60) && abs(bare.width - 60) < 0.01)
        // Older sheets have margins for one variant only.
        let margins = [("left", 500), ("right", 553.5)].map { side, x in
            "<rect id=\"\(side)-margin\" x=\"\(x)\" y=\"0\" width=\"0.5\" height=\"9\"/>"
        }.joined()
        let svg = template.svg.replacingOccurrences(of: "<g id=\"Guides\">", with: "<g id=\"Guides\">\(margins)")
        let old = try SymbolTemplate(Data(svg.utf8), file: "old.svg").outline(weight: 7, scale: 2)
        #expect(isClose(old.ink, 6.75, -60, 60, 60) && abs(old.width - 73.5) < 0.1, "\(old.ink) \(old.width)")
    }

    @Test func layersHaveLevelsAndColours() throws {
        var template = TestTemplate()
        template.style = """
            .monochrome-0 {fill:#000000}
            .monochrome-1 {opacity:0.0;-sfsymbols-clear-behind:true}
            .multicolor-0:systemRedColor {fill:#FF3B30}
            .multicolor-1:brand {fill:#102030}
            .SFSymbolsPreviewWireframe {fill:none;stroke:black}
            """
        template.content = {
            "<path class=\"monochrome-0 multicolor-0:systemRedColor hierarchical-0:secondary SFSymbolsPreviewWireframe\" d=\"\($0)\"/>"
                + "<path class=\"monochrome-1 multicolor-1:brand hierarchical-1:primary\" d=\"M20 -20h5v-5z\"/>"
        }
        let read = try template.read()
        let outline = read.outline(weight: 4, scale: 1)
        #expect(read.hasColors)
        #expect(outline.plainParts.map(\.effect) == [.paint, .cut])
        #expect(outline.levelParts.map(\.level) == [1, 0] && outline.levelParts.map(\.effect) == [.paint, .paint])
        #expect(outline.colors == [SymbolColor(name: "systemRedColor", preview: 0xFF3B30), SymbolColor(name: "brand", preview: 0x102030)])
        #expect(outline.coloredParts.map(\.level) == [0, 1])
    }

    @Test func layersOfOneColourAreOneShapeInWhichReversedOnesAreHoles() throws {
        var template = TestTemplate()
        template.content = { "<path d=\"\($0)\"/><g transform=\"translate(20,-30)\"><path d=\"M0 0v-5h5v5z\"/></g>" }
        let parts = try template.read().outline(weight: 4, scale: 1).plainParts
        #expect(parts.count == 1)
        let shape = try #require(parts.first?.ink.fills)
        #expect(shape.contains(CGPoint(x: 10, y: -20)) && !shape.contains(CGPoint(x: 22, y: -32)))
    }

    @Test(arguments: [
        ("<circle cx=\"40\" cy=\"-40\" r=\"10\"/>", CGRect(x: 30, y: -50, width: 20, height: 20)),
        ("<ellipse cx=\"40\" cy=\"-40\" rx=\"10\" ry=\"5\"/>", CGRect(x: 30, y: -45, width: 20, height: 10)),
        ("<rect x=\"1\" y=\"-9\" width=\"4\" height=\"6\" rx=\"1\"/>", CGRect(x: 1, y: -9, width: 4, height: 6)),
        ("<polygon points=\"1,-1 5,-1 5,-5\"/>", CGRect(x: 1, y: -5, width: 4, height: 4)),
        ("<g transform=\"scale(2) rotate(90)\"><path d=\"M0 0h4v1z\"/></g>", CGRect(x: -2, y: 0, width: 2, height: 8)),
        ("<g transform=\"rotate(180 5 5)\"><path d=\"M0 0h4v1z\"/></g>", CGRect(x: 6, y: 9, width: 4, height: 1)),
        (
            "<path fill=\"none\" d=\"M0 0h90v9z\"/><path style=\"stroke:red; fill: none\" d=\"M0 0h90v9z\"/><path d=\"M1 1h2v2z\"/>",
            CGRect(x: 1, y: 1, width: 2, height: 2)
        ),
    ])
    func shapesAndTransformsAreRead(content: String, box: CGRect) throws {
        var template = TestTemplate()
        template.content = { _ in content }
        let ink = try template.read().outline(weight: 4, scale: 1).ink
        #expect(isClose(ink, box.minX, box.minY, box.width, box.height), "\(ink)")
    }

    @Test func shapesThatFillByTheEvenOddRuleKeepTheirHoles() throws {
        var template = TestTemplate()
        template.content = { _ in "<path style=\"fill-rule:evenodd\" d=\"M0 0h30v30h-30zM10 10h10v10h-10z\"/>" }
        let shape = try #require(try template.read().outline(weight: 4, scale: 1).plainParts.first?.ink.fills)
        #expect(shape.contains(CGPoint(x: 5, y: 5)) && !shape.contains(CGPoint(x: 15, y: 15)))
    }

    @Test(arguments: [
        ("", "empty"), ("<svg", "well-formed"), ("<document/>", "not an SVG"), ("<svg/>", "Regular-S"),
        ("<svg><g id=\"Regular-S\"><path d=\"M0 0h1v1z\"/></g></svg>", "Baseline-S"),
        ("<svg><g id=\"Regular-S\"><path d=\"nonsense\"/></g></svg>", "Regular-S"),
        ("<!DOCTYPE svg [<!ENTITY a \"b\">]><svg/>", "document type"),
    ])
    func anInvalidTemplateReportsTheReason(svg: String, said: String) {
        #expect { try SymbolTemplate(Data(svg.utf8), file: "bad.svg") } throws: { "\($0)".contains(said) && "\($0)".contains("bad.svg") }
    }
}
