import CaretTesting
import Testing

@testable import UIKitCore

/// Tabs as objects, in the bar of a phone and in the sidebar of a tablet.
@MainActor @Suite(.app) struct TabSidebarTests {
    final class Listener: NSObject, UITabBarControllerDelegate {
        var log: [String] = []
        var refused: Set<String> = []

        func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
            !refused.contains(tab.identifier)
        }
        func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {
            log.append("\(previousTab?.identifier ?? "none") -> \(selectedTab.identifier)")
        }
    }

    final class Screen: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            let label = UILabel(frame: CGRect(x: 40, y: 100, width: 300, height: 40))
            label.text = "Screen \(title ?? "")"
            view.backgroundColor = .systemBackground
            view.addSubview(label)
        }
    }

    @MainActor final class Fixture {
        var made: [String] = []
        let tabs = UITabBarController()
        let listener = Listener()
        let library = UITabGroup(title: "Library", image: UIImage(systemName: "books.vertical"), identifier: "library")

        init(_ mode: UITabBarController.Mode) {
            library.children = ["Recent", "Albums"].map(tab)
            let hidden = tab("Hidden")
            hidden.isHidden = true
            let extra = tab("Extra")
            extra.preferredPlacement = .sidebarOnly
            let search = UISearchTab { [weak self] _ in self?.screen("Search") ?? UIViewController() }
            tabs.tabs = [tab("Home"), search, library, hidden, extra]
            tabs.mode = mode
            tabs.delegate = listener
        }

        func tab(_ name: String) -> UITab {
            UITab(title: name, image: UIImage(systemName: "house"), identifier: name.lowercased()) { [weak self] _ in
                self?.screen(name) ?? UIViewController()
            }
        }

        private func screen(_ name: String) -> UIViewController {
            made.append(name)
            let screen = Screen()
            screen.title = name
            return screen
        }
    }

    private func launched(_ mode: UITabBarController.Mode, on device: Device = .standard) async throws -> (app: TestApp, fixture: Fixture) {
        let fixture = Fixture(mode)
        let app = try await TestApp.launch(showing: { fixture.tabs }, on: device)
        try await app.settle()
        return (app, fixture)
    }

    private func tablet(turned: Bool = false) -> Device {
        Device(
            size: turned ? CGSize(width: 1180, height: 820) : CGSize(width: 820, height: 1180),
            safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
    }

    @Test func aBarHasTheTabsInTheirOrder() async throws {
        let (app, fixture) = try await launched(.tabSidebar)
        #expect(fixture.tabs.tabBar.items?.compactMap(\.title) == ["Home", "Library", "Search"])
        #expect(fixture.tabs.sidebar.isHidden)
        #expect(fixture.made == ["Home", "Search", "Hidden", "Extra"])
        try await app.tap("Library")
        try await app.settle()
        #expect(app.exists("Screen Recent"))
        #expect(fixture.tabs.selectedTab?.identifier == "recent")
        #expect(fixture.tabs.selectedTab?.viewController?.tabBarController === fixture.tabs)
        #expect(fixture.tabs.selectedTab?.viewController?.tab?.identifier == "recent")
        #expect(fixture.listener.log == ["home -> recent"])
        fixture.tabs.selectedTab = fixture.tabs.tab(forIdentifier: "albums")
        try await app.settle()
        #expect(app.exists("Screen Albums") && !app.exists("Screen Recent"))
        #expect(fixture.library.selectedChild?.identifier == "albums")
        try await app.tap("Home")
        try await app.tap("Library")
        try await app.settle()
        #expect(app.exists("Screen Albums"))
        fixture.listener.refused = ["home"]
        try await app.tap("Home")
        try await app.settle()
        #expect(fixture.tabs.selectedTab?.identifier == "albums")
    }

    @Test func titlesAndBadgesFollowTheTab() async throws {
        let (_, fixture) = try await launched(.tabBar)
        let home = fixture.tabs.tabs[0]
        (home.title, home.badgeValue, home.isEnabled) = ("House", "3", false)
        #expect(fixture.tabs.tabBar.items?.first?.title == "House")
        #expect(fixture.tabs.tabBar.items?.first?.badgeValue == "3")
        #expect(fixture.tabs.tabBar.items?.first?.isEnabled == false)
        fixture.tabs.tab(forIdentifier: "hidden")?.isHidden = false
        #expect(fixture.tabs.tabBar.items?.compactMap(\.title) == ["House", "Library", "Hidden", "Search"])
    }

    @Test func aWideTabletHasASidebar() async throws {
        let (app, fixture) = try await launched(.tabSidebar, on: tablet(turned: true))
        let tabs = fixture.tabs
        #expect(!tabs.sidebar.isHidden)
        #expect(tabs.contentView.frame == CGRect(x: 320, y: 0, width: tabs.view.bounds.width - 320, height: tabs.view.bounds.height))
        #expect(app.exists("Extra") && !app.exists("Hidden"))
        try await app.tap("Albums")
        try await app.settle()
        #expect(app.exists("Screen Albums"))
        #expect(fixture.listener.log == ["home -> albums"])
        try await app.tap("Extra")
        try await app.settle()
        #expect(app.exists("Screen Extra"))
        fixture.listener.refused = ["UISearchTab"]
        try await app.tap("Search")
        try await app.settle()
        #expect(app.exists("Screen Extra") && tabs.selectedTab?.identifier == "extra")
        try await app.tap("Sidebar")
        try await app.settle()
        #expect(tabs.sidebar.isHidden && tabs.contentView.frame == tabs.view.bounds)
        try await app.tap("Sidebar")
        try await app.settle()
        #expect(!tabs.sidebar.isHidden)
    }

    @Test func aTabletInPortraitShowsTheTabsAtTheTop() async throws {
        let (app, fixture) = try await launched(.tabSidebar, on: tablet())
        let tabs = fixture.tabs
        #expect(tabs.sidebar.isHidden)
        try await app.tap("Sidebar")
        try await app.settle()
        #expect(!tabs.sidebar.isHidden && tabs.contentView.frame == tabs.view.bounds)
        await app.tap(at: CGPoint(x: 700, y: 500))
        try await app.settle()
        #expect(tabs.sidebar.isHidden)
        try await app.tap("Sidebar")
        try await app.settle()
        try await app.tap("Recent")
        try await app.settle()
        #expect(tabs.sidebar.isHidden && app.exists("Screen Recent"))
    }

    @Test func controllersAreInTheSidebarToo() async throws {
        let tabs = UITabBarController()
        tabs.mode = .tabSidebar
        tabs.viewControllers = (1...3).map { number in
            let screen = Screen()
            screen.title = "Tab \(number)"
            return screen
        }
        let listener = Listener()
        tabs.delegate = listener
        let app = try await TestApp.launch(showing: { tabs }, on: tablet(turned: true))
        try await app.settle()
        try await app.tap("Tab 2")
        try await app.settle()
        #expect(tabs.selectedIndex == 1 && app.exists("Screen Tab 2"))
        #expect(tabs.tabs.map(\.title) == ["Tab 1", "Tab 2", "Tab 3"])
        #expect(tabs.selectedTab?.viewController === tabs.selectedViewController)
    }

    @Test func removedTabsAreFreed() async throws {
        let (app, fixture) = try await launched(.tabSidebar, on: tablet(turned: true))
        weak let home = fixture.tabs.tabs.first
        weak let screen = home?.viewController
        fixture.tabs.tabs = [fixture.tab("Other")]
        try await app.settle()
        #expect(home == nil && screen == nil)
        #expect(app.exists("Screen Other"))
    }
}
