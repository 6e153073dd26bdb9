import CaretTesting
import Testing

@testable import UIKitCore

@MainActor @Suite(.app) struct AnimationBlockTests {
    @MainActor private final class Listener {
        var log: [String] = []
        func start(_ id: String?, _ context: UnsafeMutableRawPointer?) { log.append("start \(id ?? "-")") }
        func stop(_ id: String?, _ finished: NSNumber, _ context: UnsafeMutableRawPointer?) {
            log.append("stop \(id ?? "-") \(finished.boolValue) \(context == nil)")
        }
    }

    private func shownX(_ view: UIView) -> CGFloat { view.layer.presentation()?.position.x ?? -1 }

    private func makeView(_ host: TestHost) -> UIView {
        let window = host.makeWindow()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        window.addSubview(view)
        host.step()
        return view
    }

    private func begin(_ listener: Listener, _ id: String? = "move") {
        UIView.beginAnimations(id, context: nil)
        UIView.setAnimationDelegate(listener)
        UIView.setAnimationWillStart(Selector("start::", Listener.start(_:_:)))
        UIView.setAnimationDidStop(Selector("stop:::", Listener.stop(_:_:_:)))
        UIView.setAnimationCurve(.linear)
    }

    @Test func changesInABlockMoveAndTheDelegateIsNotifiedOfIt() throws {
        try TestHost.run { host in
            let (view, listener) = (makeView(host), Listener())
            begin(listener)
            UIView.setAnimationDuration(1)
            view.center.x = 110
            UIView.commitAnimations()
            #expect(listener.log.isEmpty)
            host.step()
            #expect(listener.log == ["start move"] && shownX(view) == 10)
            host.advance(0.5)
            #expect(abs(shownX(view) - 60) < 1e-6)
            host.advance(0.6)
            #expect(listener.log == ["start move", "stop move true true"] && shownX(view) == 110)
        }
    }

    @Test func withoutADurationItTakesAFifthOfASecond() throws {
        try TestHost.run { host in
            let view = makeView(host)
            UIView.beginAnimations(nil, context: nil)
            UIView.setAnimationCurve(.linear)
            view.center.x = 110
            UIView.commitAnimations()
            host.step()
            host.advance(0.1)
            #expect(abs(shownX(view) - 60) < 1e-6)
            host.advance(0.1)
            #expect(shownX(view) == 110)
            view.center.x = 10
            host.step()
            #expect(shownX(view) == 10)
        }
    }

    @Test func settingsApplyToLaterChanges() throws {
        try TestHost.run { host in
            let view = makeView(host)
            let other = UIView(frame: view.frame)
            view.superview?.addSubview(other)
            host.step()
            let listener = Listener()
            begin(listener, nil)
            UIView.setAnimationDuration(1)
            view.center.x = 110
            UIView.setAnimationDuration(2)
            UIView.setAnimationDelay(1)
            other.center.x = 110
            UIView.commitAnimations()
            host.step()
            host.advance(1)
            #expect(shownX(view) == 110 && abs(shownX(other) - 10) < 1)
            #expect(listener.log == ["start -"])
            host.advance(1)
            #expect(abs(shownX(other) - 60) < 1)
            host.advance(1.1)
            #expect(listener.log == ["start -", "stop - true true"])
        }
    }

    @Test func runsRepeatAndReverse() throws {
        try TestHost.run { host in
            let view = makeView(host)
            UIView.beginAnimations(nil, context: nil)
            UIView.setAnimationCurve(.linear)
            UIView.setAnimationDuration(1)
            UIView.setAnimationRepeatCount(2)
            UIView.setAnimationRepeatAutoreverses(true)
            view.center.x = 110
            UIView.commitAnimations()
            host.step()
            for x in [60.0, 110, 60, 10, 60] {
                host.advance(0.5)
                #expect(abs(shownX(view) - x) < 1e-6)
            }
        }
    }

    @Test func beginningFromTheCurrentStateReplacesRunningAnimations() throws {
        try TestHost.run { host in
            let (view, first) = (makeView(host), Listener())
            begin(first)
            UIView.setAnimationDuration(1)
            view.center.x = 110
            UIView.commitAnimations()
            host.step()
            host.advance(0.5)
            UIView.beginAnimations(nil, context: nil)
            UIView.setAnimationBeginsFromCurrentState(true)
            UIView.setAnimationCurve(.linear)
            UIView.setAnimationDuration(1)
            view.center.x = 10
            UIView.commitAnimations()
            #expect(first.log.last == "stop move false true")
            host.step()
            #expect(abs(shownX(view) - 60) < 2)
            host.advance(0.5)
            #expect(abs(shownX(view) - 35) < 2)
        }
    }

    @Test func aTransitionFlipsAView() throws {
        try TestHost.run { host in
            let (view, listener) = (makeView(host), Listener())
            begin(listener, "turn")
            UIView.setAnimationDuration(1)
            UIView.setAnimationTransition(.flipFromLeft, for: view, cache: true)
            view.backgroundColor = .red
            UIView.commitAnimations()
            #expect(view.layer.animation(forKey: kCATransition)?.duration == 1)
            host.step()
            host.advance(1.1)
            #expect(listener.log == ["start turn", "stop turn true true"])
            #expect(view.layer.animation(forKey: kCATransition) == nil)
        }
    }

    @Test func aBlockWithoutChangesEndsInTheNextFrame() throws {
        try TestHost.run { host in
            let listener = Listener()
            _ = makeView(host)
            begin(listener)
            UIView.commitAnimations()
            host.step()
            #expect(listener.log == ["stop move true true"])
        }
    }

    @Test func blocksNestAndSettersOutsideDoNothing() throws {
        try TestHost.run { host in
            let view = makeView(host)
            UIView.commitAnimations()
            UIView.setAnimationDuration(9)
            UIView.beginAnimations("outer", context: nil)
            UIView.setAnimationDuration(1)
            UIView.beginAnimations("inner", context: nil)
            #expect(UIView.inheritedAnimationDuration == 0.2)
            UIView.commitAnimations()
            #expect(UIView.inheritedAnimationDuration == 1)
            UIView.commitAnimations()
            #expect(UIView.inheritedAnimationDuration == 0)
            UIView.setAnimationsEnabled(false)
            UIView.beginAnimations(nil, context: nil)
            view.center.x = 50
            UIView.commitAnimations()
            UIView.setAnimationsEnabled(true)
            #expect(view.layer.animationKeys() == nil)
        }
    }
}
