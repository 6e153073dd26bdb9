import CaretTesting
import Testing

@testable import UIKitCore

/// Taps on a button with a menu.
@MainActor @Suite(.app) struct PrimaryMenuTests {
    private final class Log { var lines: [String] = [] }

    private func launched(isPrimary: Bool) async throws -> (app: TestApp, button: UIButton, log: Log) {
        let button = UIButton(type: .system)
        button.setTitle("Open", for: .normal)
        button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
        button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
        button.showsMenuAsPrimaryAction = isPrimary
        let log = Log()
        let events: [(UIControl.Event, String)] = [
            (.touchUpInside, "up"), (.primaryActionTriggered, "primary"), (.menuActionTriggered, "menu"), (.touchCancel, "cancel"),
        ]
        for (event, name) in events { button.addAction(UIAction { _ in log.lines.append(name) }, for: event) }
        let app = try await TestApp.launch(showing: {
            let screen = UIViewController()
            screen.view.addSubview(button)
            return screen
        })
        try await app.settle()
        return (app, button, log)
    }

    @Test func aTapThatOpensTheMenuSendsNoOtherEvent() async throws {
        let (app, _, log) = try await launched(isPrimary: true)
        try await app.tap("Open")
        try await app.settle()
        #expect(log.lines == ["menu", "cancel"] && app.exists("One"))
    }

    @Test func aMenuThatATapDoesNotOpenLeavesTheTapUnchanged() async throws {
        let (app, button, log) = try await launched(isPrimary: false)
        button.changesSelectionAsPrimaryAction = true
        #expect(button.currentTitle == "Open")
        try await app.tap("Open")
        try await app.settle()
        #expect(log.lines == ["up", "primary"] && button.isSelected && !app.exists("One"))
        button.performPrimaryAction()
        #expect(!button.isSelected)
    }

    @Test func aKeyOpensTheMenuLikeATap() async throws {
        let (app, button, log) = try await launched(isPrimary: true)
        button.pressByKey()
        try await app.settle()
        #expect(log.lines == ["menu"] && app.exists("One"))
    }
}
