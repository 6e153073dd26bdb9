import Platform
import Testing

@testable import CaretTesting
@testable import UIKitCore

/// The list of keyboard shortcuts.
@MainActor @Suite(.app) struct KeyHintTests {
    private func launched(_ commands: [UIKeyCommand]) async throws -> TestApp {
        let controller = UIViewController()
        for command in commands { controller.addKeyCommand(command) }
        return try await TestApp.launch(showing: { controller })
    }

    private func hold(_ app: TestApp, _ phase: KeyEvent.Phase, _ key: UIKeyboardHIDUsage = .keyboardLeftGUI) {
        app.send(.key(KeyEvent(phase: phase, usage: key.rawValue, characters: "", timestamp: app.clock.now)))
    }

    private func words(_ app: TestApp) -> [String] {
        var found: [String] = []
        func visit(_ view: UIView) {
            if let label = view as? UILabel { found.append(label.text ?? "") }
            for child in view.subviews { visit(child) }
        }
        for case let list as KeyHintList in app.mainWindow.subviews where list.alpha > 0 { visit(list) }
        return found
    }

    private let save = UIKeyCommand(title: "Save", action: Selector("none:"), input: "s", modifierFlags: .command)

    @Test func holdingCommandShowsTitledCommands() async throws {
        let second = UIKeyCommand(
            title: "Up", action: Selector("none:"), input: UIKeyCommand.inputUpArrow, modifierFlags: [.shift, .alternate],
            discoverabilityTitle: "Move Up")
        let silent = UIKeyCommand(input: "x", modifierFlags: .command, action: Selector("none:"))
        let same = UIKeyCommand(title: "Other", action: Selector("none:"), input: "S", modifierFlags: .command)
        let app = try await launched([save, second, silent, same])
        hold(app, .down)
        await app.advance(by: .milliseconds(700))
        #expect(words(app).isEmpty)
        await app.advance(by: .milliseconds(400))
        #expect(words(app) == ["Save", "⌘ S", "Move Up", "⌥ ⇧ ↑"])
        hold(app, .up)
        await app.advance(by: .seconds(1))
        #expect(words(app).isEmpty && !app.mainWindow.subviews.contains { $0 is KeyHintList })
    }

    /// Control with a click or a wheel does not request the list.
    @Test(arguments: [true, false]) func clicksAndWheelsDoNotRequestTheList(byWheel: Bool) async throws {
        let app = try await launched([save])
        let place = CGPoint(x: 100, y: 300)
        hold(app, .down, .keyboardLeftControl)
        await app.advance(by: .milliseconds(400))
        if byWheel {
            app.send(.scroll(ScrollEvent(location: place, deltaX: 0, deltaY: 10, isPrecise: false, timestamp: app.clock.now)))
        } else {
            await app.tap(at: place)
        }
        await app.advance(by: .seconds(2))
        #expect(words(app).isEmpty)
    }

    @Test func anotherKeyAndCommandsWithoutTitlesShowNoList() async throws {
        let app = try await launched([save])
        hold(app, .down)
        await app.advance(by: .milliseconds(400))
        await app.press("s", modifiers: .command)
        await app.advance(by: .seconds(2))
        #expect(words(app).isEmpty)
        hold(app, .up)
        let bare = try await launched([])
        hold(bare, .down, .keyboardRightControl)
        await bare.advance(by: .seconds(2))
        #expect(words(bare).isEmpty)
    }
}
