import CaretTesting
import Testing
import UIKit
import UIKitCore

@Suite @MainActor struct UIGestureRecognizerTests {
    private func makeView() -> TouchProbe { TouchProbe(frame: CGRect(x: 0, y: 0, width: 320, height: 568)) }

    private func log<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, into log: StateLog) -> Recognizer {
        recognizer.addAction { log.states.append($0.state) }
        return recognizer
    }

    @Test(.app) func aTapIsRecognizedAndCancelsTheTouchInTheView() throws {
        let stage = try Stage()
        defer { stage.end() }
        let view = makeView()
        let states = StateLog()
        let tap = log(UITapGestureRecognizer(), into: states)
        view.addGestureRecognizer(tap)
        stage.show(view)
        stage.tap(CGPoint(x: 40, y: 50))
        #expect(states.states == [.ended])
        #expect(view.log == ["began", "cancelled"])
        #expect(tap.location(in: view) == CGPoint(x: 40, y: 50))
        #expect(tap.state == .possible)
    }

    @Test(.app) func aRecognizerThatDoesNotCancelTouchesLeavesThemAlone() throws {
        let stage = try Stage()
        defer { stage.end() }
        let view = makeView()
        let tap = UITapGestureRecognizer()
        tap.cancelsTouchesInView = false
        view.addGestureRecognizer(tap)
        stage.show(view)
        stage.tap(CGPoint(x: 40, y: 50))
        #expect(view.log == ["began", "ended"])
    }

    @Test(.app) func targetsAreCalledOnceHoweverOftenTheyAreAdded() throws {
        let stage = try Stage()
        defer { stage.end() }
        let view = makeView()
        let target = TapTarget()
        let action = Selector("tapped:", TapTarget.tapped(_:))
        let tap = UITapGestureRecognizer(target: target, action: action)
        tap.addTarget(target, action: action)
        view.addGestureRecognizer(tap)
        stage.show(view)
        stage.tap(CGPoint(x: 40, y: 50))
        #expect(target.count == 1)
        tap.removeTarget(target, action: nil)
        stage.tap(CGPoint(x: 40, y: 50))
        #expect(target.count == 1)
    }

    @Test(.app) func aSingleTapWaitsUntilTheDoubleTapHasFailed() throws {
        let stage = try Stage()
        defer { stage.end() }
        let view = makeView()
        let singles = StateLog()
        let doubles = StateLog()
        let single = log(UITapGestureRecognizer(), into: singles)
        let double = log(UITapGestureRecognizer(), into: doubles)
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        view.addGestureRecognizer(single)
        view.addGestureRecognizer(double)
        stage.show(view)
        stage.tap(CGPoint(x: 40, y: 50))
        stage.advance(15)
        #expect(singles.states.isEmpty)
        stage.advance(10)
        #expect(singles.states == [.ended] && doubles.states.isEmpty)
        stage.tap(CGPoint(x: 40, y: 50))
        stage.tap(CGPoint(x: 40, y: 50))
        stage.advance(60)
        #expect(singles.states == [.ended] && doubles.states == [.ended])
    }

    @Test(.app) func aPanBeginsChangesAndEnds() throws {
        let stage = try Stage()
        defer { stage.end() }
        let view = makeView()
        let states = StateLog()
        let pan = log(UIPanGestureRecognizer(), into: states)
        var translations: [CGPoint] = []
        pan.addAction { [weak pan] _ in translations.append(pan?.translation(in: view) ?? .zero) }
        view.addGestureRecognizer(pan)
        stage.show(view)
        stage.down(CGPoint(x: 100, y: 100))
        stage.move(CGPoint(x: 100, y: 130))
        stage.move(CGPoint(x: 100, y: 160))
        #expect(pan.velocity(in: view).y > 1000)
        stage.up(CGPoint(x: 100, y: 160))
        #expect(states.states == [.began, .changed, .ended])
        #expect(translations.map(\.y) == [20, 50, 50])
        #expect(pan.state == .possible)
    }

    @Test(.app) func disablingCancelsAGestureInProgress() throws {
        let stage = try Stage()
        defer { stage.end() }
        let view = makeView()
        let states = StateLog()
        let pan = log(UIPanGestureRecognizer(), into: states)
        view.addGestureRecognizer(pan)
        stage.show(view)
        stage.down(CGPoint(x: 100, y: 100))
        stage.move(CGPoint(x: 100, y: 130))
        pan.isEnabled = false
        #expect(states.states == [.began, .cancelled])
        stage.move(CGPoint(x: 100, y: 160))
        stage.up(CGPoint(x: 100, y: 160))
        #expect(states.states.count == 2)
    }

    @Test(.app) func oneGesturePreventsTheOtherUnlessTheyAreSimultaneous() throws {
        let stage = try Stage()
        defer { stage.end() }
        let view = makeView()
        let inner = StateLog()
        let outer = StateLog()
        let sharing = SharingDelegate()
        let outerPan = log(UIPanGestureRecognizer(), into: outer)
        stage.window.addGestureRecognizer(outerPan)
        view.addGestureRecognizer(log(UIPanGestureRecognizer(), into: inner))
        stage.show(view)
        stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 200))
        #expect(inner.states.first == .began && outer.states.isEmpty)
        outerPan.delegate = sharing
        stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 200))
        #expect(outer.states.first == .began)
    }

    @Test(.app) func aDelegateMayRefuse() throws {
        let stage = try Stage()
        defer { stage.end() }
        let view = makeView()
        let states = StateLog()
        let refusing = RefusingDelegate()
        let tap = log(UITapGestureRecognizer(), into: states)
        tap.delegate = refusing
        view.addGestureRecognizer(tap)
        stage.show(view)
        stage.tap(CGPoint(x: 40, y: 50))
        #expect(states.states.isEmpty)
        #expect(view.log == ["began", "ended"])
    }

    @Test(.app) func aLongPressBeginsOnTheFrameClock() throws {
        let stage = try Stage()
        defer { stage.end() }
        let view = makeView()
        let states = StateLog()
        view.addGestureRecognizer(log(UILongPressGestureRecognizer(), into: states))
        stage.show(view)
        stage.down(CGPoint(x: 100, y: 100))
        stage.advance(27)
        #expect(states.states.isEmpty)
        stage.advance(4)
        #expect(states.states == [.began])
        #expect(view.log == ["began", "cancelled"])
        stage.up(CGPoint(x: 100, y: 100))
        #expect(states.states == [.began, .ended])
    }

    @Test(.app) func aSubclassSetsTheState() throws {
        let stage = try Stage()
        defer { stage.end() }
        let view = makeView()
        let states = StateLog()
        let recognizer = log(PressRecognizer(), into: states)
        view.addGestureRecognizer(recognizer)
        stage.show(view)
        stage.tap(CGPoint(x: 100, y: 100))
        #expect(states.states == [.began, .ended])
        #expect(recognizer.resets == 1)
        #expect(recognizer.isTold)
    }

    @Test(.app) func aRecognizerBelongsToOneView() {
        let first = UIView()
        let second = UIView()
        let tap = UITapGestureRecognizer()
        first.addGestureRecognizer(tap)
        second.addGestureRecognizer(tap)
        #expect(tap.view === second)
        #expect(first.gestureRecognizers?.isEmpty ?? true)
        second.removeGestureRecognizer(tap)
        #expect(tap.view == nil)
    }
}

@MainActor final class StateLog {
    var states: [UIGestureRecognizer.State] = []
}

@MainActor private final class TapTarget {
    var count = 0
    func tapped(_ sender: UITapGestureRecognizer) { count += 1 }
}

@MainActor private final class SharingDelegate: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}

@MainActor private final class RefusingDelegate: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

@MainActor private final class PressRecognizer: UIGestureRecognizer {
    var resets = 0
    /// Whether the event contains the recognizer's own touches, and no other's.
    var isTold = false
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        isTold = event.touches(for: self) == touches && event.touches(for: UIPanGestureRecognizer()) == nil
        state = .began
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
    override func reset() { resets += 1 }
}
