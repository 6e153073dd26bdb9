import Caret
import CaretTesting
import Testing

/// The closures that the leak audit finds, and those that it reports.
@MainActor @Suite(.app) struct LeakFaultTests {
    private final class Screen: UIViewController {
        let table = UITableView()
        let button = UIButton(type: .system)
        let slider = UISlider()
        var task = "Buy milk"
        var count = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            for part in [table, button, slider] as [UIView] { view.addSubview(part) }
            table.frame = view.bounds
        }
    }

    private static let file = "FaultTests/LeakFaultTests.swift"

    /// Pushes a screen and pops it, and returns the reports about the screen.
    private func messages(
        _ mode: LeakAudit.Mode? = nil, _ prepare: @MainActor (Screen) -> Void
    ) async throws -> [String] {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let app = try await TestApp.launch(showing: { navigation }, on: .standard.scale(1))
        if let mode { LeakAudit.mode = mode }
        @MainActor func push() {
            let screen = Screen()
            screen.loadViewIfNeeded()
            prepare(screen)
            navigation.pushViewController(screen, animated: false)
        }
        push()
        try await app.settle()
        navigation.popViewController(animated: false)
        try await app.settle()
        await app.advance(frames: 8)
        return app.diagnostics.filter { $0.code == "leak.controller" }.map(\.message)
    }

    @Test func `M2 a row that retains its controller is named, though rows are the app's only closures`() async throws {
        var line = 0
        let messages = try await messages { screen in
            line = #line + 1
            screen.table.sections([Section { Row("title", cell: UITableViewCell.self) { $0.textLabel?.text = screen.task } }])
        }
        #expect(messages.count == 1 && messages[0].contains("\(Self.file):\(line)"), "\(messages)")
    }

    @Test func `M2 an action of a row that retains its controller is named after the list has left its window`() async throws {
        var line = 0
        let messages = try await messages { screen in
            line = #line + 1
            screen.table.sections([Section { Row("title", .default, "Title").onSelect { screen.count += 1 } }])
        }
        #expect(messages.count == 1 && messages[0].contains("\(Self.file):\(line)"), "\(messages)")
    }

    @Test func `M2 a list's closure and a gallery's page that retain their controller are named`() async throws {
        var line = 0
        let list = try await messages { screen in
            line = #line + 1
            screen.table.sections { Section { Row("title", .default, screen.task) } }
        }
        #expect(list.count == 1 && list[0].contains("\(Self.file):\(line)"), "\(list)")
        struct Photo: Identifiable { let id = 1 }
        let pages = try await messages { screen in
            line = #line + 1
            screen.view.addSubview(Gallery(items: [Photo()]) { _ in screen.button })
            screen.view.addSubview(Gallery(items: [Photo()]) { _ in screen.count > 0 ? UIView() : UIView() })
        }
        #expect(pages.count == 1 && pages[0].contains("\(Self.file):\(line)"), "\(pages)")
    }

    @Test func `I4 a strong self in the form with an owner is named, and no other`() async throws {
        var line = 0
        let messages = try await messages { screen in
            screen.slider.on(.valueChanged) { print($0) }
            let other = UIView()
            screen.slider.on(.touchDown) { other.isHidden = true }
            line = #line + 1
            screen.button.on(.tap, screen) { _ in screen.count += 1 }
        }
        #expect(messages.count == 1 && messages[0].contains("It is held by the handler at \(Self.file):\(line)."), "\(messages)")
    }

    @Test func `I4 a controller that is retained through another object is reported with the handler and the property`() async throws {
        final class Coordinator { var screen: UIViewController? }
        var line = 0
        let messages = try await messages { screen in
            let coordinator = Coordinator()
            coordinator.screen = screen
            screen.slider.on(.valueChanged) { print($0) }
            line = #line + 1
            screen.button.on(.tap) { coordinator.screen?.title = "tapped" }
        }
        #expect(
            messages.count == 1 && messages[0].contains("held by the handler at \(Self.file):\(line), through Coordinator.screen."),
            "\(messages)")
    }

    @Test func `I4 an audit that dissects finds a strong self in the form with an owner`() async throws {
        var line = 0
        let messages = try await messages(.dissects) { screen in
            screen.table.sections([Section { Row("title", .default, "Title") }])
            line = #line + 1
            screen.button.on(.tap, screen) { _ in screen.count += 1 }
        }
        #expect(messages.count == 1 && messages[0].contains("is kept by the handler at \(Self.file):\(line)."), "\(messages)")
    }

    @Test func `I4 a UIAction that retains its controller is named by its title`() async throws {
        let messages = try await messages { screen in
            screen.slider.on(.valueChanged, screen) { screen, _ in screen.count += 1 }
            screen.button.addAction(UIAction(title: "Save") { _ in screen.count += 1 }, for: .primaryActionTriggered)
        }
        #expect(messages.count == 1 && messages[0].contains("the UIAction 'Save' of UIButton"), "\(messages)")
        let menus = try await self.messages { screen in
            screen.slider.on(.valueChanged, screen) { screen, _ in screen.count += 1 }
            let menu = UIMenu(children: [UIMenu(children: [UIAction(title: "Erase") { _ in screen.count += 1 }])])
            screen.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More", menu: menu)
        }
        #expect(menus.count == 1 && menus[0].contains("the UIAction 'Erase' of a bar button item"), "\(menus)")
    }

    @Test func `I4 closures without captures, and those with owners, are not reported for a controller that the app keeps`() async throws {
        var kept: [Screen] = []
        let messages = try await messages { screen in
            kept.append(screen)
            screen.slider.on(.valueChanged) { print($0) }
            screen.button.on(.tap, screen) { $0.count += 1 }
            screen.button.addAction(UIAction(title: "Log") { _ in print("tapped") }, for: .touchDown)
            screen.table.sections([Section { Row("title", .default, "Title").onSelect { print("selected") } }])
        }
        #expect(messages == [] && kept.count == 1)
    }

    @Test func `I4 an audit that dissects finds the task that waits for events`() async throws {
        var line = 0
        let messages = try await messages(.dissects) { screen in
            line = #line + 1
            let values = screen.slider.events(.valueChanged)
            Task { for await value in values { screen.count += Int(value) } }
        }
        #expect(messages.count == 1 && messages[0].contains("is kept by the handler at \(Self.file):\(line)"), "\(messages)")
    }

    @Test func `I4 a test's audit names the sequence that a task waits for`() async throws {
        _ = try await TestApp.launch(showing: { UIViewController() }, on: .standard.scale(1))
        var line = 0
        let report = leakAudit {
            let screen = Screen()
            screen.loadViewIfNeeded()
            line = #line + 1
            let values = screen.slider.events(.valueChanged)
            Task { for await value in values { screen.count += Int(value) } }
            return screen
        }
        #expect(report?.guilty == nil && report?.waiting == ["\(Self.file):\(line)"])
        #expect(report?.description.contains("\(Self.file):\(line)") == true, "\(report?.description ?? "")")
    }
}
