import CoreGraphics
import Testing

@Suite struct CGRectTests {
    @Test func `R96 edges are the largest and smallest values, whichever way the axes point`() {
        let rect = CGRect(x: 5, y: 10, width: 20, height: 40)
        #expect(rect.maxX == 25 && rect.minX == 5 && rect.maxY == 50 && rect.minY == 10)
        let other = CGRect(x: 25, y: 50, width: -20, height: -40)
        #expect(other.maxX == 25 && other.minX == 5 && other.maxY == 50 && other.minY == 10)
        #expect(other.width == 20 && other.height == 40 && other.midX == 15 && other.midY == 30)
        #expect(other.size == CGSize(width: -20, height: -40))
        #expect(other.standardized.origin == CGPoint(x: 5, y: 10) && other == rect)
    }

    @Test func `R96 null, infinite and empty rectangles keep their kind`() {
        #expect(CGRect.null.isNull && CGRect.null.isEmpty && !CGRect.null.isInfinite)
        #expect(CGRect.infinite.isInfinite && !CGRect.infinite.isEmpty)
        #expect(CGRect(x: 3, y: 3, width: 0, height: 5).isEmpty && !CGRect(x: 3, y: 3, width: 0, height: 5).isNull)
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(CGRect.null.union(rect) == rect && rect.union(.null) == rect)
        #expect(CGRect.infinite.intersection(rect) == rect && rect.intersection(.null).isNull)
        #expect(rect.intersection(CGRect(x: 50, y: 50, width: 1, height: 1)).isNull)
        #expect(rect.insetBy(dx: 2, dy: 0).isNull, "Sides below 0 leave no rectangle.")
        #expect(CGRect.null.applying(.init(translationX: 5, y: 5)).isNull)
        #expect(CGRect.infinite.applying(.init(scaleX: 2, y: 2)).isInfinite)
    }

    @Test func `R97 a rectangle is made of an origin and a size by inference`() {
        struct Image { var size = CGSize(width: 12, height: 34) }
        struct View { var frame: CGRect }
        let image = Image()
        let view = View(frame: .init(origin: .zero, size: image.size))
        #expect(view.frame == CGRect(origin: .zero, size: image.size))
        #expect(view.frame == CGRect(x: 0, y: 0, width: 12, height: 34))
    }

    @Test func helpersAgreeWithTheirDefinitions() {
        let rect = CGRect(x: 0.4, y: -0.4, width: 2.2, height: 1)
        #expect(rect.integral == CGRect(x: 0, y: -1, width: 3, height: 2))
        let (slice, rest) = CGRect(x: 0, y: 0, width: 10, height: 4).divided(atDistance: 3, from: .maxXEdge)
        #expect(slice == CGRect(x: 7, y: 0, width: 3, height: 4) && rest == CGRect(x: 0, y: 0, width: 7, height: 4))
        let box = CGRect(x: 0, y: 0, width: 4, height: 4)
        #expect(box.contains(CGPoint(x: 0, y: 0)) && !box.contains(CGPoint(x: 4, y: 0)))
        #expect(box.insetBy(dx: -1, dy: 1) == CGRect(x: -1, y: 1, width: 6, height: 2))
    }

    @Test func valuesPrintAsOnApplesPlatforms() {
        #expect("\(CGRect(x: 1, y: 2, width: 3, height: 4))" == "(1.0, 2.0, 3.0, 4.0)")
        #expect("\(CGPoint(x: 1, y: 2.5)) \(CGSize(width: 3, height: 4))" == "(1.0, 2.5) (3.0, 4.0)")
    }

    @Test func aRotatedRectangleIsTheBoxAroundItsCorners() {
        let turned = CGRect(x: 0, y: 0, width: 2, height: 4).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(turned.minX + 4) < 1e-12 && abs(turned.minY) < 1e-12)
        #expect(abs(turned.width - 4) < 1e-12 && abs(turned.height - 2) < 1e-12)
        let mirrored = CGRect(x: 1, y: 1, width: 2, height: 3).applying(CGAffineTransform(scaleX: -1, y: 2))
        #expect(mirrored == CGRect(x: -3, y: 2, width: 2, height: 6))
    }
}
