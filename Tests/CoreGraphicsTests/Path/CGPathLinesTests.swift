import Testing

@testable import CoreGraphics

@Suite struct CGPathLinesTests {
    private func line(_ points: [(CGFloat, CGFloat)], closed: Bool = false) -> CGPath {
        let path = CGMutablePath()
        path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
        if closed { path.closeSubpath() }
        return path
    }

    private func stroke(
        _ path: CGPath, _ width: CGFloat, cap: CGLineCap = .butt, join: CGLineJoin = .miter, limit: CGFloat = 10
    ) -> CGPath {
        path.copy(strokingWithWidth: width, lineCap: cap, lineJoin: join, miterLimit: limit)
    }

    @Test func aLineBecomesARectangle() {
        let shape = stroke(line([(0, 5), (10, 5)]), 4)
        #expect(shape.axisAlignedRect == CGRect(x: 0, y: 3, width: 10, height: 4))
        #expect(stroke(line([(0, 5), (10, 5)]), 4, cap: .square).axisAlignedRect == CGRect(x: -2, y: 3, width: 14, height: 4))
        let round = stroke(line([(0, 5), (10, 5)]), 4, cap: .round)
        #expect(abs(Double(round.signedArea) - (40 + 4 * Double.pi)) < 0.02)
    }

    @Test func cornersAreJoined() {
        let corner = line([(0, 0), (10, 0), (10, 10)])
        #expect(Double(stroke(corner, 2).signedArea) == 40)
        #expect(Double(stroke(corner, 2, join: .bevel).signedArea) == 39.5)
        #expect(abs(Double(stroke(corner, 2, join: .round).signedArea) - (39 + .pi / 4)) < 0.01)
        #expect(Double(stroke(corner, 2, limit: 1).signedArea) == 39.5)
    }

    @Test func aClosedStrokeHasAHole() {
        let frame = stroke(line([(0, 0), (10, 0), (10, 10), (0, 10)], closed: true), 2)
        #expect(Double(frame.signedArea) == 80)
        #expect(frame.subpaths.count == 2)
        #expect(!frame.contains(CGPoint(x: 5, y: 5)))
        #expect(frame.boundingBox == CGRect(x: -1, y: -1, width: 12, height: 12))
    }

    @Test func aCurvesOutlineCoversTheDrawnStroke() {
        let path = CGMutablePath()
        path.addEllipse(in: CGRect(x: 4, y: 4, width: 32, height: 32))
        let shape = stroke(path, 6)
        let filled = Drawn(40, 40) { context in
            context.addPath(shape)
            context.fillPath()
        }
        let stroked = Drawn(40, 40) { context in
            context.setFlatness(0.01)
            context.addPath(path)
            context.setLineWidth(6)
            context.strokePath()
        }
        #expect(abs(filled.area - stroked.area) < 0.5 && abs(filled.area - 192 * .pi) < 0.5)
        for index in 0..<1600 { #expect(abs(filled.alpha(index % 40, index / 40) - stroked.alpha(index % 40, index / 40)) < 24) }
    }

    @Test func aContextsPathBecomesItsStroke() {
        let draw: (CGContext) -> Void = { context in
            context.setLineWidth(4)
            context.setLineDash(phase: 0, lengths: [5, 3])
            context.scaleBy(x: 1, y: 0.5)
            context.addLines(between: [CGPoint(x: 0, y: 10), CGPoint(x: 20, y: 10)])
        }
        let filled = Drawn { context in
            draw(context)
            context.replacePathWithStrokedPath()
            context.fillPath()
        }
        let stroked = Drawn { context in
            draw(context)
            context.strokePath()
        }
        #expect(filled.area == stroked.area)
        #expect(filled.area == 28)
    }

    @Test func widthsOfZeroGiveNothing() {
        for width in [0, -1, CGFloat.nan, .infinity] { #expect(stroke(line([(0, 0), (1, 1)]), width).isEmpty) }
        #expect(stroke(line([(3, 3), (3, 3)]), 2).isEmpty)
        #expect(stroke(line([(3, 3), (3, 3)]), 2, cap: .round).boundingBox == CGRect(x: 2, y: 2, width: 2, height: 2))
    }

    @Test func aLineIsCutIntoDashes() {
        let dashes = line([(0, 0), (10, 0), (10, 10)]).copy(dashingWithPhase: 0, lengths: [4, 2])
        #expect(
            dashes.steps == [
                .move(CGPoint(x: 0, y: 0)), .line(CGPoint(x: 4, y: 0)), .move(CGPoint(x: 6, y: 0)), .line(CGPoint(x: 10, y: 0)),
                .move(CGPoint(x: 10, y: 2)), .line(CGPoint(x: 10, y: 6)), .move(CGPoint(x: 10, y: 8)), .line(CGPoint(x: 10, y: 10)),
            ])
    }

    @Test func aDashTurnsACornerAndThePhaseCounts() {
        let dashes = line([(0, 0), (4, 0), (4, 10)]).copy(dashingWithPhase: 1, lengths: [6, 6])
        #expect(
            dashes.steps == [
                .move(CGPoint(x: 0, y: 0)), .line(CGPoint(x: 4, y: 0)), .line(CGPoint(x: 4, y: 1)), .move(CGPoint(x: 4, y: 7)),
                .line(CGPoint(x: 4, y: 10)),
            ])
        let odd = line([(0, 0), (9, 0)]).copy(dashingWithPhase: -1, lengths: [3])
        #expect(
            odd.steps == [.move(CGPoint(x: 1, y: 0)), .line(CGPoint(x: 4, y: 0)), .move(CGPoint(x: 7, y: 0)), .line(CGPoint(x: 9, y: 0))])
    }

    @Test func dashesOfACurveStayCurves() {
        let dashes = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
            .copy(dashingWithPhase: 0, lengths: [20, 20])
        #expect(dashes.steps.contains { if case .curve = $0 { true } else { false } })
        let lengths = dashes.subpaths.map { part in
            var (sum, current) = (0.0, part.start)
            for step in part.steps {
                guard let end = step.end else { continue }
                sum += CurveMeasure(current, step, end).length
                current = end
            }
            return sum
        }
        #expect(lengths.count == 8)
        #expect(lengths.dropLast().allSatisfy { abs($0 - 20) < 0.2 })
    }

    @Test func invalidDashesLeaveThePathWhole() {
        let path = line([(0, 0), (10, 0)])
        for lengths in [[], [0, 0], [-1, 2], [CGFloat.nan], [1e-9]] {
            #expect(path.copy(dashingWithPhase: 0, lengths: lengths) == path)
        }
        #expect(path.copy(dashingWithPhase: 0, lengths: [0, 5]).subpaths.count == 3)
    }
}
