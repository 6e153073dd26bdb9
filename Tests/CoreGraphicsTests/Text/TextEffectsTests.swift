import CoreGraphics
import Testing

struct TextEffectsTests {
    private func draw(_ text: String, _ change: (inout TextStyle) -> Void) -> Picture {
        var style = TextStyle(font: TextFont(size: 40))
        change(&style)
        let buffer = PixelBuffer(width: 240, height: 160)
        let context = CGContext(drawingInto: buffer, scale: 2)
        context.setFillColor(CGColor(gray: 1, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 120, height: 80))
        Sample.layout(text, style: style).draw(in: context, at: CGPoint(x: 20, y: 10))
        context.flush()
        return Picture(buffer)
    }

    private let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)

    private func isRed(_ pixel: Picture.Pixel) -> Bool { pixel.r > 200 && pixel.g < 90 }
    private func isBlack(_ pixel: Picture.Pixel) -> Bool { pixel.r < 60 && pixel.g < 60 }

    @Test func aPositiveOutlineIsHollowAndANegativeOneFilled() {
        let plain = draw("H") { _ in }
        let hollow = draw("H") {
            $0.effects = TextEffects()
            $0.effects?.strokeWidth = 3
            $0.effects?.strokeColor = red
        }
        let filled = draw("H") {
            $0.effects = TextEffects()
            $0.effects?.strokeWidth = -3
            $0.effects?.strokeColor = red
        }
        #expect(hollow.count(where: isBlack) == 0 && hollow.count(where: isRed) > 100)
        #expect(filled.count(where: isRed) > 100)
        #expect((1..<plain.count(where: isBlack)).contains(filled.count(where: isBlack)))
    }

    @Test func aShadowIsAtItsOffset() {
        let picture = draw("I") {
            $0.effects = TextEffects()
            $0.effects?.shadow = TextEffects.Shadow(offset: CGSize(width: 20, height: 0), blur: 0, color: red)
        }
        #expect(abs(picture.count(where: isRed) - picture.count(where: isBlack)) < 100)
        #expect(picture.count(where: isRed) > 100)
    }

    @Test func aBlurredShadowIsSoft() {
        let picture = draw("I") {
            $0.effects = TextEffects()
            $0.effects?.shadow = TextEffects.Shadow(offset: CGSize(width: 30, height: 0), blur: 8, color: red)
        }
        #expect(picture.count(where: isRed) == 0)
        #expect(picture.count { $0.r > 240 && $0.g < 250 } > 400)
    }

    @Test func expansionWidensLettersAndTheirAdvances() {
        var style = Sample.style
        style.expansion = CGFloat(0.6931471805599453)
        #expect(abs(Sample.layout("word", style: style).size.width - 2 * Sample.width("word")) < 0.01)
        let wide = draw("I") { $0.expansion = 0.6931471805599453 }
        #expect(abs(Double(wide.count(where: isBlack)) / Double(draw("I") { _ in }.count(where: isBlack)) - 2) < 0.25)
    }

    @Test func obliqueLettersLeanToTheRight() {
        func tops(_ picture: Picture) -> (top: Int, bottom: Int) {
            let rows = picture.rowsWithInk
            guard let first = rows.first, let last = rows.last else { return (0, 0) }
            return (picture.columnsWithInk(row: first + 2).first ?? 0, picture.columnsWithInk(row: last - 2).first ?? 0)
        }
        let straight = tops(draw("I") { _ in })
        let leaning = tops(
            draw("I") {
                $0.effects = TextEffects()
                $0.effects?.obliqueness = 0.4
            })
        #expect(straight.top == straight.bottom)
        #expect(leaning.top > leaning.bottom + 10)
    }

    @Test func anAttachmentTakesItsSpaceAndRaisesItsLine() {
        let plain = Sample.style
        var pictured = plain
        pictured.attachment = TextAttachmentBox(bounds: CGRect(x: 0, y: -10, width: 50, height: 40))
        let content = TextContent(
            "a\u{FFFC}b",
            runs: [
                TextContent.Run(range: 0..<1, style: plain), TextContent.Run(range: 1..<4, style: pictured),
                TextContent.Run(range: 4..<5, style: plain),
            ])
        let layout = TextLayout(content, width: .infinity)
        #expect(abs(layout.size.width - Sample.width("a") - Sample.width("b") - 50) < 0.01)
        #expect(abs(layout.size.height - 40) < 0.01)
        #expect(abs(layout.firstBaseline - 30) < 0.01)
    }

    @Test func attachmentsWithInvalidNumbersTakeNoSpace() {
        for bounds in [CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1), CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1), .null] {
            #expect(TextAttachmentBox(bounds: bounds).bounds == .zero)
        }
    }
}
