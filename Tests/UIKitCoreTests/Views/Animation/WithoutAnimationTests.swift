import CaretTesting
import Testing

@testable import UIKitCore

@MainActor @Suite(.app) struct WithoutAnimationTests {
    private func makeView(_ host: TestHost) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        host.makeWindow().addSubview(view)
        host.step()
        return view
    }

    @Test func animationsThatBeginInsideEndAtOnceAndComplete() throws {
        try TestHost.run { host in
            let view = makeView(host)
            var ends: [Bool] = []
            UIView.performWithoutAnimation {
                #expect(!UIView.areAnimationsEnabled)
                UIView.animate(withDuration: 1, animations: { view.center.x = 110 }, completion: { ends.append($0) })
                UIView.animateKeyframes(withDuration: 1, delay: 0) {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0.5 }
                } completion: {
                    ends.append($0)
                }
            }
            #expect(UIView.areAnimationsEnabled)
            #expect((view.layer.animationKeys() ?? []).isEmpty && view.center.x == 110 && view.alpha == 0.5)
            host.step(2)
            #expect(ends == [true, true])
        }
    }

    @Test func transitionsThatBeginInsideShowTheirEnd() throws {
        try TestHost.run { host in
            let view = makeView(host)
            var ends: [Bool] = []
            UIView.performWithoutAnimation {
                UIView.transition(
                    with: view, duration: 1, options: .transitionCrossDissolve, animations: { view.backgroundColor = .red },
                    completion: { ends.append($0) })
            }
            #expect((view.layer.animationKeys() ?? []).isEmpty)
            host.step(2)
            #expect(ends == [true])
        }
    }

    @Test func disabledAnimationsStayDisabledAfterwards() throws {
        try TestHost.run { host in
            _ = makeView(host)
            UIView.setAnimationsEnabled(false)
            UIView.performWithoutAnimation {}
            #expect(!UIView.areAnimationsEnabled)
            UIView.setAnimationsEnabled(true)
            UIView.performWithoutAnimation { UIView.performWithoutAnimation {} }
            #expect(UIView.areAnimationsEnabled)
        }
    }

    @Test func anAppsAnimationsRunWhereTheToolkitDisablesItsOwn() throws {
        try TestHost.run { host in
            let view = makeView(host)
            UIView.animate(withDuration: 1) {
                ViewAnimations.unanimated {
                    view.alpha = 0.5
                    UIView.animate(withDuration: 1) { view.center.x = 110 }
                }
            }
            #expect(view.layer.animationKeys() == ["position"])
        }
    }
}
