import Foundation
import Testing

@testable import QuartzCore

struct SpringTests {
    /// Integrates the equation m·x″ = k·(1 − x) − c·x′, in a hundred thousand small steps.
    private static func stepped(_ spring: Spring, to time: Double) -> Double {
        let count = 100_000
        let dt = time / Double(count)
        var (x, v) = (0.0, spring.velocity)
        for _ in 0..<count {
            let middleV = v + dt / 2 * (spring.stiffness * (1 - x) - spring.damping * v) / spring.mass
            let middleX = x + dt / 2 * v
            v += dt * (spring.stiffness * (1 - middleX) - spring.damping * middleV) / spring.mass
            x += dt * middleV
        }
        return x
    }

    @Test(arguments: [(1.0, 100.0, 10.0, 0.0), (1, 100, 20, 3), (2, 80, 60, 0), (1, 300, 5, -4), (0.5, 100, 14.142_135_623_7, 1)])
    func theCurveSolvesTheEquation(mass: Double, stiffness: Double, damping: Double, velocity: Double) {
        let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity)
        for time in [0.1, 0.35, 0.9] {
            #expect(abs(spring.value(at: time) - Self.stepped(spring, to: time)) < 1e-6)
        }
    }

    @Test(arguments: [(1.0, 100.0, 10.0), (1, 100, 20), (1, 100, 40)])
    func theCurveStaysNearItsEndOnceSettled(mass: Double, stiffness: Double, damping: Double) {
        let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, velocity: 0)
        let rest = spring.settlingDuration
        for step in 0..<100 { #expect(abs(spring.value(at: rest + Double(step) / 50) - 1) < 2e-3) }
        #expect(abs(spring.value(at: rest / 3) - 1) > 2e-3)
    }
}
