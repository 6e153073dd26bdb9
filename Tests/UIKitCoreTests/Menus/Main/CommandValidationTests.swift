import Testing

@testable import CaretTesting
@testable import UIKitCore

/// Commands in open menus: their validation by targets, and their key equivalents.
@MainActor @Suite(.app) struct CommandValidationTests {
    final class Screen: UIViewController {
        let button = UIButton(type: .system)
        var lines: [String] = []
        var isBold = true
        var menu: UIMenu?

        override func viewDidLoad() {
            super.viewDidLoad()
            button.setTitle("Open", for: .normal)
            button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
            button.menu = menu
            button.showsMenuAsPrimaryAction = true
            view.addSubview(button)
        }

        override func validate(_ command: UICommand) {
            guard command.action == Screen.bold else { return }
            command.title = isBold ? "Not Bold" : "Bold"
            command.state = isBold ? .on : .off
            if isBold { command.attributes = .destructive }
        }

        override func buildMenu(with builder: any UIMenuBuilder) {
            super.buildMenu(with: builder)
            guard builder.system === UIMenuSystem.context else { return }
            let own = UICommand(title: "Make Bold", action: Screen.bold)
            let idle = UICommand(title: "Idle", action: Selector("nobody:"))
            builder.insertSibling(UIMenu(options: .displayInline, children: [own, idle]), afterMenu: .standardEdit)
        }

        static let bold = Selector("toggleBold:", Screen.toggleBold)
        private func toggleBold(_ sender: UICommand) {
            lines.append("bold \(sender.title)")
            isBold.toggle()
        }
    }

    private func launched(_ elements: [UIMenuElement]) async throws -> (app: TestApp, screen: Screen) {
        let screen = Screen()
        screen.menu = UIMenu(children: elements)
        let app = try await TestApp.launch(showing: { screen })
        try await app.settle()
        return (app, screen)
    }

    private func open(_ app: TestApp) async throws {
        try await app.tap("Open")
        try await app.settle()
    }

    @Test func theTargetDeterminesTheAppearanceOfARow() async throws {
        let command = UICommand(title: "Bold", action: Screen.bold)
        let (app, screen) = try await launched([command])
        try await open(app)
        #expect(app.exists("Not Bold") && command.isOn && command.effectiveAttributes == .destructive)
        #expect(command.title == "Bold" && command.state == .off && command.attributes == [])
        try await app.tap("Not Bold")
        try await app.settle()
        #expect(screen.lines == ["bold Bold"])
        try await open(app)
        #expect(app.exists("Bold") && !command.isOn && command.effectiveAttributes == [])
    }

    @Test func commandsWithoutATargetAreDisabled() async throws {
        let command = UICommand(title: "Idle", action: Selector("nobody:"))
        let (app, _) = try await launched([command, UICommand(title: "Gone", action: Screen.bold, attributes: .hidden)])
        try await open(app)
        #expect(!command.isChoosable && app.exists("Idle") && !app.exists("Gone"))
        try await app.tap("Idle")
        try await app.settle()
        #expect(app.exists(.identifier("Menu")))
    }

    @Test func anOpenMenuIsValidatedAgainOnDemand() async throws {
        let (app, screen) = try await launched([UICommand(title: "Bold", action: Screen.bold)])
        try await open(app)
        screen.isBold = false
        UIMenuSystem.main.setNeedsRevalidate()
        try await app.settle()
        #expect(app.exists("Bold") && !app.exists("Not Bold"))
    }

    @Test(arguments: [false, true]) func keyEquivalentsAreAtTheEndOfARow(isMirrored: Bool) async throws {
        let key = UIKeyCommand(
            title: "Bold with a title of several words", image: UIImage(systemName: "bold"), action: Screen.bold, input: "b",
            modifierFlags: [.shift, .command])
        let plain = UIKeyCommand(title: "Other", action: Selector("nobody:"), input: UIKeyCommand.inputUpArrow)
        let (app, screen) = try await launched([key, plain])
        if isMirrored { app.mainWindow.traitOverrides.layoutDirection = .rightToLeft }
        screen.isBold = false
        try await open(app)
        let rows = rows(in: app.mainWindow)
        try #require(rows.count == 2)
        let labels = rows.map { row in row.subviews.compactMap { $0 as? UILabel } }
        let title = try #require(labels[0].first { $0.text == "Bold" })
        let keys = try #require(labels[0].first { $0.text == "⇧⌘B" })
        let other = try #require(labels[1].first { $0.text == "↑" })
        let picture = try #require(rows[0].subviews.first { ($0 as? UIImageView)?.image != nil })
        if !isMirrored {
            #expect(title.frame.maxX < keys.frame.minX && keys.frame.maxX < picture.frame.minX && other.frame.maxX == 250 - 16)
        } else {
            #expect(title.frame.minX > keys.frame.maxX && keys.frame.minX > picture.frame.maxX && other.frame.minX == 16)
        }
    }

    private func rows(in view: UIView) -> [MenuRowView] {
        (view as? MenuRowView).map { [$0] } ?? view.subviews.flatMap { rows(in: $0) }
    }

    @Test func respondersAddToTheMenuOfASelection() async throws {
        let (app, screen) = try await launched([])
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        field.text = "word"
        screen.view.addSubview(field)
        field.becomeFirstResponder()
        try await app.settle()
        let elements = StandardEditCommands.elements(for: field)
        let titles = elements.map(\.title)
        #expect(titles.contains("Select All") && !titles.contains("Make Bold"))
        let own = try #require(elements.last as? UIMenu)
        #expect(own.children.map(\.title) == ["Make Bold", "Idle"])
        let bar = EditMenuBar(menu: UIMenu(children: elements), sender: field)
        bar.show(in: app.mainWindow, at: CGRect(x: 100, y: 300, width: 1, height: 1), .automatic, MenuAnimations(preview: nil))
        try await app.settle()
        #expect(app.exists("Not Bold") && !app.exists("Idle"))
        bar.close()
    }
}
