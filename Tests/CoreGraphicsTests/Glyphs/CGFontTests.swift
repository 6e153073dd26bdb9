import Testing

@testable import CoreGraphics

@Suite struct CGFontTests {
    private func font() throws -> CGFont { try #require(CGFont("Inter-Regular")) }

    /// Returns the glyphs of letters in the font.
    private func glyphs(_ names: [String]) throws -> [CGGlyph] {
        let font = try font()
        return names.map { font.getGlyphWithGlyphName(name: $0) }
    }

    @Test func aFontReportsItsMeasures() throws {
        let font = try font()
        #expect(font.unitsPerEm > 0 && font.numberOfGlyphs > 1000 && font.postScriptName == "Inter-Regular")
        #expect(font.fullName?.contains("Inter") == true && font.italicAngle == 0)
        #expect(font.ascent > font.capHeight && font.capHeight > font.xHeight && font.xHeight > 0 && font.descent < 0 && font.leading >= 0)
        #expect(font.fontBBox.width > 0 && font.fontBBox.minY < 0 && font.fontBBox.maxY >= CGFloat(font.capHeight))
        #expect((font.tableTags as? [UInt32])?.contains(0x6865_6164) == true && font.table(for: 0x6865_6164)?.count == 54)
        #expect(font.table(for: 0) == nil)
    }

    @Test func glyphsHaveNamesAndAdvances() throws {
        let font = try font()
        let found = try glyphs(["uni0069", "uni006D", "nothing of this name"])
        #expect(found[0] != 0 && found[2] == 0 && font.name(for: found[1]) == "uni006D" && font.name(for: .max) == nil)
        var advances = [Int32](repeating: 0, count: 2)
        #expect(font.getGlyphAdvances(glyphs: found, count: 2, advances: &advances) && advances[1] > 2 * advances[0])
        var boxes = [CGRect](repeating: .zero, count: 2)
        #expect(font.getGlyphBBoxes(glyphs: found, count: 2, bboxes: &boxes))
        #expect(boxes[1].height == boxes[1].maxY && abs(boxes[1].maxY - CGFloat(font.xHeight)) < 60 && boxes[1].width > boxes[0].width)
        #expect(!font.getGlyphAdvances(glyphs: [.max], count: 1, advances: &advances))
        #expect(!font.getGlyphBBoxes(glyphs: [.max], count: 1, bboxes: &boxes))
    }

    @Test func aFontIsCreatedFromItsBytes() throws {
        let provider = try #require(CGDataProvider(data: try font().bytes))
        let copy = try #require(CGFont(provider))
        let font = try font()
        #expect(copy.numberOfGlyphs == font.numberOfGlyphs && copy != font && CGFont("No Such Font") == nil)
        for text in ["", "no font"] {
            let provider = try #require(CGDataProvider(data: Data(text.utf8)))
            #expect(CGFont(provider) == nil)
        }
        let bytes = font.bytes
        for share in [4, 12, 100, 2000, bytes.count / 2] {
            guard let provider = CGDataProvider(data: bytes.prefix(share)), let cut = CGFont(provider) else { continue }
            _ = cut.path(of: 20)
        }
    }

    private func shown(_ mode: CGTextDrawingMode, _ more: (CGContext) -> Void = { _ in }) throws -> Drawn {
        let (font, letters) = (try font(), try glyphs(["uni0048"]))
        return Drawn(40, 40) { context in
            context.translateBy(x: 0, y: 40)
            context.scaleBy(x: 1, y: -1)
            context.setFont(font)
            context.setFontSize(40)
            context.setTextDrawingMode(mode)
            context.setFillColor(Ink.red)
            context.setStrokeColor(Ink.blue)
            context.textPosition = CGPoint(x: 2, y: 5)
            context.showGlyphs(letters, at: [.zero])
            more(context)
        }
    }

    @Test func glyphsAreOnTheirBaseline() throws {
        let drawn = try shown(.fill)
        let font = try font()
        let height = 40 * Double(font.capHeight) / Double(font.unitsPerEm)
        #expect(drawn.box.maxY == 35 && abs(Double(drawn.box.height) - height) <= 1 && drawn.box.x > 2)
        #expect(drawn.values.allSatisfy { $0 & 0xFF == 0 } && drawn.values.contains(0xFFFF_0000))
    }

    @Test func modesFillStrokeAndClip() throws {
        let all = { (context: CGContext) in
            context.setFillColor(Ink.green)
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        }
        let filled = try shown(.fill)
        let (stroked, both, hidden, clipped) = (try shown(.stroke), try shown(.fillStroke), try shown(.invisible), try shown(.clip, all))
        #expect(stroked.values.contains { $0 & 0xFF > 200 } && !stroked.values.contains(0xFFFF_0000))
        #expect(both.values.contains(0xFFFF_0000) && both.area > filled.area && hidden.area == 0)
        #expect(abs(clipped.area - filled.area) < 1 && clipped.values.contains(0xFF00_FF00))
        #expect(try shown(.fillClip, all).values.contains(0xFFFF_0000) == false)
    }

    @Test func glyphsUseTheTextMatrix() throws {
        let font = try font()
        let letters = try glyphs(["uni0048", "uni0048", "uni0048"])
        let drawn = Drawn(60, 40) { context in
            context.setFont(font)
            context.setFontSize(10)
            context.textMatrix = CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 30)
            context.saveGState()
            context.showGlyphs([letters[0], letters[1], .max], at: [.zero, CGPoint(x: 15, y: 0), .zero])
            context.restoreGState()
            #expect(context.textMatrix.ty == 30 && context.textPosition == CGPoint(x: 0, y: 30))
        }
        let height = 20 * Double(font.capHeight) / Double(font.unitsPerEm)
        #expect(drawn.box.maxY == 30 && abs(Double(drawn.box.height) - height) <= 1)
        #expect(drawn.box.x < 5 && drawn.box.x + drawn.box.width > 40, "The second stands 30 to the right.")
    }

    @Test func withoutAFontNothingIsShown() throws {
        let codes = reported {
            let drawn = Drawn { context in
                context.showGlyphs([1], at: [.zero])
                context.setFontSize(.nan)
                context.textMatrix = CGAffineTransform(a: .infinity, b: 0, c: 0, d: 0, tx: 0, ty: 0)
                #expect(context.textMatrix.isIdentity)
            }
            #expect(drawn.area == 0)
        }
        #expect(codes == ["context.no-font", "context.bad-value", "context.bad-value"])
    }
}
