import Caret
import CaretTesting
import Testing

/// Empty, loading and failed lists, and pull to refresh.
@MainActor @Suite(.app) struct ListStatusTests {
    private final class Screen: UIViewController {
        let feed = Feed(size: 30)
        let table = UITableView()
        private(set) var list: SectionList<UITableViewCell>?

        override func viewDidLoad() {
            super.viewDidLoad()
            table.frame = view.bounds
            table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(table)
            list = table.sections(self) { screen in
                Section("a") { for number in screen.feed.rows { Row(number, .default, "Row \(number)") } }
            }
        }
    }

    private func launch() async throws -> (app: TestApp, screen: Screen) {
        let screen = Screen()
        let app = try await TestApp.launch(showing: { UINavigationController(rootViewController: screen) })
        await app.run(frames: 2)
        return (app, screen)
    }

    @Test func theStatusDecidesWhatAnEmptyListShows() async throws {
        let (app, screen) = try await launch()
        let list = try #require(screen.list)
        #expect(screen.table.backgroundView == nil)
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = "No Mail"
        list.emptyConfiguration = configuration
        await app.run(frames: 1)
        #expect(app.exists(.label("No Mail")))
        list.status = .loading
        await app.run(frames: 1)
        #expect(app.exists(.label("Loading…")) && !app.exists(.label("No Mail")))
        list.status = .failed(Gates.Failure())
        await app.run(frames: 1)
        #expect(app.exists(.label("Cannot Load")) && app.exists(.label("The server is asleep.")) && !app.exists(.label("Try Again")))
        screen.feed.rows = [1]
        try await app.settle()
        #expect(screen.table.backgroundView == nil && screen.table.words == ["Row 1"])
        screen.feed.rows = []
        list.status = .ready
        try await app.settle()
        #expect(app.exists(.label("No Mail")))
    }

    @Test func theBackgroundViewOfTheAppReturns() async throws {
        let (app, screen) = try await launch()
        let background = UIView()
        screen.table.backgroundView = background
        screen.list?.status = .loading
        #expect(screen.table.backgroundView !== background)
        screen.list?.status = .ready
        #expect(screen.table.backgroundView === background)
        screen.list?.status = .loading
        let other = UIView()
        screen.table.backgroundView = other
        screen.list?.status = .ready
        #expect(screen.table.backgroundView === other)
        await app.run(frames: 1)
    }

    @Test func loadingFailsAndIsTriedAgain() async throws {
        let (app, screen) = try await launch()
        let (list, gates) = (try #require(screen.list), screen.feed.gates)
        list.load(screen) { screen in try await screen.feed.loadAll() }
        await app.run(frames: 2)
        #expect(app.exists(.label("Loading…")) && gates.log == ["load"])
        gates.fail()
        await app.run(frames: 3)
        #expect(app.exists(.label("Cannot Load")) && app.exists(.label("The server is asleep.")))
        try await app.tap(.label("Try Again"))
        await app.run(frames: 2)
        #expect(gates.log == ["load", "load"] && app.exists(.label("Loading…")))
        gates.open()
        await app.run(frames: 3)
        #expect(list.status.name == "ready")
        #expect(screen.table.words.first == "Row 0" && screen.table.backgroundView == nil)
    }

    @Test func onlyTheLatestLoadCounts() async throws {
        let (app, screen) = try await launch()
        let (list, gates) = (try #require(screen.list), screen.feed.gates)
        gates.ignoresCancellation = true
        let first = list.load(screen) { screen in try await screen.feed.loadAll() }
        await app.run(frames: 2)
        list.load(screen) { screen in try await screen.feed.gates.wait("second") }
        await app.run(frames: 2)
        #expect(!first.isActive && gates.log == ["load", "load cancelled", "second"])
        gates.fail()
        await app.run(frames: 2)
        #expect(list.status.name == "loading")
        gates.open()
        await app.run(frames: 2)
        #expect(list.status.name == "ready")
    }

    @Test func loadingEndsWithItsScreen() async throws {
        let app = try await TestApp.launch(showing: { UINavigationController(rootViewController: UIViewController()) })
        let navigation = try #require(app.mainWindow.rootViewController as? UINavigationController)
        weak var weakScreen: Screen?
        var gates: Gates?
        @MainActor func push() {
            let screen = Screen()
            screen.loadViewIfNeeded()
            screen.list?.load(screen) { screen in try await screen.feed.loadAll() }
            (weakScreen, gates) = (screen, screen.feed.gates)
            navigation.pushViewController(screen, animated: false)
        }
        push()
        try await app.settle()
        #expect(gates?.log == ["load"] && weakScreen != nil)
        navigation.popViewController(animated: false)
        await app.run(frames: 6)
        #expect(gates?.log == ["load", "load cancelled"] && weakScreen == nil)
    }

    @Test func loadingBeginsAgainWithItsScreen() async throws {
        let app = try await TestApp.launch(showing: { UINavigationController(rootViewController: UIViewController()) })
        let navigation = try #require(app.mainWindow.rootViewController as? UINavigationController)
        let screen = Screen()
        screen.loadViewIfNeeded()
        let (list, gates) = (try #require(screen.list), screen.feed.gates)
        list.load(screen) { screen in try await screen.feed.loadAll() }
        navigation.pushViewController(screen, animated: false)
        try await app.settle()
        navigation.popViewController(animated: false)
        await app.run(frames: 6)
        #expect(gates.log == ["load", "load cancelled"] && list.status.name == "ready")
        navigation.pushViewController(screen, animated: false)
        await app.run(frames: 6)
        #expect(gates.log == ["load", "load cancelled", "load"] && list.status.name == "loading")
        gates.open()
        await app.run(frames: 4)
        #expect(screen.table.words.first == "Row 0" && list.status.name == "ready")
        // A screen whose contents are ready does not load again.
        navigation.popViewController(animated: false)
        await app.run(frames: 6)
        navigation.pushViewController(screen, animated: false)
        await app.run(frames: 6)
        #expect(gates.log.count == 3)
    }

    // MARK: - Pull to refresh

    private func pull(_ app: TestApp) async {
        await app.drag(from: CGPoint(x: 160, y: 200), to: CGPoint(x: 160, y: 620), over: .milliseconds(500), rest: .milliseconds(200))
    }

    @Test func aPullRefreshesUntilTheClosureReturns() async throws {
        let (app, screen) = try await launch()
        screen.table.onRefresh(screen) { screen in try? await screen.feed.loadAll() }
        let control = try #require(screen.table.refreshControl)
        await pull(app)
        #expect(control.isRefreshing && screen.feed.gates.log == ["load"])
        await pull(app)
        #expect(screen.feed.gates.log == ["load"])
        screen.feed.gates.open()
        await app.run(frames: 60)
        #expect(!control.isRefreshing && screen.table.words.first == "Row 0")
        await pull(app)
        #expect(control.isRefreshing && screen.feed.gates.log == ["load", "load"])
        screen.feed.gates.open()
        await app.run(frames: 2)
    }

    @Test func refreshingEndsWhenItIsCancelled() async throws {
        let (app, screen) = try await launch()
        screen.feed.gates.ignoresCancellation = true
        let subscription = screen.table.onRefresh(screen) { screen in try? await screen.feed.loadAll() }
        let control = try #require(screen.table.refreshControl)
        await pull(app)
        #expect(control.isRefreshing)
        subscription.cancel()
        #expect(!control.isRefreshing && screen.table.refreshControl == nil)
        screen.feed.gates.open()
        await app.run(frames: 2)
    }

    @Test func aPullWhileTheHandlerIsSuspendedEndsRefreshing() async throws {
        let (app, screen) = try await launch()
        let elsewhere = UIView()
        screen.table.onRefresh(screen) { screen in try? await screen.feed.loadAll() }.lifetime(.whileVisible(elsewhere))
        let control = try #require(screen.table.refreshControl)
        await pull(app)
        #expect(!control.isRefreshing && screen.feed.gates.log == [])
        await app.run(frames: 60)
        screen.view.addSubview(elsewhere)
        await pull(app)
        #expect(control.isRefreshing && screen.feed.gates.log == ["load"])
        screen.feed.gates.open()
        await app.run(frames: 60)
        #expect(!control.isRefreshing)
    }

    @Test func refreshingReloadsTheList() async throws {
        let (app, screen) = try await launch()
        let gates = screen.feed.gates
        screen.list?.load(screen) { screen in try await screen.feed.loadAll() }
        screen.table.onRefresh(screen) { screen in await screen.list?.reload() }
        await app.run(frames: 2)
        gates.open()
        await app.run(frames: 2)
        await pull(app)
        #expect(gates.log == ["load", "load"] && screen.table.refreshControl?.isRefreshing == true)
        gates.fail()
        await app.run(frames: 2)
        // Rows that are there stay.
        #expect(screen.table.refreshControl?.isRefreshing == false && screen.table.backgroundView == nil)
        #expect(screen.list?.status.name == "failed" && screen.table.words.first == "Row 0")
    }
}

extension ListStatus {
    /// The name of the case.
    fileprivate var name: String {
        switch self {
        case .ready: "ready"
        case .loading: "loading"
        case .failed: "failed"
        }
    }
}
