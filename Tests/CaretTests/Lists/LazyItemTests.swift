import Caret
import CaretTesting
import Testing

/// Sections of collection views whose items are made when they become visible.
@MainActor @Suite(.app) struct LazyItemTests {
    private typealias Numbers = LazySectionTests.Numbers

    @Test func theCountFollowsTheData() async throws {
        let model = Numbers()
        let (app, grid) = try await ItemScreen.launch(ItemScreen.squares()) { grid in
            grid.sections {
                Section("few") { Row("first", cell: NumberCell.self) { $0.number = 777 } }
                Section("lazy", count: model.count) { index in Row(index, cell: NumberCell.self) { $0.number = index } }
            }
        }
        for count in [1_003, 12, 0, 3, 20_000, 5] {
            model.count = count
            try await app.settle()
            #expect(grid.numberOfItems(inSection: 1) == count)
            #expect(Array(grid.numbers.prefix(4)) == [777] + (0..<min(3, count)))
        }
        #expect(grid.numbers == [777, 0, 1, 2, 3, 4] && app.diagnostics.isEmpty)
    }

    @Test func aSectionBecomesLazyAndStoredAgain() async throws {
        let model = Numbers()
        model.count = 4
        let (app, grid) = try await ItemScreen.launch(ItemScreen.squares()) { grid in
            grid.sections {
                if model.count > 5 {
                    Section("a", count: model.count) { index in Row(index, cell: NumberCell.self) { $0.number = -index } }
                } else {
                    Section("a") { for index in 0..<model.count { Row(index, cell: NumberCell.self) { $0.number = index } } }
                }
            }
        }
        for count in [6, 3, 30, 5] {
            model.count = count
            try await app.settle()
            #expect(grid.numberOfItems(inSection: 0) == count && Array(grid.numbers.prefix(3)) == (count > 5 ? [0, -1, -2] : [0, 1, 2]))
        }
        #expect(app.diagnostics.isEmpty)
    }

    @Test func visibleItemsFollowTheDataAndTheirOwnValues() async throws {
        let model = Numbers()
        var list: SectionList<UICollectionViewCell>?
        let (app, grid) = try await ItemScreen.launch(ItemScreen.squares()) { grid in
            list = grid.sections {
                let offset = model.offset
                Section(count: 100) { index in
                    let number = index + offset + (index == 3 && !model.third.value.isEmpty ? 1_000 : 0)
                    return Row(index, cell: NumberCell.self) { $0.number = number }
                }
            }
        }
        let builds = try #require(list?.counters.builds)
        model.third.value = "!"
        try await app.settle()
        #expect(Array(grid.numbers.prefix(5)) == [0, 1, 2, 1_003, 4] && list?.counters.builds == builds)
        model.offset = 10
        try await app.settle()
        #expect(Array(grid.numbers.prefix(5)) == [10, 11, 12, 1_013, 14] && list?.counters.builds == builds + 1)
    }

    @Test func aHeightOfALazyRowIsReported() async throws {
        let (app, table) = try await ListScreen.launch { table in
            table.sections { Section(count: 9) { Row($0, .default, "\($0)").height(99) } }
        }
        #expect(app.diagnostics.map(\.code) == ["list.lazy-size"] && table.visibleCells.first?.bounds.height != 99)
    }
}
