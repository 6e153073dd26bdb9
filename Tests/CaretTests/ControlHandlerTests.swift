import Caret
import CaretTesting
import Testing

/// Closures as handlers of controls' events.
@MainActor @Suite(.app) struct ControlHandlerTests {
    final class Editor {
        var saves = 0
        func save() { saves += 1 }
    }

    @Test func allThreeKindsOfHandlersAreCalledInOrder() {
        let button = UIButton(type: .system)
        let editor = Editor()
        var log: [String] = []
        button.on(.tap) { log.append("plain") }
        button.on(.tap, editor) { _ in log.append("owner") }
        button.on(.tap, editor, call: Editor.save)
        button.on(.tap) { log.append("last \(editor.saves)") }
        button.sendActions(for: .primaryActionTriggered)
        #expect(log == ["plain", "owner", "last 1"])
    }

    @Test func targetsAndClosuresAreCalledInOneOrder() {
        let button = UIButton(type: .system)
        var log: [Int] = []
        button.on(.touchDown) { log.append(1) }
        button.addAction(UIAction { _ in log.append(2) }, for: .touchDown)
        button.on(.touchDown) { log.append(3) }
        button.sendActions(for: .touchDown)
        #expect(log == [1, 2, 3])
    }

    @Test func anEventReachesItsOwnHandlersOnly() {
        let control = UIControl()
        var log: [String] = []
        control.on(.touchDown) { log.append("down") }
        control.on(.touchCancel) { log.append("cancel") }
        control.sendActions(for: .touchCancel)
        #expect(log == ["cancel"])
    }

    @Test func cancellingEndsAHandlerAtOnce() {
        let button = UIButton(type: .system)
        var log: [String] = []
        var later: Subscription?
        button.on(.tap) { later?.cancel() }
        later = button.on(.tap) { log.append("late") }
        button.sendActions(for: .primaryActionTriggered)
        #expect(log.isEmpty && later?.isActive == false)
    }

    @Test func subscriptionsCanBeCancelledTogether() {
        let button = UIButton(type: .system)
        var bag: [Subscription] = []
        var count = 0
        for _ in 0..<3 { button.on(.tap) { count += 1 }.store(in: &bag) }
        button.sendActions(for: .primaryActionTriggered)
        bag.cancelAll()
        button.sendActions(for: .primaryActionTriggered)
        #expect(count == 3 && bag.isEmpty && button.allControlEvents.isEmpty)
    }

    @Test func aSubscriptionReportsItsLine() {
        let subscription = UIButton(type: .system).on(.tap) {}
        #expect(subscription.site.hasSuffix("ControlHandlerTests.swift:\(#line - 1)"))
    }

    class Knob: UIControl {
        var angle = 0.0
    }

    final class FineKnob: Knob {}

    @Test func subclassesInheritEventsWithTheirPayload() {
        let knob = FineKnob()
        var angles: [Double] = []
        knob.on(.turned) { angles.append($0) }
        knob.angle = 1.5
        knob.sendActions(for: .valueChanged)
        #expect(angles == [1.5])
    }

    @Test func aTapOnTheScreenCallsTheMethod() async throws {
        let editor = Editor()
        let app = try await TestApp.launch(showing: {
            let controller = UIViewController()
            let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Save") { _ in })
            button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
            button.on(.tap, editor, call: Editor.save)
            controller.view.addSubview(button)
            return controller
        })
        try await app.tap("Save")
        #expect(editor.saves == 1)
    }
}

extension ControlEvent where Sender: ControlHandlerTests.Knob, Payload == Double {
    static var turned: Self { ControlEvent(.valueChanged) { $0.angle } }
}
