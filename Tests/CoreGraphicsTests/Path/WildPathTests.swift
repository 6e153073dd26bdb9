import CoreGraphics
import Testing

/// Shapes of invalid numbers.
@Suite struct WildPathTests {
    @Test(arguments: [CGFloat.nan, -CGFloat.infinity]) func shapesOfInvalidNumbersAreEmpty(number: CGFloat) {
        let rect = CGRect(x: number, y: 0, width: 10, height: 10)
        let codes = reported {
            #expect(CGPath(rect: rect, transform: nil).isEmpty)
            #expect(CGPath(ellipseIn: rect, transform: nil).isEmpty)
            #expect(CGPath(roundedRect: rect, cornerWidth: 2, cornerHeight: 2, transform: nil).isEmpty)
        }
        #expect(codes == ["path.not-finite", "path.not-finite", "path.not-finite"])
    }

    @Test func aTransformOfInvalidNumbersLeavesNothing() {
        var transform = CGAffineTransform(translationX: .nan, y: 0)
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil).copy(using: &transform)
        #expect(path?.isEmpty == true)
        #expect(CGPath(rect: .null, transform: nil).isEmpty)
    }

    @Test func theLargestPathsAreCombined() {
        let largest = CGPath(rect: .infinite, transform: nil)
        let small = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
        _ = largest.union(small)
        _ = largest.normalized()
        _ = largest.copy(strokingWithWidth: 1, lineCap: .round, lineJoin: .round, miterLimit: 10)
        #expect(!largest.isEmpty)
    }

    @Test(arguments: [1, 8, 40] as [CGFloat]) func theStrokeOfACircleIsRound(width: CGFloat) {
        let circle = CGPath(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100), transform: nil)
        let outline = circle.copy(strokingWithWidth: width, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        for turn in stride(from: 0.0, to: 2 * .pi, by: 0.07) {
            func point(_ radius: CGFloat) -> CGPoint { CGPoint(x: radius * CGFloat(cos(turn)), y: radius * CGFloat(sin(turn))) }
            #expect(outline.contains(point(50 + width / 2 - 0.05)) && !outline.contains(point(50 + width / 2 + 0.05)))
            #expect(outline.contains(point(50 - width / 2 + 0.05)) && !outline.contains(point(50 - width / 2 - 0.05)))
        }
    }
}
