import Testing

@testable import QuartzCore

@MainActor struct KeyframeTrackTests {
    private func animation(_ values: [Any], _ mode: CAAnimationCalculationMode = .linear) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = values
        animation.calculationMode = mode
        return animation
    }

    private func number(_ animation: CAKeyframeAnimation, _ progress: Double) -> Double? {
        if case .number(let value) = animation.value(at: progress, over: .number(0)) { value } else { nil }
    }

    private func point(_ animation: CAKeyframeAnimation, _ progress: Double) -> SIMD2<Double>? {
        if case .point(let value) = animation.value(at: progress, over: .point(.zero)) { value } else { nil }
    }

    @Test func pacedIsEvenWhateverTheKeyTimes() {
        let animation = animation([0, 10, 100], .paced)
        animation.keyTimes = [0, 0.9, 1]
        animation.timingFunctions = [CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .easeIn)]
        for share in [0, 0.05, 0.1, 0.5, 1] { #expect(abs((number(animation, share) ?? -1) - share * 100) < 1e-9) }
    }

    @Test func pacedOnOnePointStays() {
        #expect(number(animation([5, 5, 5], .paced), 0.7) == 5)
    }

    @Test func cubicPassesThroughTheValuesWithoutAKink() throws {
        let animation = animation([0, 10, 0], .cubic)
        #expect(number(animation, 0.5) == 10)
        let before = try #require(number(animation, 0.499))
        let after = try #require(number(animation, 0.501))
        // A linear path would arrive with a slope of 20 and leave with -20.
        #expect(abs(before - 10) < 0.001 && abs(after - 10) < 0.001)
    }

    @Test func tensionMakesACurveStraight() throws {
        let loose = animation([0, 0, 10, 10], .cubic)
        let tight = animation([0, 0, 10, 10], .cubic)
        tight.tensionValues = [1, 1, 1, 1]
        #expect(abs(try #require(number(tight, 0.5)) - 5) < 1e-9)
        #expect(number(loose, 0.4) != number(tight, 0.4))
    }

    @Test func eachStepHasItsTiming() throws {
        let animation = animation([0, 10, 20])
        animation.keyTimes = [0, 0.2, 1]
        animation.timingFunctions = [CAMediaTimingFunction(name: .linear), CAMediaTimingFunction(name: .easeIn)]
        #expect(number(animation, 0.1) == 5)
        #expect(try #require(number(animation, 0.6)) < 14)
    }

    @Test func aPathIsFollowedPieceByPieceAndEvenlyIfPaced() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 90))
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = path
        #expect(point(animation, 0.5) == SIMD2(10, 0))
        #expect(point(animation, 0.75) == SIMD2(10, 45))
        animation.calculationMode = .paced
        #expect(abs((point(animation, 0.5)?.y ?? 0) - 40) < 1e-9)
        animation.calculationMode = .discrete
        #expect(point(animation, 0.5) == SIMD2(10, 0))
        #expect(point(animation, 0.99) == SIMD2(10, 90))
    }

    @Test func onACirclePacedStaysOnTheCircleAtAnEvenSpeed() throws {
        let animation = CAKeyframeAnimation(keyPath: "position")
        let path = CGMutablePath()
        path.addEllipse(in: CGRect(x: -50, y: -50, width: 100, height: 100))
        animation.path = path
        animation.calculationMode = .paced
        let points = try (0...40).map { try #require(point(animation, Double($0) / 40)) }
        for point in points { #expect(abs((point * point).sum().squareRoot() - 50) < 0.05) }
        let steps = zip(points, points.dropFirst()).map { (($1 - $0) * ($1 - $0)).sum().squareRoot() }
        for step in steps { #expect(abs(step - steps[0]) < 0.02) }
    }

    @Test func rotateAutoPointsInTheDirectionOfMotion() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 0, y: 10))
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = path
        for (mode, angle) in [(CAAnimationRotationMode.rotateAuto, Double.pi / 2), (.rotateAutoReverse, -Double.pi / 2)] {
            animation.rotationMode = mode
            var properties = LayerProperties()
            animation.apply(ActiveTime.Moment(progress: 0.5), to: &properties)
            guard case .number(let shown) = properties.value(forKeyPath: "transform.rotation.z") else {
                Issue.record("the animation turns nothing")
                return
            }
            #expect(abs(shown - angle) < 1e-6)
        }
    }

    @Test func anEmptyPathAndNoValuesShowTheModel() {
        let animation = CAKeyframeAnimation(keyPath: "position")
        #expect(animation.value(at: 0.5, over: .point(.zero)) == nil)
        animation.path = CGMutablePath()
        #expect(animation.value(at: 0.5, over: .point(.zero)) == nil)
    }
}
