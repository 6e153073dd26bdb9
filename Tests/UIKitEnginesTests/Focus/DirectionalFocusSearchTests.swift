import CoreGraphics
import Testing

@testable import UIKitEngines

/// The targets of arrow keys.
struct DirectionalFocusSearchTests {
    /// Three columns and three rows of places, 50 points wide and 30 high, with gaps of 10.
    private let grid: [ReadingOrder.Element<Int>] = (0..<9).map { index in
        ReadingOrder.Element(index, CGRect(x: CGFloat(index % 3) * 60, y: CGFloat(index / 3) * 40, width: 50, height: 30))
    }

    private func next(_ start: Int, _ direction: DirectionalFocusSearch.Direction, among places: [ReadingOrder.Element<Int>]? = nil) -> Int?
    {
        DirectionalFocusSearch.next(from: grid[start].frame, direction, among: (places ?? grid).filter { $0.id != start })
    }

    @Test(arguments: [
        (4, DirectionalFocusSearch.Direction.up, 1), (4, .down, 7), (4, .left, 3), (4, .right, 5), (0, .right, 1), (0, .down, 3),
        (8, .left, 7),
        (8, .up, 5),
    ]) func arrowsMoveToNeighboursInAGrid(start: Int, direction: DirectionalFocusSearch.Direction, end: Int) {
        #expect(next(start, direction) == end)
    }

    @Test(arguments: [(0, DirectionalFocusSearch.Direction.up), (0, .left), (8, .down), (8, .right), (1, .up), (6, .left)])
    func edgesHaveNoTarget(start: Int, direction: DirectionalFocusSearch.Direction) {
        #expect(next(start, direction) == nil)
    }

    @Test func aPlaceStraightAheadTakesPrecedenceOverNearerOnesAside() {
        let places = [
            ReadingOrder.Element(1, CGRect(x: 60, y: 35, width: 50, height: 30)),
            ReadingOrder.Element(2, CGRect(x: 400, y: 10, width: 50, height: 30)),
        ]
        #expect(DirectionalFocusSearch.next(from: grid[0].frame, .right, among: places) == 2)
        #expect(DirectionalFocusSearch.next(from: grid[0].frame, .right, among: [places[0]]) == 1)
    }

    @Test func ofPlacesAsideTheNearestRowTakesPrecedence() {
        let places = [
            ReadingOrder.Element(1, CGRect(x: 60, y: 200, width: 50, height: 30)),
            ReadingOrder.Element(2, CGRect(x: 90, y: 60, width: 50, height: 30)),
        ]
        #expect(DirectionalFocusSearch.next(from: grid[0].frame, .right, among: places) == 2)
    }

    @Test(arguments: [0, 1, 4, 64, 65]) func aRowOfAnyLengthIsTraversedToItsEnd(count: Int) {
        let row = (0..<count).map { ReadingOrder.Element($0, CGRect(x: CGFloat($0) * 12, y: 0, width: 10, height: 10)) }
        var place = 0
        var steps = 0
        while place < count, let next = DirectionalFocusSearch.next(from: row[place].frame, .right, among: row.filter { $0.id != place }) {
            #expect(next == place + 1)
            place = next
            steps += 1
        }
        #expect(steps == max(0, count - 1))
    }

    @Test func extremeNumbersAreAccepted() {
        let odd = ReadingOrder.Element(1, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
        let far = ReadingOrder.Element(2, CGRect(x: CGFloat.infinity, y: 0, width: 1, height: 1))
        #expect(DirectionalFocusSearch.next(from: grid[0].frame, .right, among: [odd, far, grid[1]]) == 1)
        #expect(DirectionalFocusSearch.next(from: odd.frame, .left, among: grid) == nil)
    }
}
