import CaretTesting
import Testing
import UIKit
import UIKitCore

/// Table headers and footers, selection and the callbacks of tables.
@Suite(.app) @MainActor struct TableEndsTests {
    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    @Test func headersAndFootersOfTheTableAreAsWideAsTheTable() throws {
        let stage = try Stage()
        defer { stage.end() }
        let table = UITableView.make(Rows(3))
        let (header, footer) = (
            UIView(frame: CGRect(x: 5, y: 9, width: 50, height: 80)), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
        )
        table.tableHeaderView = header
        table.tableFooterView = footer
        stage.show(table)
        #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 80) && header.superview === table)
        #expect(table.rectForRow(at: path(0)).minY == 80 && table.visibleCells.map(\.frame.minY) == [80, 124, 168])
        #expect(footer.frame == CGRect(x: 0, y: 80 + 132, width: 320, height: 30) && table.contentSize.height == 242)
        header.frame.size.height = 20
        table.tableHeaderView = header
        table.tableFooterView = nil
        stage.advance(2)
        #expect(table.rectForRow(at: path(0)).minY == 20 && table.contentSize.height == 152 && footer.superview == nil)
    }

    @Test func theNearestOfTheSelectedRowsIsScrolledTo() throws {
        let stage = try Stage()
        defer { stage.end() }
        let table = UITableView.make(Rows(200))
        table.allowsMultipleSelection = true
        stage.show(table)
        table.scrollToNearestSelectedRow(at: .top, animated: false)
        #expect(table.contentOffset.y == 0)
        for row in [2, 100, 180] { table.selectRow(at: path(row), animated: false, scrollPosition: .none) }
        table.contentOffset.y = 44 * 90
        table.scrollToNearestSelectedRow(at: .top, animated: false)
        #expect(table.contentOffset.y == 4_400)
        table.contentOffset.y = 44 * 40
        table.scrollToNearestSelectedRow(at: .middle, animated: true)
        stage.advance(40)
        #expect(table.contentOffset.y == 0, "the second row is the nearest, and cannot stand lower")
    }

    final class Strips: NSObject, UITableViewDataSource, UITableViewDelegate {
        var log: [String] = []
        func numberOfSections(in tableView: UITableView) -> Int { 30 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { UITableViewHeaderFooterView() }
        func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { UIView() }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 100 }
        func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 50 }
        func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
            log.append("will header \(section) \(view.superview == nil)")
        }
        func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
            log.append("will footer \(section) \(view.superview == nil)")
        }
        func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
            log.append("end header \(section) \(view.superview == nil)")
        }
        func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
            log.append("end footer \(section) \(view.superview == nil)")
        }
    }

    @Test func headersAndFootersAreReportedInOrder() throws {
        let stage = try Stage()
        defer { stage.end() }
        let strips = Strips()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .grouped)
        table.rowHeight = 50
        table.dataSource = strips
        table.delegate = strips
        stage.show(table)
        #expect(strips.log == ["will header 0 true", "will footer 0 true", "will header 1 true", "will footer 1 true"])
        strips.log = []
        table.contentOffset.y = 2_000
        stage.advance()
        let gone = ["end header 0 true", "end header 1 true", "end footer 0 true", "end footer 1 true"]
        #expect(strips.log == gone + ["will header 10 true", "will footer 10 true", "will header 11 true", "will footer 11 true"])
    }

    @Test func severalSelectedRowsHaveTheirOwnBackground() throws {
        let stage = try Stage()
        defer { stage.end() }
        let table = UITableView.make(Rows(3))
        stage.show(table)
        let cell = try #require(table.cellForRow(at: path(1)))
        let (several, one) = (UIView(), UIView())
        cell.multipleSelectionBackgroundView = several
        cell.selectedBackgroundView = one
        table.selectRow(at: path(1), animated: false, scrollPosition: .none)
        stage.advance()
        #expect(several.superview == nil && one.superview === cell)
        table.deselectRow(at: path(1), animated: false)
        table.allowsMultipleSelection = true
        table.selectRow(at: path(1), animated: false, scrollPosition: .none)
        stage.advance()
        #expect(several.superview === cell && several.frame == cell.bounds && one.superview == nil)
    }

    final class OldActions: UITableViewController {
        var rows = ["a", "b", "c"]
        var chosen: [String] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        override func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
            [
                UITableViewRowAction(style: .destructive, title: "Drop") { [weak self] action, path in
                    self?.chosen.append("\(action.title ?? "") \(path.row)")
                },
                UITableViewRowAction(style: .normal, title: "Flag") { [weak self] action, path in
                    self?.chosen.append("\(action.title ?? "") \(path.row)")
                },
            ]
        }
    }

    @Test func rowActionsOfOlderAppsAreSwiped() async throws {
        let list = OldActions()
        let app = try await TestApp.launch(showing: { list })
        try await app.settle()
        let row = list.tableView.convert(list.tableView.rectForRow(at: path(1)), to: nil)
        await app.drag(from: CGPoint(x: row.maxX - 40, y: row.midY), to: CGPoint(x: row.maxX - 180, y: row.midY))
        try await app.settle()
        try await app.tap("Flag")
        try await app.settle()
        #expect(list.chosen == ["Flag 1"])
    }

    @Test(arguments: [true, false]) func theSelectionOfATableIsClearedWhenItReappears(clears: Bool) async throws {
        let list = OldActions()
        list.clearsSelectionOnViewWillAppear = clears
        let navigation = UINavigationController(rootViewController: list)
        let app = try await TestApp.launch(showing: { navigation })
        list.tableView.selectRow(at: path(1), animated: false, scrollPosition: .none)
        navigation.pushViewController(UIViewController(), animated: false)
        try await app.settle()
        #expect(list.tableView.indexPathForSelectedRow == path(1))
        navigation.popViewController(animated: false)
        try await app.settle()
        #expect(list.tableView.indexPathForSelectedRow == (clears ? nil : path(1)))
    }
}
