import CoreGraphics
import Testing

/// The effect of the context's drawing mode on the letters of a layout.
struct TextDrawingModeTests {
    private static let paper = CGRect(x: 0, y: 0, width: 120, height: 110)

    /// Two letters of different fonts, whose stems are several pixels wide.
    private let layout = TextLayout(
        TextContent(
            "II",
            runs: [
                TextContent.Run(range: 0..<1, style: TextStyle(font: TextFont(size: 80))),
                TextContent.Run(range: 1..<2, style: TextStyle(font: TextFont(size: 60))),
            ]), width: .infinity)

    private func drawn(_ mode: CGTextDrawingMode, _ body: (CGContext) -> Void = { _ in }) -> Drawn {
        Drawn(Int(Self.paper.width), Int(Self.paper.height)) { context in
            context.setTextDrawingMode(mode)
            layout.draw(in: context, at: CGPoint(x: 10, y: 5), color: Ink.red)
            body(context)
        }
    }

    /// Returns a pixel in the middle of the first letter's stem.
    private func middle(_ filled: Drawn) -> (x: Int, y: Int) {
        let y = filled.box.y + filled.box.height / 2
        let row = (0..<filled.width).map { filled.alpha($0, y) }
        let start = row.firstIndex(of: 255) ?? 0
        let end = row[start...].firstIndex { $0 < 255 } ?? start
        return ((start + end) / 2, y)
    }

    @Test func aStrokeInTheFillColourLeavesLettersHollow() {
        let filled = drawn(.fill)
        let stroked = drawn(.stroke)
        let (x, y) = middle(filled)
        #expect(filled[x, y] == 0xFFFF_0000 && stroked.alpha(x, y) == 0)
        #expect(stroked.area > 20 && stroked.box.width >= filled.box.width)
        #expect(stroked.values.allSatisfy { $0 & 0xFFFF == 0 })
    }

    @Test func aStrokeOverTheFillMakesLettersBolder() {
        let filled = drawn(.fill)
        let (x, y) = middle(filled)
        let both = drawn(.fillStroke)
        #expect(both.alpha(x, y) == 255 && both.area > filled.area + 20)
    }

    @Test func theLineWidthIsTheContexts() {
        func area(_ width: CGFloat) -> Double {
            Drawn(Int(Self.paper.width), Int(Self.paper.height)) { context in
                context.setTextDrawingMode(.stroke)
                context.setLineWidth(width)
                layout.draw(in: context, at: CGPoint(x: 10, y: 5), color: Ink.red)
            }.area
        }
        #expect(area(3) > area(1) * 2)
    }

    @Test func invisibleLettersLeaveNothing() {
        #expect(drawn(.invisible).area == 0)
        #expect(drawn(.invisible) { $0.fill(Self.paper) }.area == Double(Self.paper.width * Self.paper.height))
    }

    @Test func lettersOfAllFontsBecomeTheClipTogether() {
        let filled = drawn(.fill)
        let clipped = drawn(.clip) { context in
            context.setFillColor(Ink.blue)
            context.fill(Self.paper)
        }
        let (x, y) = middle(filled)
        #expect(clipped[x, y] == 0xFF00_00FF && clipped.alpha(1, 1) == 0)
        #expect(abs(clipped.area - filled.area) < filled.area * 0.1)
        #expect(abs(clipped.box.width - filled.box.width) <= 2)
    }

    @Test func lettersMayBeFilledAndClip() {
        let result = drawn(.fillClip) { context in
            context.setFillColor(Ink.blue)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(result.alpha(0, 0) == 0 && result.area > 100)
    }

    @Test func aStyleWithAStrokeWidthIsFollowed() {
        var style = TextStyle(font: TextFont(size: 80))
        var effects = TextEffects()
        effects.strokeWidth = 3
        style.effects = effects
        func area(_ mode: CGTextDrawingMode) -> Double {
            Drawn(60, 110) { context in
                context.setTextDrawingMode(mode)
                TextLayout(TextContent("I", style: style), width: .infinity).draw(in: context, at: CGPoint(x: 10, y: 5), color: Ink.red)
            }.area
        }
        #expect(area(.invisible) == area(.fill) && area(.fill) > 0)
    }
}
