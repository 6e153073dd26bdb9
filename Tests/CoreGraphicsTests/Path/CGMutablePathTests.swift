import CoreGraphics
import Testing

@Suite struct CGMutablePathTests {
    @Test func withoutACurrentPointALineIsReportedAndIgnored() {
        let path = CGMutablePath()
        let codes = reported {
            path.addLine(to: CGPoint(x: 1, y: 1))
            path.addCurve(to: .zero, control1: .zero, control2: .zero)
            path.closeSubpath()
        }
        #expect(path.isEmpty && codes.filter { $0 == "path.no-current-point" }.count >= 2)
    }

    @Test func elementsWithInvalidNumbersAreReportedAndIgnored() {
        let path = CGMutablePath()
        let codes = reported {
            path.move(to: CGPoint(x: CGFloat.nan, y: 0))
            path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .infinity, clockwise: true)
        }
        #expect(path.isEmpty && codes.count >= 2)
    }

    /// The start and end of an arc, in half turns, and its extent.
    private static let sweeps: [(start: Double, end: Double, clockwise: Bool, sweep: Double)] = [
        (0, 0.5, false, 0.5), (0, 0.5, true, -1.5), (0, 2, false, 2), (0, 2, true, -2), (2, 0, false, 2), (-0.5, 1.5, true, -2),
        (0, 2.011, false, 2), (0, -0.5, false, 1.5), (0.3, 0.3, false, 0), (0.3, 0.3, true, 0), (0, 31, true, -2),
    ]

    @Test(arguments: sweeps)
    func anArcTurnsAtMostOnce(start: Double, end: Double, clockwise: Bool, sweep: Double) {
        let (start, end, sweep) = (CGFloat(start * .pi), CGFloat(end * .pi), CGFloat(sweep * .pi))
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(center: .zero, radius: 10, startAngle: start, endAngle: end, clockwise: clockwise)
        let expected = CGPoint(x: 10 * cos(start + sweep), y: 10 * sin(start + sweep))
        #expect(hypot(path.currentPoint.x - expected.x, path.currentPoint.y - expected.y) < 1e-9)
        path.closeSubpath()
        let middle = start + sweep / 2
        #expect(path.contains(CGPoint(x: 9 * cos(middle), y: 9 * sin(middle))) == (sweep != 0))
    }

    @Test func aFanPastAFullTurnIsAFullDiscWithoutASliver() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi + 0.0349, clockwise: false)
        path.closeSubpath()
        for angle in stride(from: 0.01, to: 2 * .pi, by: 0.01) {
            #expect(path.contains(CGPoint(x: 9 * cos(angle), y: 9 * sin(angle)), using: .evenOdd))
        }
    }

    @Test func arcsAreAccurateToAThousandth() {
        let path = CGMutablePath()
        path.addArc(center: CGPoint(x: 3, y: 4), radius: 50, startAngle: 0.2, endAngle: 5, clockwise: false)
        for point in path.flattened(tolerance: 0.001).joined() { #expect(abs(hypot(point.x - 3, point.y - 4) - 50) < 0.02) }
    }

    @Test func aTangentArcRoundsACorner() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        #expect(hypot(path.currentPoint.x - 10, path.currentPoint.y - 4) < 1e-9)
        #expect(path.flattened(tolerance: 0.01).joined().allSatisfy { $0.x <= 10 + 1e-9 && $0.y >= -1e-9 })
        path.addArc(tangent1End: CGPoint(x: 10, y: 20), tangent2End: CGPoint(x: 10, y: 30), radius: 4)
        #expect(path.currentPoint == CGPoint(x: 10, y: 20), "On a line there is no corner to round.")
    }

    @Test func threadsMayAppendConcurrently() async {
        let path = CGMutablePath()
        await withTaskGroup(of: Void.self) { group in
            for index in 0..<8 {
                group.addTask { for step in 0..<100 { path.move(to: CGPoint(x: index, y: step)) } }
            }
        }
        var count = 0
        path.applyWithBlock { _ in count += 1 }
        #expect(count == 800)
    }

    @Test func transformsMapAddedElements() {
        let path = CGMutablePath()
        path.addRoundedRect(
            in: CGRect(x: 0, y: 0, width: 10, height: 10), cornerWidth: 2, cornerHeight: 2,
            transform: CGAffineTransform(translationX: 5, y: 5))
        path.addPath(CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil), transform: .init(scaleX: 2, y: 2))
        #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 15, height: 15))
    }
}
