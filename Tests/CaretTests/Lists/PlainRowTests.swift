import Caret
import CaretTesting
import Testing

/// Rows that the app describes without a section.
@MainActor @Suite(.app) struct PlainRowTests {
    private final class Screen {
        var names = ["a", "b"]
        var hasFirst = true
    }

    @TableRowBuilder private func more() -> [TableRow] {
        Row("c", .default, "c")
        Row("d", .default, "d")
    }

    @Test func rowsWithoutASectionAreInOneSection() async throws {
        let screen = Screen()
        var list: SectionList<UITableViewCell>?
        let (app, table) = try await ListScreen.launch { table in
            list = table.sections(screen) { screen in
                if screen.hasFirst { Row("first", .default, "first") }
                for name in screen.names { Row(name, .default, name) }
                more()
                Row(.default, "last")
            }
        }
        #expect(table.numberOfSections == 1 && table.words == ["first", "a", "b", "c", "d", "last"])
        #expect(table.headerView(forSection: 0) == nil && table.footerView(forSection: 0) == nil)
        let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
        // The section keeps its identity without its first row.
        screen.hasFirst = false
        screen.names = ["a"]
        list?.update()
        try await app.settle()
        #expect(table.words == ["a", "c", "d", "last"] && table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
        #expect(app.diagnostics.isEmpty)
    }

    @Test func sectionsDivideTheRows() async throws {
        let (app, table) = try await ListScreen.launch { table in
            table.sections {
                Row("a", .default, "a")
                Row("b", .default, "b")
                Section("s", header: "S") { Row("a", .default, "in") }
                Row("a", .default, "after")
            }
        }
        #expect((0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) } == [2, 1, 1])
        #expect(table.words == ["a", "b", "in", "after"] && app.diagnostics.isEmpty)
    }

    @Test func itemsWithoutASectionAreInOneSection() async throws {
        let (_, grid) = try await ItemScreen.launch(ItemScreen.squares()) { grid in
            grid.sections { for number in 0..<5 { Row(number, cell: NumberCell.self) { $0.number = number } } }
        }
        #expect(grid.numberOfSections == 1 && grid.numbers == [0, 1, 2, 3, 4])
    }
}
