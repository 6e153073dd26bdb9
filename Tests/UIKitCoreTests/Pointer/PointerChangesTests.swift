import Platform
import Testing

@testable import UIKitCore

/// The pointer during clicks and touches, and invalidated pointer styles.
@MainActor @Suite(.app) struct PointerChangesTests {
    private final class Host: NSObject, UIPointerInteractionDelegate {
        var log: [String] = []
        var style: UIPointerStyle? = .hidden()
        var onExit: (UIPointerInteraction) -> Void = { _ in }

        func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
            log.append("style")
            return style
        }
        func pointerInteraction(
            _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating
        ) { log.append("enter") }
        func pointerInteraction(
            _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
        ) {
            log.append("exit")
            onExit(interaction)
        }
    }

    private static let square = CGRect(x: 0, y: 0, width: 100, height: 100)

    private func shown(_ delegate: Host, on rig: PointerRig) -> (UIView, UIPointerInteraction) {
        let view = rig.add(UIView(), Self.square)
        let interaction = UIPointerInteraction(delegate: delegate)
        view.addInteraction(interaction)
        return (view, interaction)
    }

    private func touch(_ host: TestHost, _ phase: PointerEvent.Phase, _ x: CGFloat) {
        host.send(.pointer(PointerEvent(id: 7, phase: phase, location: CGPoint(x: x, y: 50), timestamp: host.now)))
        host.step()
    }

    @Test func `invalidating in a hover callback requests the style, without another hover`() throws {
        try TestHost.run { host in
            let (rig, delegate) = (PointerRig(host), Host())
            let (view, interaction) = shown(delegate, on: rig)
            var hovers = 0
            let hover = UIHoverGestureRecognizer()
            hover.addAction { _ in
                hovers += 1
                interaction.invalidate()
            }
            view.addGestureRecognizer(hover)
            rig.move(to: 10, 50)
            rig.move(to: 20, 50)
            #expect(hovers == 2)
            delegate.log = []
            interaction.invalidate()
            #expect(hovers == 2 && delegate.log == ["style"])
        }
    }

    @Test func `a handler of an exit may invalidate, and is called once`() throws {
        try TestHost.run { host in
            let (rig, delegate) = (PointerRig(host), Host())
            let (view, interaction) = shown(delegate, on: rig)
            delegate.onExit = { $0.invalidate() }
            rig.move(to: 10, 50)
            rig.move(to: 150, 50)
            #expect(delegate.log == ["style", "enter", "exit"] && rig.shape == .arrow)
            rig.move(to: 10, 50)
            delegate.onExit = { $0.isEnabled = false }
            view.removeInteraction(interaction)
            #expect(delegate.log.count { $0 == "exit" } == 2 && rig.shape == .arrow)
        }
    }

    @Test func `a resting pointer changes once its view invalidates it`() throws {
        try TestHost.run { host in
            let (rig, delegate) = (PointerRig(host), Host())
            let view = rig.add(UIView(), Self.square)
            rig.move(to: 10, 50)
            #expect(rig.shape == .arrow)
            let interaction = UIPointerInteraction(delegate: delegate)
            view.addInteraction(interaction)
            #expect(rig.shape == .hidden)
            interaction.isEnabled = false
            #expect(rig.shape == .arrow)
            interaction.isEnabled = true
            #expect(rig.shape == .hidden)
        }
    }

    @Test func `a drawn pointer follows a drag, and a touch ends it`() throws {
        try TestHost.run { host in
            let (rig, delegate) = (PointerRig(host), Host())
            delegate.style = UIPointerStyle(shape: .roundedRect(CGRect(x: 0, y: 0, width: 20, height: 10), radius: 2))
            _ = shown(delegate, on: rig)
            rig.move(to: 30, 50)
            let root = try #require(rig.window.screen.surface?.rootLayer)
            let drawn = try #require((root.sublayers ?? []).compactMap { $0 as? CAShapeLayer }.first)
            rig.press(.began, 30, 50)
            rig.press(.moved, 200, 60)
            #expect(drawn.superlayer != nil && drawn.position == CGPoint(x: 200, y: 60))
            rig.press(.ended, 200, 60)
            #expect(drawn.superlayer == nil && rig.shape == .arrow)
            rig.move(to: 30, 50)
            #expect(rig.shape == .hidden)
            touch(host, .began, 150)
            #expect(rig.shape == .arrow && delegate.log.suffix(1) == ["exit"])
            touch(host, .ended, 150)
            host.step(2)
            #expect(rig.shape == .arrow, "no mouse was there since")
        }
    }

    @Test func `a mouse hovers once both its buttons are up`() throws {
        try TestHost.run { host in
            let rig = PointerRig(host)
            let button = rig.add(UIButton(type: .system), Self.square)
            rig.move(to: 50, 50)
            for (id, phase) in [(0, PointerEvent.Phase.began), (1, .began), (0, .ended)] {
                let place = CGPoint(x: 50, y: 50)
                host.send(.pointer(PointerEvent(id: id, kind: .mouse, phase: phase, location: place, timestamp: host.now)))
                host.step(2)
                #expect(!button.isHovered)
            }
            host.send(
                .pointer(PointerEvent(id: 1, kind: .mouse, phase: .ended, location: CGPoint(x: 50, y: 50), timestamp: host.now)))
            host.step()
            #expect(button.isHovered)
        }
    }

    @Test func `a mirrored view is lifted as it is`() throws {
        try TestHost.run { host in
            let (rig, delegate) = (PointerRig(host), Host())
            let (view, _) = shown(delegate, on: rig)
            view.transform = CGAffineTransform(scaleX: -0.5, y: 0.5)
            delegate.style = UIPointerStyle(effect: .lift(UITargetedPreview(view: view)))
            rig.move(to: 50, 50)
            host.step(20)
            let lifted = try #require(view.layer.presentation())
            #expect(lifted.transform.m11 < -0.5 && lifted.transform.m11 > -0.6)
            #expect(lifted.transform.m22 > 0.5 && lifted.transform.m22 < 0.6)
            rig.move(to: 150, 50)
            host.step(5)
            let middle = try #require(view.layer.presentation()).transform.m22
            rig.move(to: 50, 50)
            let again = try #require(view.layer.presentation()).transform.m22
            #expect(abs(again - middle) < 0.02 && middle > 0.5, "it goes on from where it is seen")
        }
    }
}
