import CoreGraphics
import Testing

@Suite struct CGPathTests {
    private let square = CGRect(x: 10, y: 10, width: 20, height: 20)

    private func types(_ path: CGPath) -> [CGPathElementType] {
        var result: [CGPathElementType] = []
        path.applyWithBlock { result.append($0.pointee.type) }
        return result
    }

    @Test func aRectangleHasFourCornersAndAClose() {
        let path = CGPath(rect: square, transform: nil)
        #expect(types(path) == [.moveToPoint, .addLineToPoint, .addLineToPoint, .addLineToPoint, .closeSubpath])
        var found = CGRect.zero
        #expect(path.isRect(&found) && found == square)
        #expect(!CGPath(ellipseIn: square, transform: nil).isRect(nil))
        #expect(path.currentPoint == square.origin)
    }

    @Test func constructorsApplyATransform() {
        var double = CGAffineTransform(scaleX: 2, y: 2)
        #expect(CGPath(rect: square, transform: &double).boundingBox == CGRect(x: 20, y: 20, width: 40, height: 40))
        let copy = CGPath(ellipseIn: square, transform: nil).copy(using: &double)
        #expect(copy?.boundingBoxOfPath == CGRect(x: 20, y: 20, width: 40, height: 40))
    }

    @Test func boundingBoxesWithAndWithoutControlPoints() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(abs(path.boundingBoxOfPath.height - 5) < 1e-9)
        #expect(CGMutablePath().boundingBox.isNull && CGMutablePath().boundingBoxOfPath.isNull)
    }

    @Test func insideFollowsTheRule() {
        let path = CGMutablePath()
        path.addRect(square)
        path.addRect(square.insetBy(dx: 5, dy: 5))
        let middle = CGPoint(x: 20, y: 20)
        #expect(path.contains(middle) && !path.contains(middle, using: .evenOdd))
        #expect(path.contains(CGPoint(x: 12, y: 12), using: .evenOdd))
        #expect(!path.contains(CGPoint(x: 9, y: 20)) && !path.contains(CGPoint(x: CGFloat.nan, y: 20)))
        #expect(path.contains(CGPoint(x: 120, y: 20), transform: CGAffineTransform(translationX: 100, y: 0)))
        #expect(!path.contains(middle, transform: CGAffineTransform(scaleX: 0, y: 0)))
    }

    @Test func aCircleContainsWhatIsWithinItsRadius() {
        let path = CGPath(ellipseIn: CGRect(x: -100, y: -100, width: 200, height: 200), transform: nil)
        for angle in stride(from: 0.0, to: 6.28, by: 0.1) {
            #expect(path.contains(CGPoint(x: 99.5 * cos(angle), y: 99.5 * sin(angle))))
            #expect(!path.contains(CGPoint(x: 100.5 * cos(angle), y: 100.5 * sin(angle))))
        }
    }

    @Test func copiesDoNotChangeWithTheOriginal() throws {
        let path = CGMutablePath()
        path.addRect(square)
        let kept = try #require(path.copy())
        path.closeSubpath()
        path.addEllipse(in: square)
        #expect(kept == CGPath(rect: square, transform: nil) && kept != path)
        #expect(kept.mutableCopy()?.boundingBox == square && type(of: kept) == CGPath.self)
    }

    @Test func roundedRectanglesLimitTheirRadii() {
        let path = CGPath(roundedRect: square, cornerWidth: 100, cornerHeight: 5, transform: nil)
        #expect(path.boundingBoxOfPath == square && !path.contains(CGPoint(x: 10.5, y: 10.5)) && path.contains(CGPoint(x: 20, y: 11)))
    }

    @Test func applyPassesInfoOn() {
        var count = 0
        withUnsafeMutablePointer(to: &count) { pointer in
            CGPath(rect: square, transform: nil).apply(info: pointer) { info, element in
                #expect(element.pointee.type != .addCurveToPoint)
                info?.assumingMemoryBound(to: Int.self).pointee += 1
            }
        }
        #expect(count == 5)
    }
}
