import Platform
import Testing

@testable import UIKitCore

/// Touches that a recognizer does not receive, and their delivery to the view.
@MainActor @Suite(.app) struct RefusedTouchTests {
    private final class Judge: NSObject, UIGestureRecognizerDelegate {
        var receives = true
        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receives }
    }

    /// A recognizer whose state a test sets, and that may ignore touches.
    private final class Willing: UIGestureRecognizer {
        var ignores = false
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            guard ignores else { return }
            for touch in touches { ignore(touch, for: event) }
        }
    }

    private func stage(_ body: (TestHost, UIWindow, EventView) throws -> Void) throws {
        try TestHost.run { host in
            let window = host.makeWindow()
            let view = EventView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            view.isMultipleTouchEnabled = true
            window.addSubview(view)
            host.step()
            try body(host, window, view)
        }
    }

    @Test func aRefusedTouchIsNotCancelled() throws {
        try stage { host, _, view in
            let (recognizer, judge) = (Willing(), Judge())
            recognizer.delegate = judge
            view.addGestureRecognizer(recognizer)
            host.touch(.began, 20, 20, id: 2)
            host.step()
            judge.receives = false
            host.touch(.began, 90, 90, id: 3)
            host.step()
            #expect(recognizer.numberOfTouches == 1)
            #expect(view.event?.touches(for: recognizer)?.count == 1 && view.event?.allTouches?.count == 2)
            recognizer.state = .began
            host.step()
            // Only the touch that the recognizer received is cancelled.
            #expect(view.log == ["began", "began", "cancelled"])
            host.touch(.ended, 90, 90, id: 3)
            host.step()
            #expect(view.log.last == "ended")
        }
    }

    @Test func theEndOfARefusedTouchIsNotDelayed() throws {
        try stage { host, _, view in
            let (recognizer, judge) = (Willing(), Judge())
            recognizer.delegate = judge
            view.addGestureRecognizer(recognizer)
            host.touch(.began, 20, 20, id: 2)
            host.step()
            judge.receives = false
            host.touch(.began, 90, 90, id: 3)
            host.touch(.ended, 90, 90, id: 3)
            host.step()
            // The recognizer is still possible, and would delay the end of a touch that it receives.
            #expect(recognizer.state == .possible && view.log == ["began", "began", "ended"])
            host.touch(.ended, 20, 20, id: 2)
            host.step()
            #expect(view.log == ["began", "began", "ended"])
        }
    }

    @Test func anIgnoredTouchGoesToTheView() throws {
        try stage { host, _, view in
            let recognizer = Willing()
            recognizer.ignores = true
            view.addGestureRecognizer(recognizer)
            host.touch(.began, 20, 20)
            host.touch(.ended, 20, 20)
            host.step()
            #expect(view.log == ["began", "ended"] && recognizer.numberOfTouches == 0)
        }
    }

    @Test func touchesOfOtherTypesAreIgnored() throws {
        try stage { host, _, view in
            let recognizer = Willing()
            view.addGestureRecognizer(recognizer)
            @MainActor func press(_ kind: PointerEvent.Kind, _ id: Int) {
                host.send(
                    .pointer(PointerEvent(id: id, kind: kind, phase: .began, location: CGPoint(x: 30, y: 30), timestamp: host.now)))
                host.step()
            }
            press(.touch, 2)
            press(.pen, 3)
            #expect(recognizer.numberOfTouches == 1)
            recognizer.requiresExclusiveTouchType = false
            press(.pen, 4)
            #expect(recognizer.numberOfTouches == 2)
        }
    }

    @Test func beginningsAreDelayedUntilTheRecognizerHasFailed() throws {
        try stage { host, _, view in
            let recognizer = Willing()
            recognizer.delaysTouchesBegan = true
            view.addGestureRecognizer(recognizer)
            host.touch(.began, 20, 20)
            host.step()
            #expect(view.log.isEmpty)
            recognizer.state = .failed
            host.step()
            #expect(view.log == ["began"])
        }
    }
}

/// Records the touches that the view receives.
@MainActor final class EventView: UIView {
    var log: [String] = []
    var event: UIEvent?

    private func note(_ line: String, _ event: UIEvent?) {
        log.append(line)
        self.event = event
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", event) }
}
