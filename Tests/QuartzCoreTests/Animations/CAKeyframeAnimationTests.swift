import Foundation
import Testing

@testable import QuartzCore

@MainActor struct CAKeyframeAnimationTests {
    private static func shown(at share: Double, _ set: (CAKeyframeAnimation) -> Void) -> Double {
        let stage = Stage()
        let animation = CAKeyframeAnimation(keyPath: "zPosition")
        animation.values = [0, 10, 40]
        animation.duration = 1
        set(animation)
        stage.layer.add(animation, forKey: nil)
        stage.frame(at: 1)
        stage.frame(at: 1 + share)
        return Double(stage.shown.zPosition)
    }

    @Test(arguments: [(0.0, 0.0), (0.25, 5), (0.5, 10), (0.75, 25)])
    func valuesAreSpreadEvenly(share: Double, value: Double) {
        #expect(abs(Self.shown(at: share) { _ in } - value) < 1e-9)
    }

    @Test(arguments: [(0.1, 5.0), (0.2, 10), (0.6, 25)])
    func keyTimesDetermineTheTimes(share: Double, value: Double) {
        #expect(abs(Self.shown(at: share) { $0.keyTimes = [0, 0.2, 1] } - value) < 1e-9)
    }

    @Test(arguments: [(0.1, 0.0), (0.4, 10), (0.9, 40)])
    func discreteValuesJump(share: Double, value: Double) {
        #expect(Self.shown(at: share) { $0.calculationMode = .discrete } == value)
    }

    @Test func eachStepHasItsCurve() {
        let value = Self.shown(at: 0.25) {
            $0.timingFunctions = [CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear)]
        }
        #expect(abs(value - 3.153_57) < 1e-4)
    }

    /// The line that closes a path is a step of its own, unless the key times leave it out.
    @Test(arguments: [(0.25, 25.0, 37.5), (0.5, 50, 75), (1, 100, 0)])
    func aClosedPathGoesAsFarAsTheKeyTimesAllow(share: Double, timed: Double, whole: Double) {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 50, y: 0))
        path.addLine(to: CGPoint(x: 100, y: 0))
        path.closeSubpath()
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = path
        #expect(Self.x(animation, at: share) == whole)
        animation.keyTimes = [0, 0.5, 1]
        #expect(Self.x(animation, at: share) == timed)
    }

    private static func x(_ animation: CAKeyframeAnimation, at share: Double) -> Double? {
        guard case .point(let point) = animation.value(at: share, over: .point(.zero)) else { return nil }
        return point.x
    }
}
