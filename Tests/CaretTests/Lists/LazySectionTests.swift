import Caret
import CaretTesting
import Observation
import Testing

/// Sections whose rows are made when they become visible.
@MainActor @Suite(.app) struct LazySectionTests {
    private static let million = 1_000_000

    @MainActor @Observable final class Numbers {
        var count = 1_000
        var offset = 0
        /// The values of single rows.
        @MainActor @Observable final class Box { var value = "" }
        let third = Box()
    }

    @Test func aMillionRowsOfATableMakeOnlyTheVisibleOnes() async throws {
        var list: SectionList<UITableViewCell>?
        var made: Set<Int> = []
        let (app, table) = try await ListScreen.launch { table in
            list = table.sections {
                Section("log", header: "Log", count: Self.million) { index in
                    made.insert(index)
                    return Row(index, .default, "Line \(index)")
                }
                Section("end") { Row("end", .default, "End") }
            }
        }
        let visibleCount = table.visibleCells.count
        #expect(table.words.first == "Line 0" && table.numberOfRows(inSection: 0) == Self.million)
        #expect(made.count <= visibleCount + 1 && (list?.counters.rows ?? 0) <= visibleCount + 1, "\(made.count) of \(visibleCount)")
        table.scrollToRow(at: IndexPath(row: 700_000, section: 0), at: .top, animated: false)
        await app.advance(frames: 2)
        #expect(table.words.contains("Line 700000") && made.count <= 3 * visibleCount + 3, "\(table.words), \(made.count)")
        table.scrollToRow(at: IndexPath(row: 0, section: 1), at: .bottom, animated: false)
        await app.advance(frames: 2)
        #expect(table.words.last == "End" && made.count <= 4 * visibleCount + 4)
        #expect((list?.retainedRows ?? 0) <= visibleCount + 2)
        #expect(app.diagnostics.isEmpty)
    }

    @Test func aMillionItemsOfACollectionViewMakeOnlyTheVisibleOnes() async throws {
        var list: SectionList<UICollectionViewCell>?
        let (app, grid) = try await ItemScreen.launch(ItemScreen.squares()) { grid in
            list = grid.sections {
                Section("all", lazy: 0..<Self.million) { index in Row(index, cell: NumberCell.self) { $0.number = index } }
            }
        }
        let visibleCount = grid.numbers.count
        #expect(
            grid.numbers.first == 0 && (list?.counters.rows ?? 0) <= visibleCount + 30, "\(list?.counters.rows ?? 0) of \(visibleCount)")
        grid.scrollToItem(at: IndexPath(item: 700_000, section: 0), at: .top, animated: false)
        await app.advance(frames: 2)
        #expect(grid.numbers.contains(700_000) && (list?.counters.rows ?? 0) <= 3 * visibleCount + 60)
        #expect(app.diagnostics.isEmpty)
    }

    @Test func theCountFollowsTheData() async throws {
        let model = Numbers()
        let (app, table) = try await ListScreen.launch { table in
            table.sections {
                Section("few") { Row("first", .default, "First") }
                Section("lazy", count: model.count) { Row($0, .default, "Row \($0)") }
            }
        }
        for count in [1_003, 12, 0, 3, 20_000, 5] {
            model.count = count
            try await app.settle()
            #expect(table.numberOfRows(inSection: 1) == count)
            #expect(table.words.dropFirst().first == (count > 0 ? "Row 0" : nil))
        }
        #expect(table.words == ["First"] + (0..<5).map { "Row \($0)" } && app.diagnostics.isEmpty)
    }

    @Test func aSectionBecomesLazyAndStoredAgain() async throws {
        let model = Numbers()
        model.count = 4
        let (app, table) = try await ListScreen.launch { table in
            table.sections {
                if model.count > 5 {
                    Section("a", count: model.count) { Row($0, .default, "Lazy \($0)") }
                } else {
                    Section("a") { for index in 0..<model.count { Row(index, .default, "Stored \(index)") } }
                }
            }
        }
        for count in [6, 3, 30, 5] {
            model.count = count
            try await app.settle()
            let name = count > 5 ? "Lazy" : "Stored"
            #expect(table.numberOfRows(inSection: 0) == count && table.words.prefix(3) == ["\(name) 0", "\(name) 1", "\(name) 2"])
        }
        #expect(app.diagnostics.isEmpty)
    }

    @Test func visibleRowsFollowTheDataAndTheirOwnValues() async throws {
        let model = Numbers()
        var list: SectionList<UITableViewCell>?
        let (app, table) = try await ListScreen.launch { table in
            list = table.sections {
                let offset = model.offset
                Section(count: 100) { index in Row(index, .default, "\(index + offset)" + (index == 3 ? model.third.value : "")) }
            }
        }
        let builds = try #require(list?.counters.builds)
        model.third.value = "!"
        try await app.settle()
        #expect(table.words.prefix(5) == ["0", "1", "2", "3!", "4"] && list?.counters.builds == builds)
        model.offset = 10
        try await app.settle()
        #expect(table.words.prefix(5) == ["10", "11", "12", "13!", "14"] && list?.counters.builds == builds + 1)
        #expect(list?.rowID(at: IndexPath(row: 2, section: 0)) == AnyHashable(2))
        #expect(list?.indexPath(of: 2) == IndexPath(row: 2, section: 0))
    }

    @Test func aRowGetsACellOfAnotherKind() async throws {
        let model = Numbers()
        let (app, table) = try await ListScreen.launch { table in
            table.sections {
                Section(count: 100) { index in
                    if index == 3, !model.third.value.isEmpty {
                        Row(index, .subtitle, "Row \(index)", model.third.value)
                    } else {
                        Row(index, .default, "Row \(index)")
                    }
                }
            }
        }
        model.third.value = "Detail"
        try await app.settle()
        #expect(table.cellForRow(at: IndexPath(row: 3, section: 0))?.detailTextLabel?.text == "Detail")
        #expect(Array(table.words.prefix(5)) == (0..<5).map { "Row \($0)" } && app.diagnostics.isEmpty)
    }

    @Test func actionsOfLazyRowsWork() async throws {
        final class Screen { var (taps, deleted) = ([Int](), [Int]()) }
        let screen = Screen()
        let (app, table) = try await ListScreen.launch { table in
            table.sections {
                Section(count: Self.million) { index in
                    Row(index, .default, "Line \(index)").onSelect { screen.taps.append(index) }.onDelete { screen.deleted.append(index) }
                }
            }
        }
        table.scrollToRow(at: IndexPath(row: 500_000, section: 0), at: .top, animated: false)
        await app.advance(frames: 2)
        try await app.tap(.label("Line 500002"))
        table.dataSource?.tableView(table, commit: .delete, forRowAt: IndexPath(row: 500_001, section: 0))
        #expect(screen.taps == [500_002] && screen.deleted == [500_001])
    }

    @Test func theClosuresOfAScreenThatIsGoneAreReleased() async throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let app = try await TestApp.launch(showing: { navigation })
        weak var weakListScreen: ListScreen?
        @MainActor func push() {
            let screen = ListScreen()
            screen.loadViewIfNeeded()
            screen.table.sections(screen) { screen in
                Section(count: Self.million) { index in Row(index, .default, "\(index)").onSelect { screen.title = "" } }
            }
            weakListScreen = screen
            navigation.pushViewController(screen, animated: false)
        }
        push()
        try await app.settle()
        #expect(weakListScreen?.table.words.first == "0")
        navigation.popViewController(animated: false)
        try await app.settle()
        await app.advance(frames: 2)
        #expect(weakListScreen == nil)
    }
}
