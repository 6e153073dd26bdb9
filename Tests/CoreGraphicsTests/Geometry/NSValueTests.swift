import CoreGraphics
import Testing

@Suite struct NSValueTests {
    private let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

    @Test func geometryRoundTrips() {
        #expect(NSValue(cgRect: rect).cgRectValue == rect)
        #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
        #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
        #expect(NSValue(cgVector: CGVector(dx: 5, dy: 6)).cgVectorValue == CGVector(dx: 5, dy: 6))
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
    }

    @Test func castsGoBothWays() {
        let plain: Any = rect
        let boxed: Any = NSValue(cgRect: rect)
        #expect((plain as? NSValue)?.cgRectValue == rect && (plain as? CGRect) == rect)
        #expect((boxed as? CGRect) == rect && (boxed as? CGPoint) == nil && (boxed as? CGSize) == nil)
    }

    @Test func valuesOfOtherTypesReturnZero() {
        #expect(NSValue(cgPoint: CGPoint(x: 1, y: 1)).cgRectValue == .zero)
        #expect(NSNumber(value: 3).cgPointValue == .zero)
        #expect((NSNumber(value: 3) as Any) as? CGPoint == nil)
    }
}
