import CoreGraphics
import Testing

@testable import UIKitEngines

@Suite struct RowSwipeTests {
    private func swipe(_ side: CGFloat = -1, goesFull: Bool = true) -> RowSwipe {
        RowSwipe(side: side, actionsWidth: 100, allowsFullSwipe: goesFull)
    }

    @Test(arguments: [1, -1] as [CGFloat]) func theRowFollowsTheTouchToItsSideOnly(side: CGFloat) {
        var swipe = swipe(side)
        swipe.begin()
        swipe.move(by: 40 * side, width: 320)
        #expect(swipe.offset == 40 * side)
        swipe.move(by: -40 * side, width: 320)
        #expect(swipe.offset == 0)
        swipe.move(by: 900 * side, width: 320)
        #expect(swipe.offset == 320 * side)
    }

    @Test(
        arguments: [(-40, 0, .close), (-60, 0, .open), (-60, 400, .close), (-40, -400, .open), (-200, 0, .perform)]
            as [(CGFloat, CGFloat, RowSwipe.End)])
    func thePositionAndSpeedOfTheReleaseDecide(travel: CGFloat, velocity: CGFloat, end: RowSwipe.End) {
        var swipe = swipe()
        swipe.begin()
        swipe.move(by: travel, width: 320)
        #expect(swipe.end(velocity: velocity) == end)
    }

    @Test func withoutAFullSwipeTheRowYieldsLess() {
        var swipe = swipe(goesFull: false)
        swipe.begin()
        swipe.move(by: -250, width: 320)
        #expect(swipe.offset < -100 && swipe.offset > -250)
        #expect(swipe.end(velocity: 0) == .open)
    }

    @Test func anOpenRowContinuesFromItsOffset() {
        var swipe = swipe()
        swipe.open()
        #expect(swipe.offset == -100)
        swipe.begin()
        swipe.move(by: 70, width: 320)
        #expect(swipe.offset == -30)
        #expect(swipe.end(velocity: 0) == .close)
    }

    @Test func invalidDistancesMoveNothing() {
        var swipe = swipe()
        swipe.begin()
        swipe.move(by: .nan, width: 320)
        #expect(swipe.offset == 0)
        #expect(swipe.end(velocity: .nan) == .close)
    }
}
