import Caret
import CaretTesting
import Testing

/// Nine mistakes of an earlier library for tables. Each test fails if Caret has the same mistake.
@MainActor @Suite(.app) struct TableFaultTests {
    private final class Data {
        var sections: [(id: String, rows: [String])]
        init(_ sections: [(id: String, rows: [String])]) { self.sections = sections }
    }

    private func launch(_ data: Data) async throws -> (TestApp, UITableView, SectionList<UITableViewCell>) {
        var list: SectionList<UITableViewCell>?
        let (app, table) = try await ListScreen.launch { table in
            table.rowHeight = 30
            list = table.sections {
                for section in data.sections {
                    Section(section.id) {
                        for row in section.rows {
                            Row(row, .default, row).movable().onDelete { data.sections[0].rows.removeAll { $0 == row } }
                        }
                    }
                }
            }
        }
        return (app, table, try #require(list))
    }

    @Test func `R78 a footer's text is shown although the header is a view`() async throws {
        let (_, table) = try await ListScreen.launch { table in
            table.sections {
                Section { Row(.default, "A") }.header(height: 30) { UIView() }.footer("Below")
            }
        }
        #expect(table.footerView(forSection: 0)?.textLabel?.text == "Below")
        #expect(table.rectForHeader(inSection: 0).height == 30)
    }

    @Test func `R78 a row may be replaced by one behind the last`() async throws {
        let data = Data([("a", ["1", "2"])])
        let (app, table, list) = try await launch(data)
        data.sections[0].rows = ["1", "3", "4"]
        list.update()
        try await app.settle()
        #expect(table.words == ["1", "3", "4"])
    }

    @Test func `R78 there is no section behind the last, and asking for it is safe`() async throws {
        let (_, _, list) = try await launch(Data([("a", ["1"])]))
        #expect(list.sectionID(at: 1) == nil && list.sectionID(at: -1) == nil)
        #expect(list.rowID(at: IndexPath(row: 1, section: 0)) == nil && list.rowID(at: IndexPath(row: 0, section: 1)) == nil)
        #expect(list.rowID(at: IndexPath(row: 0, section: 0)) == AnyHashable("1"))
    }

    @Test func `R78 a section that moves is moved, with its cells`() async throws {
        let data = Data([("a", ["1"]), ("b", ["2", "3"])])
        let (app, table, list) = try await launch(data)
        let cell = table.cellForRow(at: IndexPath(row: 1, section: 1))
        data.sections.swapAt(0, 1)
        list.update()
        try await app.settle()
        #expect(table.words == ["2", "3", "1"])
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === cell && list.sectionID(at: 0) == AnyHashable("b"))
    }

    @Test func `R78 a row that moves to another section is moved, with its cell`() async throws {
        let data = Data([("a", ["1", "2"]), ("b", ["3"])])
        let (app, table, list) = try await launch(data)
        let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
        data.sections[1].rows.append(data.sections[0].rows.removeFirst())
        list.update()
        try await app.settle()
        #expect(table.words == ["2", "3", "1"] && table.cellForRow(at: IndexPath(row: 1, section: 1)) === cell)
    }

    @Test func `R78 a drag reports which row was moved`() async throws {
        let data = Data([("a", ["1", "2", "3"])])
        let (app, table, list) = try await launch(data)
        var moves: [RowMove] = []
        list.onMove { move in
            moves.append(move)
            data.sections[0].rows.insert(data.sections[0].rows.remove(at: move.source.row), at: move.target.row)
        }
        table.setEditing(true, animated: false)
        await app.advance(frames: 2)
        let start = CGPoint(x: table.bounds.width - 20, y: table.convert(table.rectForRow(at: IndexPath(row: 0, section: 0)), to: nil).midY)
        await app.drag(from: start, to: CGPoint(x: start.x, y: start.y + 62), over: .milliseconds(600), rest: .milliseconds(200))
        try await app.settle()
        #expect(moves.map(\.id) == [AnyHashable("1")] && moves.map(\.targetSection) == [AnyHashable("a")])
        #expect(data.sections[0].rows == ["2", "3", "1"] && table.words == ["2", "3", "1"])
        #expect(list.rowID(at: IndexPath(row: 2, section: 0)) == AnyHashable("1"))
    }

    @Test func `R78 a section whose last row is removed stays`() async throws {
        let data = Data([("a", ["1"]), ("b", ["2"])])
        let (app, table, list) = try await launch(data)
        table.dataSource?.tableView(table, commit: .delete, forRowAt: IndexPath(row: 0, section: 0))
        try await app.settle()
        #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 0 && list.sectionID(at: 0) == AnyHashable("a"))
    }

    @Test func `R78 every class of cells creates cells, known before or not`() async throws {
        final class UnregisteredCell: UITableViewCell {}
        let (_, table) = try await ListScreen.launch { table in
            table.sections { Section { Row(cell: UnregisteredCell.self) } }
        }
        #expect(table.visibleCells.first is UnregisteredCell)
    }

    @Test func `R78 no observation continues after the table is gone`() async throws {
        let model = TaskModel(1)
        var builds = 0
        weak var weakTableView: UITableView?
        let app = try await TestApp.launch(showing: { UIViewController() })
        ({
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            table.sections {
                builds += 1
                return [Section { Row(.default, model.title) }]
            }
            app.mainWindow.addSubview(table)
            weakTableView = table
        })()
        await app.advance(frames: 2)
        weakTableView?.removeFromSuperview()
        await app.advance(frames: 2)
        #expect(weakTableView == nil)
        let before = builds
        model.title = "Other"
        await app.advance(frames: 2)
        #expect(builds == before)
    }
}
