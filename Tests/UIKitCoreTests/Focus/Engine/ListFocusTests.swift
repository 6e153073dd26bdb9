import Testing

@testable import CaretTesting
@testable import UIKitCore

/// Focused rows and items.
@MainActor @Suite(.app) struct ListFocusTests {
    final class Rows: UIViewController, UITableViewDataSource, UITableViewDelegate {
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 393, height: 300))
        let field = UITextField(frame: CGRect(x: 20, y: 420, width: 200, height: 32))
        var count: Int
        var chosen: [Int] = []

        init(_ count: Int) {
            self.count = count
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            table.rowHeight = 44
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            (table.dataSource, table.delegate) = (self, self)
            for part in [table, field] { view.addSubview(part) }
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen.append(indexPath.row) }
    }

    private func launched(_ count: Int, allowsFocus: Bool = true) async throws -> (app: TestApp, screen: Rows) {
        let screen = Rows(count)
        let app = try await TestApp.launch(showing: { screen })
        screen.table.allowsFocus = allowsFocus
        try await app.settle()
        return (app, screen)
    }

    private func row(_ app: TestApp, _ screen: Rows) -> Int? {
        app.mainWindow.focusSystem.focusedView.flatMap { $0 as? UITableViewCell }.flatMap { screen.table.indexPath(for: $0)?.row }
    }

    @Test func withoutFocusableRowsTabReachesOnlyTheField() async throws {
        let (app, screen) = try await launched(3, allowsFocus: false)
        await app.press(.tab)
        await app.press(.tab)
        #expect(screen.field.isFirstResponder)
    }

    @Test func arrowsMoveThroughAllRowsAndScroll() async throws {
        let (app, screen) = try await launched(30)
        await app.press(.tab)
        #expect(row(app, screen) == 0)
        for expected in 1..<30 {
            await app.press(.down)
            #expect(row(app, screen) == expected)
        }
        await app.press(.down)
        #expect(row(app, screen) == 29 && screen.table.contentOffset.y > 900)
        for _ in 0..<29 { await app.press(.up) }
        #expect(row(app, screen) == 0 && screen.table.contentOffset.y <= 0)
        await app.press(.tab)
        #expect(screen.field.isFirstResponder)
    }

    @Test func returnSelectsAndSelectionMayFollowFocus() async throws {
        let (app, screen) = try await launched(5)
        await app.press(.tab)
        await app.press(.down)
        #expect(screen.chosen.isEmpty)
        await app.press(.return)
        #expect(screen.chosen == [1] && screen.table.indexPathForSelectedRow?.row == 1)
        screen.table.selectionFollowsFocus = true
        await app.press(.down)
        #expect(screen.chosen == [1, 2] && screen.table.indexPathForSelectedRow?.row == 2)
    }

    @Test func theLastRowOrASelectedOneIsFocusedAgain() async throws {
        let (app, screen) = try await launched(6)
        screen.table.selectRow(at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none)
        await app.press(.tab)
        #expect(row(app, screen) == 3)
        await app.press(.down)
        await app.press(.tab)
        screen.table.remembersLastFocusedIndexPath = true
        app.mainWindow.focusSystem.requestFocusUpdate(to: screen.table)
        try await app.settle()
        #expect(row(app, screen) == 4)
    }

    @Test func aRowThatScrollsAwayLosesItsRing() async throws {
        let (app, screen) = try await launched(200)
        await app.press(.tab)
        await app.press(.down)
        screen.table.scrollToRow(at: IndexPath(row: 150, section: 0), at: .top, animated: false)
        try await app.settle()
        #expect(app.mainWindow.focusSystem.focusedItem == nil)
        for cell in screen.table.visibleCells { #expect(!cell.subviews.contains { $0 is FocusHalo }) }
        await app.press(.down)
        #expect(row(app, screen) == 2)
    }

    @Test func cellsReportThatTheyAreFocused() async throws {
        let (app, screen) = try await launched(3)
        await app.press(.tab)
        let cell = try #require(screen.table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(cell.configurationState.isFocused && cell.isFocused)
        await app.press(.down)
        #expect(!cell.configurationState.isFocused && !cell.isFocused)
    }

    @Test func theDelegateDecidesAndIsNotified() async throws {
        final class Decider: NSObject, UITableViewDelegate {
            var lines: [String] = []
            var isStuck = false
            func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { indexPath.row % 2 == 0 }
            func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool { !isStuck }
            func tableView(
                _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
                with coordinator: UIFocusAnimationCoordinator
            ) {
                let rows = [context.previouslyFocusedIndexPath, context.nextFocusedIndexPath].map { $0.map { "\($0.row)" } ?? "none" }
                lines.append(rows.joined(separator: " to "))
            }
            func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { IndexPath(row: 4, section: 0) }
            func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool { indexPath.row == 6 }
        }
        let (app, screen) = try await launched(9)
        let decider = Decider()
        screen.table.delegate = decider
        app.mainWindow.focusSystem.requestFocusUpdate(to: screen.table)
        try await app.settle()
        #expect(row(app, screen) == 4 && screen.table.indexPathForSelectedRow == nil)
        await app.press(.down)
        #expect(row(app, screen) == 6 && screen.table.indexPathForSelectedRow?.row == 6)
        decider.isStuck = true
        await app.press(.down)
        #expect(row(app, screen) == 6)
        decider.isStuck = false
        await app.press(.tab)
        #expect(decider.lines == ["none to 4", "4 to 6", "6 to none"])
    }

    @Test func itemsAreTraversedByTheirPositions() async throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 90)
        let grid = UICollectionView(frame: CGRect(x: 0, y: 100, width: 300, height: 300), collectionViewLayout: layout)
        let source = Items()
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        grid.dataSource = source
        let app = try await TestApp.launch(showing: {
            let controller = UIViewController()
            controller.view.addSubview(grid)
            return controller
        })
        grid.allowsFocus = true
        try await app.settle()
        func item() -> Int? {
            app.mainWindow.focusSystem.focusedView.flatMap { $0 as? UICollectionViewCell }.flatMap { grid.indexPath(for: $0)?.item }
        }
        await app.press(.tab)
        var way = [item()]
        for key in [TestKey.right, .right, .right, .down, .left, .up] {
            await app.press(key)
            way.append(item())
        }
        #expect(way == [0, 1, 2, 2, 5, 4, 1])
        for _ in 0..<20 { await app.press(.down) }
        #expect(item() == 58 && grid.contentOffset.y > 1000)
    }

    final class Items: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 60 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }
    }
}
