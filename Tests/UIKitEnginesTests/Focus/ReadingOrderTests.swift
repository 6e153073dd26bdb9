import CoreGraphics
import Testing

@testable import UIKitEngines

struct ReadingOrderTests {
    private func place(_ id: Int, _ x: CGFloat, _ y: CGFloat, _ height: CGFloat = 30) -> ReadingOrder.Element<Int> {
        ReadingOrder.Element(id, CGRect(x: x, y: y, width: 80, height: height))
    }

    @Test func rowsComeBeforeColumns() {
        let places = [place(4, 100, 52), place(2, 100, 8), place(3, 0, 50), place(1, 0, 10)]
        #expect(ReadingOrder.sorted(places) == [1, 2, 3, 4])
        #expect(ReadingOrder.sorted(places, isMirrored: true) == [2, 1, 4, 3])
    }

    @Test func placesThatShareHalfTheirHeightAreInOneRow() {
        #expect(ReadingOrder.sorted([place(1, 100, 0, 100), place(2, 0, 40, 20)]) == [2, 1])
        #expect(ReadingOrder.sorted([place(1, 100, 0, 30), place(2, 0, 20, 30)]) == [1, 2])
    }

    @Test func aRingSkipsAndWraps() {
        #expect(FocusRing.next(from: 4, in: [1, 2, 3, 4], .forward) { $0 != 1 } == 2)
        #expect(FocusRing.next(from: 1, in: [1, 2, 3, 4], .backward) { _ in true } == 4)
        #expect(FocusRing.next(from: nil, in: [1, 2], .backward) { _ in true } == 2)
        #expect(FocusRing.next(from: 9, in: [1, 2], .forward) { _ in true } == 1)
        #expect(FocusRing.next(from: 1, in: [1], .forward) { _ in true } == nil)
        #expect(FocusRing.next(from: nil, in: [Int](), .forward) { _ in true } == nil)
    }

    @Test func queriesStayRestrictedUntilAFieldBegins() {
        var queries = LegacyTabOrder<Int>()
        let fields = [1, 4, 2, 3]
        #expect(queries.choose(from: 1, fields: fields, willing: [1, 2, 3, 4], .forward) { _ in false } == 4)
        #expect(queries.isRestricted)
        #expect(queries.choose(from: 1, fields: fields, willing: [1, 2, 3], .forward) { _ in false } == nil)
        #expect(queries.choose(from: 1, fields: fields, willing: [4], .forward) { _ in false } == 4)
        queries.didBegin()
        #expect(queries.choose(from: 4, fields: fields, willing: [1, 2, 3, 4], .forward) { $0 == 2 } == 3)
    }
}
