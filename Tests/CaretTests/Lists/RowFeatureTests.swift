import Caret
import CaretTesting
import Testing

/// Menus, drags, prefetching, indexes, selection and cells of views, in tables and collection views.
@MainActor @Suite(.app) struct RowFeatureTests {
    private final class Log { var lines: [String] = [] }
    /// An owner of closures.
    private let owner = Log()

    private func table(_ sections: [TableSection]) async throws -> (TestApp, UITableView, SectionList<UITableViewCell>) {
        var list: SectionList<UITableViewCell>?
        let (app, table) = try await ListScreen.launch { list = $0.sections(sections) }
        return (app, table, try #require(list))
    }

    private func grid(
        _ sections: [CollectionSection], in layout: UICollectionViewLayout = ItemScreen.squares()
    ) async throws -> (TestApp, UICollectionView, SectionList<UICollectionViewCell>) {
        var list: SectionList<UICollectionViewCell>?
        let (app, grid) = try await ItemScreen.launch(layout) { list = $0.sections(sections) }
        return (app, grid, try #require(list))
    }

    // MARK: - Menus

    @Test func aLongPressOpensTheMenuOfATableRow() async throws {
        let log = Log()
        let (app, table, _) = try await table([
            Section {
                Row("a", .default, "A").menu(title: "Fruit") { [UIAction(title: "Eat") { _ in log.lines.append("eat") }] }
                Row("b", .default, "B").menu { [] }
            }
        ])
        await app.hold(at: CGPoint(x: 60, y: table.adjustedContentInset.top + 22), for: .seconds(1))
        try await app.settle()
        #expect(app.exists(.label("Eat")))
        try await app.tap(.label("Eat"))
        try await app.settle()
        #expect(log.lines == ["eat"] && !app.exists(.label("Eat")))
    }

    @Test func aLongPressOpensTheMenuOfAnItem() async throws {
        let log = Log()
        let (app, grid, _) = try await grid([
            Section {
                Row("a", cell: NumberCell.self) { $0.number = 1 }.menu(log) { log in
                    [UIAction(title: "Eat") { [weak log] _ in log?.lines.append("eat") }]
                }
            }
        ])
        await app.hold(at: CGPoint(x: 25, y: grid.adjustedContentInset.top + 25), for: .seconds(1))
        try await app.settle()
        try await app.tap(.label("Eat"))
        try await app.settle()
        #expect(log.lines == ["eat"])
    }

    // MARK: - Dragging

    private static func item(_ text: String) -> [UIDragItem] {
        let item = UIDragItem(itemProvider: NSItemProvider(object: text as NSString))
        item.localObject = text
        return [item]
    }

    /// Drags from two points of a list to a view below the rows, and returns what was dropped there.
    private func drops(_ app: TestApp, from points: [CGPoint], of list: UIScrollView) async throws -> [String] {
        let log = Log()
        let drops = Drops(log)
        let target = UIView(frame: CGRect(x: 0, y: 500, width: 320, height: 200))
        target.addInteraction(UIDropInteraction(delegate: drops))
        list.superview?.addSubview(target)
        await app.advance(frames: 2)
        for point in points {
            let start = CGPoint(x: point.x, y: list.adjustedContentInset.top + point.y)
            await app.drag(
                from: start, to: CGPoint(x: 100, y: 600), over: .seconds(1), holding: .seconds(1), rest: .milliseconds(200))
            try await app.settle()
        }
        return withExtendedLifetime(drops) { log.lines }
    }

    @Test func rowsAreDraggedToAnotherView() async throws {
        let (app, table, _) = try await table([
            Section {
                Row("a", .default, "A").onDrag { Self.item("a") }
                Row("b", .default, "B")
                Row("c", .default, "C").onDrag { [] }
                Row("d", .default, "D").onDrag(owner) { _ in Self.item("d") }
            }
        ])
        let points = [22, 66, 110, 154].map { CGPoint(x: 60, y: $0) }
        #expect(try await drops(app, from: points, of: table) == ["a", "d"])
        #expect(table.dragDelegate == nil)
    }

    @Test func itemsAreDraggedToAnotherView() async throws {
        let (app, grid, _) = try await grid([
            Section {
                Row("a", cell: NumberCell.self).onDrag { Self.item("a") }
                Row("b", cell: NumberCell.self)
                Row("c", cell: NumberCell.self).onDrag { Self.item("c") + Self.item("d") }
            }
        ])
        let points = [25, 75, 125].map { CGPoint(x: $0, y: 25) }
        #expect(try await drops(app, from: points, of: grid) == ["a", "c, d"])
        #expect(grid.dragDelegate == nil)
    }

    private final class Drops: NSObject, UIDropInteractionDelegate {
        let log: Log
        init(_ log: Log) { self.log = log }

        func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
            UIDropProposal(operation: .copy)
        }
        func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
            log.lines.append(session.items.map { $0.localObject as? String ?? "nothing" }.joined(separator: ", "))
        }
    }

    // MARK: - Reordering

    @Test func aLongPressReordersItems() async throws {
        final class Data { var numbers = [0, 1, 2, 3] }
        let (data, log) = (Data(), Log())
        let (app, grid) = try await ItemScreen.launch(ItemScreen.squares()) { grid in
            grid.sections {
                Section("a") { for number in data.numbers { Row(number, cell: NumberCell.self) { $0.number = number }.movable() } }
            }.onMove(data) { data, move in
                log.lines.append("\(move.source.item) to \(move.target.item)")
                data.numbers.insert(data.numbers.remove(at: move.source.item), at: move.target.item)
            }
        }
        let y = grid.adjustedContentInset.top + 25
        await app.drag(
            from: CGPoint(x: 25, y: y), to: CGPoint(x: 128, y: y), over: .seconds(1), holding: .seconds(1), rest: .milliseconds(300))
        try await app.settle()
        #expect(log.lines == ["0 to 2"] && data.numbers == [1, 2, 0, 3] && grid.numbers == [1, 2, 0, 3])
    }

    // MARK: - Prefetching

    @Test func rowsArePreparedBeforeTheyAreVisible() async throws {
        let gates = Gates()
        let (app, table, _) = try await table([
            Section(count: 500) { index in Row(index, .default, "\(index)").onPrefetch { try? await gates.wait("\(index)") } }
        ])
        await app.advance(frames: 2)
        let visibleRows = Set(table.words)
        let started = Set(gates.log)
        #expect(!started.isEmpty && started.isDisjoint(with: visibleRows), "\(started)")
        table.removeFromSuperview()
        await app.advance(frames: 3)
        #expect(gates.log.filter { $0.hasSuffix("cancelled") }.count == started.count && gates.waitingCount == 0)
    }

    // MARK: - Index and selection

    @Test func theIndexScrollsToItsSection() async throws {
        let sections = ["A", "B", "C"].map { letter in
            TableSection(letter, header: letter) { for number in 0..<20 { Row(number, .default, "\(letter) \(number)") } }.index(letter)
        }
        let (_, table, _) = try await table(sections)
        #expect(table.dataSource?.sectionIndexTitles(for: table) == ["A", "B", "C"])
        #expect(table.dataSource?.tableView(table, sectionForSectionIndexTitle: "C", at: 2) == 2)
        let items = ["A", "B"].map { letter in
            CollectionSection(letter) { for number in 0..<20 { Row(number, cell: NumberCell.self) } }.index(letter)
        }
        let (_, grid, _) = try await grid(items)
        #expect(grid.dataSource?.indexTitles(for: grid) == ["A", "B"])
        #expect(grid.dataSource?.collectionView(grid, indexPathForIndexTitle: "B", at: 1) == IndexPath(item: 0, section: 1))
    }

    @Test func selectionIsReadAndSetByIDs() async throws {
        let (_, table, list) = try await table([Section { for name in ["a", "b", "c"] { Row(name, .default, name) } }])
        table.allowsMultipleSelection = true
        list.selectedIDs = ["a", "c", "unknown"]
        #expect(table.indexPathsForSelectedRows?.map(\.row).sorted() == [0, 2])
        list.selectedIDs = ["b"]
        #expect(list.selectedIDs == ["b"])
        let (_, grid, items) = try await grid([Section { for name in ["a", "b"] { Row(name, cell: NumberCell.self) } }])
        items.selectedIDs = ["b"]
        #expect(grid.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)] && items.selectedIDs == ["b"])
    }

    // MARK: - Cells

    @Test func viewsAndConfigurationsFillCells() async throws {
        var content = UIListContentConfiguration.cell()
        content.text = "Configured"
        let (app, table, _) = try await table([
            Section {
                Row("view", view: UIProgressView()) { $0.progress = 0.5 }
                Row("content", configuration: content)
            }
        ])
        #expect(app.exists(.label("Configured")))
        let bar = table.visibleCells.first?.contentView.subviews.first as? UIProgressView
        #expect(bar?.progress == 0.5 && bar?.bounds.width == (bar?.superview?.layoutMarginsGuide.layoutFrame.width ?? 0))
        let (other, grid, _) = try await grid(
            [
                Section(header: "Head", footer: "Foot") {
                    Row("view", view: UIProgressView()) { $0.progress = 0.5 }
                    Row("content", configuration: content, accessories: [.disclosureIndicator()])
                }
            ], in: UICollectionViewCompositionalLayout.rows(.insetGrouped))
        #expect(other.exists(.label("Configured")) && other.exists(.label("HEAD")) && other.exists(.label("Foot")))
        #expect(grid.cellForItem(at: IndexPath(item: 0, section: 0))?.bounds.height == 44)
    }

    @Test func itemsOfAListAreSwiped() async throws {
        final class Data { var names = ["A", "B"] }
        let data = Data()
        let (app, grid) = try await ItemScreen.launch(UICollectionViewCompositionalLayout.rows(.plain)) { grid in
            grid.sections {
                Section("a") {
                    for name in data.names {
                        Row(name, configuration: Self.text(name)).onDelete(data) { data in data.names.removeAll { $0 == name } }
                    }
                }
            }
        }
        try await app.swipe(.left, on: .label("A"), fraction: 0.4)
        try await app.settle()
        try await app.tap(.label("Delete"))
        try await app.settle()
        #expect(data.names == ["B"] && grid.visibleCells.count == 1)
    }

    private static func text(_ text: String) -> UIListContentConfiguration {
        var content = UIListContentConfiguration.cell()
        content.text = text
        return content
    }

    // MARK: - Missing rows

    private func apply(_ snapshot: NSDiffableDataSourceSnapshot<Int, Int>, to source: UITableViewDiffableDataSource<Int, Int>) {
        source.apply(snapshot, animatingDifferences: false)
    }

    private func apply(_ snapshot: NSDiffableDataSourceSnapshot<Int, Int>, to source: UICollectionViewDiffableDataSource<Int, Int>) {
        source.apply(snapshot, animatingDifferences: false)
    }

    @Test func aMissingRowIsShownReportedAndRepaired() async throws {
        let (app, table, _) = try await table([Section { Row("a", .default, "A") }])
        let source = try #require(table.dataSource as? UITableViewDiffableDataSource<Int, Int>)
        var snapshot = source.snapshot()
        snapshot.appendItems([777])
        apply(snapshot, to: source)
        table.layoutIfNeeded()
        #expect(app.exists(.label("No row at 0, 1")) && app.diagnostics.map(\.code) == ["list.missing-row"])
        try await app.settle()
        #expect(table.words == ["A"] && !app.exists(.label("No row at 0, 1")) && app.diagnostics.count == 1)
        let (other, grid, _) = try await grid([Section { Row("a", cell: NumberCell.self) { $0.number = 1 } }])
        let items = try #require(grid.dataSource as? UICollectionViewDiffableDataSource<Int, Int>)
        var more = items.snapshot()
        more.appendItems([777])
        apply(more, to: items)
        grid.layoutIfNeeded()
        #expect(grid.numberOfItems(inSection: 0) == 2 && other.diagnostics.map(\.code) == ["list.missing-row"])
        try await other.settle()
        #expect(grid.numbers == [1] && other.diagnostics.count == 1)
    }
}
