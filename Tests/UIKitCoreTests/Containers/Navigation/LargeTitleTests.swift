import CaretTesting
import Testing

@testable import UIKitCore

/// Large titles, and bars that follow the content.
@MainActor @Suite(.app) struct LargeTitleTests {
    final class Rows: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }
    }

    private func launched() async throws -> (app: TestApp, navigation: UINavigationController, list: UITableView) {
        let rows = Rows(style: .plain)
        rows.title = "Library"
        let navigation = UINavigationController(rootViewController: rows)
        navigation.navigationBar.prefersLargeTitles = true
        let app = try await TestApp.launch(showing: { navigation })
        try await app.settle()
        return (app, navigation, rows.tableView)
    }

    @Test func theBarIsTallAtTheTopAndShrinksAsContentIsScrolled() async throws {
        let (app, navigation, list) = try await launched()
        let bar = navigation.navigationBar
        #expect(bar.frame.height == 96 && list.adjustedContentInset.top == 96 && list.contentOffset.y == -96)
        list.contentOffset.y = -70
        try await app.settle()
        #expect(bar.frame.height == 70 && list.adjustedContentInset.top == 70 && list.contentOffset.y == -70)
        list.contentOffset.y = 200
        try await app.settle()
        #expect(bar.frame.height == 44 && list.adjustedContentInset.top == 44)
        list.contentOffset.y = -96
        try await app.settle()
        #expect(bar.frame.height == 96)
    }

    @Test func inAColumnBelowAStatusBarTheTitleIsLargeAtFirst() async throws {
        let rows = Rows(style: .plain)
        rows.title = "Library"
        let split = UISplitViewController(style: .doubleColumn)
        split.preferredDisplayMode = .oneBesideSecondary
        split.setViewController(rows, for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        let navigation = try #require(rows.navigationController)
        navigation.navigationBar.prefersLargeTitles = true
        let tablet = Device(size: CGSize(width: 1180, height: 820), safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
        let app = try await TestApp.launch(showing: { split }, on: tablet)
        try await app.settle()
        #expect(navigation.view.frame.width == 320 && navigation.navigationBar.frame == CGRect(x: 0, y: 24, width: 320, height: 102))
        #expect(rows.tableView.adjustedContentInset.top == 126 && rows.tableView.contentOffset.y == -126)
    }

    @Test func aDragCollapsesTheTitleAndADragBackExpandsIt() async throws {
        let (app, navigation, _) = try await launched()
        let bar = navigation.navigationBar
        await app.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), over: .milliseconds(300), rest: .milliseconds(200))
        try await app.settle()
        #expect(bar.frame.height == 44)
        await app.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 800), over: .milliseconds(300), rest: .milliseconds(200))
        try await app.settle()
        #expect(bar.frame.height == 96)
    }

    @Test func aListNeverRestsWithAHalfCollapsedTitle() async throws {
        let (app, navigation, list) = try await launched()
        await app.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 568), over: .milliseconds(300), rest: .milliseconds(200))
        try await app.settle()
        #expect([44, 96].contains(navigation.navigationBar.frame.height))
        #expect([-44, -96].contains(list.contentOffset.y))
    }

    @Test func overscrollingAListStretchesTheBar() async throws {
        let (app, navigation, list) = try await launched()
        list.contentOffset.y = -146
        await app.advance(frames: 1)
        #expect(navigation.navigationBar.frame.height == 146 && list.adjustedContentInset.top == 96)
    }

    @Test func theBackgroundAppearsWithContentBelow() async throws {
        let (app, navigation, list) = try await launched()
        #expect(navigation.navigationBar.parts.background.progress == 0)
        list.contentOffset.y = 100
        try await app.settle()
        #expect(navigation.navigationBar.parts.background.progress == 1)
    }

    @Test(arguments: [
        (UINavigationItem.LargeTitleDisplayMode.never, CGFloat(44)), (.always, 96), (.automatic, 96),
    ]) func anItemDecidesAndAutomaticFollowsTheItemBelow(mode: UINavigationItem.LargeTitleDisplayMode, height: CGFloat) async throws {
        let (app, navigation, _) = try await launched()
        let next = Rows(style: .plain)
        next.navigationItem.largeTitleDisplayMode = mode
        navigation.pushViewController(next, animated: true)
        try await app.settle()
        #expect(navigation.navigationBar.frame.height == height)
        #expect(next.tableView.adjustedContentInset.top == height && next.tableView.contentOffset.y == -height)
        navigation.popViewController(animated: true)
        try await app.settle()
        #expect(navigation.navigationBar.frame.height == 96)
    }

    @Test func aPromptMakesTheBarTaller() async throws {
        let (app, navigation, _) = try await launched()
        navigation.topViewController?.navigationItem.prompt = "Choose a row"
        try await app.settle()
        #expect(navigation.navigationBar.frame.height == 126 && app.exists("Choose a row"))
    }
}
