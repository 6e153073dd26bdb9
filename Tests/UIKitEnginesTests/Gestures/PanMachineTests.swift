import CoreGraphics
import Testing
import UIKitEngines

@Suite struct PanMachineTests {
    @Test func tenPointsAreNoDragAndElevenAre() {
        var machine = PanMachine()
        let steps = play([.down(1, 0, 0), .move(1, 10, 0.1), .move(1, 11, 0.2), .up(1, 11, 0.3)], on: &machine)
        #expect(steps == [.stay, .stay, .begin, .end])
    }

    @Test func theSlopIsNotPartOfTheTranslation() {
        var machine = PanMachine()
        _ = play([.down(1, 100, 0), .move(1, 130, 0.1)], on: &machine)
        #expect(machine.translation.y == 20)
        _ = play([.move(1, 90, 0.2)], on: &machine)
        #expect(machine.translation.y == -20)
    }

    @Test func aTouchThatLeavesWithoutADragFails() {
        var machine = PanMachine()
        let steps = play([.down(1, 0, 0), .up(1, 0, 0.3)], on: &machine)
        #expect(steps == [.stay, .fail])
    }

    @Test func contentDoesNotJumpWhenATouchComesOrGoes() {
        var machine = PanMachine()
        _ = play([.down(1, 0, 0), .move(1, 30, 0.1), .down(2, 200, 0.2)], on: &machine)
        #expect(machine.translation.y == 20)
        _ = play([.move(2, 220, 0.3)], on: &machine)
        #expect(machine.translation.y == 30)
        let steps = play([.up(1, 30, 0.4)], on: &machine)
        #expect(steps == [.stay])
        #expect(machine.translation.y == 30)
    }

    @Test func moreTouchesThanAllowedFail() {
        var machine = PanMachine()
        machine.maximumTouches = 1
        let steps = play([.down(1, 0, 0), .down(2, 9, 0)], on: &machine)
        #expect(steps == [.stay, .fail])
    }

    @Test func fewerTouchesThanAskedForDoNotDrag() {
        var machine = PanMachine()
        machine.minimumTouches = 2
        let steps = play([.down(1, 0, 0), .move(1, 50, 0.1), .down(2, 9, 0.2), .move(2, 40, 0.3)], on: &machine)
        #expect(steps == [.stay, .stay, .stay, .begin])
    }

    @Test func aCancelledDragIsCancelled() {
        var machine = PanMachine()
        let steps = play([.down(1, 0, 0), .move(1, 50, 0.1), .cancel(1, 50, 0.2)], on: &machine)
        #expect(steps == [.stay, .begin, .cancel])
    }

    @Test func velocityIsThatOfTheLastTenthOfASecond() {
        var machine = PanMachine()
        var script = [Touch.down(1, 0, 0)]
        for frame in 1...30 { script.append(.move(1, CGFloat(frame) * 10, Double(frame) / 60)) }
        _ = play(script, on: &machine)
        #expect(abs(machine.velocity(at: 0.5).y - 600) < 0.001)
        #expect(machine.velocity(at: 0.7).y == 0)
    }
}
