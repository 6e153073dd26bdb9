import HeadlessBackend
import Platform

@testable import UIKitCore

/// A window and a mouse over it.
@MainActor struct PointerRig {
    let host: TestHost
    let window: UIWindow

    init(_ host: TestHost) {
        self.host = host
        window = host.makeWindow()
        host.step()
    }

    var shape: PointerShape? { window.screen.surface?.window.pointerShape }

    /// Moves the mouse, and advances one frame.
    func move(to x: CGFloat, _ y: CGFloat) {
        let place = CGPoint(x: x, y: y)
        host.send(.pointer(PointerEvent(id: 0, kind: .mouse, phase: .hovered, location: place, timestamp: host.now)))
        host.step()
    }

    func press(_ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat) {
        let place = CGPoint(x: x, y: y)
        host.send(.pointer(PointerEvent(id: 0, kind: .mouse, phase: phase, location: place, timestamp: host.now)))
        host.step()
    }

    func add<View: UIView>(_ view: View, _ frame: CGRect) -> View {
        view.frame = frame
        window.addSubview(view)
        host.step()
        return view
    }
}
