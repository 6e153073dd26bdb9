import CaretTesting
import Testing

@testable import UIKitCore

@MainActor @Suite(.app) struct UIViewPropertyAnimatorTests {
    private func run(_ body: (TestHost, UIView) throws -> Void) throws {
        try TestHost.run { host in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            host.makeWindow().addSubview(view)
            host.step()
            try body(host, view)
        }
    }

    private func shownX(_ view: UIView) -> CGFloat { ((view.layer.presentation()?.position.x ?? 0) * 1e6).rounded() / 1e6 }

    private func linear(_ view: UIView, to x: CGFloat = 110) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = x }
    }

    @Test func blocksRunWhenItStartsAndItEndsByItself() throws {
        try run { host, view in
            weak var kept: UIViewPropertyAnimator?
            var ends: [UIViewAnimatingPosition] = []
            do {
                let animator = linear(view)
                animator.addCompletion { ends.append($0) }
                #expect(animator.state == .inactive && !animator.isRunning && view.center.x == 10)
                animator.startAnimation()
                #expect(animator.state == .active && animator.isRunning && view.center.x == 110)
                kept = animator
            }
            host.step()
            #expect(shownX(view) == 10)
            host.advance(0.5)
            #expect(shownX(view) == 60)
            #expect(abs((kept?.fractionComplete ?? 0) - 0.5) < 1e-6)
            host.advance(0.5)
            #expect(ends == [.end] && shownX(view) == 110)
            host.step(2)
            #expect(kept == nil && view.layer.animationKeys() == nil)
        }
    }

    @Test func scrubbingMovesBothWaysAndContinues() throws {
        try run { host, view in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { view.center.x = 110 }
            animator.fractionComplete = 0.3
            #expect(animator.state == .active && !animator.isRunning)
            host.step()
            #expect(shownX(view) == 40)
            animator.fractionComplete = 0.1
            host.step()
            #expect(shownX(view) == 20)
            let ticks = host.counters.ticks
            host.step(3)
            #expect(host.counters.ticks <= ticks + 1)
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
            host.step()
            #expect(shownX(view) == 20)
            host.advance(1)
            #expect(animator.state == .inactive && shownX(view) == 110)
        }
    }

    @Test func scrubbingFollowsTheCurveUnlessLinear() throws {
        try run { host, view in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.center.x = 110 }
            animator.scrubsLinearly = false
            animator.fractionComplete = 0.5
            host.step()
            #expect(shownX(view) < 50)
            #expect(abs(animator.fractionComplete - 0.5) < 1e-6)
            animator.stopAnimation(true)
        }
    }

    @Test func aReversedAnimatorEndsAtItsStart() throws {
        try run { host, view in
            let animator = linear(view)
            var ends: [UIViewAnimatingPosition] = []
            animator.addCompletion { ends.append($0) }
            animator.startAnimation()
            host.step()
            host.advance(0.25)
            animator.isReversed = true
            #expect(abs(animator.fractionComplete - 0.75) < 1e-6)
            host.advance(0.1)
            #expect(shownX(view) == 25)
            host.advance(0.2)
            #expect(ends == [.start] && view.center.x == 10 && shownX(view) == 10 && !animator.isReversed)
        }
    }

    @Test func stoppingKeepsThePresentValues() throws {
        try run { host, view in
            let animator = linear(view)
            var ends: [UIViewAnimatingPosition] = []
            animator.addCompletion { ends.append($0) }
            animator.startAnimation()
            host.step()
            host.advance(0.5)
            animator.stopAnimation(true)
            #expect(animator.state == .inactive && view.center.x == 60 && view.layer.animationKeys() == nil)
            host.advance(1)
            #expect(ends.isEmpty && shownX(view) == 60)
        }
    }

    @Test(arguments: [(UIViewAnimatingPosition.start, 10), (.current, 60), (.end, 110)])
    func aStoppedAnimatorFinishesAnywhere(position: UIViewAnimatingPosition, x: CGFloat) throws {
        try run { host, view in
            let animator = linear(view)
            var ends: [UIViewAnimatingPosition] = []
            animator.addCompletion { ends.append($0) }
            animator.startAnimation()
            host.step()
            host.advance(0.5)
            animator.stopAnimation(false)
            #expect(animator.state == .stopped)
            animator.finishAnimation(at: position)
            #expect(ends == [position] && abs(view.center.x - x) < 1e-6 && animator.state == .inactive)
        }
    }

    @Test func anAnimatorMayPauseOnCompletion() throws {
        try run { host, view in
            let animator = linear(view)
            animator.pausesOnCompletion = true
            var ends = 0
            animator.addCompletion { _ in ends += 1 }
            animator.startAnimation()
            host.advance(1.2)
            #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 1 && ends == 0)
            animator.isReversed = true
            animator.startAnimation()
            host.advance(1.2)
            #expect(animator.fractionComplete == 1 && shownX(view) == 10)
            animator.stopAnimation(false)
            animator.finishAnimation(at: .start)
            #expect(ends == 1 && view.center.x == 10)
        }
    }

    @Test func blocksMayBeAddedLaterWithADelay() throws {
        try run { host, view in
            let animator = linear(view)
            animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
            animator.startAnimation()
            host.step()
            host.advance(0.5)
            #expect(view.layer.presentation()?.opacity == 1)
            host.advance(0.25)
            #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.5) < 1e-5)
            animator.addAnimations { view.bounds.size.width = 120 }
            host.step()
            #expect((view.layer.presentation()?.bounds.width ?? 0) < 30)
            host.advance(0.25)
            #expect(view.layer.presentation()?.bounds.width == 120 && animator.state == .inactive)
        }
    }

    @Test func continuingMayChangeTheCurveAndTheDuration() throws {
        try run { host, view in
            let animator = linear(view)
            animator.startAnimation()
            host.step()
            host.advance(0.5)
            animator.pauseAnimation()
            host.advance(1)
            #expect(shownX(view) == 60)
            animator.continueAnimation(withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 0.2)
            host.step()
            host.advance(0.1)
            #expect(shownX(view) == 85)
            host.advance(0.1)
            #expect(animator.state == .inactive)
        }
    }

    @Test func springsHaveTheirDurationOrTheAnimators() throws {
        try run { host, view in
            let own = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
            let long = UIViewPropertyAnimator(duration: 9, timingParameters: own)
            #expect(long.duration > 1 && long.duration < 2)
            let spring = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.3) { view.center.x = 110 }
            #expect(spring.duration == 1)
            spring.startAnimation()
            var furthest: CGFloat = 0
            for _ in 0..<62 {
                host.step()
                furthest = max(furthest, shownX(view))
            }
            #expect(furthest > 125 && spring.state == .inactive)
            #expect(own.timingCurveType == .spring && UICubicTimingParameters().timingCurveType == .builtin)
        }
    }

    @Test func keyframesAndInnerAnimationsAreScrubbedToo() throws {
        try run { host, view in
            var ends: [Bool] = []
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
                UIView.animateKeyframes(withDuration: 0, delay: 0) {
                    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 110 }
                }
                UIView.animate(withDuration: 9) {
                    view.alpha = 0
                } completion: {
                    ends.append($0)
                }
            }
            animator.fractionComplete = 0.75
            host.step()
            #expect(shownX(view) == 60 && abs((view.layer.presentation()?.opacity ?? 0) - 0.25) < 1e-5)
            animator.startAnimation()
            host.advance(1)
            #expect(ends == [true])
        }
    }

    @Test func touchesAreBlockedOnlyOnRequest() throws {
        try run { host, view in
            let spot = CGPoint(x: 5, y: 5)
            let animator = linear(view)
            animator.startAnimation()
            #expect(view.hitTest(spot, with: nil) === view)
            animator.stopAnimation(true)
            let running = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.2, delay: 0.1, animations: { view.center.x = 50 })
            #expect(view.hitTest(spot, with: nil) == nil && running.isRunning && running.delay == 0.1)
            host.advance(0.5)
            #expect(view.hitTest(spot, with: nil) === view)
        }
    }

    @Test func touchesHitAMovingViewAtItsPresentPlace() throws {
        try run { host, view in
            let window = try #require(view.window)
            let animator = linear(view)
            animator.fractionComplete = 0.5
            host.step()
            #expect(window.hitTest(CGPoint(x: 60, y: 10), with: nil) === view)
            #expect(window.hitTest(CGPoint(x: 110, y: 10), with: nil) !== view)
            animator.stopAnimation(false)
            animator.finishAnimation(at: .end)
            #expect(window.hitTest(CGPoint(x: 110, y: 10), with: nil) === view)
            let manual = linear(view, to: 10)
            manual.isManualHitTestingEnabled = true
            manual.fractionComplete = 0.5
            host.step()
            #expect(window.hitTest(CGPoint(x: 10, y: 10), with: nil) === view)
            manual.stopAnimation(true)
        }
    }

    @Test func finishingAnAnimatorThatWasNotStoppedIsAnError() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { UIViewPropertyAnimator(duration: 1, curve: .linear).finishAnimation(at: .end) }
        }
    }

    @Test func scrubbingAnUninterruptibleAnimatorIsAnError() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
                animator.isInterruptible = false
                animator.startAnimation()
                animator.pauseAnimation()
            }
        }
    }

    @Test func releasingAPausedAnimatorIsAnError() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { UIViewPropertyAnimator(duration: 1, curve: .linear) {}.pauseAnimation() }
        }
    }
}
