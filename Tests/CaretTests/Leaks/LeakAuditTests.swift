import Caret
import CaretTesting
import Testing

/// Handlers that retain objects which should be freed, and their names in reports.
@MainActor @Suite(.app) struct LeakAuditTests {
    private final class Screen: UIViewController {
        let button = UIButton(type: .system)
        var task = "Buy milk"
        var count = 0
        var part: AnyObject?
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(button)
        }
        func save() { count += 1 }
    }

    private static let file = "CaretTests/LeakAuditTests.swift"

    @Test func theLeakingHandlerIsNamedByItsLine() {
        let line = #line + 4
        let report = leakAudit {
            let screen = Screen()
            screen.loadViewIfNeeded()
            screen.button.on(.tap) { screen.count += 1 }
            screen.button.on(.touchDown, screen, call: Screen.save)
            return screen
        }
        #expect(report?.guilty == "\(Self.file):\(line)" && report?.alsoEnded == [])
    }

    @Test func earlierHandlersContinueAndAreNotReported() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        var log: [String] = []
        let name = Notification.Name("before")
        NotificationCenter.default.on(.posted(name)) { log.append("received") }
        let batch = Batch([1, 2, 3]) {
            $0
        } each: {
            log.append("\($0.index)")
        }
        var retainedScreens: [Screen] = []
        let report = leakAudit {
            retainedScreens.append(Screen())
            return retainedScreens[0]
        }
        #expect(report != nil && report?.guilty == nil)
        _ = await batch.results
        NotificationCenter.default.post(name: name, object: nil)
        #expect(Set(log) == ["0", "1", "2", "received"])
        withExtendedLifetime((app, retainedScreens)) {}
    }

    @Test func handlersThatRetainNothingAreNotReported() {
        let report = leakAudit {
            let screen = Screen()
            screen.loadViewIfNeeded()
            screen.button.on(.tap, screen, call: Screen.save)
            screen.button.on(.tap, screen) { $0.count += 1 }
            let tap = UITapGestureRecognizer()
            tap.on(.tap, screen) { screen, _ in screen.count += 1 }
            tap.answer(.shouldBegin, screen) { $0.count == 0 }
            screen.view.addGestureRecognizer(tap)
            let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
            item.on(.tap, screen, call: Screen.save)
            screen.navigationItem.rightBarButtonItem = item
            return screen
        }
        #expect(report == nil)
    }

    private final class NoMenus: NSObject, UIContextMenuInteractionDelegate {
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? { nil }
    }

    @Test func handlersOfMenusAndToolbarsAreFoundToo() {
        var lines: [Int] = []
        let menus = leakAudit {
            let screen = Screen()
            screen.loadViewIfNeeded()
            let menu = UIContextMenuInteraction(delegate: NoMenus())
            screen.button.addInteraction(menu)
            lines.append(#line + 1)
            menu.on(.willDisplayMenu) { _ in screen.count += 1 }
            return screen
        }
        let items = leakAudit {
            let screen = Screen()
            let item = UIBarButtonItem(systemItem: .add)
            lines.append(#line + 1)
            item.on(.tap) { screen.count += 1 }
            screen.toolbarItems = [item]
            return screen
        }
        #expect([menus?.guilty, items?.guilty] == lines.map { "\(Self.file):\($0)" })
    }

    @Test func anObjectThatNoHandlerRetainsIsReported() {
        final class Pair { var other: Pair? }
        let report = leakAudit {
            let pair = Pair()
            pair.other = pair
            return pair
        }
        #expect(report?.guilty == nil && report?.description == "Pair holds itself through Pair.other.")
        var retainedPair: Pair?
        let other = leakAudit {
            let pair = Pair()
            retainedPair = pair
            return pair
        }
        #expect(other?.guilty == nil && other?.description == "Pair is kept, but not through a handler." && retainedPair != nil)
    }

    @Test func aTestsReportHasTheLineOfAHandlerInAProperty() {
        let line = #line + 4
        let report = leakAudit {
            let screen = Screen()
            let button = UIButton(type: .system)
            button.on(.tap) { screen.count += 1 }
            screen.part = button
            return screen
        }
        #expect(report?.closure == "\(Self.file):\(line)")
        #expect(report?.description.hasSuffix("Screen.part, a handler of UIButton, with the closure at \(Self.file):\(line).") == true)
    }

    @Test func `R76 a row that retains its controller is named by its line`() {
        let line = #line + 6
        let report = leakAudit {
            let screen = Screen()
            let table = UITableView()
            screen.view.addSubview(table)
            table.sections([
                Section("title") { Row("name", cell: EditCell.self) { cell in cell.note = screen.task } },
                Section("safe") { Row("name", cell: EditCell.self, screen) { screen, cell in cell.note = screen.task } },
            ])
            return screen
        }
        #expect(report?.guilty == "\(Self.file):\(line)", "\(String(describing: report))")
    }

    @Test func aClosureThatAnotherHeightReplacedIsNotSuspected() {
        let line = #line + 7
        let report = leakAudit {
            let screen = Screen()
            let table = UITableView()
            screen.view.addSubview(table)
            table.sections([
                Section("title") {
                    Row("name", .default, "Name").height { _ in screen.view.bounds.width }.height(44).onSelect { screen.count += 1 }
                }
            ])
            return screen
        }
        #expect(report?.guilty == "\(Self.file):\(line)" && report?.alsoEnded == [], "\(String(describing: report))")
    }

    @Test func aPoppedControllerThatStaysIsReported() async throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let app = try await TestApp.launch(showing: { navigation })
        let line = #line + 4
        func push() {
            let screen = Screen()
            screen.loadViewIfNeeded()
            screen.button.on(.tap) { screen.count += 1 }
            navigation.pushViewController(screen, animated: false)
        }
        push()
        try await app.settle()
        navigation.popViewController(animated: false)
        try await app.settle()
        await app.advance(frames: 4)
        let reports = app.diagnostics.filter { $0.code == "leak.controller" }
        #expect(reports.count == 1 && reports[0].message.contains("\(Self.file):\(line)"))
    }

    @Test func anAuditThatDissectsFreesTheController() async throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let app = try await TestApp.launch(showing: { navigation })
        LeakAudit.mode = .dissects
        weak var weakScreen: Screen?
        func push() {
            let screen = Screen()
            screen.loadViewIfNeeded()
            screen.button.on(.tap) { screen.count += 1 }
            navigation.pushViewController(screen, animated: false)
            weakScreen = screen
        }
        push()
        try await app.settle()
        navigation.popViewController(animated: false)
        try await app.settle()
        await app.advance(frames: 6)
        #expect(weakScreen == nil)
        #expect(app.diagnostics.contains { $0.code == "leak.controller" && $0.message.contains("is kept by the handler at") })
    }
}
