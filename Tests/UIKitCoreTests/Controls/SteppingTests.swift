import Platform
import Testing

@testable import UIKitCore

/// Steppers under a touch that is held, slides off or is cancelled.
@MainActor @Suite(.app) struct SteppingTests {
    private func stage(_ body: (TestHost, UIStepper, () -> [Double]) throws -> Void) throws {
        try TestHost.run { host in
            let stepper = UIStepper(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
            var told: [Double] = []
            stepper.addAction(UIAction { told.append(($0.sender as? UIStepper)?.value ?? -1) }, for: .valueChanged)
            host.makeWindow().addSubview(stepper)
            host.step()
            try body(host, stepper) { told }
        }
    }

    @Test func aTouchThatStaysGoesOnOnlyWhereThatIsWanted() throws {
        try stage { host, stepper, told in
            stepper.autorepeat = false
            host.touch(.began, 180, 116)
            host.advance(2)
            #expect(told().isEmpty)
            host.touch(.ended, 180, 116)
            host.step()
            #expect(told() == [1])
            stepper.autorepeat = true
            host.touch(.began, 180, 116)
            host.advance(1)
            host.touch(.ended, 180, 116)
            host.step()
            #expect(told().count > 4 && told().last == stepper.value)
        }
    }

    @Test(arguments: [UITouch.Phase.ended, .cancelled, .moved]) func theLastStepIsReportedHoweverTheTouchLeaves(phase: UITouch.Phase) throws
    {
        try stage { host, stepper, told in
            stepper.isContinuous = false
            host.touch(.began, 180, 116)
            host.advance(1)
            #expect(stepper.value > 3 && told().isEmpty)
            switch phase {
            case .ended: host.touch(.ended, 180, 116)
            case .cancelled: host.touch(.cancelled, 180, 116)
            default: host.touch(.moved, 180, 400)
            }
            host.step()
            #expect(told() == [stepper.value])
            host.touch(.ended, 180, 400)
            host.step()
            #expect(told().count == 1)
        }
    }
}
