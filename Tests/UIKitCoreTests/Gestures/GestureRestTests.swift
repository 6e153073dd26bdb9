import Platform
import Testing

@testable import UIKitCore

/// Nobody waits for fingers that are gone.
@MainActor @Suite(.app) struct GestureRestTests {
    @Test func onlyFingersThatAreDownAreWaitedFor() throws {
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
}
