import CoreGraphics
import Testing
import UIKitEngines

struct TwoTouchMachineTests {
    private func sample(_ id: Int, _ x: CGFloat, _ y: CGFloat, _ time: TimeInterval) -> TouchSample {
        TouchSample(id: id, location: CGPoint(x: x, y: y), time: time)
    }

    @Test func aPinchBeginsAtOneAndFollowsTheDistance() {
        var machine = TwoTouchMachine(.scale)
        _ = machine.touchDown(sample(1, 0, 0, 0))
        _ = machine.touchDown(sample(2, 100, 0, 0))
        #expect(machine.touchMoved(sample(2, 108, 0, 0.1)) == .stay)
        #expect(machine.touchMoved(sample(2, 120, 0, 0.2)) == .begin && machine.amount == 1)
        #expect(machine.touchMoved(sample(2, 240, 0, 0.3)) == .change && machine.amount == 2)
        machine.amount = 1
        _ = machine.touchMoved(sample(2, 120, 0, 0.4))
        #expect(machine.amount == 0.5)
    }

    @Test func aTouchThatLeavesAndComesBackDoesNotJump() {
        var machine = TwoTouchMachine(.scale)
        _ = machine.touchDown(sample(1, 0, 0, 0))
        _ = machine.touchDown(sample(2, 100, 0, 0))
        _ = machine.touchMoved(sample(2, 200, 0, 0.1))
        _ = machine.touchMoved(sample(2, 400, 0, 0.1))
        #expect(machine.amount == 2 && machine.touchUp(sample(2, 400, 0, 0.2)) == .stay && machine.amount == 2)
        _ = machine.touchDown(sample(3, 50, 0, 0.3))
        #expect(machine.amount == 2 && machine.touchMoved(sample(3, 100, 0, 0.4)) == .change && machine.amount == 4)
        _ = machine.touchUp(sample(3, 100, 0, 0.5))
        #expect(machine.touchUp(sample(1, 0, 0, 0.6)) == .end && machine.amount == 4)
    }

    @Test func aRotationTurnsMoreThanOnce() {
        var machine = TwoTouchMachine(.rotation)
        _ = machine.touchDown(sample(1, 0, 0, 0))
        _ = machine.touchDown(sample(2, 100, 0, 0))
        var begun = 0
        for step in 1...80 {
            let angle = CGFloat(step) * .pi / 20
            if machine.touchMoved(sample(2, 100 * cos(angle), 100 * sin(angle), Double(step) / 60)) == .begin { begun += 1 }
        }
        #expect(begun == 1 && machine.amount > 3.5 * .pi && machine.amount <= 4 * .pi)
        #expect(machine.velocity(at: 80.0 / 60) > 9)
    }

    @Test func touchesThatLeaveWithoutMovingFail() {
        var machine = TwoTouchMachine(.scale)
        _ = machine.touchDown(sample(1, 0, 0, 0))
        _ = machine.touchDown(sample(2, 0, 0, 0))
        #expect(machine.touchUp(sample(1, 0, 0, 1)) == .stay && machine.touchUp(sample(2, 0, 0, 1)) == .fail && machine.amount == 1)
    }
}
