import CaretTesting
import Testing
import UIKit
import UIKitCore

/// `reloadData()` of tables: counts and heights at once, cells later.
@Suite @MainActor struct TableReloadTests {
    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    @Test func `B1 reloadData requests sections, rows and heights at once, and no cell`() {
        let rows = RecordedRows(["a", "b"])
        let table = rows.table()
        rows.height = { _ in 30 }
        rows.log = []
        table.estimatedRowHeight = 0
        table.reloadData()
        #expect(Set(rows.log) == ["sections", "rows", "height a", "height b"])
        rows.log = []
        _ = (table.numberOfSections, table.numberOfRows(inSection: 0), table.contentSize)
        #expect(rows.log.isEmpty && table.contentSize.height == 60)
    }

    @Test(.app) func `B1 contentSize is right after a reload`() async throws {
        let rows = RecordedRows(["a"])
        let table = rows.table()
        let screen = try await ListScreen(table)
        defer { screen.app.terminate() }
        #expect(table.contentSize.height == 40)
        rows.texts = (0..<10).map { "\($0)" }
        table.reloadData()
        #expect(table.contentSize.height == 400)
        rows.texts = []
        table.reloadData()
        #expect(table.contentSize.height == 0)
    }

    @Test(.app) func `B1 rows that are inserted right after a reload are counted from it`() async throws {
        let rows = RecordedRows(["A"])
        let table = rows.table()
        let screen = try await ListScreen(table)
        defer { screen.app.terminate() }
        rows.texts = ["A", "B"]
        table.reloadData()
        rows.texts.insert("N", at: 0)
        rows.log = []
        table.insertRows(at: [path(0)], with: .none)
        await screen.app.advance(frames: 2)
        #expect(table.shownTexts == ["N", "A", "B"])
        #expect(rows.log.filter { $0.hasPrefix("cell") } == ["cell N", "cell A", "cell B"])
    }

    @Test(.app) func `B1 a row that is deleted right after a reload is not requested`() async throws {
        let rows = RecordedRows(["A"])
        let table = rows.table()
        let screen = try await ListScreen(table)
        defer { screen.app.terminate() }
        rows.texts = ["A", "B", "C"]
        table.reloadData()
        _ = table.numberOfRows(inSection: 0)
        rows.texts.removeLast()
        rows.log = []
        table.beginUpdates()
        table.deleteRows(at: [path(2)], with: .fade)
        table.endUpdates()
        await screen.app.advance(frames: 40)
        #expect(table.shownTexts == ["A", "B"] && table.contentSize.height == 80)
        #expect(!rows.log.contains("cell C"))
    }

    @Test func `B1 visibleCells exist although rectForRow was called first`() {
        let rows = RecordedRows(["a", "b"])
        let table = rows.table()
        table.reloadData()
        #expect(table.rectForRow(at: path(1)).minY == 40)
        #expect(table.visibleCells.count == 2 && table.cellForRow(at: path(1))?.textLabel?.text == "b")
    }

    @Test(.app) func `B1 a collection view creates no cells of new data under old counts`() async throws {
        let items = RecordedItems(["A"])
        let list = items.list()
        let screen = try await ListScreen(list)
        defer { screen.app.terminate() }
        list.reloadData()
        #expect(list.numberOfItems(inSection: 0) == 1)
        items.texts = ["N", "A"]
        items.log = []
        list.performBatchUpdates { list.insertItems(at: [IndexPath(item: 0, section: 0)]) }
        await screen.app.advance(frames: 40)
        #expect(list.shownTexts == ["N", "A"] && items.log == ["cell N", "cell A"])
    }

    @Test func `B6 a table without a data source has one section without rows`() {
        let table = UITableView()
        #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 0 && table.numberOfRows(inSection: 3) == 0)
        let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        #expect(list.numberOfItems(inSection: 0) == 0)
    }

    @Test func `B8 rows that were removed before the table was loaded may be deleted`() {
        let rows = RecordedRows(["a", "b", "c"])
        let table = rows.table()
        rows.texts.removeLast()
        table.deleteRows(at: [path(2)], with: .automatic)
        #expect(table.numberOfRows(inSection: 0) == 2 && table.shownTexts == ["a", "b"])
    }

    @Test func `B8 items that were removed before the collection view was loaded may be deleted`() {
        let items = RecordedItems(["a", "b", "c"])
        let list = items.list()
        items.texts = ["a"]
        var isDone = false
        list.performBatchUpdates {
            list.deleteItems(at: [IndexPath(item: 1, section: 0), IndexPath(item: 2, section: 0)])
        } completion: {
            isDone = $0
        }
        #expect(isDone && list.shownTexts == ["a"])
    }
}
