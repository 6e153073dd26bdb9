import Testing

@testable import UIKitCore

@Suite struct EditMenuPlacementTests {
    private let room = CGRect(x: 8, y: 55, width: 374, height: 780)
    private let size = CGSize(width: 200, height: 40)

    @Test func theMenuIsAboveAndPointsAtTheCentre() {
        let place = EditMenuPlacement.solve(size, at: CGRect(x: 150, y: 300, width: 60, height: 20), in: room, .automatic)
        #expect(place.direction == .down && place.frame == CGRect(x: 80, y: 250, width: 200, height: 48) && place.arrowTipOffset == 100)
        #expect(place.content == CGRect(x: 0, y: 0, width: 200, height: 40))
    }

    @Test func withoutSpaceAboveTheMenuIsBelow() {
        let place = EditMenuPlacement.solve(size, at: CGRect(x: 150, y: 60, width: 60, height: 20), in: room, .automatic)
        #expect(place.direction == .up && place.frame.minY == 82 && place.content.minY == 8)
    }

    @Test(arguments: [(-100.0, 8.0), (0, 8), (380, 182), (900, 182)]) func theMenuStaysInTheBounds(_ x: Double, _ minX: Double) {
        let place = EditMenuPlacement.solve(size, at: CGRect(x: x, y: 300, width: 2, height: 20), in: room, .automatic)
        #expect(place.frame.minX == minX || !room.intersects(CGRect(x: x, y: 300, width: 2, height: 20)))
        #expect(place.arrowTipOffset >= 18 && place.arrowTipOffset <= 182)
    }

    @Test func aSideMayBePreferred() {
        let target = CGRect(x: 180, y: 300, width: 20, height: 20)
        #expect(EditMenuPlacement.solve(CGSize(width: 100, height: 40), at: target, in: room, .left).frame.minX == 202)
        #expect(EditMenuPlacement.solve(CGSize(width: 100, height: 40), at: target, in: room, .right).frame.maxX == 178)
        #expect(EditMenuPlacement.solve(size, at: target, in: room, .left).direction == .down)
    }

    @Test func pagesContainTheItemsThatFit() {
        func pages(_ widths: [CGFloat], _ room: CGFloat) -> [Range<Int>] { EditMenuPages(widths, availableWidth: room, arrow: 36).pages }
        #expect(pages([50, 50, 50], 200) == [0..<3])
        #expect(pages([100, 100, 100], 250) == [0..<2, 2..<3])
        #expect(pages([300, 300], 200) == [0..<1, 1..<2])
        #expect(pages([], 100) == [0..<0])
        #expect(pages([90, 90, 90, 90, 90], 250) == [0..<2, 2..<3, 3..<5])
    }
}
