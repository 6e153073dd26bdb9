import CaretTesting
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

    /// Stiffness, damping, velocity, mass, and the duration that iOS reports.
    @Test(
        arguments: [
            (100, 10, 0, 1, 1.4727003346780927), (100, 1, 0, 1, 13.91321015404625), (100, 10, -5, 1, 1.5350814063145797),
            (100, 10, 5, 1, 1.3815510557964275), (300, 20, 0, 1, 0.7442555275721707), (100, 5, 0, 2, 5.658348137358159),
            (100, 20, 0, 1, 1), (400, 40, 0, 1, 0.5), (25, 10, 0, 1, 1.9), (100, 30, 0, 1, 1),
            (100, 0, 0, 1, Double(Float.greatestFiniteMagnitude)),
        ] as [(CGFloat, CGFloat, CGFloat, CGFloat, Double)])
    func `E7 settling durations are those measured on iOS`(
        _ stiffness: CGFloat, _ damping: CGFloat, _ velocity: CGFloat, _ mass: CGFloat, _ duration: Double
    ) {
        let spring = spring { ($0.stiffness, $0.damping, $0.initialVelocity, $0.mass) = (stiffness, damping, velocity, mass) }
        #expect(abs(spring.settlingDuration / duration - 1) < 1e-6)
    }

    @Test func `E7 overdamped springs settle later than critically damped springs`() {
        let creeping = spring {
            $0.damping = 40
            $0.allowsOverdamping = true
        }
        #expect(creeping.settlingDuration > spring { $0.damping = 20 }.settlingDuration && creeping.settlingDuration < 5)
    }

    @Test func `E7 values that no spring has are ignored`() {
        let spring = spring {
            $0.mass = 0
            $0.stiffness = -1
            $0.damping = -2
        }
        #expect((spring.mass, spring.stiffness, spring.damping) == (1, 100, 10))
    }

    @Test(arguments: [CGFloat.infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude]) func `E7 extreme values have a settling time`(
        _ value: CGFloat
    ) {
        for path in [\CASpringAnimation.mass, \.stiffness, \.damping] {
            let duration = spring { $0[keyPath: path] = value }.settlingDuration
            #expect(duration.isFinite && duration >= 0, "\(path) \(value): \(duration)")
        }
    }

    @Test(.app) func `E7 an undamped spring swings past its end and back for ever`() async throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let app = try await TestApp.launch(showing: {
            let controller = UIViewController()
            controller.view.addSubview(view)
            return controller
        })
        let timing = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 0, initialVelocity: .zero)
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: timing)
        animator.addAnimations { view.center.x = 105 }
        animator.startAnimation()
        var places: [CGFloat] = []
        for _ in 0..<120 {
            await app.advance(frames: 1)
            places.append(view.layer.presentation()?.position.x ?? 0)
        }
        #expect(animator.isRunning)
        #expect((places.max() ?? 0) > 195 && (places.suffix(60).min() ?? 100) < 15, "\(places)")
    }
}
