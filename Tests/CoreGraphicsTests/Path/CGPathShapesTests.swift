import Testing

@testable import CoreGraphics

@Suite struct CGPathShapesTests {
    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGPath {
        CGPath(rect: CGRect(x: x, y: y, width: width, height: height), transform: nil)
    }

    private func oval(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGPath {
        CGPath(ellipseIn: CGRect(x: x, y: y, width: width, height: height), transform: nil)
    }

    private func area(_ path: CGPath) -> Double { Double(path.signedArea) }

    @Test func rectanglesAreUnited() {
        let union = rect(0, 0, 10, 10).union(rect(5, 5, 10, 10))
        #expect(area(union) == 175)
        #expect(union.subpaths.count == 1)
        #expect(union.steps.count == 9)
        #expect(union.boundingBox == CGRect(x: 0, y: 0, width: 15, height: 15))
    }

    @Test func rectanglesAreIntersectedExactly() {
        let both = rect(0, 0, 10, 10).intersection(rect(4.5, 5, 10, 10))
        #expect(both.axisAlignedRect == CGRect(x: 4.5, y: 5, width: 5.5, height: 5))
        #expect(rect(0, 0, 10, 10).intersection(rect(10, 0, 5, 5)).isEmpty)
        #expect(rect(0, 0, 10, 10).intersection(rect(20, 0, 5, 5)).isEmpty)
    }

    @Test func aHoleIsSubtractedWithTheOtherDirection() {
        let ring = rect(0, 0, 10, 10).subtracting(rect(2, 2, 4, 4))
        #expect(area(ring) == 84)
        #expect(ring.subpaths.count == 2)
        for rule in [CGPathFillRule.winding, .evenOdd] {
            #expect(!ring.contains(CGPoint(x: 3, y: 3), using: rule))
            #expect(ring.contains(CGPoint(x: 1, y: 1), using: rule))
        }
        #expect(rect(2, 2, 4, 4).subtracting(rect(0, 0, 10, 10)).isEmpty)
    }

    @Test func theSymmetricDifferenceIsThePartInOneOfBoth() {
        let difference = rect(0, 0, 10, 10).symmetricDifference(rect(5, 0, 10, 10))
        #expect(area(difference) == 100)
        #expect(difference.subpaths.count == 2)
        #expect(rect(0, 0, 3, 3).symmetricDifference(rect(0, 0, 3, 3)).isEmpty)
    }

    @Test func neighboursThatShareASideBecomeOne() {
        let union = rect(0, 0, 5, 10).union(rect(5, 0, 5, 10))
        #expect(union.axisAlignedRect == CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    @Test func cornersThatTouchStaySeparate() {
        let union = rect(0, 0, 5, 5).union(rect(5, 5, 5, 5))
        #expect(union.subpaths.count == 2)
        #expect(area(union) == 50)
    }

    @Test func uncutCurvesAreUnchanged() {
        let union = oval(0, 0, 10, 10).union(rect(20, 0, 5, 5))
        #expect(union.steps.count { if case .curve = $0 { true } else { false } } == 4)
        #expect(abs(area(union) - (25 * Double.pi + 25)) < 0.05)
    }

    @Test func curvesAreSplitWhereTheyCross() {
        let lens = oval(0, 0, 10, 10).intersection(oval(5, 0, 10, 10))
        // Two segments of circles whose radius is 5 and whose centres are 5 apart.
        let expected = 2 * 25 * acos(0.5) - 2.5 * (4.0 * 25 - 25).squareRoot()
        #expect(abs(area(lens) - expected) < 0.02)
        #expect(lens.steps.count { if case .curve = $0 { true } else { false } } <= 6)
        #expect(lens.contains(CGPoint(x: 7.5, y: 5)))
        #expect(!lens.contains(CGPoint(x: 2, y: 5)))
    }

    @Test func theFillRuleDeterminesTheInside() {
        let star = CGMutablePath()
        let points = (0..<5).map { index in
            let angle = CGFloat(index) * 4 * .pi / 5
            return CGPoint(x: 50 + 40 * sin(angle), y: 50 - 40 * cos(angle))
        }
        star.addLines(between: points)
        star.closeSubpath()
        let (full, hollow) = (star.normalized(using: .winding), star.normalized(using: .evenOdd))
        #expect(full.contains(CGPoint(x: 50, y: 50), using: .evenOdd))
        #expect(!hollow.contains(CGPoint(x: 50, y: 50), using: .winding))
        #expect(full.componentsSeparated().count == 1)
        #expect(hollow.componentsSeparated().count == 5)
    }

    @Test func componentsKeepTheirHoles() {
        let shape = CGMutablePath()
        shape.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        shape.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
        shape.addRect(CGRect(x: 3, y: 3, width: 2, height: 2))
        shape.addRect(CGRect(x: 20, y: 0, width: 4, height: 4))
        let parts = shape.componentsSeparated(using: .evenOdd)
        #expect(parts.map { area($0) }.sorted() == [4, 16, 64])
    }

    @Test func pathsIntersectWhereTheirInsidesDo() {
        #expect(rect(0, 0, 10, 10).intersects(rect(9, 9, 5, 5)))
        #expect(rect(0, 0, 10, 10).intersects(rect(2, 2, 1, 1)))
        #expect(!rect(0, 0, 10, 10).intersects(rect(10, 0, 5, 5)))
        #expect(!oval(0, 0, 10, 10).intersects(rect(0, 0, 1, 1)))
    }

    @Test func flatteningStaysWithinItsThreshold() {
        let flat = oval(0, 0, 100, 100).flattened(threshold: 0.1)
        #expect(flat.steps.allSatisfy { if case .curve = $0 { false } else { true } })
        #expect(abs(area(flat) - 2500 * Double.pi) < 31.4)
        #expect(flat.steps.count < 60)
        #expect(oval(0, 0, 100, 100).flattened(threshold: .nan).steps.count > 100)
    }

    @Test func linesAreClippedByShapes() {
        let line = CGMutablePath()
        line.addLines(between: [CGPoint(x: -5, y: 5), CGPoint(x: 15, y: 5)])
        let inside = line.lineIntersection(rect(0, 0, 10, 10))
        #expect(abs(inside.boundingBox.minX) < 1e-9 && abs(inside.boundingBox.maxX - 10) < 1e-9)
        let outside = line.lineSubtracting(rect(0, 0, 10, 10))
        #expect(outside.subpaths.count == 2)
        #expect(outside.boundingBox.minX == -5 && outside.boundingBox.maxX == 15)
    }

    /// For any shapes, points far enough from their edges belong to the result by the rule.
    @Test(arguments: 0..<40)
    func randomShapesAreCombinedRightly(seed: Int) {
        var generator = Lehmer(seed: seed)
        func shape() -> CGPath {
            let path = CGMutablePath()
            for _ in 0..<3 {
                let points = (0..<4).map { _ in CGPoint(x: generator.next(20) / 2, y: generator.next(20) / 2) }
                path.move(to: points[0])
                path.addCurve(to: points[1], control1: points[2], control2: points[3])
                path.addLine(to: CGPoint(x: generator.next(20) / 2, y: generator.next(20) / 2))
                path.closeSubpath()
            }
            return path
        }
        let (one, two) = (shape(), shape())
        let rule: CGPathFillRule = seed % 2 == 0 ? .winding : .evenOdd
        let results = [one.union(two, using: rule), one.intersection(two, using: rule), one.subtracting(two, using: rule)]
        var misses = 0
        for _ in 0..<200 {
            let point = CGPoint(x: generator.next(1000) / 100, y: generator.next(1000) / 100)
            let (a, b) = (one.contains(point, using: rule), two.contains(point, using: rule))
            for (result, expected) in zip(results, [a || b, a && b, a && !b]) where result.contains(point) != expected { misses += 1 }
        }
        // A point very close to an edge may be on either side.
        #expect(misses <= 12)
    }

    @Test func emptyShapesAndShapesOfAThousandPartsAreHandled() {
        let nothing = CGMutablePath()
        #expect(nothing.union(nothing).isEmpty)
        #expect(area(rect(0, 0, 2, 2).union(nothing)) == 4)
        let many = CGMutablePath()
        for index in 0..<1000 { many.addRect(CGRect(x: CGFloat(index % 40) * 3, y: CGFloat(index / 40) * 3, width: 4, height: 4)) }
        let union = many.normalized()
        #expect(union.subpaths.count == 1)
        #expect(area(union) == 121 * 76)
    }
}

/// Pseudo-random numbers that are the same every time.
struct Lehmer {
    private var state: UInt64

    init(seed: Int) { state = UInt64(seed) * 2_654_435_761 + 12_345 }

    mutating func next(_ limit: UInt64) -> CGFloat {
        state = (state * 48_271) % 2_147_483_647
        return CGFloat(state % limit)
    }
}
