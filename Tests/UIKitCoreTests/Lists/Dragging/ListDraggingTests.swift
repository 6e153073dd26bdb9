import Testing
import UIKit
import UIKitCore

@MainActor struct ListDraggingTests {
    private func carry(_ stage: Stage, from start: CGPoint, to end: CGPoint) {
        stage.down(start)
        stage.advance(45)
        for step in 1...12 {
            let share = CGFloat(step) / 12
            stage.move(CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
        }
        stage.advance(30)
    }

    private func drop(_ stage: Stage, _ end: CGPoint) {
        stage.up(end)
        stage.advance(50)
    }

    @Test(.app) func aRowIsMovedWithinATable() throws {
        let stage = try Stage()
        defer { stage.end() }
        let lists = TwoLists(stage)
        let end = CGPoint(x: 100, y: 110)
        carry(stage, from: CGPoint(x: 100, y: 22), to: end)
        #expect(lists.table.hasActiveDrag && lists.table.hasActiveDrop)
        #expect(lists.words == ["b", "c", "a", "d"], "the others make room")
        #expect(lists.rows == ["a", "b", "c", "d"])
        drop(stage, end)
        #expect(lists.rows == ["b", "c", "a", "d"] && lists.words == lists.rows)
        #expect(lists.log == ["begin", "enter", "perform 2", "dropEnd", "dragEnd"])
        #expect(lists.table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132])
        #expect(lists.table.visibleCells.allSatisfy { $0.layer.mask == nil && $0.alpha == 1 })
        #expect(!lists.table.hasActiveDrag && !lists.table.hasActiveDrop)
    }

    @Test(.app) func aRowIsCopiedIntoAGridThatOpensAGap() throws {
        let stage = try Stage()
        defer { stage.end() }
        let lists = TwoLists(stage)
        let end = CGPoint(x: 110, y: 330)
        carry(stage, from: CGPoint(x: 100, y: 22), to: end)
        #expect(lists.grid.view.numberOfItems(inSection: 0) == 6 && lists.grid.words == ["1", "2", "3", "4", "5"])
        #expect(lists.grid.view.cellForItem(at: IndexPath(item: 2, section: 0))?.accessibilityLabel == "2")
        drop(stage, end)
        #expect(lists.grid.items == ["1", "a", "2", "3", "4", "5"] && lists.grid.words == lists.grid.items)
        #expect(lists.rows == ["a", "b", "c", "d"])
        #expect(lists.log == ["begin", "enter", "exit", "dropEnd", "dragEnd"], "who was left hears of the end, too")
    }

    @Test(.app) func anItemIsMovedWithinAGrid() throws {
        let stage = try Stage()
        defer { stage.end() }
        let lists = TwoLists(stage)
        let end = CGPoint(x: 290, y: 330)
        carry(stage, from: CGPoint(x: 30, y: 330), to: end)
        #expect(lists.grid.words == ["2", "3", "4", "1", "5"])
        drop(stage, end)
        #expect(lists.grid.items == ["2", "3", "4", "1", "5"] && lists.grid.words == lists.grid.items)
        #expect(lists.grid.view.visibleCells.allSatisfy { $0.layer.mask == nil && $0.alpha == 1 })
    }

    @Test(.app, arguments: [(UICollectionView.ReorderingCadence.fast, 12), (.slow, 30)])
    func aGridMayDelayItsGap(cadence: UICollectionView.ReorderingCadence, frames: Int) throws {
        let stage = try Stage()
        defer { stage.end() }
        let lists = TwoLists(stage)
        lists.grid.view.reorderingCadence = cadence
        let (start, end) = (CGPoint(x: 30, y: 330), CGPoint(x: 290, y: 330))
        stage.down(start)
        stage.advance(45)
        stage.move(end)
        stage.move(end)
        #expect(lists.grid.words == ["1", "2", "3", "4", "5"])
        stage.advance(frames - 8)
        #expect(lists.grid.words == ["1", "2", "3", "4", "5"])
        stage.advance(12)
        #expect(lists.grid.words == ["2", "3", "4", "1", "5"])
        stage.move(CGPoint(x: 110, y: 330))
        stage.move(CGPoint(x: 110, y: 330))
        drop(stage, CGPoint(x: 110, y: 330))
        #expect(lists.grid.items == ["2", "1", "3", "4", "5"] && lists.grid.words == lists.grid.items, "where the finger left")
    }

    @Test(.app) func anItemGoesFromAGridToATable() throws {
        let stage = try Stage()
        defer { stage.end() }
        let lists = TwoLists(stage)
        let end = CGPoint(x: 110, y: 60)
        carry(stage, from: CGPoint(x: 30, y: 330), to: end)
        #expect(lists.table.numberOfRows(inSection: 0) == 5 && lists.words == ["a", "b", "c", "d"])
        #expect(lists.table.visibleCells.count == 4)
        drop(stage, end)
        #expect(lists.rows == ["a", "1", "b", "c", "d"] && lists.words == lists.rows)
    }

    @Test(.app) func aCancelledDragClosesTheGap() throws {
        let stage = try Stage()
        defer { stage.end() }
        let lists = TwoLists(stage)
        carry(stage, from: CGPoint(x: 30, y: 330), to: CGPoint(x: 110, y: 60))
        #expect(lists.table.numberOfRows(inSection: 0) == 5)
        for step in 1...6 { stage.move(CGPoint(x: 110, y: 60 + CGFloat(step) * 38)) }
        stage.advance(30)
        #expect(lists.table.numberOfRows(inSection: 0) == 4)
        drop(stage, CGPoint(x: 110, y: 290))
        #expect(lists.rows.count == 4 && lists.words == lists.rows && lists.grid.words == ["1", "2", "3", "4", "5"])
        #expect(lists.table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132])
    }

    @Test(.app) func aRowAcceptsADropIntoIt() throws {
        let stage = try Stage()
        defer { stage.end() }
        let lists = TwoLists(stage)
        lists.intent = .insertIntoDestinationIndexPath
        let end = CGPoint(x: 110, y: 60)
        carry(stage, from: CGPoint(x: 30, y: 330), to: end)
        let cell = try #require(lists.table.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(cell.isHighlighted && cell.configurationState.cellDropState == .targeted)
        #expect(lists.table.numberOfRows(inSection: 0) == 4)
        drop(stage, end)
        #expect(!cell.isHighlighted && lists.log.contains("perform 1"))
    }

    @Test(.app) func withoutADropDelegateTheDataSourceMovesRows() throws {
        let stage = try Stage()
        defer { stage.end() }
        let lists = TwoLists(stage)
        lists.table.dropDelegate = nil
        let end = CGPoint(x: 100, y: 154)
        carry(stage, from: CGPoint(x: 100, y: 22), to: end)
        drop(stage, end)
        #expect(lists.rows == ["b", "c", "d", "a"] && lists.words == lists.rows)
        #expect(lists.log == ["begin", "moveRow", "dragEnd"])
        #expect(lists.table.visibleCells.allSatisfy { $0.configurationState.cellDragState == .none })
        lists.table.dragInteractionEnabled = false
        carry(stage, from: CGPoint(x: 100, y: 22), to: end)
        drop(stage, end)
        #expect(lists.rows == ["b", "c", "d", "a"])
    }

    @Test(.app) func dataMayChangeUnderADrag() throws {
        let stage = try Stage()
        defer { stage.end() }
        let lists = TwoLists(stage)
        let end = CGPoint(x: 100, y: 110)
        carry(stage, from: CGPoint(x: 100, y: 22), to: end)
        lists.table.performBatchUpdates {
            lists.rows.insert("new", at: 0)
            lists.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        }
        stage.advance(30)
        #expect(lists.words == lists.rows)
        stage.move(CGPoint(x: 100, y: 112))
        drop(stage, CGPoint(x: 100, y: 112))
        #expect(lists.rows.sorted() == ["a", "b", "c", "d", "new"] && lists.words == lists.rows)
        #expect(lists.rows.firstIndex(of: "a") == 2)
    }

    @Test(.app) func aListMayBeReloadedDuringADrag() throws {
        let stage = try Stage()
        defer { stage.end() }
        let lists = TwoLists(stage)
        carry(stage, from: CGPoint(x: 100, y: 154), to: CGPoint(x: 100, y: 110))
        lists.rows = ["a"]
        lists.table.reloadData()
        stage.move(CGPoint(x: 100, y: 112))
        drop(stage, CGPoint(x: 100, y: 112))
        #expect(lists.rows == ["a", "d"] && lists.words == lists.rows, "what is gone came from nowhere")
    }

    @Test(.app) func dataMayChangeBeforeTheLiftedItemMoves() throws {
        let stage = try Stage()
        defer { stage.end() }
        let lists = TwoLists(stage)
        stage.down(CGPoint(x: 100, y: 22))
        stage.advance(45)
        lists.table.performBatchUpdates {
            lists.rows.insert("new", at: 0)
            lists.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        }
        stage.advance(30)
        for step in 1...12 { stage.move(CGPoint(x: 100, y: 22 + CGFloat(step) * 8)) }
        stage.advance(30)
        drop(stage, CGPoint(x: 100, y: 118))
        #expect(lists.rows.sorted() == ["a", "b", "c", "d", "new"] && lists.words == lists.rows)
    }

    @Test(.app) func aDropAsksAnewWhatIsUnderTheTouch() throws {
        let stage = try Stage()
        defer { stage.end() }
        let lists = TwoLists(stage)
        carry(stage, from: CGPoint(x: 30, y: 330), to: CGPoint(x: 110, y: 154))
        lists.rows = ["a"]
        lists.table.reloadData()
        stage.advance(2)
        drop(stage, CGPoint(x: 110, y: 154))
        #expect(lists.rows == ["a", "1"] && lists.words == lists.rows)
    }

    @Test(.app) func cellsUnderADropReportTheirDragState() throws {
        let stage = try Stage()
        defer { stage.end() }
        let lists = TwoLists(stage)
        let end = CGPoint(x: 110, y: 60)
        carry(stage, from: CGPoint(x: 30, y: 330), to: end)
        #expect(lists.table.visibleCells.allSatisfy { $0.configurationState.cellDropState == .notTargeted })
        // First between rows, then into a row: the gap closes, and the row under the touch is the destination.
        lists.intent = .insertIntoDestinationIndexPath
        stage.move(CGPoint(x: 110, y: 155))
        #expect(lists.table.visibleCells.filter(\.isHighlighted) == [lists.table.cellForRow(at: IndexPath(row: 3, section: 0))])
        drop(stage, CGPoint(x: 110, y: 155))
        #expect(lists.log.contains("perform 3"))
        #expect(lists.table.visibleCells.allSatisfy { $0.configurationState.cellDropState == .none })
    }
}
