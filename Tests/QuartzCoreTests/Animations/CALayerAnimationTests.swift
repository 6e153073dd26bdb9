import Testing

@testable import QuartzCore

@MainActor struct CALayerAnimationTests {
    private static func move(duration: Double = 1) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = 0
        animation.toValue = 100
        animation.duration = duration
        return animation
    }

    @Test func anAnimationBeginsWithTheFrameThatShowsItFirst() {
        let stage = Stage()
        stage.layer.add(Self.move(), forKey: "x")
        stage.frame(at: 7)
        #expect(stage.shown.position.x == 0)
        stage.frame(at: 7.25)
        #expect(stage.shown.position.x == 25)
        #expect(stage.layer.position.x == 0)
    }

    @Test func beginTimeDelays() {
        let stage = Stage()
        let animation = Self.move()
        animation.beginTime = 9
        animation.fillMode = .backwards
        stage.layer.add(animation, forKey: "x")
        stage.frame(at: 7)
        #expect(stage.shown.position.x == 0)
        stage.frame(at: 9.5)
        #expect(stage.shown.position.x == 50)
    }

    /// Zero alone means "now": a layer whose time is stopped is scrubbed through animations that began at its first
    /// moment.
    @Test func aBeginTimeBeforeZeroIsKept() {
        let stage = Stage()
        stage.layer.speed = 0
        let animation = Self.move()
        animation.beginTime = -.leastNonzeroMagnitude
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        stage.layer.add(animation, forKey: "x")
        stage.layer.timeOffset = 0.25
        stage.frame(at: 7)
        #expect(stage.shown.position.x == 25)
        stage.layer.timeOffset = 0.75
        stage.frame(at: 8)
        #expect(stage.shown.position.x == 75)
    }

    @Test func theDelegateIsNotifiedOfStartAndEndAfterTheFrame() {
        let stage = Stage()
        let listener = AnimationListener()
        let animation = Self.move()
        animation.delegate = listener
        stage.layer.add(animation, forKey: "x")
        #expect(listener.log.isEmpty)
        stage.frame(at: 1)
        #expect(listener.log == ["start"])
        stage.frame(at: 2)
        #expect(listener.log == ["start", "end"])
        #expect(stage.layer.animationKeys() == nil)
        #expect(!stage.tree.hasRunningAnimations)
    }

    @Test func removingTheAnimationOrTheLayerEndsAnAnimationEarly() {
        let stage = Stage()
        let listener = AnimationListener()
        for key in ["a", "b"] {
            let animation = Self.move()
            animation.delegate = listener
            stage.layer.add(animation, forKey: key)
        }
        stage.frame(at: 1)
        stage.layer.removeAnimation(forKey: "a")
        #expect(listener.log == ["start", "start", "cut"])
        stage.layer.removeFromSuperlayer()
        #expect(listener.log == ["start", "start", "cut", "cut"])
    }

    @Test func anAnimationOfTheSameKeyReplacesTheOther() {
        let stage = Stage()
        stage.layer.add(Self.move(), forKey: "x")
        stage.layer.add(Self.move(duration: 4), forKey: "x")
        #expect(stage.layer.animationKeys() == ["x"])
        #expect(stage.layer.animation(forKey: "x")?.duration == 4)
    }

    @Test func anAddedAnimationIsACopy() {
        let stage = Stage()
        let animation = Self.move()
        stage.layer.add(animation, forKey: "x")
        animation.duration = 100
        #expect(stage.layer.animation(forKey: "x")?.duration == 1)
    }

    @Test func fillingForwardsStaysUntilItIsRemoved() {
        let stage = Stage()
        let listener = AnimationListener()
        let animation = Self.move()
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        animation.delegate = listener
        stage.layer.add(animation, forKey: "x")
        for time in [1.0, 2, 3, 4] { stage.frame(at: time) }
        #expect(stage.shown.position.x == 100)
        #expect(listener.log == ["start", "end"])
        #expect(!stage.tree.hasRunningAnimations)
        stage.layer.removeAllAnimations()
        stage.frame(at: 5)
        #expect(stage.shown.position.x == 0)
    }

    @Test func aDelegateMayAddTheNextAnimation() {
        final class Chain: NSObject, CAAnimationDelegate {
            let layer: CALayer
            init(_ layer: CALayer) { self.layer = layer }
            func animationDidStart(_ anim: CAAnimation) { layer.add(CALayerAnimationTests.move(), forKey: "next") }
        }
        let stage = Stage()
        let animation = Self.move()
        animation.delegate = Chain(stage.layer)
        stage.layer.add(animation, forKey: "x")
        stage.frame(at: 1)
        #expect(stage.layer.animationKeys() == ["x", "next"])
    }

    /// 0.1 + 0.2 is more than 0.3: where one member of a group ends and the next begins, the layer's own value must
    /// not show.
    @Test func momentsThatRoundedSumsMissAreMet() {
        let timing = ActiveTime(
            begin: 0.1 + 0.2, duration: 1, speed: 1, offset: 0, repeatCount: 0, repeatDuration: 0, autoreverses: false,
            fillsBackwards: false, fillsForwards: false)
        #expect(timing.sample(at: 0.3) == ActiveTime.Moment(progress: 0))
        #expect(timing.sample(at: 0.29) == nil)
    }

    @Test func aGroupRunsItsMembersAndEndsThem() {
        let stage = Stage()
        let group = CAAnimationGroup()
        let late = Self.move(duration: 4)
        late.beginTime = 1
        late.fillMode = .both
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.toValue = 0
        group.animations = [late, fade]
        group.duration = 2
        stage.layer.add(group, forKey: "all")
        stage.frame(at: 10)
        stage.frame(at: 11.5)
        #expect(abs(stage.shown.position.x - 12.5) < 1e-9)
        #expect(abs(stage.shown.opacity - 0.25) < 1e-6)
        stage.frame(at: 12)
        #expect(stage.shown.opacity == 1)
    }

    @Test func aLayersTimeMayBeStopped() {
        let stage = Stage()
        stage.layer.add(Self.move(duration: 10), forKey: "x")
        stage.frame(at: 1)
        stage.frame(at: 3)
        let paused = stage.layer.convertTime(3, from: nil)
        stage.layer.speed = 0
        stage.layer.timeOffset = paused
        stage.frame(at: 8)
        #expect(stage.shown.position.x == 20)
        #expect(!stage.tree.hasRunningAnimations)
        stage.layer.speed = 1
        stage.layer.timeOffset = 0
        stage.layer.beginTime = stage.layer.convertTime(8, from: nil) - paused
        stage.frame(at: 9)
        #expect(stage.shown.position.x == 30)
    }

    @Test func presentationLayersReturnTheirModelAndHitTestVisibleLayers() {
        let stage = Stage()
        stage.quietly { stage.root.frame = CGRect(x: 0, y: 0, width: 200, height: 200) }
        stage.layer.add(Self.move(), forKey: "x")
        stage.frame(at: 1)
        stage.frame(at: 1.5)
        #expect(stage.layer.presentation()?.model() === stage.layer)
        #expect(stage.layer.model() === stage.layer)
        #expect(stage.root.presentation()?.hitTest(CGPoint(x: 50, y: 2))?.model() === stage.layer)
    }

    @Test func thePresentationTreeConsistsOfPresentations() {
        let screen = Screen(40, 40)
        let layer = screen.add(CGRect(x: 0, y: 0, width: 20, height: 20), .black)
        let (inner, mask) = (CALayer(), CALayer())
        layer.addSublayer(inner)
        layer.mask = mask
        screen.draw()
        let shown = layer.presentation()
        #expect(shown?.sublayers?.first?.model() === inner && shown?.sublayers?.first !== inner)
        #expect(shown?.mask?.model() === mask && shown?.mask !== mask)
        #expect(inner.presentation()?.superlayer?.model() === layer && inner.presentation()?.superlayer !== layer)
    }
}
