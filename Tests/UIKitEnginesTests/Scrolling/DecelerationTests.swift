import CoreGraphics
import Testing
import UIKitEngines

@Suite struct DecelerationTests {
    @Test(arguments: [0.998, 0.99] as [CGFloat]) func theClosedFormEqualsTheSumOfMilliseconds(rate: CGFloat) {
        let motion = Deceleration(start: 50, velocity: 1000, rate: rate)
        var position: CGFloat = 50
        var speed: CGFloat = 1
        for millisecond in 1...2000 {
            // The mean speed of a millisecond, in which the speed falls.
            position += speed * (1 + rate) / 2
            speed *= rate
            #expect(abs(motion.position(at: Double(millisecond) / 1000) - position) < 0.02)
        }
    }

    @Test func scrollingEndsWithinHalfAPoint() {
        let motion = Deceleration(start: 0, velocity: 2000)
        #expect(abs(motion.target - motion.position(at: motion.duration)) <= 0.5001)
        #expect(abs(motion.target - 999) < 1)
        #expect(Deceleration(start: 3, velocity: 0).duration == 0)
    }

    @Test func theTimeOfAPositionLeadsBackToIt() throws {
        let motion = Deceleration(start: 100, velocity: -800)
        let time = try #require(motion.time(of: -50))
        #expect(abs(motion.position(at: time) + 50) < 1e-9)
        #expect(motion.time(of: 120) == nil)
        #expect(motion.time(of: -500) == nil)
    }
}
