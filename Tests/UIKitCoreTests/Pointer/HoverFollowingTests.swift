import Platform
import Testing

@testable import UIKitCore

/// Hover changes without movement of the pointer, and delegates that filter events.
@MainActor @Suite(.app) struct HoverFollowingTests {
    @Test func `a resting pointer hovers over the content that scrolls under it`() throws {
        try TestHost.run { host in
            let rig = PointerRig(host)
            let list = rig.add(UIScrollView(), CGRect(x: 0, y: 0, width: 200, height: 200))
            list.contentSize = CGSize(width: 200, height: 1000)
            var log: [String] = []
            let hovers = (0..<10).map { row in
                let view = UIView(frame: CGRect(x: 0, y: CGFloat(row) * 100, width: 200, height: 100))
                let hover = UIHoverGestureRecognizer()
                hover.addAction { log.append("\(row) \($0.state == .began ? "in" : $0.state == .ended ? "out" : "on")") }
                view.addGestureRecognizer(hover)
                list.addSubview(view)
                return hover
            }
            rig.move(to: 50, 50)
            #expect(log == ["0 in"])
            list.contentOffset.y = 130
            host.step()
            #expect(log == ["0 in", "0 out", "1 in"])
            #expect(hovers[1].location(in: hovers[1].view) == CGPoint(x: 50, y: 80))
            host.step(3)
            #expect(log.count == 3, "who is under it still hears nothing more")
            list.contentOffset.y = 140
            host.step()
            #expect(log.count == 3)
        }
    }

    @Test func `it hovers again after a click, over the view that appeared in the meantime`() throws {
        try TestHost.run { host in
            let rig = PointerRig(host)
            let button = rig.add(UIButton(type: .system), CGRect(x: 0, y: 0, width: 100, height: 100))
            rig.move(to: 50, 50)
            #expect(button.isHovered)
            rig.press(.began, 50, 50)
            #expect(!button.isHovered)
            rig.press(.ended, 50, 50)
            #expect(button.isHovered)
            button.removeFromSuperview()
            host.step()
            #expect(!button.isHovered)
        }
    }

    @Test func `hit testing receives the event`() throws {
        final class Asked: UIView {
            var events: [UIEvent.EventType] = []
            var touches: [Int] = []
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                if let event { events.append(event.type) }
                touches.append(event?.allTouches?.count ?? 0)
                return super.hitTest(point, with: event)
            }
        }
        try TestHost.run { host in
            let rig = PointerRig(host)
            let view = rig.add(Asked(), CGRect(x: 0, y: 0, width: 100, height: 100))
            @MainActor func send(_ event: PlatformEvent) -> [UIEvent.EventType] {
                view.events = []
                host.send(event)
                host.step()
                return view.events
            }
            let place = CGPoint(x: 10, y: 10)
            #expect(send(.scroll(ScrollEvent(location: place, deltaX: 0, deltaY: 1, isPrecise: true, timestamp: 1))) == [.scroll])
            #expect(send(.pinch(PinchEvent(location: place, scale: 2, timestamp: 1))) == [.transform])
            #expect(send(.pointer(PointerEvent(id: 1, phase: .began, location: place, timestamp: 1))) == [.touches])
            #expect(send(.pointer(PointerEvent(id: 2, phase: .began, location: place, timestamp: 2))) == [.touches])
            #expect(view.touches.last == 1, "those that were down before")
            #expect(send(.pointer(PointerEvent(id: 0, kind: .mouse, phase: .hovered, location: place, timestamp: 3))).first == .hover)
        }
    }

    @Test func `a delegate keeps wheels and pinches from recognizers`() throws {
        final class No: NSObject, UIGestureRecognizerDelegate {
            var types: [UIEvent.EventType] = []
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
                types.append(event.type)
                return false
            }
        }
        try TestHost.run { host in
            let rig = PointerRig(host)
            let view = rig.add(UIView(), CGRect(x: 0, y: 0, width: 100, height: 100))
            let (pan, pinch, hover, tap, no) = (
                UIPanGestureRecognizer(), UIPinchGestureRecognizer(), UIHoverGestureRecognizer(), UITapGestureRecognizer(), No()
            )
            pan.allowedScrollTypesMask = .all
            for recognizer in [pan, pinch, hover, tap] as [UIGestureRecognizer] {
                recognizer.delegate = no
                recognizer.addAction { _ in Issue.record("it was not to be") }
                view.addGestureRecognizer(recognizer)
            }
            let place = CGPoint(x: 10, y: 10)
            host.send(.scroll(ScrollEvent(location: place, deltaX: 0, deltaY: 20, isPrecise: true, timestamp: 1)))
            host.send(.pinch(PinchEvent(location: place, scale: 2, timestamp: 1)))
            host.step()
            rig.move(to: 10, 10)
            rig.press(.began, 10, 10)
            rig.press(.ended, 10, 10)
            #expect(Set(no.types) == [.scroll, .transform, .hover, .touches])
        }
    }
}
