import Platform
import Testing

@testable import UIKitCore

/// Recognizers do not wait for touches that have ended.
@MainActor @Suite(.app) struct GestureRestTests {
    @Test func waitsOnlyForTouchesThatAreDown() throws {
        try TestHost.run { host in
            let window = host.makeWindow()
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            view.addGestureRecognizer(UIPanGestureRecognizer())
            window.addSubview(view)
            host.step()
            #expect(window.gestures.unfinished.isEmpty)
            host.touch(.began, 50, 50)
            host.step()
            #expect(window.gestures.unfinished == ["UIPanGestureRecognizer of UIView", "a touch of UIView"])
            host.touch(.ended, 50, 50)
            host.step()
            #expect(window.gestures.unfinished.isEmpty)
        }
    }

    @Test func aFieldRemovedDuringATouchIsNotWaitedFor() throws {
        try TestHost.run { host in
            let window = host.makeWindow()
            weak var seen: UITextField?
            var field: UITextField? = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
            seen = field
            field.map(window.addSubview)
            host.step()
            host.touch(.began, 50, 20)
            host.step()
            #expect(!window.gestures.unfinished.isEmpty)
            field?.removeFromSuperview()
            field = nil
            host.step()
            host.touch(.ended, 50, 20)
            host.advance(1)
            #expect(window.gestures.unfinished.isEmpty)
            #expect(seen == nil)
        }
    }

    @Test func aDelayedEndIsDeliveredWhenAnotherTouchResolvesTheGesture() throws {
        try TestHost.run { host in
            let window = host.makeWindow()
            let view = Heard(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            view.isMultipleTouchEnabled = true
            let twice = UITapGestureRecognizer()
            twice.numberOfTapsRequired = 2
            twice.cancelsTouchesInView = false
            view.addGestureRecognizer(twice)
            window.addSubview(view)
            host.step()
            host.touch(.began, 50, 50)
            host.touch(.ended, 50, 50)
            host.step()
            #expect(view.log == ["began"])
            host.touch(.began, 280, 280, id: 3)
            host.step()
            #expect(view.log == ["began", "ended", "began"])
            host.touch(.ended, 280, 280, id: 3)
            host.advance(1)
            #expect(view.log == ["began", "ended", "began", "ended"])
            #expect(window.gestures.unfinished.isEmpty)
        }
    }
}

private final class Heard: UIView {
    var log: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
}
