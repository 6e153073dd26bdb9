import Caret
import CaretTesting
import SlowTests
import Testing

/// Tables whose rows have closures in place of a delegate.
@MainActor @Suite(.app) struct TableRowTests {
    @Test func `R69 one class of cells serves many tables without being registered`() async throws {
        let screen = UIViewController()
        let tables = [
            UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300)),
            UITableView(frame: CGRect(x: 0, y: 300, width: 200, height: 300)),
        ]
        let app = try await TestApp.launch(showing: {
            for (index, table) in tables.enumerated() {
                screen.view.addSubview(table)
                table.sections {
                    Section { for row in 0..<3 { Row(row, cell: EditCell.self) { cell in cell.note = "\(index).\(row)" } } }
                }
            }
            return screen
        })
        await app.advance(frames: 2)
        for (index, table) in tables.enumerated() {
            #expect(table.visibleCells.map { ($0 as? EditCell)?.note } == ["\(index).0", "\(index).1", "\(index).2"])
        }
    }

    /// A thousand for each seed.
    @Test(arguments: 70..<Amount.of(normal: 80, slow: 170))
    func `R70 model and table agree after 10,000 random edits`(seed: UInt64) async throws {
        var model = RandomModel(seed: seed)
        var list: SectionList<UITableViewCell>?
        let (app, table) = try await ListScreen.launch { table in
            table.rowHeight = 80
            list = table.sections {
                for section in model.sections {
                    Section(section.id) { for row in section.rows { Row(row, .default, "\(row)") } }
                }
            }
        }
        var round = 0
        while model.editCount < 1_000 {
            defer { round += 1 }
            model.edit()
            list?.update(animated: round % 16 == 0)
            let counts = (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
            if counts != model.sections.map(\.rows.count) || !model.agrees(with: list) { try #require(Bool(false), "round \(round)") }
            if round % 40 == 0 { await app.advance(frames: round % 3 == 0 ? 30 : 1) } else { table.layoutIfNeeded() }
            // The visible content, read from the cells.
            let (rows, words) = (model.sections.flatMap(\.rows).map(String.init), table.words)
            let isShown = words == Array(rows.prefix(words.count)) && words.count >= min(rows.count, 10)
            if !isShown { try #require(Bool(false), "round \(round): \(words) of \(rows)") }
        }
        #expect(app.diagnostics.isEmpty)
    }

    @Test func `R71 the closure runs once for each display, with the cell's own type`() async throws {
        var calls: [Int] = []
        let (app, table) = try await ListScreen.launch { table in
            table.rowHeight = 100
            table.sections {
                Section {
                    for row in 0..<40 {
                        Row(row, cell: EditCell.self) { (cell: EditCell) in
                            cell.note = "\(row)"
                            calls.append(row)
                        }
                    }
                }
            }
        }
        let visibleCount = table.visibleCells.count
        #expect(calls == Array(0..<visibleCount))
        table.setContentOffset(CGPoint(x: 0, y: 2000), animated: false)
        await app.advance(frames: 2)
        let laterCalls = Array(calls.dropFirst(visibleCount))
        #expect(Set(laterCalls).count == laterCalls.count && laterCalls.count == table.visibleCells.count)
        #expect(table.visibleCells.map { ($0 as? EditCell)?.note } == laterCalls.map(String.init))
    }

    @Test func `R72 a row without a closure is shown, and inherits nothing from others`() async throws {
        let (app, table) = try await ListScreen.launch { table in
            table.rowHeight = 100
            table.sections {
                Section {
                    for row in 0..<30 { Row(row, cell: EditCell.self) { cell in cell.note = "filled" } }
                    for row in 30..<60 { Row(row, cell: EditCell.self) }
                }
            }
        }
        table.setContentOffset(CGPoint(x: 0, y: 4000), animated: false)
        await app.advance(frames: 2)
        #expect(table.visibleCells.count > 5)
        #expect(table.visibleCells.allSatisfy { ($0 as? EditCell)?.note.isEmpty == true })
    }

    @Test func `R75 all four styles are in one table, row by row`() async throws {
        let (_, table) = try await ListScreen.launch { table in
            table.sections {
                Section {
                    Row("a", .default, "A", "a")
                    Row("b", .value1, "B", "b")
                    Row("c", .value2, "C", "c")
                    Row("d", .subtitle, "D", "d")
                    Row("e", configuration: UIListContentConfiguration.valueCell())
                }
            }
        }
        #expect(table.visibleCells.map { $0.detailTextLabel?.text } == [nil, "b", "c", "d", nil])
        #expect(table.words.prefix(4) == ["A", "B", "C", "D"])
    }

    /// A controller whose rows use it, and whose table retains the rows.
    private final class DetailScreen: UIViewController {
        let task = TaskModel.Task(1)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
        var edits = 0
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(table)
            table.sections(self) { screen in
                Section("title") {
                    Row("name", cell: EditCell.self) { cell in
                        cell.note = screen.task.name
                        cell.button.on(.tap) { screen.edits += 1 }
                    }
                    .onSelect { screen.edits += 1 }
                }
            }
        }
    }

    @Test func `R76 a controller whose rows use it is freed after it was popped`() async throws {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        let app = try await TestApp.launch(showing: { navigation })
        weak var detail: DetailScreen?
        try await { @MainActor in
            let screen = DetailScreen()
            detail = screen
            navigation.pushViewController(screen, animated: true)
            try await app.settle()
            let cell = screen.table.visibleCells.first as? EditCell
            cell?.button.sendActions(for: .primaryActionTriggered)
            #expect(cell?.note == "Task 1" && screen.edits == 1)
            navigation.popViewController(animated: true)
        }()
        try await app.settle()
        await app.advance(frames: 2)
        #expect(detail == nil)
    }

    @Test func rowsReturnWithTheirScreen() async throws {
        let screen = DetailScreen()
        let navigation = UINavigationController(rootViewController: screen)
        let app = try await TestApp.launch(showing: { navigation })
        await app.advance(frames: 2)
        navigation.pushViewController(UIViewController(), animated: false)
        try await app.settle()
        screen.task.name = "Renamed"
        navigation.popViewController(animated: false)
        try await app.settle()
        let cell = screen.table.visibleCells.first as? EditCell
        cell?.button.sendActions(for: .primaryActionTriggered)
        #expect(cell?.note == "Renamed" && screen.edits == 1)
    }
}
