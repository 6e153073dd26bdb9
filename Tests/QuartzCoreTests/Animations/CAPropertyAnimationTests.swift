import Testing

@testable import QuartzCore

@MainActor struct CAPropertyAnimationTests {
    private func rotation(_ name: CAValueFunctionName, from: Any, to: Any) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "transform")
        animation.valueFunction = CAValueFunction(name: name)
        (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
        return animation
    }

    @Test func aValueFunctionRotatesMoreThanOnce() {
        let stage = Stage()
        stage.layer.add(rotation(.rotateZ, from: 0, to: 4 * Double.pi), forKey: "turn")
        stage.frame(at: 1)
        stage.frame(at: 1.125)
        let transform = stage.shown.transform
        #expect(abs(transform.m11) < 1e-9 && abs(transform.m12 - 1) < 1e-9)
    }

    @Test func scaleAndTranslateAcceptThreeNumbers() {
        let stage = Stage()
        stage.layer.add(rotation(.scale, from: [1, 1, 1], to: [3, 5, 1]), forKey: "scale")
        let move = rotation(.translate, from: [0, 0, 0], to: [10, 20, 0])
        move.isAdditive = true
        stage.layer.add(move, forKey: "move")
        stage.frame(at: 1)
        stage.frame(at: 1.5)
        #expect(stage.shown.transform.m11 == 2 && stage.shown.transform.m22 == 3)
        #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "squeeze")) == nil)
    }

    @Test(
        arguments: [
            ([0.0, 100, nil], 50.0), ([20, nil, 40], 40), ([nil, 100, 40], 80), ([20, nil, nil], 13.5), ([nil, 100, nil], 53.5),
            ([nil, nil, 40], 27), ([nil, nil, nil], 7),
        ] as [([Double?], Double)])
    func allCombinationsOfFromToAndBy(values: [Double?], middle: Double) {
        let stage = Stage()
        stage.quietly { stage.layer.position.x = 7 }
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue, animation.byValue) = (values[0], values[1], values[2])
        animation.duration = 1
        stage.layer.add(animation, forKey: "x")
        stage.frame(at: 1)
        stage.frame(at: 1.5)
        #expect(stage.shown.position.x == CGFloat(middle))
    }

    @Test func cumulativeRunsContinueWhereTheLastOneEnded() {
        let stage = Stage()
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 10, 1)
        animation.repeatCount = 3
        animation.isCumulative = true
        stage.layer.add(animation, forKey: "x")
        stage.frame(at: 0)
        stage.frame(at: 2.5)
        #expect(stage.shown.position.x == 25)
    }

    @Test func additiveAnimationsAddUp() {
        let stage = Stage()
        stage.quietly { stage.layer.position.x = 100 }
        for key in ["one", "two"] {
            let animation = CABasicAnimation(keyPath: "position.x")
            (animation.fromValue, animation.toValue, animation.duration) = (-40, 0, 1)
            animation.isAdditive = true
            stage.layer.add(animation, forKey: key)
        }
        stage.frame(at: 0)
        stage.frame(at: 0.5)
        #expect(stage.shown.position.x == 60)
    }

    @Test func customValuesAreCopied() {
        let stage = Stage()
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.setValue("fade", forKey: "name")
        stage.layer.add(animation, forKey: "x")
        #expect(stage.layer.animation(forKey: "x")?.value(forKey: "name") as? String == "fade")
        #expect((animation.copy() as? CABasicAnimation)?.keyPath == "opacity")
        #expect(animation.value(forKey: "other") == nil)
    }

    @Test func anAnimationMayRequestFewerFrames() {
        let stage = Stage()
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 60, 1)
        animation.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 30, preferred: 20)
        stage.layer.add(animation, forKey: "x")
        let seen = (0..<7).map { beat in
            stage.frame(at: 100 + Double(beat) / 60)
            return stage.shown.position.x.rounded()
        }
        #expect(seen == [0, 0, 0, 3, 3, 3, 6])
    }

    @Test func aSpringReturnsItsParameters() {
        let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)
        #expect(abs(spring.perceptualDuration - 0.5) < 1e-9 && abs(spring.bounce - 0.3) < 1e-9)
        #expect(spring.duration == spring.settlingDuration && spring.duration > 0.5)
        #expect(abs(spring.shaped(1) - 1) < 0.002)
        let slow = CASpringAnimation(perceptualDuration: 0.5, bounce: -0.5)
        #expect(slow.allowsOverdamping && slow.duration > spring.duration)
        #expect((0...100).allSatisfy { slow.shaped(Double($0) / 100) <= 1 })
        let stiff = CASpringAnimation(keyPath: "opacity")
        stiff.damping = 200
        #expect(stiff.bounce == 0)
        #expect(stiff.settlingDuration == 1)
    }
}
