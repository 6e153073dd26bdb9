import Testing
import UIKit

/// When springs are at rest.
@MainActor @Suite struct SpringTests {
    private func spring(_ change: (CASpringAnimation) -> Void = { _ in }) -> CASpringAnimation {
        let spring = CASpringAnimation(keyPath: "opacity")
        change(spring)
        return spring
    }

    @Test func `E7 the usual spring settles as on iOS`() {
        #expect(abs(spring().settlingDuration - 1.4727) < 0.0001)
    }

    @Test func `E7 velocity counts for the settling time`() {
        #expect(spring { $0.initialVelocity = -20 }.settlingDuration > spring().settlingDuration)
    }

    @Test func `E7 springs that do not swing are within a thousandth at their settling time`() {
        let critical = spring { $0.damping = 20 }
        #expect(abs(critical.settlingDuration - 0.92334) < 0.0001)
        let creeping = spring {
            $0.damping = 40
            $0.allowsOverdamping = true
        }
        #expect(creeping.settlingDuration > critical.settlingDuration && creeping.settlingDuration < 5)
        #expect(spring { $0.damping = 0 }.settlingDuration == 60)
    }
}
