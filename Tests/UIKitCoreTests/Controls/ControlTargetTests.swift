import Testing

@testable import UIKitCore

/// The targets and actions of a control.
@MainActor @Suite(.app) struct ControlTargetTests {
    @MainActor private final class Plain {
        var count = 0
        func act() { count += 1 }
        func answer() -> Bool {
            count += 1
            return true
        }
    }

    @MainActor private final class Object: NSObject {
        func act() {}
    }

    @Test func allTargetsAreListed() {
        let control = UIControl()
        let (plain, object) = (Plain(), Object())
        control.addTarget(plain, action: Selector("act", Plain.act), for: .valueChanged)
        control.addTarget(object, action: Selector("act", Object.act), for: .valueChanged)
        #expect(control.allTargets == [AnyHashable(object), AnyHashable(ObjectIdentifier(plain))])
        control.addTarget(nil, action: Selector("act"), for: .valueChanged)
        control.addAction(UIAction { _ in }, for: .valueChanged)
        #expect(control.allTargets.count == 3 && control.allTargets.contains { $0.base is NSNull })
    }

    @Test func actionsAreEnumeratedInOrderUntilStopped() {
        let control = UIControl()
        let plain = Plain()
        control.addTarget(plain, action: Selector("act", Plain.act), for: .touchDown)
        control.addAction(UIAction(title: "Second") { _ in }, for: .valueChanged)
        control.addTarget(nil, action: Selector("third"), for: .editingChanged)
        var lines: [String] = []
        control.enumerateEventHandlers { action, pair, event, stop in
            lines.append("\(action?.title ?? pair?.1.description ?? "") \(event.rawValue)")
            stop = lines.count == 2
        }
        #expect(lines == ["act \(UIControl.Event.touchDown.rawValue)", "Second \(UIControl.Event.valueChanged.rawValue)"])
    }

    @Test func aMethodWithAResultIsCalled() {
        let control = UIControl()
        let plain = Plain()
        control.addTarget(plain, action: Selector("answer", Plain.answer), for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(plain.count == 1)
    }

    @Test func theFirstResponderResignsForANilTarget() throws {
        try TestHost.run { host in
            let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
            let window = host.makeWindow()
            window.addSubview(field)
            let resign = Selector("resignFirstResponder", UIResponder.resignFirstResponder)
            field.becomeFirstResponder()
            UIApplication.shared.sendAction(resign, to: nil, from: nil, for: nil)
            #expect(!field.isFirstResponder)
            // Apps dismiss the keyboard like this by a tap beside a field.
            let tap = UITapGestureRecognizer(target: window, action: Selector("endEditing:", UIView.endEditing(_:)))
            window.addGestureRecognizer(tap)
            field.becomeFirstResponder()
            host.touch(.began, 100, 400)
            host.touch(.ended, 100, 400)
            host.step()
            #expect(!field.isFirstResponder)
        }
    }

    @Test func anObservedProgressIsFollowed() throws {
        try TestHost.run { host in
            let bar = UIProgressView(frame: CGRect(x: 0, y: 100, width: 200, height: 4))
            host.makeWindow().addSubview(bar)
            let progress = Progress(totalUnitCount: 4)
            progress.completedUnitCount = 1
            bar.observedProgress = progress
            #expect(bar.progress == 0.25)
            progress.completedUnitCount = 3
            host.advance(1)
            #expect(bar.progress == 0.75)
            bar.observedProgress = nil
            progress.completedUnitCount = 4
            host.advance(1)
            #expect(bar.progress == 0.75)
        }
    }
}
