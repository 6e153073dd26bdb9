import Testing

@testable import UIKitCore

@Suite struct UIBezierPathTests {
    private let square = CGRect(x: 4, y: 4, width: 10, height: 10)

    /// Returns the end point of each element; a close has none.
    private func ends(_ path: UIBezierPath) -> [CGPoint] {
        var result: [CGPoint] = []
        path.cgPath.applyWithBlock { element in
            switch element.pointee.type {
            case .moveToPoint, .addLineToPoint: result.append(element.pointee.points[0])
            case .addQuadCurveToPoint: result.append(element.pointee.points[1])
            case .addCurveToPoint: result.append(element.pointee.points[2])
            case .closeSubpath: break
            }
        }
        return result
    }

    @Test func defaultsAreTheDocumentedOnes() {
        let path = UIBezierPath()
        #expect(path.isEmpty && path.currentPoint == .zero && path.bounds.isNull)
        #expect(path.lineWidth == 1 && path.lineCapStyle == .butt && path.lineJoinStyle == .miter && path.miterLimit == 10)
        #expect(path.flatness == 0.6 && !path.usesEvenOddFillRule)
        var count = 7
        path.getLineDash(nil, count: &count, phase: nil)
        #expect(count == 0)
    }

    @Test func aRectangleStartsAtItsOriginAndRunsClockwise() {
        let corners = [CGPoint(x: 4, y: 4), CGPoint(x: 14, y: 4), CGPoint(x: 14, y: 14), CGPoint(x: 4, y: 14)]
        #expect(ends(UIBezierPath(rect: square)) == corners)
        #expect(ends(UIBezierPath(roundedRect: square, cornerRadius: 0)) == corners)
    }

    @Test func anOvalStartsAtItsRightAndRunsClockwise() {
        let path = UIBezierPath(ovalIn: square)
        let ends = ends(path)
        #expect(ends == [CGPoint(x: 14, y: 9), CGPoint(x: 9, y: 14), CGPoint(x: 4, y: 9), CGPoint(x: 9, y: 4), CGPoint(x: 14, y: 9)])
        #expect(abs(Sketch(scale: 4) { path.fill() }.area / 16 - .pi * 25) < 0.3)
    }

    private static let corners: [(UIRectCorner, [CGPoint])] = [
        (.topLeft, [CGPoint(x: 0, y: 0)]), (.topRight, [CGPoint(x: 39, y: 0)]), (.bottomLeft, [CGPoint(x: 0, y: 39)]),
        (.bottomRight, [CGPoint(x: 39, y: 39)]), ([.topLeft, .bottomRight], [CGPoint(x: 0, y: 0), CGPoint(x: 39, y: 39)]),
        (.allCorners, [CGPoint(x: 0, y: 0), CGPoint(x: 39, y: 0), CGPoint(x: 0, y: 39), CGPoint(x: 39, y: 39)]), ([], []),
    ]

    @Test(arguments: corners) func onlyTheNamedCornersAreRounded(corners: UIRectCorner, free: [CGPoint]) {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), byRoundingCorners: corners, cornerRadii: CGSize(width: 10, height: 6))
        let drawn = Sketch(40, 40) { path.fill() }
        for x in [0, 39] {
            for y in [0, 39] { #expect((drawn.alpha(x, y) < 128) == free.contains(CGPoint(x: x, y: y))) }
        }
        // The rounding of a corner leaves this part of the corner's box.
        #expect(abs(drawn.area - (1600 - Double(free.count) * 60 * (1 - .pi / 4))) < 2)
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 40, height: 40))
    }

    @Test func radiiAreLimitedToHalfOfTheSides() {
        let wide = CGRect(x: 0, y: 0, width: 40, height: 20)
        let one = Sketch(40, 20) { UIBezierPath(roundedRect: wide, cornerRadius: 100).fill() }
        #expect(abs(one.area - (400 + .pi * 100)) < 4)
        let two = Sketch(40, 20) {
            UIBezierPath(roundedRect: wide, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: 100, height: 100)).fill()
        }
        #expect(abs(two.area - .pi * 200) < 4)
    }

    @Test func arcsTurnClockwiseInAView() {
        let clockwise = UIBezierPath(arcCenter: CGPoint(x: 10, y: 10), radius: 8, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        let box = clockwise.cgPath.boundingBoxOfPath
        #expect(abs(box.minX - 10) < 1e-9 && abs(box.maxX - 18) < 1e-9 && abs(box.minY - 10) < 1e-9 && abs(box.maxY - 18) < 1e-9)
        let other = UIBezierPath(arcCenter: CGPoint(x: 10, y: 10), radius: 8, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(abs(other.cgPath.boundingBoxOfPath.minX - 2) < 1e-9 && abs(other.currentPoint.x - clockwise.currentPoint.x) < 1e-9)
    }

    @Test func anArcIsJoinedByALine() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addArc(withCenter: CGPoint(x: 10, y: 0), radius: 2, startAngle: .pi, endAngle: 2 * .pi, clockwise: true)
        #expect(abs(ends(path)[1].x - 8) < 1e-9 && abs(ends(path)[1].y) < 1e-9 && abs(path.currentPoint.x - 12) < 1e-9)
    }

    @Test func thePathIsCopiedBothWays() {
        let path = UIBezierPath(rect: square)
        let before = path.cgPath
        path.addLine(to: .zero)
        #expect(before == CGPath(rect: square, transform: nil) && path.cgPath != before)
        let mutable = CGMutablePath()
        mutable.addRect(square)
        path.cgPath = mutable
        mutable.addRect(.zero)
        #expect(path.cgPath == before)
    }

    @Test func appendingMappingAndEmptying() {
        let path = UIBezierPath(rect: square)
        path.append(UIBezierPath(rect: CGRect(x: 20, y: 20, width: 2, height: 2)))
        #expect(path.bounds == CGRect(x: 4, y: 4, width: 18, height: 18))
        path.apply(CGAffineTransform(scaleX: 2, y: 1))
        #expect(path.bounds == CGRect(x: 8, y: 4, width: 36, height: 18))
        path.lineWidth = 3
        path.removeAllPoints()
        #expect(path.isEmpty && path.lineWidth == 3)
    }

    @Test func insideFollowsTheFillRuleAndOpenPartsHaveNone() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
        #expect(path.contains(CGPoint(x: 15, y: 15)) && path.contains(CGPoint(x: 5, y: 5)) && !path.contains(CGPoint(x: 31, y: 5)))
        path.usesEvenOddFillRule = true
        #expect(!path.contains(CGPoint(x: 15, y: 15)) && path.contains(CGPoint(x: 5, y: 5)))
        let open = UIBezierPath()
        open.move(to: .zero)
        open.addLine(to: CGPoint(x: 10, y: 0))
        open.addLine(to: CGPoint(x: 10, y: 10))
        #expect(!open.contains(CGPoint(x: 8, y: 2)))
        open.close()
        #expect(open.contains(CGPoint(x: 8, y: 2)) && open.currentPoint == .zero)
    }

    @Test func reversingKeepsTheShapeAndTurnsItsDirection() {
        let path = UIBezierPath()
        path.lineWidth = 4
        path.move(to: CGPoint(x: 1, y: 1))
        path.addQuadCurve(to: CGPoint(x: 5, y: 1), controlPoint: CGPoint(x: 3, y: 5))
        path.addCurve(to: CGPoint(x: 9, y: 1), controlPoint1: CGPoint(x: 6, y: 3), controlPoint2: CGPoint(x: 8, y: 4))
        path.append(UIBezierPath(rect: square))
        let reversed = path.reversing()
        #expect(ends(reversed) == ends(path).reversed() && reversed.lineWidth == 4)
        #expect(reversed.reversing().cgPath == path.cgPath)
        let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
        ring.append(UIBezierPath(rect: square).reversing())
        #expect(Sketch { ring.fill() }.area == 300)
    }

    @Test func aCopyIsIndependent() throws {
        let path = UIBezierPath(rect: square)
        path.lineJoinStyle = .round
        path.setLineDash([3, 1], count: 2, phase: 0.5)
        let copy = try #require(path.copy() as? UIBezierPath)
        path.removeAllPoints()
        path.lineJoinStyle = .bevel
        var lengths: [CGFloat] = [0, 0]
        var (count, phase) = (0, CGFloat(0))
        copy.getLineDash(&lengths, count: &count, phase: &phase)
        #expect(copy.bounds == square && copy.lineJoinStyle == .round && lengths == [3, 1] && count == 2 && phase == 0.5)
    }
}
