import CaretTesting
import Platform
import Testing
import UIKitCore

/// A view that records its touches.
private final class TouchedView: UIView {
    var lines: [String] = []

    private func note(_ name: String, _ touches: Set<UITouch>) {
        for touch in touches {
            let point = touch.location(in: self)
            lines.append("\(name) \(Int(point.x)),\(Int(point.y))")
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }
}

@MainActor @Suite(.app) struct UIViewTouchTests {
    @Test func theDeepestFrontmostViewIsHit() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let back = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let front = UIView(frame: CGRect(x: 25, y: 25, width: 50, height: 50))
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
        root.addSubview(back)
        root.addSubview(front)
        front.addSubview(inner)
        #expect(root.hitTest(CGPoint(x: 40, y: 40), with: nil) === inner)
        #expect(root.hitTest(CGPoint(x: 30, y: 30), with: nil) === front)
        #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === back)
        #expect(root.hitTest(CGPoint(x: 90, y: 10), with: nil) === root)
        #expect(root.hitTest(CGPoint(x: 100, y: 10), with: nil) == nil)
    }

    @Test(arguments: ["hidden", "transparent", "disabled"]) func someViewsAreNotHit(reason: String) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: root.bounds)
        root.addSubview(child)
        switch reason {
        case "hidden": child.isHidden = true
        case "transparent": child.alpha = 0.005
        default: child.isUserInteractionEnabled = false
        }
        #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === root)
    }

    @Test func aTouchStaysWithTheViewItBeganOn() throws {
        try TestHost.run { host in
            let window = host.makeWindow()
            let view = TouchedView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
            window.addSubview(view)
            host.touch(.began, 110, 110)
            host.step()
            host.touch(.moved, 120, 110)
            host.touch(.moved, 10, 10)
            host.step()
            host.touch(.ended, 20, 20)
            host.step()
            #expect(view.lines == ["began 10,10", "moved -90,-90", "ended -80,-80"])
        }
    }

    @Test func aWholeTapInOneFrameIsDeliveredInOrder() throws {
        try TestHost.run { host in
            let window = host.makeWindow()
            let view = TouchedView(frame: window.bounds)
            window.addSubview(view)
            host.touch(.began, 1, 1)
            host.touch(.moved, 2, 2)
            host.touch(.ended, 3, 3)
            host.step()
            #expect(view.lines == ["began 1,1", "moved 2,2", "ended 3,3"])
        }
    }

    @Test func aSecondTouchIsIgnoredUnlessTheViewWantsSeveral() throws {
        try TestHost.run { host in
            let window = host.makeWindow()
            let view = TouchedView(frame: window.bounds)
            window.addSubview(view)
            host.touch(.began, 1, 1)
            host.touch(.began, 5, 5, id: 3)
            host.step()
            #expect(view.lines == ["began 1,1"])
            view.isMultipleTouchEnabled = true
            host.touch(.began, 9, 9, id: 4)
            host.step()
            #expect(view.lines == ["began 1,1", "began 9,9"])
        }
    }

    @Test func anExclusiveTouchKeepsOthersFromBeginning() throws {
        try TestHost.run { host in
            let window = host.makeWindow()
            let one = TouchedView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            let other = TouchedView(frame: CGRect(x: 100, y: 0, width: 50, height: 50))
            one.isExclusiveTouch = true
            window.addSubview(one)
            window.addSubview(other)
            host.touch(.began, 10, 10)
            host.touch(.began, 110, 10, id: 3)
            host.step()
            #expect(other.lines.isEmpty)
            host.touch(.ended, 10, 10)
            host.step()
            host.touch(.began, 110, 10, id: 4)
            host.step()
            #expect(other.lines == ["began 10,10"])
        }
    }

    @Test func theSecondaryButtonIsNoTouch() throws {
        try TestHost.run { host in
            let window = host.makeWindow()
            let view = TouchedView(frame: window.bounds)
            window.addSubview(view)
            let click = PointerEvent(
                id: 1, kind: .mouse, phase: .began, location: CGPoint(x: 5, y: 5), timestamp: host.now, isSecondary: true)
            host.send(.pointer(click))
            host.step()
            #expect(view.lines.isEmpty)
        }
    }
}
