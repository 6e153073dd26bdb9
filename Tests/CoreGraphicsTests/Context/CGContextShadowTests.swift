import CoreGraphics
import Testing

@Suite struct CGContextShadowTests {
    private func square(_ side: Int = 60, scale: CGFloat = 1, _ change: (CGContext) -> Void) -> Drawn {
        Drawn(side, side, scale: scale) { context in
            context.setFillColor(Ink.red)
            change(context)
            context.fill(CGRect(x: 20, y: 20, width: 10, height: 10))
        }
    }

    @Test(arguments: [1, 2] as [CGFloat]) func aSharpShadowIsTheShapeMoved(scale: CGFloat) {
        let drawn = square(scale: scale) { $0.setShadow(offset: CGSize(width: 12, height: 15), blur: 0, color: Ink.blue) }
        let side = Int(scale)
        #expect(drawn[21 * side, 21 * side] == 0xFFFF_0000 && drawn[33 * side, 36 * side] == 0xFF00_00FF)
        #expect(drawn.area == Double(200 * side * side))
        #expect(drawn.box == PixelRect(x: 20 * side, y: 20 * side, width: 22 * side, height: 25 * side))
    }

    @Test func theOffsetIsNotTransformed() {
        let drawn = Drawn(60, 60) { context in
            context.setShadow(offset: CGSize(width: 20, height: 0), blur: 0, color: Ink.blue)
            context.scaleBy(x: 2, y: 2)
            context.fill(CGRect(x: 5, y: 5, width: 5, height: 5))
        }
        #expect(drawn.box == PixelRect(x: 10, y: 10, width: 30, height: 10))
    }

    @Test func blurringSpreadsAndKeepsTheAmount() {
        let drawn = Drawn(100, 100) { context in
            context.setShadow(offset: CGSize(width: 0, height: 200), blur: 10, color: CGColor.black)
            context.fill(CGRect(x: 30, y: -170, width: 40, height: 40))
        }
        #expect(abs(drawn.area - 1600) < 30, "What is outside of the canvas casts its shadow all the same.")
        #expect(drawn.alpha(50, 50) == 255 && abs(drawn.alpha(30, 50) - 128) < 16 && drawn.alpha(20, 50) < 12)
        #expect((30..<69).allSatisfy { abs(drawn.alpha($0, 50) - drawn.alpha(99 - $0, 50)) <= 2 }, "It is the same on both sides.")
    }

    @Test func aFaintShapeCastsAFaintShadow() {
        let drawn = square { context in
            context.setAlpha(0.5)
            context.setShadow(offset: CGSize(width: 20, height: 0), blur: 0, color: CGColor(gray: 0, alpha: 0.5))
        }
        #expect(abs(drawn.alpha(45, 25) - 64) <= 2)
    }

    @Test func theClipCutsTheShadowNotItsSource() {
        let drawn = square { context in
            context.clip(to: CGRect(x: 35, y: 0, width: 25, height: 60))
            context.setShadow(offset: CGSize(width: 20, height: 0), blur: 0, color: Ink.blue)
        }
        #expect(drawn.box == PixelRect(x: 40, y: 20, width: 10, height: 10))
    }

    @Test func withoutAColourThereIsNoShadow() {
        #expect(
            square { context in
                context.setShadow(offset: CGSize(width: 20, height: 0), blur: 3)
                context.setShadow(offset: .zero, blur: 0, color: nil)
            }.area == 100)
    }

    @Test func aLayerCastsOneShadow() {
        let drawn = Drawn(60, 60) { context in
            context.setShadow(offset: CGSize(width: 0, height: 20), blur: 0, color: CGColor(gray: 0, alpha: 0.5))
            context.beginTransparencyLayer()
            context.fill(CGRect(x: 10, y: 10, width: 10, height: 10))
            context.fill(CGRect(x: 15, y: 10, width: 10, height: 10))
            context.endTransparencyLayer()
        }
        #expect(drawn.alpha(12, 35) == drawn.alpha(17, 35) && abs(drawn.alpha(17, 35) - 128) <= 1)
    }

    @Test func imagesAndGradientsCastShadows() throws {
        let drawn = Drawn(40, 40) { context in
            context.setShadow(offset: CGSize(width: 0, height: 20), blur: 0, color: CGColor.black)
            context.drawUpright(Ink.quarters(), in: CGRect(x: 10, y: 10, width: 2, height: 2))
        }
        #expect(drawn[10, 30] == 0xFF00_0000 && drawn.area == 8)
    }
}
