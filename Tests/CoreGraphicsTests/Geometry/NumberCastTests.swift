import CoreGraphics
import Testing

struct NumberCastTests {
    @Test func castsGoBothWays() {
        let boxed: Any = NSNumber(value: 0.25)
        let plain: Any = CGFloat(0.25)
        #expect((boxed as? CGFloat) == 0.25 && (boxed as? Double) == 0.25)
        #expect((plain as? CGFloat) == 0.25 && (plain as? NSNumber) == NSNumber(value: 0.25))
        #expect(([NSNumber(value: 1), NSNumber(value: 2)] as Any) as? [CGFloat] == [1, 2])
        #expect(("1" as Any) as? CGFloat == nil)
    }
}
