import CoreGraphics
import Testing
import UIKitEngines

@Suite struct ScrollMachineTests {
    private func list(height: CGFloat = 5000) -> ScrollConfiguration {
        ScrollConfiguration(viewport: CGSize(width: 320, height: 500), contentSize: CGSize(width: 320, height: height))
    }

    private func dragged(by y: CGFloat, from start: CGFloat = 0, in extent: ScrollConfiguration) -> ScrollMachine {
        var machine = ScrollMachine()
        machine.setOffset(CGPoint(x: 0, y: start))
        machine.track()
        machine.beginDrag(travel: CGPoint(x: 0, y: y), in: extent)
        machine.drag(by: CGPoint(x: 0, y: y), in: extent)
        return machine
    }

    @Test func contentFollowsTheTouch() {
        let machine = dragged(by: -120, from: 200, in: list())
        #expect(machine.offset == CGPoint(x: 0, y: 320))
    }

    @Test func beyondTheEdgeContentFollowsLessAndReturns() {
        var machine = dragged(by: 100, in: list())
        #expect(abs(machine.offset.y + 49.550) < 0.001)
        machine.endDrag(velocity: .zero, target: nil, at: 10, in: list())
        #expect(machine.isMoving)
        var last = machine.offset.y
        for frame in 1...120 where machine.isMoving {
            _ = machine.advance(to: 10 + Double(frame) / 60)
            #expect(machine.offset.y >= last && machine.offset.y <= 0)
            last = machine.offset.y
        }
        #expect(machine.offset.y == 0 && !machine.isMoving)
    }

    @Test func withoutBounceContentStopsAtTheEdge() {
        var extent = list()
        extent.bounces = false
        var machine = dragged(by: 100, in: extent)
        #expect(machine.offset.y == 0)
        machine.setOffset(CGPoint(x: 0, y: 4400))
        machine.endDrag(velocity: CGPoint(x: 0, y: 5000), target: nil, at: 0, in: extent)
        for frame in 1...300 {
            _ = machine.advance(to: Double(frame) / 60)
            #expect(machine.offset.y <= 4500)
        }
        #expect(machine.offset.y == 4500)
    }

    @Test func aFlingAgainstTheEdgeOvershootsAndReturns() {
        var machine = dragged(by: -10, from: 4300, in: list())
        machine.endDrag(velocity: CGPoint(x: 0, y: 3000), target: nil, at: 0, in: list())
        var farthest: CGFloat = 0
        var time = 0.0
        while machine.advance(to: time) {
            farthest = max(farthest, machine.offset.y)
            time += 1.0 / 60
        }
        #expect(farthest > 4510)
        #expect(machine.offset.y == 4500)
    }

    @Test func theFrameRateDoesNotChangeThePath() {
        var slow = dragged(by: -10, from: 100, in: list())
        slow.endDrag(velocity: CGPoint(x: 0, y: 2000), target: nil, at: 0, in: list())
        var fast = slow
        for frame in 1...120 { _ = fast.advance(to: Double(frame) / 120) }
        _ = slow.advance(to: 1)
        #expect(slow.offset == fast.offset)
    }

    @Test func aChangedTargetIsWhereItRests() {
        var machine = dragged(by: -10, from: 100, in: list())
        machine.endDrag(velocity: CGPoint(x: 0, y: 2000), target: CGPoint(x: 0, y: 777), at: 0, in: list())
        _ = machine.advance(to: 0.1)
        let moves = machine.advance(to: 3)
        #expect(!moves)
        #expect(machine.offset.y == 777)
    }

    @Test func contentThatFitsDoesNotMoveUnlessItBounces() {
        var extent = list(height: 100)
        #expect(!extent.canScrollVertically)
        #expect(dragged(by: 50, in: extent).offset.y == 0)
        extent.alwaysBouncesVertically = true
        #expect(dragged(by: 50, in: extent).offset.y < -20)
    }

    @Test func aLockedDragKeepsItsDirection() {
        var extent = ScrollConfiguration(viewport: CGSize(width: 100, height: 100), contentSize: CGSize(width: 900, height: 900))
        extent.isDirectionalLockEnabled = true
        var machine = ScrollMachine()
        machine.beginDrag(travel: CGPoint(x: 2, y: -12), in: extent)
        machine.drag(by: CGPoint(x: -40, y: -90), in: extent)
        #expect(machine.offset == CGPoint(x: 0, y: 90))
    }

    @Test func anAnimatedChangeTakesThreeTenthsOfASecond() {
        var machine = ScrollMachine()
        machine.animate(to: CGPoint(x: 0, y: 100), at: 5)
        _ = machine.advance(to: 5.15)
        #expect(abs(machine.offset.y - 50) < 0.001)
        let moves = machine.advance(to: 5.3)
        #expect(!moves)
        #expect(machine.offset.y == 100)
    }

    @Test(
        arguments: zip(
            [
                CGRect(x: 0, y: 900, width: 10, height: 50), CGRect(x: 0, y: 10, width: 10, height: 50),
                CGRect(x: 0, y: 300, width: 9, height: 9),
            ],
            [450, 10, 200] as [CGFloat]))
    func aRectIsShownByTheShortestWay(rect: CGRect, y: CGFloat) {
        #expect(list().offset(showing: rect, from: CGPoint(x: 0, y: 200)).y == y)
    }

    @Test func insetsWidenTheRange() {
        var extent = list()
        extent.insetTop = 64
        extent.insetBottom = 34
        #expect(extent.verticalRange == -64...4534)
    }
}
