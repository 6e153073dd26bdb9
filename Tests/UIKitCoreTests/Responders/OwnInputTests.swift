import Platform
import Testing

@testable import CaretTesting
@testable import UIKitCore

/// Keys for custom inputs, and for fields that override `deleteBackward()`.
@MainActor @Suite(.app) struct OwnInputTests {
    final class Pin: UIView, UIKeyInput {
        var text = ""
        var hasText: Bool { !text.isEmpty }
        func insertText(_ text: String) { self.text += text }
        func deleteBackward() { if hasText { text.removeLast() } else { text = "<" } }
        override var canBecomeFirstResponder: Bool { true }
    }

    final class Digit: UITextField {
        var deletions = 0
        override func deleteBackward() {
            deletions += 1
            super.deleteBackward()
        }
    }

    private func launched(_ view: UIView) async throws -> TestApp {
        view.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
        let app = try await TestApp.launch(showing: {
            let controller = UIViewController()
            controller.view.addSubview(view)
            return controller
        })
        view.becomeFirstResponder()
        try await app.settle()
        return app
    }

    @Test func keysAreTypedIntoACustomInput() async throws {
        let pin = Pin()
        let app = try await launched(pin)
        await app.type("aB 1é")
        #expect(pin.text == "aB 1é")
        await app.press(.delete)
        await app.press(.return)
        #expect(pin.text == "aB 1\n")
        await app.press("s", modifiers: .command)
        await app.press(.escape)
        #expect(pin.text == "aB 1\n")
        pin.resignFirstResponder()
        await app.type("x")
        #expect(pin.text == "aB 1\n")
    }

    @Test func commandsTakePrecedenceOverTyping() async throws {
        let pin = Pin()
        let app = try await launched(pin)
        var count = 0
        let command = UIKeyCommand(input: "q", modifierFlags: [], action: Selector("none:"))
        _ = command.handlers.add { count += 1 }
        app.mainWindow.rootViewController?.addKeyCommand(command)
        await app.type("qa")
        #expect(count == 1 && pin.text == "a")
    }

    @Test func backspaceCallsTheMethodThatFieldsOverride() async throws {
        let field = Digit()
        let app = try await launched(field)
        await app.press(.delete)
        #expect(field.deletions == 1)
        await app.type("12")
        await app.press(.delete)
        #expect(field.deletions == 2 && field.text == "1")
    }

    @Test func tabStaysInASheet() async throws {
        let behind = UITextField()
        let app = try await launched(behind)
        let sheet = UIViewController()
        let fields = [
            UITextField(frame: CGRect(x: 20, y: 60, width: 100, height: 30)),
            UITextField(frame: CGRect(x: 20, y: 120, width: 100, height: 30)),
        ]
        for field in fields { sheet.view.addSubview(field) }
        app.mainWindow.rootViewController?.present(sheet, animated: false)
        try await app.settle()
        for expected in [fields[0], fields[1], fields[0]] {
            await app.press(.tab)
            #expect(app.mainWindow.firstResponder === expected)
        }
        sheet.dismiss(animated: false)
        try await app.settle()
        // The former first responder is restored.
        #expect(behind.isFirstResponder)
    }

    @Test func aPressAfterATapIsRecognized() async throws {
        let view = UIView()
        let press = UILongPressGestureRecognizer()
        press.numberOfTapsRequired = 1
        var states: [Int] = []
        press.addAction { states.append($0.state.rawValue) }
        view.addGestureRecognizer(press)
        let app = try await launched(view)
        func touch(_ phase: PointerEvent.Phase) async {
            app.send(.pointer(PointerEvent(id: 2, phase: phase, location: CGPoint(x: 60, y: 120), timestamp: app.clock.now)))
            await app.advance(frames: 1)
        }
        await touch(.began)
        await app.advance(by: .seconds(1))
        #expect(states.isEmpty)
        await touch(.ended)
        await touch(.began)
        await app.advance(by: .milliseconds(700))
        await touch(.ended)
        #expect(states == [1, 3])
        states = []
        try await app.settle()
        await touch(.began)
        await touch(.ended)
        await app.advance(by: .seconds(1))
        await touch(.began)
        await app.advance(by: .milliseconds(700))
        await touch(.ended)
        #expect(states.isEmpty)
    }
}
