import CoreGraphics
import Testing

@Suite struct CGContextImageTests {
    private static let red: UInt32 = 0xFFFF_0000
    private static let green: UInt32 = 0xFF00_FF00
    private static let blue: UInt32 = 0xFF00_00FF
    private static let white: UInt32 = 0xFFFF_FFFF

    @Test func anImageIsUpsideDownWhereYPointsDown() {
        let drawn = Drawn(2, 2) { $0.draw(Ink.quarters(), in: CGRect(x: 0, y: 0, width: 2, height: 2)) }
        #expect(drawn.values == [Self.blue, Self.white, Self.red, Self.green])
        let upright = Drawn(2, 2) { $0.drawUpright(Ink.quarters(), in: CGRect(x: 0, y: 0, width: 2, height: 2)) }
        #expect(upright.values == [Self.red, Self.green, Self.blue, Self.white])
    }

    @Test(arguments: [1, 2, 3] as [CGFloat])
    func anImageOnWholePixelsIsCopied(scale: CGFloat) {
        let side = Int(scale) * 4
        let drawn = Drawn(scale: scale) { context in
            context.interpolationQuality = .high
            context.drawUpright(Ink.quarters(side: side), in: CGRect(x: 3, y: 5, width: 4, height: 4))
        }
        #expect(drawn.box == PixelRect(x: 3 * side / 4, y: 5 * side / 4, width: side, height: side))
        #expect(Set(drawn.values) == [0, Self.red, Self.green, Self.blue, Self.white])
    }

    @Test func enlargedWithoutInterpolationTheImageShowsItsPixels() {
        let drawn = Drawn { context in
            context.interpolationQuality = .none
            context.drawUpright(Ink.quarters(), in: CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        #expect(drawn[9, 9] == Self.red && drawn[10, 9] == Self.green && drawn[0, 19] == Self.blue && drawn[19, 19] == Self.white)
    }

    @Test func enlargedEdgesAreNotFaded() {
        let drawn = Drawn { $0.drawUpright(Ink.quarters(), in: CGRect(x: 0, y: 0, width: 20, height: 20)) }
        #expect(drawn.values.allSatisfy { $0 >> 24 == 255 } && drawn[0, 0] == Self.red)
    }

    @Test func aReducedImageIsAveraged() {
        let drawn = Drawn(1, 1) { $0.drawUpright(Ink.quarters(side: 64), in: CGRect(x: 0, y: 0, width: 1, height: 1)) }
        let mean = [16, 8, 0].map { Int(drawn[0, 0] >> UInt32($0)) & 0xFF }
        #expect(mean.allSatisfy { abs($0 - 128) < 12 })
    }

    @Test func alphaFadesAnImage() {
        let drawn = Drawn { context in
            context.setAlpha(0.5)
            context.drawUpright(Ink.quarters(), in: CGRect(x: 2, y: 2, width: 2, height: 2))
        }
        #expect(drawn.box == PixelRect(x: 2, y: 2, width: 2, height: 2) && abs(drawn.alpha(2, 2) - 128) <= 1)
    }

    @Test func tilesContinueAroundTheRectangle() {
        let drawn = Drawn(8, 8) { $0.draw(Ink.quarters(), in: CGRect(x: 2, y: 2, width: 2, height: 2), byTiling: true) }
        #expect(drawn.area == 64 && drawn[0, 0] == drawn[2, 2] && drawn[7, 6] == drawn[3, 2] && drawn[0, 0] == Self.blue)
    }

    @Test func atAPixelUserSpaceDoesNotCount() {
        let image = Ink.quarters(side: 4)
        let drawn = Drawn(scale: 2) { context in
            context.rotate(by: 1)
            context.draw(image.buffer, isOpaque: true, atPixelX: 7, y: -2)
            context.rotate(by: -1)
            context.fill(CGRect(x: 0, y: 10, width: 1, height: 1))
        }
        #expect(drawn[7, 0] == Self.blue && drawn[10, 1] == Self.white && drawn[7, 2] == 0 && drawn.area == 8 + 4)
    }

    @Test func anImageOfTheContextDoesNotChangeAfterwards() throws {
        let context = CGContext(drawingInto: PixelBuffer(width: 4, height: 4), scale: 1)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        let image = try #require(context.makeImage())
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(Drawn(image.buffer).area == 4 && !image.isOpaque)
    }

    @Test func imagesTooSmallToShowAreOmitted() throws {
        let context = CGContext(drawingInto: PixelBuffer(width: 4, height: 4), scale: 1)
        context.drawUpright(Ink.quarters(side: 64), in: CGRect(x: 1, y: 1, width: 1e-7, height: 1e-300))
        try context.cairo.check()
        #expect(Drawn(try #require(context.makeImage()).buffer).area == 0)
    }
}
