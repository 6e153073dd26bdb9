import Testing
import UIKit

/// Index paths of missing rows and items, and data that changes during a touch.
@Suite(.app) @MainActor struct BadPathTests {
    private static let wrong = [IndexPath(row: 3, section: 0), IndexPath(row: 0, section: 1), IndexPath(row: -1, section: 0), IndexPath()]

    @Test func aMissingItemHasNoCellAndNoFrame() throws {
        let stage = try Stage()
        defer { stage.end() }
        let (rows, items) = (Rows(3), Items(3))
        let table = UITableView.make(rows)
        let list = UICollectionView.make(items, itemSize: CGSize(width: 100, height: 100))
        stage.show(table)
        stage.show(list)
        for path in Self.wrong {
            #expect(table.cellForRow(at: path) == nil && table.rectForRow(at: path) == .zero, "\(path)")
            #expect(list.cellForItem(at: path) == nil && list.layoutAttributesForItem(at: path) == nil, "\(path)")
            table.deselectRow(at: path, animated: true)
            list.deselectItem(at: path, animated: true)
        }
        #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 4000)) == nil && table.indexPathForRow(at: CGPoint(x: -5, y: 10)) == nil)
        #expect(table.indexPathForRow(at: CGPoint(x: CGFloat.nan, y: .nan)) == nil)
        #expect(list.indexPathForItem(at: CGPoint(x: 10, y: 4000)) == nil)
    }

    @Test func aTouchContinuesScrollingAfterAReload() throws {
        let stage = try Stage()
        defer { stage.end() }
        let rows = Rows(100)
        let table = UITableView.make(rows)
        stage.show(table)
        stage.down(CGPoint(x: 100, y: 500))
        for step in 1...10 { stage.move(CGPoint(x: 100, y: 500 - CGFloat(step) * 20)) }
        let offset = table.contentOffset.y
        #expect(table.isDragging && offset > 150)
        rows.sections = [(0..<60).map { "new \($0)" }]
        table.reloadData()
        stage.advance(2)
        #expect(table.isDragging && table.contentOffset.y == offset && table.words.allSatisfy { $0.hasPrefix("new") })
        for step in 1...5 { stage.move(CGPoint(x: 100, y: 300 - CGFloat(step) * 20)) }
        #expect(abs(table.contentOffset.y - offset - 100) < 1)
        // The content is shorter than the offset: the touch drags it beyond its end, and the content returns.
        rows.sections = [["only"]]
        table.reloadData()
        stage.advance(2)
        stage.up(CGPoint(x: 100, y: 200))
        stage.advance(120)
        #expect(table.contentOffset.y == 0 && table.words == ["only"])
    }
}

/// Where UIKit raises an exception, the program stops with a message about the mistake.
@Suite struct BadPathExitTests {
    @Test func scrollingToAMissingRowStops() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
                let rows = Rows(3)
                table.dataSource = rows
                table.scrollToRow(at: IndexPath(row: 3, section: 0), at: .top, animated: false)
            }
        }
        let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(text.contains("row 3 in section 0") && text.contains("3 rows"), "\(text)")
    }

    @Test func selectingAMissingRowStops() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
                let rows = Rows(3)
                table.dataSource = rows
                table.selectRow(at: IndexPath(row: 0, section: 2), animated: false, scrollPosition: .none)
            }
        }
        let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(text.contains("row 0 in section 2") && text.contains("1 sections"), "\(text)")
    }

    @Test func scrollingToAMissingItemStops() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let list = UICollectionView.make(Items(3), itemSize: CGSize(width: 50, height: 50))
                list.scrollToItem(at: IndexPath(item: 7, section: 0), at: .top, animated: false)
            }
        }
        let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(text.contains("item [0, 7]") && text.contains("[3]"), "\(text)")
    }
}
