import CoreGraphics
import Testing
import UIKitEngines

struct SwipeMachineTests {
    private func machine(_ directions: SwipeMachine.Direction) -> SwipeMachine {
        var machine = SwipeMachine()
        machine.directions = directions
        return machine
    }

    @Test func fiftyPointsOneWayAreASwipe() {
        var machine = machine(.down)
        #expect(
            play([.down(1, 0, 0), .move(1, 49, 0.1), .move(1, 50, 0.2), .up(1, 60, 0.3)], on: &machine) == [
                .stay, .stay, .recognize, .stay,
            ])
    }

    @Test func theWrongDirectionFails() {
        var machine = machine(.up)
        #expect(play([.down(1, 0, 0), .move(1, 11, 0.1), .move(1, -80, 0.2)], on: &machine) == [.stay, .fail, .stay])
        var sideways = self.machine(.right)
        #expect(play([.down(1, 0, 0), .move(1, 51, 0.1)], on: &sideways) == [.stay, .fail])
    }

    @Test func slowTouchesFail() {
        var machine = machine(.down)
        #expect(play([.down(1, 0, 0), .time(0.5)], on: &machine) == [.stay, .fail])
        machine.reset()
        #expect(play([.down(1, 0, 0), .move(1, 60, 0.6)], on: &machine) == [.stay, .fail])
    }

    @Test func severalWaysAndSeveralTouches() {
        var machine = machine([.up, .down])
        machine.touchesRequired = 2
        #expect(
            play([.down(1, 0, 0), .move(1, 60, 0.1), .down(2, 10, 0.1), .move(1, 0, 0.2), .move(2, -60, 0.3)], on: &machine)
                == [.stay, .stay, .stay, .stay, .recognize])
    }
}
