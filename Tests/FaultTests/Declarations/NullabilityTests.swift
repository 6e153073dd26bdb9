import CaretTesting
import Testing
import UIKit

/// Initializers and nullability as Apple declares them.
@MainActor @Suite(.app) struct NullabilityTests {
    private final class Stack: UIStackView {
        override init(frame: CGRect) { super.init(frame: frame) }
        required init(coder: NSCoder) { super.init(coder: coder) }
    }

    private final class Bar: UINavigationBar {}

    private final class Described: UIView, AXCustomContentProvider {
        var accessibilityCustomContent: [AXCustomContent]! = [AXCustomContent(label: "Price", value: "7 €")]
    }

    private final class FakeTouch: UITouch {
        override var phase: UITouch.Phase { .ended }
        override var tapCount: Int { 2 }
        override func location(in view: UIView?) -> CGPoint { CGPoint(x: 3, y: 4) }
    }

    private final class FakeEvent: UIEvent {
        let touch = FakeTouch()
        override var allTouches: Set<UITouch>? { [touch] }
        override var timestamp: TimeInterval { 12 }
    }

    private final class Dimming: UIPresentationController {
        /// Compiles only if neither controller is optional.
        var controllers: [UIViewController] { [presentedViewController, presentingViewController] }
    }

    private struct Handler: Sendable {
        let name: @Sendable () -> String
    }

    private enum HandlerTrait: UITraitDefinition {
        static let defaultValue = Handler { "default" }
    }

    @Test func `F7 the controllers of a presentation are not optional`() {
        let (presented, presenting) = (UIViewController(), UIViewController())
        let controller = Dimming(presentedViewController: presented, presenting: presenting)
        #expect(controller.controllers == [presented, presenting])
        let child: UIViewController = controller.presentedViewController
        #expect(child === presented && controller.presentedView === presented.view)
    }

    @Test func `F7 a popover's controller that is never presented retains nothing`() {
        weak var freed: UIViewController?
        do {
            let controller = UIViewController()
            controller.modalPresentationStyle = .popover
            #expect(controller.popoverPresentationController?.presentedViewController === controller)
            freed = controller
        }
        #expect(freed == nil)
    }

    @Test func `F7 a stack's init with a coder cannot fail`() {
        let stack = Stack(coder: NSKeyedArchiver(requiringSecureCoding: false))
        #expect(stack.arrangedSubviews.isEmpty)
    }

    @Test func `F7 an item of a bar needs no title`() {
        let item = UINavigationItem()
        #expect(item.title?.isEmpty ?? true)
    }

    @Test func `F7 the classes of bars are any classes`() {
        let bars: AnyClass? = Bar.self
        let controller = UINavigationController(navigationBarClass: bars, toolbarClass: nil)
        #expect(controller.navigationBar is Bar)
    }

    @Test func `F7 a trait's value needs no equality`() async throws {
        let (outer, inner) = (UIView(), UIView())
        let app = try await TestApp.launch(showing: { UIViewController() })
        app.mainWindow.addSubview(outer)
        outer.addSubview(inner)
        await app.advance(frames: 1)
        var changes = 0
        inner.registerForTraitChanges([HandlerTrait.self]) { (view: UIView, _: UITraitCollection) in changes += 1 }
        #expect(inner.traitCollection[HandlerTrait.self].name() == "default")
        outer.traitOverrides[HandlerTrait.self] = Handler { "set" }
        await app.advance(frames: 3)
        #expect(inner.traitCollection[HandlerTrait.self].name() == "set" && changes == 1)
        outer.backgroundColor = .red
        await app.advance(frames: 3)
        #expect(changes == 1)
        outer.traitOverrides[HandlerTrait.self] = Handler { "again" }
        await app.advance(frames: 3)
        #expect(inner.traitCollection[HandlerTrait.self].name() == "again" && changes == 2)
    }

    @Test func `F7 a view declares its custom content`() async throws {
        let view = Described(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        (view.isAccessibilityElement, view.accessibilityLabel) = (true, "Kebab")
        let app = try await TestApp.launch(showing: { UIViewController() })
        app.mainWindow.rootViewController?.view.addSubview(view)
        await app.advance(frames: 2)
        #expect(app.accessibility.flatMap(\.all).first { $0.label == "Kebab" }?.customContent == ["Price: 7 €"])
    }

    @Test func `F7 touches and events can be test doubles`() {
        let event = FakeEvent()
        #expect(event.allTouches?.first?.phase == .ended && event.touch.tapCount == 2 && event.timestamp == 12)
        #expect(event.touch.location(in: nil) == CGPoint(x: 3, y: 4) && event.touch.view == nil)
        #expect(UITouch().phase == .began && UIEvent().type == .touches && UIEvent().allTouches == nil)
    }
}
