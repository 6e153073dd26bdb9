import Testing

@testable import UIKitCore

/// Steppers that wrap around.
@Suite struct StepperWrapTests {
    /// Returns the value after steps up (`true`) and down (`false`), in the range 0 to 10.
    private func value(after ways: [Bool], from value: Double) -> Double {
        var steps = StepperSteps()
        steps.setMaximum(10)
        steps.step = 3
        steps.wraps = true
        steps.set(value)
        for isUp in ways { _ = steps.advance(isUp) }
        return steps.value
    }

    @Test func aPartialLastStepWraps() {
        #expect(value(after: [true], from: 9) == 0)
        #expect(value(after: [true, false], from: 9) == 10)
        #expect(value(after: [false], from: 2) == 10)
    }

    @Test func aStepOntoTheLimitDoesNotWrap() {
        #expect(value(after: [true], from: 7) == 10)
        #expect(value(after: [true, true], from: 7) == 0)
        #expect(value(after: [false], from: 3) == 0)
    }
}
