import Caret
import Testing

/// The edges of a rectangle.
@Suite struct RectangleEdgeTests {
    /// The rectangle of the tests: y from 10 to 50, x from 5 to 25.
    private static let rect = CGRect(x: 5, y: 10, width: 20, height: 40)

    @Test(
        arguments: [
            (.top, 10, 50), (.bottom, 50, 10), (.left, 5, 5), (.right, 25, 25),
        ] as [(RectangleSide, CGFloat, CGFloat)])
    func `R96 R117 the top is the smallest y in UIKit, and the largest in Quartz`(side: RectangleSide, uiKit: CGFloat, quartz: CGFloat) {
        #expect(Self.rect.edge(side) == uiKit && Self.rect.edge(side, in: .downward) == uiKit)
        #expect(Self.rect.edge(side, in: .upward) == quartz)
    }

    @Test func `R96 R117 rectangles of negative size are standardized, and the null rectangle has no finite side`() {
        let turned = CGRect(x: 25, y: 50, width: -20, height: -40)
        for side in RectangleSide.allCases {
            for orientation in AxisOrientation.allCases {
                #expect(turned.edge(side, in: orientation) == Self.rect.edge(side, in: orientation))
                #expect(CGRect.null.edge(side, in: orientation) == .infinity)
            }
        }
        #expect(CGRect.zero.edge(.bottom) == 0 && CGRect.zero.edge(.top, in: .upward) == 0)
    }
}
