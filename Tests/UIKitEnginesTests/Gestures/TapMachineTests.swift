import CoreGraphics
import Testing
import UIKitEngines

@Suite struct TapMachineTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var taps = 1
        var touches = 1
        var script: [Touch]
        var expected: [GestureStep]
    }

    @Test(arguments: [
        Case(testDescription: "one tap", script: [.down(1, 0, 0), .up(1, 0, 0.1)], expected: [.stay, .recognize]),
        Case(
            testDescription: "a finger may wander 45 points", script: [.down(1, 0, 0), .move(1, 45, 0.1), .up(1, 45, 0.2)],
            expected: [.stay, .stay, .recognize]),
        Case(
            testDescription: "and no more", script: [.down(1, 0, 0), .move(1, 46, 0.1), .up(1, 0, 0.2)],
            expected: [.stay, .fail, .stay]),
        Case(testDescription: "a rest is no tap", script: [.down(1, 0, 0), .time(1.49), .time(1.5)], expected: [.stay, .stay, .fail]),
        Case(
            testDescription: "two taps", taps: 2, script: [.down(1, 0, 0), .up(1, 0, 0.1), .down(2, 10, 0.3), .up(2, 10, 0.4)],
            expected: [.stay, .stay, .stay, .recognize]),
        Case(
            testDescription: "a second tap that is late", taps: 2, script: [.down(1, 0, 0), .up(1, 0, 0.1), .time(0.45)],
            expected: [.stay, .stay, .fail]),
        Case(
            testDescription: "a second tap that is far away", taps: 2, script: [.down(1, 0, 0), .up(1, 0, 0.1), .down(2, 60, 0.2)],
            expected: [.stay, .stay, .fail]),
        Case(
            testDescription: "two fingers where one is asked for", script: [.down(1, 0, 0), .down(2, 9, 0), .up(1, 0, 0.1)],
            expected: [.stay, .fail, .stay]),
        Case(
            testDescription: "two fingers", touches: 2,
            script: [.down(1, 0, 0), .down(2, 80, 0), .up(1, 0, 0.1), .up(2, 80, 0.1)], expected: [.stay, .stay, .stay, .recognize]),
        Case(
            testDescription: "one finger where two are asked for", touches: 2, script: [.down(1, 0, 0), .up(1, 0, 0.1)],
            expected: [.stay, .fail]),
        Case(testDescription: "a cancelled finger", script: [.down(1, 0, 0), .cancel(1, 0, 0.1)], expected: [.stay, .fail]),
    ])
    func taps(_ row: Case) {
        var machine = TapMachine(tapsRequired: row.taps, touchesRequired: row.touches)
        let steps = play(row.script, on: &machine)
        #expect(steps == row.expected)
    }

    @Test func aResetMachineTapsAgain() {
        var machine = TapMachine()
        let tap = [Touch.down(1, 0, 0), .up(1, 0, 0.1)]
        let first = play(tap, on: &machine)
        let second = play(tap, on: &machine)
        machine.reset()
        let third = play(tap, on: &machine)
        #expect(first.last == .recognize && second.last == .stay && third.last == .recognize)
    }
}
