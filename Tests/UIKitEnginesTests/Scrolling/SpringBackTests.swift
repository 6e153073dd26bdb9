import CoreGraphics
import Testing
import UIKitEngines

@Suite struct SpringBackTests {
    @Test func itStartsAsSpecifiedAndEndsAtItsTarget() {
        let spring = SpringBack(start: 100, target: 0, velocity: 300)
        #expect(spring.position(at: 0) == 100)
        #expect(abs(spring.position(at: 0.0001) - 100.03) < 0.001)
        #expect(abs(spring.position(at: spring.duration)) < 0.5)
    }

    @Test(arguments: [-9000, -100, 0, 100, 9000] as [CGFloat]) func afterItsDurationTheSpringStaysWithinHalfAPoint(velocity: CGFloat) {
        let spring = SpringBack(start: -80, target: 0, velocity: velocity)
        for step in 0..<200 {
            #expect(abs(spring.position(at: spring.duration + Double(step) / 100)) < 0.5)
        }
    }

    @Test(arguments: [-9000, 0, 9000] as [CGFloat]) func settlingNeverPassesItsTarget(velocity: CGFloat) {
        let spring = SpringBack.settling(start: 100, target: 390, velocity: velocity, frequency: 16)
        for step in 0..<300 {
            let position = spring.position(at: Double(step) / 100)
            #expect(position >= 100 && position <= 390)
        }
    }
}
