import Platform
import Testing

@testable import UIKitCore

/// Pointer styles over views, and effects on the views.
@MainActor @Suite(.app) struct UIPointerInteractionTests {
    private final class Host: NSObject, UIPointerInteractionDelegate {
        var log: [String] = []
        var ends = 0
        var region: (UIPointerRegionRequest, UIPointerRegion) -> UIPointerRegion? = { $1 }
        var style: (UIPointerInteraction) -> UIPointerStyle? = { _ in nil }

        func pointerInteraction(
            _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
        ) -> UIPointerRegion? { region(request, defaultRegion) }
        func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
            log.append("style \(region.rect.minX)")
            return style(interaction)
        }
        func pointerInteraction(
            _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating
        ) {
            log.append("enter \(region.rect.minX)")
            animator.addCompletion { if $0 { self.ends += 1 } }
        }
        func pointerInteraction(
            _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
        ) {
            log.append("exit \(region.rect.minX)")
        }
    }

    private func added(_ delegate: Host, to rig: PointerRig, color: UIColor? = nil) -> UIView {
        let view = rig.add(UIView(), CGRect(x: 0, y: 0, width: 100, height: 100))
        view.backgroundColor = color
        view.addInteraction(UIPointerInteraction(delegate: delegate))
        return view
    }

    @Test func `regions are entered and left, once each`() throws {
        try TestHost.run { host in
            let (rig, delegate) = (PointerRig(host), Host())
            delegate.region = { request, whole in
                let half = CGRect(x: request.location.x < 50 ? 0 : 50, y: 0, width: 50, height: 100)
                return request.location.y > 90 ? nil : UIPointerRegion(rect: half)
            }
            let view = added(delegate, to: rig)
            #expect(view.interactions.count == 1)
            rig.move(to: 10, 10)
            rig.move(to: 20, 10)
            #expect(delegate.log == ["style 0.0", "enter 0.0"])
            host.step(20)
            #expect(delegate.ends == 1)
            delegate.log = []
            rig.move(to: 60, 10)
            #expect(delegate.log == ["style 50.0", "exit 0.0", "enter 50.0"])
            rig.move(to: 60, 95)
            #expect(delegate.log.last == "exit 50.0")
            rig.move(to: 60, 10)
            rig.move(to: 150, 10)
            #expect(delegate.log.last == "exit 50.0")
        }
    }

    @Test func `an invalidated style enters nothing, and a view that is removed restores the arrow`() throws {
        try TestHost.run { host in
            let (rig, delegate) = (PointerRig(host), Host())
            delegate.style = { _ in .hidden() }
            let view = added(delegate, to: rig)
            let interaction = try #require(view.interactions.first as? UIPointerInteraction)
            rig.move(to: 10, 10)
            interaction.invalidate()
            #expect(delegate.log == ["style 0.0", "enter 0.0", "style 0.0"] && rig.shape == .hidden)
            view.removeInteraction(interaction)
            #expect(delegate.log.last == "exit 0.0" && rig.shape == .arrow)
            view.addInteraction(interaction)
            rig.move(to: 11, 10)
            #expect(rig.shape == .hidden)
            view.removeFromSuperview()
            host.step()
            #expect(rig.shape == .arrow && delegate.log.last == "exit 0.0")
        }
    }

    @Test func `the pointer is a beam over text, hidden, or another, and an arrow everywhere else`() throws {
        try TestHost.run { host in
            let (rig, delegate) = (PointerRig(host), Host())
            let view = added(delegate, to: rig)
            let field = rig.add(UITextField(), CGRect(x: 0, y: 100, width: 100, height: 40))
            (field.text, field.clearButtonMode) = ("words", .always)
            let text = rig.add(UITextView(), CGRect(x: 0, y: 150, width: 100, height: 40))
            #expect(rig.shape == .arrow)
            rig.move(to: 20, 120)
            #expect(rig.shape == .beam)
            rig.move(to: 90, 120)
            #expect(rig.shape == .arrow, "over the clear button")
            rig.move(to: 20, 170)
            #expect(rig.shape == .beam)
            text.isSelectable = false
            rig.move(to: 21, 170)
            #expect(rig.shape == .arrow)
            delegate.style = { _ in .hidden() }
            rig.move(to: 10, 10)
            #expect(rig.shape == .hidden)
            delegate.style = { _ in UIPointerStyle(shape: .verticalBeam(length: 20)) }
            for case let interaction as UIPointerInteraction in view.interactions { interaction.invalidate() }
            #expect(rig.shape == .beam)
            delegate.style = { _ in UIPointerStyle(shape: .horizontalBeam(length: 20)) }
            for case let interaction as UIPointerInteraction in view.interactions { interaction.invalidate() }
            #expect(rig.shape == .horizontalBeam)
            for case let interaction as UIPointerInteraction in view.interactions { interaction.isEnabled = false }
            #expect(rig.shape == .arrow)
            rig.move(to: -1, -1)
            #expect(rig.shape == .arrow)
        }
    }

    @Test func `a shape is drawn around the pointer, and stays on its axis`() throws {
        try TestHost.run { host in
            let (rig, delegate) = (PointerRig(host), Host())
            delegate.style = { _ in
                UIPointerStyle(shape: .roundedRect(CGRect(x: 0, y: 0, width: 20, height: 10), radius: 2), constrainedAxes: .vertical)
            }
            _ = added(delegate, to: rig)
            rig.move(to: 30, 80)
            let root = try #require(rig.window.screen.surface?.rootLayer)
            let drawn = try #require((root.sublayers ?? []).compactMap { $0 as? CAShapeLayer }.first)
            #expect(rig.shape == .hidden && drawn.position == CGPoint(x: 30, y: 50))
            #expect(drawn.path?.boundingBox == CGRect(x: -10, y: -5, width: 20, height: 10))
            rig.move(to: 40, 10)
            #expect(drawn.position == CGPoint(x: 40, y: 50))
            rig.move(to: 140, 10)
            #expect(drawn.superlayer == nil && rig.shape == .arrow)
        }
    }

    @Test func `effects are visible, change no property, and end`() throws {
        try TestHost.run { host in
            let (rig, delegate) = (PointerRig(host), Host())
            delegate.style = { interaction in
                interaction.view.map { UIPointerStyle(effect: .automatic(UITargetedPreview(view: $0))) }
            }
            let view = added(delegate, to: rig, color: .red)
            rig.move(to: 30, 80)
            host.step(20)
            #expect(view.layer.presentation()?.frame.width ?? 0 > 105 && view.frame.width == 100 && view.transform == .identity)
            #expect(view.layer.presentation()?.shadowOpacity ?? 0 > 0.1 && view.layer.shadowOpacity == 0)
            let frames = host.counters.ticks
            host.step(3)
            #expect(host.counters.ticks == frames, "what is held needs no frames")
            rig.move(to: 130, 80)
            host.step(20)
            #expect(view.layer.presentation()?.frame.width ?? 100 == 100 && view.layer.animationKeys() == nil)
            view.backgroundColor = nil
            rig.move(to: 30, 80)
            let plate = try #require(view.layer.sublayers?.first as? CAShapeLayer)
            #expect(plate.path?.boundingBox == view.bounds)
            rig.move(to: 130, 80)
            host.step(20)
            #expect(view.layer.sublayers?.isEmpty != false)
        }
    }

    @Test func `a button's provider receives the proposed style`() throws {
        try TestHost.run { host in
            let rig = PointerRig(host)
            let button = rig.add(UIButton(type: .system), CGRect(x: 10, y: 10, width: 80, height: 40))
            #expect(!button.isPointerInteractionEnabled)
            var given: [CGRect] = []
            button.pointerStyleProvider = { _, effect, shape in
                guard case .roundedRect(let rect, let radius) = shape, case .highlight = effect else { return nil }
                given.append(rect)
                return UIPointerStyle(effect: effect, shape: .roundedRect(rect.insetBy(dx: -5, dy: -5), radius: radius))
            }
            #expect(button.isPointerInteractionEnabled && button.interactions.contains { $0 is UIPointerInteraction })
            rig.move(to: 30, 30)
            #expect(given == [CGRect(x: 10, y: 10, width: 80, height: 40)])
            let plate = button.layer.sublayers?.first as? CAShapeLayer
            #expect(plate?.path?.boundingBox == CGRect(x: -5, y: -5, width: 90, height: 50))
            button.isPointerInteractionEnabled = false
            #expect(button.pointerStyleProvider != nil && button.interactions.isEmpty)
            host.step(20)
            #expect(plate?.superlayer == nil && button.layer.sublayers?.contains { $0 is CAShapeLayer } != true)
            given = []
            button.isPointerInteractionEnabled = true
            #expect(given.count == 1, "under a mouse that rests, by the same provider")
        }
    }

    @Test func `a plate appears behind a bar's button, unless it is disabled`() throws {
        try TestHost.run { host in
            let rig = PointerRig(host)
            let controller = UIViewController()
            let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
            controller.navigationItem.rightBarButtonItem = item
            rig.window.rootViewController = UINavigationController(rootViewController: controller)
            host.step(2)
            var button = try #require(item.currentButton)
            let middle = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
            @MainActor func plate() -> CAShapeLayer? { button.layer.sublayers?.first as? CAShapeLayer }
            rig.move(to: middle.x, middle.y)
            #expect(plate()?.path?.boundingBox == button.bounds.insetBy(dx: -8, dy: 4))
            rig.move(to: 10, 400)
            host.step(20)
            item.isEnabled = false
            button = try #require(item.currentButton)
            rig.move(to: middle.x, middle.y)
            #expect(plate() == nil)
        }
    }
}
