import Caret
import CaretTesting
import Observation
import Testing

/// Rows of lazy sections that the user moves.
@MainActor @Suite(.app) struct LazyMoveTests {
    @MainActor @Observable final class Songs {
        var lazy = ["A", "B", "C", "D"]
        var stored = ["x", "y"]
        /// Whether the app adopts the moves of the user.
        var accepts = true
        @ObservationIgnored var moves: [String] = []
        @ObservationIgnored var didMove: (() -> Void)?

        func move(_ move: RowMove) {
            moves.append("\(move.id) from \(move.source.section), \(move.source.item) to \(move.target.section), \(move.target.item)")
            if accepts {
                let name = move.source.section == 0 ? lazy.remove(at: move.source.item) : stored.remove(at: move.source.item)
                if move.target.section == 0 { lazy.insert(name, at: move.target.item) } else { stored.insert(name, at: move.target.item) }
            }
            didMove?()
        }
    }

    private let songs = Songs()

    private func launchTable(_ setUp: (UITableView) -> Void = { _ in }) async throws -> (TestApp, UITableView, SectionList<UITableViewCell>)
    {
        let songs = songs
        var list: SectionList<UITableViewCell>?
        let (app, table) = try await ListScreen.launch { table in
            list = table.sections {
                Section("lazy", lazy: songs.lazy) { name in
                    // Rows of two kinds of cells.
                    if name == "A" || name == "C" {
                        Row(name, .default, name).movable()
                    } else {
                        Row(name, .subtitle, name, "Song").movable()
                    }
                }
                Section("stored") { for name in songs.stored { Row(name, .default, name).movable() } }
            }
            list?.onMove(songs, call: Songs.move)
        }
        setUp(table)
        table.setEditing(true, animated: false)
        try await app.settle()
        return (app, table, try #require(list))
    }

    private func drag(_ app: TestApp, _ table: UITableView, _ source: IndexPath, to target: IndexPath) async throws {
        let control = { (path: IndexPath) in
            let frame = table.convert(table.rectForRow(at: path), to: nil)
            return CGPoint(x: frame.maxX - 24, y: frame.midY)
        }
        let (start, end) = (control(source), control(target))
        await app.drag(
            from: start, to: CGPoint(x: end.x, y: end.y + (end.y > start.y ? 6 : -6)), over: .seconds(1), holding: .milliseconds(300),
            rest: .milliseconds(300))
        try await app.settle()
    }

    private static func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

    @Test(arguments: [true, false]) func aRowMovesWithinItsSection(accepts: Bool) async throws {
        songs.accepts = accepts
        let (app, table, list) = try await launchTable()
        try await drag(app, table, Self.path(0, 0), to: Self.path(0, 2))
        #expect(songs.moves == ["A from 0, 0 to 0, 2"])
        let names = accepts ? ["B", "C", "A", "D"] : ["A", "B", "C", "D"]
        #expect(table.words == names + ["x", "y"] && songs.lazy == names)
        #expect(table.visibleCells.prefix(4).map { $0.detailTextLabel?.text == "Song" } == names.map { $0 == "B" || $0 == "D" })
        #expect(list.indexPath(of: "A") == Self.path(0, accepts ? 2 : 0) && app.diagnostics.isEmpty)
    }

    @Test func aRowMovesUp() async throws {
        let (app, table, _) = try await launchTable()
        try await drag(app, table, Self.path(0, 3), to: Self.path(0, 1))
        #expect(songs.moves == ["D from 0, 3 to 0, 1"] && table.words == ["A", "D", "B", "C", "x", "y"])
        songs.lazy.removeLast()
        try await app.settle()
        #expect(table.words == ["A", "D", "B", "x", "y"] && app.diagnostics.isEmpty)
    }

    @Test(arguments: [true, false]) func theHandlerMayUpdateTheList(isLazy: Bool) async throws {
        let (app, table, list) = try await launchTable()
        songs.didMove = { list.update(animated: false) }
        try await drag(app, table, isLazy ? Self.path(0, 0) : Self.path(1, 0), to: isLazy ? Self.path(0, 1) : Self.path(1, 1))
        #expect(table.words == (isLazy ? ["B", "A", "C", "D", "x", "y"] : ["A", "B", "C", "D", "y", "x"]))
        #expect(app.diagnostics.isEmpty)
    }

    /// A closure of the app allows every target.
    @Test(arguments: [true, false], [true, false]) func theAppMayAllowAMoveToAnotherSection(fromLazy: Bool, accepts: Bool) async throws {
        songs.accepts = accepts
        let (app, table, _) = try await launchTable { table in
            table.answer(.targetIndexPathForMoveFromRow) { $0.proposedDestinationIndexPath }
        }
        let (source, target) = fromLazy ? (Self.path(0, 3), Self.path(1, 0)) : (Self.path(1, 0), Self.path(0, 3))
        try await drag(app, table, source, to: target)
        #expect(songs.moves.count == 1)
        #expect(table.words == songs.lazy + songs.stored && table.numberOfRows(inSection: 0) == songs.lazy.count)
        let countOfAcceptedMove = fromLazy ? 3 : 5
        #expect(songs.lazy.count == (accepts ? countOfAcceptedMove : 4))
        songs.lazy.append("Z")
        try await app.settle()
        #expect(table.words == songs.lazy + songs.stored && app.diagnostics.isEmpty)
    }

    // MARK: - Items

    private func launchGrid(_ setUp: (UICollectionView) -> Void = { _ in }) async throws -> (TestApp, UICollectionView) {
        let songs = songs
        let (app, grid) = try await ItemScreen.launch(ItemScreen.squares()) { grid in
            grid.sections {
                Section("lazy", lazy: songs.lazy) { name in
                    Row(name, cell: NumberCell.self) { $0.number = Int(name.utf8.first ?? 0) }.movable()
                }
                Section("stored") {
                    for name in songs.stored {
                        Row(name, cell: NumberCell.self) { $0.number = Int(name.utf8.first ?? 0) }.movable()
                    }
                }
            }.onMove(songs, call: Songs.move)
        }
        setUp(grid)
        return (app, grid)
    }

    private var numbers: [Int] { (songs.lazy + songs.stored).compactMap { $0.utf8.first.map(Int.init) } }

    private func drag(_ app: TestApp, _ grid: UICollectionView, _ source: IndexPath, to target: IndexPath) async throws {
        let centre = { (path: IndexPath) in
            let frame = grid.convert(grid.layoutAttributesForItem(at: path)?.frame ?? .zero, to: nil)
            return CGPoint(x: frame.midX, y: frame.midY)
        }
        await app.drag(from: centre(source), to: centre(target), over: .seconds(1), holding: .seconds(1), rest: .milliseconds(300))
        try await app.settle()
    }

    @Test(arguments: [true, false]) func anItemMovesWithinItsSection(accepts: Bool) async throws {
        songs.accepts = accepts
        let (app, grid) = try await launchGrid()
        try await drag(app, grid, Self.path(0, 0), to: Self.path(0, 2))
        #expect(songs.moves == ["A from 0, 0 to 0, 2"] && songs.lazy == (accepts ? ["B", "C", "A", "D"] : ["A", "B", "C", "D"]))
        #expect(grid.numbers == numbers && app.diagnostics.isEmpty)
    }

    @Test(arguments: [true, false]) func theAppMayAllowAMoveOfAnItemToAnotherSection(fromLazy: Bool) async throws {
        let (app, grid) = try await launchGrid { grid in grid.answer(.targetIndexPathForMoveOfItem) { $0.proposedIndexPath } }
        let (source, target) = fromLazy ? (Self.path(0, 3), Self.path(1, 0)) : (Self.path(1, 0), Self.path(0, 3))
        try await drag(app, grid, source, to: target)
        #expect(songs.moves.count == 1 && songs.lazy.count == (fromLazy ? 3 : 5))
        #expect(grid.numbers == numbers)
        songs.stored.append("z")
        try await app.settle()
        #expect(grid.numbers == numbers && app.diagnostics.isEmpty)
    }
}
