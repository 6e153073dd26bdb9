import CaretTesting
import Testing

@testable import UIKitCore

@MainActor @Suite(.app) struct UIViewAnimationTests {
    private func shownX(_ view: UIView) -> CGFloat? { view.layer.presentation()?.position.x }

    private func makeView(_ host: TestHost) -> UIView {
        let window = host.makeWindow()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        window.addSubview(view)
        host.step()
        return view
    }

    @Test func aLinearAnimationMovesEvenlyAndEndsOnce() throws {
        try TestHost.run { host in
            let view = makeView(host)
            var ends: [Bool] = []
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.center.x = 110
            } completion: {
                ends.append($0)
            }
            #expect(view.center.x == 110)
            host.step()
            #expect(shownX(view) == 10)
            host.advance(0.5)
            #expect(abs((shownX(view) ?? 0) - 60) < 1e-6)
            #expect(ends.isEmpty)
            host.advance(0.5)
            #expect(ends == [true])
            let ticks = host.counters.ticks
            host.advance(1)
            #expect(host.counters.ticks <= ticks + 1)
        }
    }

    @Test func changesOutsideOfAnAnimationShowAtOnce() throws {
        try TestHost.run { host in
            let view = makeView(host)
            view.center.x = 110
            host.step()
            #expect(view.layer.animationKeys() == nil)
        }
    }

    @Test func aDelayShowsTheOldValueFirst() throws {
        try TestHost.run { host in
            let view = makeView(host)
            UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) { view.center.x = 110 }
            host.advance(0.4)
            #expect(shownX(view) == 10)
            host.advance(0.6)
            #expect((shownX(view) ?? 0) > 50)
        }
    }

    @Test func anInnerAnimationTakesOverTheOuterDuration() throws {
        try TestHost.run { host in
            let view = makeView(host)
            let other = UIView()
            view.superview?.addSubview(other)
            UIView.animate(withDuration: 2) {
                UIView.animate(withDuration: 1) { view.alpha = 0 }
                UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) { other.alpha = 0 }
                #expect(UIView.inheritedAnimationDuration == 2)
            }
            #expect(view.layer.animation(forKey: "opacity")?.duration == 2)
            #expect(other.layer.animation(forKey: "opacity")?.duration == 1)
            #expect(UIView.inheritedAnimationDuration == 0)
        }
    }

    @Test func changesWithoutAnimationShowAtOnceEvenInside() throws {
        try TestHost.run { host in
            let view = makeView(host)
            UIView.animate(withDuration: 1) {
                UIView.performWithoutAnimation { view.alpha = 0 }
                view.center.x = 50
            }
            #expect(view.layer.animationKeys() == ["position"])
            UIView.setAnimationsEnabled(false)
            #expect(!UIView.areAnimationsEnabled)
            UIView.animate(withDuration: 1) { view.transform = CGAffineTransform(scaleX: 2, y: 2) }
            UIView.setAnimationsEnabled(true)
            #expect(view.layer.animationKeys() == ["position"])
        }
    }

    @Test func anAnimationWithoutChangesCompletesInTheNextFrame() throws {
        try TestHost.run { host in
            _ = makeView(host)
            var ends: [Bool] = []
            UIView.animate(withDuration: 5, animations: {}, completion: { ends.append($0) })
            UIView.animate(withDuration: 0, animations: {}, completion: { ends.append($0) })
            #expect(ends.isEmpty)
            host.step()
            #expect(ends == [true, true])
        }
    }

    @Test func aNewAnimationContinuesFromThePresentValueAndTheOldOneDidNotFinish() throws {
        try TestHost.run { host in
            let view = makeView(host)
            var ends: [Bool] = []
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.center.x = 110
            } completion: {
                ends.append($0)
            }
            host.step()
            host.advance(0.5)
            UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) { view.center.x = 10 }
            #expect(ends == [false])
            host.step()
            #expect(abs((shownX(view) ?? 0) - 60) < 1e-6)
        }
    }

    @Test func animationsAreAdditiveSoThatBothFinishInTheirTime() throws {
        try TestHost.run { host in
            let view = makeView(host)
            var ends: [String] = []
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.center.x = 110
            } completion: {
                ends.append("out \($0)")
            }
            host.step()
            host.advance(0.5)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.center.x = 10
            } completion: {
                ends.append("back \($0)")
            }
            host.step()
            #expect(ends.isEmpty && view.layer.animationKeys() == ["position", "position-2"])
            let turn = shownX(view) ?? 0
            #expect(abs(turn - (60 + 100.0 / 60)) < 1e-6)
            host.advance(0.5)
            #expect(ends == ["out true"])
            host.advance(0.5)
            #expect(ends == ["out true", "back true"] && shownX(view) == 10)
        }
    }

    @Test func anAdditiveTransformContinuesFromThePresentValue() throws {
        try TestHost.run { host in
            let view = makeView(host)
            view.transform = CGAffineTransform(scaleX: 2, y: 2)
            host.step()
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.transform = CGAffineTransform(rotationAngle: 1) }
            host.step()
            let start = try #require(view.layer.presentation()?.affineTransform())
            #expect(abs(start.a - 2) < 1e-9 && abs(start.b) < 1e-9)
            host.advance(0.5)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.transform = .identity }
            let before = try #require(view.layer.presentation()?.affineTransform())
            host.step()
            let after = try #require(view.layer.presentation()?.affineTransform())
            #expect(abs(before.a - after.a) < 0.1 && abs(before.b - after.b) < 0.1)
        }
    }

    @Test func aNewAnimationEndsAnEndlessOne() throws {
        try TestHost.run { host in
            let view = makeView(host)
            var ends: [Bool] = []
            UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) {
                view.alpha = 0.2
            } completion: {
                ends.append($0)
            }
            host.advance(0.7)
            UIView.animate(withDuration: 0.5) { view.alpha = 1 }
            #expect(ends == [false])
            host.advance(0.6)
            #expect(view.layer.animationKeys() == nil && view.layer.presentation()?.opacity == 1)
        }
    }

    @Test func layoutWithinAnAnimationIsAnimated() throws {
        final class Holder: UIView {
            let child = UIView()
            var isWide = false
            override func layoutSubviews() { child.frame = CGRect(x: 0, y: 0, width: isWide ? 100 : 20, height: 20) }
        }
        try TestHost.run { host in
            let holder = Holder(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
            holder.addSubview(holder.child)
            host.makeWindow().addSubview(holder)
            host.step()
            holder.isWide = true
            holder.setNeedsLayout()
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { holder.layoutIfNeeded() }
            host.step()
            host.advance(0.5)
            #expect(abs((holder.child.layer.presentation()?.bounds.width ?? 0) - 60) < 1e-6)
        }
    }

    @Test func anAnimationOutsideOfAWindowEndsWithTheNextFrame() throws {
        try TestHost.run { host in
            let view = UIView()
            var ends: [Bool] = []
            UIView.animate(withDuration: 1) {
                view.alpha = 0
            } completion: {
                ends.append($0)
            }
            #expect(view.alpha == 0 && ends.isEmpty)
            host.step()
            #expect(view.layer.animationKeys() == nil && ends == [true])
        }
    }

    @Test func aRemovedViewsAnimationEndsUnfinished() throws {
        try TestHost.run { host in
            let view = makeView(host)
            var ends: [Bool] = []
            UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { ends.append($0) })
            host.step()
            view.removeFromSuperview()
            #expect(ends == [false])
        }
    }

    @Test func anAnimatedViewReceivesNoTouchesUnlessAllowed() throws {
        try TestHost.run { host in
            let view = makeView(host)
            UIView.animate(withDuration: 1) { view.alpha = 0.5 }
            #expect(view.hitTest(CGPoint(x: 5, y: 5), with: nil) == nil)
            host.step()
            host.advance(1.1)
            #expect(view.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
            UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { view.alpha = 1 }
            #expect(view.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
        }
    }

    @Test func animationsOfALayoutPassNeverShowTheirEndFirst() throws {
        final class Sliding: UIView {
            let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            override func layoutSubviews() {
                UIView.animate(withDuration: 1) { self.child.center.x = 105 }
            }
        }
        try TestHost.run { host in
            let window = host.makeWindow()
            let view = Sliding(frame: window.bounds)
            view.child.backgroundColor = .red
            view.addSubview(view.child)
            window.addSubview(view)
            host.step()
            #expect(host.pixel(5, 5) == [255, 0, 0])
            #expect(host.pixel(105, 5) == [0, 0, 0])
            host.advance(1.1)
            #expect(host.pixel(105, 5) == [255, 0, 0])
        }
    }

    @Test(arguments: [(0.5, 0.3), (1.0, 0.7), (0.25, 1.0)]) func aSpringIsAtRestAfterItsDuration(duration: Double, ratio: Double) {
        let spring = SpringTiming(duration: duration, dampingRatio: ratio, velocity: 0)
        let envelope =
            ratio < 1
            ? exp(-ratio * spring.frequency * duration) / (1 - ratio * ratio).squareRoot()
            : (1 + spring.frequency * duration) * exp(-spring.frequency * duration)
        #expect(abs(envelope - 0.001) < 1e-5)
    }

    @Test func aSpringOvershootsAndReturns() throws {
        try TestHost.run { host in
            let view = makeView(host)
            UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0) { view.center.x = 110 }
            var furthest: CGFloat = 0
            for _ in 0..<61 {
                host.step()
                furthest = max(furthest, shownX(view) ?? 0)
            }
            #expect(furthest > 125)
            host.step(2)
            #expect(view.layer.animationKeys() == nil)
        }
    }
}
