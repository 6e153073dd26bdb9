import CaretTesting
import Testing

@testable import UIKitCore

/// The background of a tab bar: visible where content extends below the bar, transparent where content ends above.
@MainActor @Suite(.app) struct TabBarBackgroundTests {
    final class Rows: UITableViewController {
        var count = 0
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }
    }

    private func rows(_ count: Int) -> Rows {
        let rows = Rows(style: .plain)
        rows.count = count
        return rows
    }

    @Test(arguments: [false, true]) func followsTheListOfTheScreenThatWasPushedLast(animated: Bool) async throws {
        let navigation = UINavigationController(rootViewController: rows(2))
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let app = try await TestApp.launch(showing: { tabs })
        try await app.settle()
        #expect(tabs.tabBar.content.background.progress == 0)
        navigation.pushViewController(rows(60), animated: animated)
        try await app.settle()
        #expect(tabs.tabBar.content.background.progress == 1)
        let list = try #require((navigation.topViewController as? UITableViewController)?.tableView)
        list.scrollToRow(at: IndexPath(row: 59, section: 0), at: .bottom, animated: false)
        try await app.settle()
        #expect(tabs.tabBar.content.background.progress == 0)
        list.contentOffset.y = 0
        navigation.popViewController(animated: animated)
        try await app.settle()
        #expect(tabs.tabBar.content.background.progress == 0)
    }

    @Test func theBarOfAnOuterControllerFollowsTheVisibleTab() async throws {
        let tabs = UITabBarController()
        tabs.viewControllers = [rows(2), rows(60), UIViewController()]
        let navigation = UINavigationController(rootViewController: tabs)
        let app = try await TestApp.launch(showing: { navigation })
        try await app.settle()
        tabs.selectedIndex = 1
        try await app.settle()
        #expect(navigation.navigationBar.parts.background.progress == 0)
        (tabs.viewControllers?[1] as? Rows)?.tableView.contentOffset.y = 200
        try await app.settle()
        #expect(navigation.navigationBar.parts.background.progress == 1)
        tabs.selectedIndex = 2
        try await app.settle()
        #expect(navigation.navigationBar.parts.background.progress == 0)
    }
}
