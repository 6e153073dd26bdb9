import Platform
import Testing

@testable import UIKitCore

/// Windows that override `sendEvent` and withhold some events.
@MainActor @Suite(.app) struct SwallowedEventTests {
    private final class Gate: UIWindow {
        var log: [UIEvent.EventType] = []
        var isShut = false
        override func sendEvent(_ event: UIEvent) {
            log.append(event.type)
            if !isShut { super.sendEvent(event) }
        }
    }

    private func stage(_ body: (TestHost, Gate, EventView) throws -> Void) throws {
        try TestHost.run { host in
            let gate = Gate(frame: UIScreen.main.bounds)
            gate.makeKeyAndVisible()
            let view = EventView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            view.isMultipleTouchEnabled = true
            gate.addSubview(view)
            host.step()
            try body(host, gate, view)
            gate.isHidden = true
        }
    }

    @Test func aWithheldTouchDoesNotReturnWithTheNextEvent() throws {
        try stage { host, gate, view in
            gate.isShut = true
            host.touch(.began, 20, 20, id: 2)
            host.step()
            gate.isShut = false
            host.touch(.began, 90, 90, id: 3)
            host.step()
            #expect(view.log == ["began"])
        }
    }

    @Test func wheelsPinchesAndPointersPassTheWindow() throws {
        try stage { host, gate, _ in
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            scroll.contentSize = CGSize(width: 200, height: 1_000)
            gate.addSubview(scroll)
            host.step()
            let place = CGPoint(x: 50, y: 50)
            @MainActor func turn() {
                host.send(.scroll(ScrollEvent(location: place, deltaX: 0, deltaY: -60, isPrecise: true, timestamp: host.now)))
                host.advance(1)
            }
            gate.isShut = true
            turn()
            #expect(scroll.contentOffset.y == 0)
            gate.isShut = false
            turn()
            #expect(scroll.contentOffset.y > 0)
            host.send(.pinch(PinchEvent(location: place, scale: 1.2, timestamp: host.now)))
            host.send(.pointer(PointerEvent(id: 0, kind: .mouse, phase: .hovered, location: place, timestamp: host.now)))
            host.step()
            #expect(Set(gate.log).isSuperset(of: [.scroll, .transform, .hover]))
        }
    }
}
