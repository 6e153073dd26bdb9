import CaretTesting
import Testing

@testable import UIKitCore

/// The precedence of texts and key commands.
@MainActor @Suite(.app) struct KeyCommandTests {
    private func launched() async throws -> (TestApp, UIViewController, UITextField) {
        let (controller, field) = (UIViewController(), UITextField(frame: CGRect(x: 20, y: 100, width: 100, height: 30)))
        let app = try await TestApp.launch(showing: {
            controller.view.addSubview(field)
            return controller
        })
        field.becomeFirstResponder()
        return (app, controller, field)
    }

    private func command(_ input: String, _ held: UIKeyModifierFlags = [], _ body: @escaping @MainActor () -> Void) -> UIKeyCommand {
        let command = UIKeyCommand(input: input, modifierFlags: held, action: Selector("none:"))
        _ = command.handlers.add(body)
        return command
    }

    @Test func aTextTypesBeforeACommandUnlessTheCommandWantsPriority() async throws {
        let (app, controller, field) = try await launched()
        var count = 0
        let plain = command("a") { count += 1 }
        controller.addKeyCommand(plain)
        await app.type("a")
        #expect(count == 0 && field.text == "a")
        plain.wantsPriorityOverSystemBehavior = true
        await app.type("a")
        #expect(count == 1 && field.text == "a")
        controller.removeKeyCommand(plain)
        await app.type("a")
        #expect(count == 1 && field.text == "aa")
    }

    @Test func keysThatTheTextDoesNotHandleGoToTheCommand() async throws {
        let (app, controller, field) = try await launched()
        var keys: [String] = []
        controller.addKeyCommand(command(UIKeyCommand.inputEscape) { keys.append("escape") })
        controller.addKeyCommand(command("\t") { keys.append("tab") })
        await app.press(.escape)
        await app.press(.tab)
        #expect(keys == ["escape", "tab"] && field.isFirstResponder)
    }

    @Test func controlReplacesCommandWhereNoControlCommandExists() async throws {
        let (app, controller, field) = try await launched()
        var keys: [String] = []
        controller.addKeyCommand(command("s", .command) { keys.append("command") })
        await app.press("s", modifiers: .control)
        #expect(keys == ["command"])
        controller.addKeyCommand(command("s", .control) { keys.append("control") })
        await app.press("s", modifiers: .control)
        await app.press("s", modifiers: .command)
        await app.press("s", modifiers: [.control, .shift])
        #expect(keys == ["command", "control", "command"] && field.text == "")
    }

    @Test func functionKeysHaveNames() {
        #expect(UIKeyCommand.input(for: .keyboardF1) == UIKeyCommand.f1 && UIKeyCommand.input(for: .keyboardF12) == UIKeyCommand.f12)
    }
}
