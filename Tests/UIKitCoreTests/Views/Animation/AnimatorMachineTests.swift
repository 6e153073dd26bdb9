import Testing

@testable import UIKitCore

/// The states of an animator, without views.
@MainActor struct AnimatorMachineTests {
    private func isOver(_ machine: inout AnimatorMachine, at time: Double) -> Bool { machine.tick(at: time) }
    private let linear = AnimatorCurve(CAMediaTimingFunction(name: .linear), duration: 2)
    private let eased = AnimatorCurve(CAMediaTimingFunction(name: .easeIn), duration: 2)

    @Test func aRunBeginsWithItsFirstFrameAndWaitsForItsDelay() {
        var machine = AnimatorMachine()
        machine.begin()
        machine.run(along: linear, after: 1, at: 10)
        #expect(machine.value(at: 20) == 0)
        _ = machine.tick(at: 12)
        #expect(machine.value(at: 13) == 0 && machine.value(at: 14) == 0.5 && machine.value(at: 99) == 1)
        let ends = [isOver(&machine, at: 14.9), isOver(&machine, at: 15)]
        #expect(ends == [false, true])
    }

    @Test func continuingKeepsToTheCurve() {
        var whole = AnimatorMachine()
        whole.begin()
        whole.run(along: eased, after: 0, at: 0)
        _ = whole.tick(at: 0)
        var paused = whole
        paused.pause(at: 1)
        paused.run(along: eased, after: 0, at: 5)
        _ = paused.tick(at: 5)
        for time in [0.0, 0.25, 0.5, 1] { #expect(abs(paused.value(at: 5 + time) - whole.value(at: 1 + time)) < 1e-6) }
    }

    @Test func reversingContinuesFromThePresentValue() {
        var machine = AnimatorMachine()
        machine.begin()
        machine.run(along: linear, after: 0, at: 0)
        _ = machine.tick(at: 0)
        machine.setReversed(true, linear, at: 0.5)
        #expect(machine.target == 0)
        #expect(abs(machine.value(at: 0.5) - 0.25) < 1e-6 && abs(machine.value(at: 0.75) - 0.125) < 1e-6)
        let ends = isOver(&machine, at: 1)
        #expect(ends)
        #expect(abs(machine.fraction(at: 0.75, linear, isLinear: true) - 0.875) < 1e-6)
    }

    @Test(arguments: [(0.3, 0.3), (-1, 0), (7, 1), (.nan, 0)] as [(Double, Double)]) func scrubbingIsClampedToTheUnitInterval(
        to: Double, value: Double
    ) {
        var machine = AnimatorMachine()
        machine.begin()
        machine.scrub(to: to, linear, isLinear: true)
        #expect(machine.value(at: 0) == value && machine.state == .active && !machine.isRunning)
    }

    @Test func scrubbingAlongTheCurveAndBackGivesTheFraction() {
        var machine = AnimatorMachine()
        machine.begin()
        machine.scrub(to: 0.5, eased, isLinear: false)
        #expect(machine.value(at: 0) < 0.4)
        #expect(abs(machine.fraction(at: 0, eased, isLinear: false) - 0.5) < 1e-6)
    }

    @Test func aSpringArrivesBeforeItOvershoots() {
        let spring = AnimatorCurve(UISpringTimingParameters(dampingRatio: 0.3), duration: 1)
        for value in [0.1, 0.5, 0.99] {
            let share = spring.timeFraction(of: value)
            #expect(abs(spring.value(at: share) - value) < 1e-6 && share < 0.25)
        }
    }

    @Test func aDurationOfZeroEndsAtOnce() {
        var machine = AnimatorMachine()
        machine.begin()
        machine.run(along: AnimatorCurve(CAMediaTimingFunction(name: .linear), duration: 0), after: 0, at: 0)
        let ends = isOver(&machine, at: 0)
        #expect(ends && machine.value(at: 0.1) == 1)
        machine.stop()
        #expect(machine.state == .stopped)
        machine.reset()
        #expect(machine.state == .inactive)
    }
}
