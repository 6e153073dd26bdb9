import CoreGraphics
import Testing
import UIKitEngines

@Suite struct LongPressMachineTests {
    private func steps(_ script: [Touch]) -> [GestureStep] {
        var machine = LongPressMachine()
        return play(script, on: &machine)
    }

    @Test func halfASecondIsAPress() {
        #expect(
            steps([.down(1, 0, 0), .time(0.49), .time(0.5), .move(1, 99, 0.6), .up(1, 99, 0.7)]) == [.stay, .stay, .begin, .change, .end])
    }

    @Test func liftingEarlyFails() {
        #expect(steps([.down(1, 0, 0), .up(1, 0, 0.4), .time(0.5)]) == [.stay, .fail, .stay])
    }

    @Test func aPressWithoutADurationBeginsWithTheTouch() {
        var machine = LongPressMachine()
        machine.minimumDuration = 0
        #expect(play([.down(1, 0, 0), .move(1, 3, 0), .up(1, 3, 0)], on: &machine) == [.begin, .change, .end])
        machine.reset()
        machine.touchesRequired = 2
        #expect(play([.down(1, 0, 0), .down(2, 9, 0), .up(1, 0, 0)], on: &machine) == [.stay, .begin, .end])
    }

    @Test func excessiveMovementFails() {
        #expect(steps([.down(1, 0, 0), .move(1, 10, 0.1), .move(1, 11, 0.2), .time(0.5)]) == [.stay, .stay, .fail, .stay])
    }

    @Test func aCancelledPressIsCancelled() {
        #expect(steps([.down(1, 0, 0), .time(0.5), .cancel(1, 0, 0.6)]) == [.stay, .begin, .cancel])
    }
}
