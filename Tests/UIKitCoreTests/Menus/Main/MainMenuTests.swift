import Platform
import Testing

@testable import CaretTesting
@testable import UIKitCore

/// The main menu's commands, by their key equivalents and in the list of shortcuts.
@MainActor @Suite(.app) struct MainMenuTests {
    final class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var lines: [String] = []
        var builds = 0
        var mayExport = true

        override func buildMenu(with builder: any UIMenuBuilder) {
            super.buildMenu(with: builder)
            guard builder.system === UIMenuSystem.main else { return }
            builds += 1
            let export = UIKeyCommand(
                title: "Export", action: Selector("export:", Delegate.export), input: "j", modifierFlags: .command,
                alternates: [
                    UICommandAlternate(title: "Export All", action: Selector("exportAll:", Delegate.exportAll), modifierFlags: .shift)
                ])
            builder.insertChild(UIMenu(options: .displayInline, children: [export]), atStartOfMenu: .file)
        }

        override func validate(_ command: UICommand) {
            lines.append("validate \(command.title)")
            if !mayExport { command.attributes = .disabled }
        }

        private func export(_ sender: UIKeyCommand) { lines.append("export \(sender.title)") }
        private func exportAll(_ sender: UIKeyCommand) { lines.append("all") }
    }

    private func launched() async throws -> (app: TestApp, delegate: Delegate, controller: UIViewController) {
        let controller = UIViewController()
        let app = try await TestApp.launch(showing: { controller })
        let delegate = Delegate()
        UIApplication.shared.delegate = delegate
        return (app, delegate, controller)
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

    private func hold(_ app: TestApp) async {
        let usage = UIKeyboardHIDUsage.keyboardLeftGUI.rawValue
        app.send(.key(KeyEvent(phase: .down, usage: usage, characters: "", timestamp: app.clock.now)))
        await app.advance(by: .seconds(1.2))
    }

    @Test func keysPerformCommandsThatTheDelegateInserted() async throws {
        let (app, delegate, _) = try await launched()
        await app.press("j", modifiers: .command)
        #expect(delegate.lines == ["validate Export", "export Export"])
        await app.press("j", modifiers: [.command, .shift])
        #expect(delegate.lines.last == "all")
        await app.press("j", modifiers: .control)
        #expect(delegate.lines.last == "export Export" && delegate.builds == 1)
    }

    @Test func theNearerResponderHandlesKeysFirst() async throws {
        let (app, delegate, controller) = try await launched()
        var count = 0
        let own = UIKeyCommand(input: "j", modifierFlags: .command, action: Selector("none:"))
        _ = own.handlers.add { count += 1 }
        controller.addKeyCommand(own)
        await app.press("j", modifiers: .command)
        #expect(count == 1 && delegate.lines.isEmpty)
    }

    @Test func aCommandThatItsTargetDisablesIsNotPerformed() async throws {
        let (app, delegate, _) = try await launched()
        delegate.mayExport = false
        await app.press("j", modifiers: .command)
        #expect(delegate.lines == ["validate Export"])
        delegate.mayExport = true
        await app.press("j", modifiers: .command)
        #expect(delegate.lines.last == "export Export")
    }

    @Test func menusAreBuiltOnceAndAgainOnDemand() async throws {
        let (app, delegate, _) = try await launched()
        await app.press("j", modifiers: .command)
        await app.press("x", modifiers: [])
        #expect(delegate.builds == 1)
        UIMenuSystem.main.setNeedsRebuild()
        #expect(delegate.builds == 1)
        await app.press("x", modifiers: [])
        #expect(delegate.builds == 2)
    }

    @Test func theListOfShortcutsContainsThePossibleCommands() async throws {
        let (app, delegate, _) = try await launched()
        let window = try #require(app.mainWindow as UIWindow?)
        await hold(app)
        #expect(words(app) == ["Export", "⌘ J"])
        delegate.mayExport = false
        window.undoManager?.registerUndo(withTarget: delegate) { $0.lines.append("undone") }
        UIMenuSystem.main.setNeedsRevalidate()
        #expect(words(app) == ["Undo", "⌘ Z"])
        await app.press("z", modifiers: .command)
        #expect(delegate.lines.last == "undone")
    }

    @Test func theSelectionOfAViewIsCopiedByKeys() async throws {
        final class Card: UIView {
            var copies = 0
            override var canBecomeFirstResponder: Bool { true }
            override func copy(_ sender: Any?) { copies += 1 }
        }
        let (app, _, controller) = try await launched()
        let card = Card(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
        controller.view.addSubview(card)
        await app.press("c", modifiers: .command)
        #expect(card.copies == 0)
        card.becomeFirstResponder()
        await app.press("c", modifiers: .command)
        await app.press("x", modifiers: .command)
        #expect(card.copies == 1)
    }
}
