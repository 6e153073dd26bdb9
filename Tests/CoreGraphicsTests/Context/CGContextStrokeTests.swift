import CoreGraphics
import Testing

@Suite struct CGContextStrokeTests {
    /// Draws a horizontal line from 10 to 30 at 20, with a width of 8.
    private func line(_ change: (CGContext) -> Void) -> Drawn {
        Drawn(40, 40) { context in
            context.setLineWidth(8)
            change(context)
            context.move(to: CGPoint(x: 10, y: 20))
            context.addLine(to: CGPoint(x: 30, y: 20))
            context.strokePath()
        }
    }

    @Test func capsReachBeyondTheEnds() {
        #expect(line { $0.setLineCap(.butt) }.box == PixelRect(x: 10, y: 16, width: 20, height: 8))
        #expect(line { $0.setLineCap(.square) }.box == PixelRect(x: 6, y: 16, width: 28, height: 8))
        let round = line { $0.setLineCap(.round) }
        #expect(abs(round.area - (160 + .pi * 16)) < 1.5)
    }

    @Test func dashesAndGapsAlternate() {
        let drawn = line { $0.setLineDash(phase: 0, lengths: [4, 2]) }
        #expect([10, 13, 14, 15, 16, 20].map { drawn.alpha($0, 20) } == [255, 255, 0, 0, 255, 0])
        let moved = line { $0.setLineDash(phase: 4, lengths: [4, 2]) }
        #expect([10, 11, 12].map { moved.alpha($0, 20) } == [0, 0, 255])
        let whole = line { context in
            context.setLineDash(phase: 0, lengths: [4, 2])
            context.setLineDash(phase: 0, lengths: [])
        }
        #expect(whole.area == 160)
    }

    @Test func invalidDashesAreIgnored() {
        #expect(line { $0.setLineDash(phase: 0, lengths: [0, 0]) }.area == 160)
        #expect(line { $0.setLineDash(phase: 0, lengths: [-1, 4]) }.area == 160)
        #expect(line { $0.setLineDash(phase: .nan, lengths: [1, 4]) }.area == 160)
    }

    private func corner(_ join: CGLineJoin, limit: CGFloat = 10) -> Drawn {
        Drawn(40, 40) { context in
            context.setLineWidth(8)
            context.setLineJoin(join)
            context.setMiterLimit(limit)
            context.addLines(between: [CGPoint(x: 5, y: 20), CGPoint(x: 20, y: 20), CGPoint(x: 20, y: 35)])
            context.strokePath()
        }
    }

    @Test func joinsFillTheCorner() {
        #expect(corner(.miter).alpha(23, 16) == 255 && corner(.bevel).alpha(23, 16) == 0 && corner(.miter, limit: 1).alpha(23, 16) == 0)
        #expect(corner(.round).area < corner(.miter).area && corner(.round).area > corner(.bevel).area)
    }

    @Test func aStrokedRectangleIsHalfInside() {
        let drawn = Drawn { $0.stroke(CGRect(x: 4, y: 4, width: 10, height: 10), width: 2) }
        #expect(drawn.box == PixelRect(x: 3, y: 3, width: 12, height: 12) && drawn.area == 144 - 64)
    }

    @Test func theLineScalesWithTheTransform() {
        let drawn = Drawn { context in
            context.scaleBy(x: 2, y: 1)
            context.setLineWidth(2)
            context.strokeLineSegments(between: [CGPoint(x: 5, y: 2), CGPoint(x: 5, y: 18), .zero])
        }
        #expect(drawn.box == PixelRect(x: 8, y: 2, width: 4, height: 16))
    }

    @Test func aWidthOfZeroDrawsNothing() {
        #expect(line { $0.setLineWidth(0) }.area == 0)
        #expect(line { $0.setLineWidth(-3) }.area == 160, "A width that cannot be leaves the one before.")
    }

    @Test func theStrokeCanBeQueried() {
        let context = CGContext(drawingInto: PixelBuffer(width: 40, height: 40), scale: 1)
        context.setLineWidth(4)
        context.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))
        let ask = { (x: CGFloat, mode: CGPathDrawingMode) in context.pathContains(CGPoint(x: x, y: 20), mode: mode) }
        #expect(ask(20, .fill) && !ask(20, .stroke) && ask(9, .stroke) && !ask(9, .fill) && ask(9, .fillStroke))
        #expect(context.boundingBoxOfPath == CGRect(x: 10, y: 10, width: 20, height: 20))
    }
}
