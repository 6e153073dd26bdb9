import Testing
import UIKit
import UIKitCore

@MainActor struct ListReorderTests {
    private func makeList() throws -> ListStage {
        let list = try ListStage(.init(appearance: .insetGrouped), accessories: [.reorder(displayed: .always)])
        list.source.reorderingHandlers.canReorderItem = { $0 != "fixed" }
        return list
    }

    private func drag(_ list: ListStage, from item: Int, by distance: CGFloat) throws {
        let cell = try #require(list.cell(item))
        let start = CGPoint(x: list.list.bounds.width - 40, y: cell.frame.midY - list.list.contentOffset.y)
        list.stage.down(start)
        for step in 1...12 { list.stage.move(CGPoint(x: start.x, y: start.y + distance * CGFloat(step) / 12)) }
        list.stage.up(CGPoint(x: start.x, y: start.y + distance))
        list.stage.advance(40)
    }

    @Test(.app) func theHandleMovesARowAndTheHandlersAreCalled() throws {
        let list = try makeList()
        defer { list.end() }
        list.apply([("one", ["a", "b", "c", "d"]), ("two", ["e"])])
        var log: [String] = []
        var transaction: NSDiffableDataSourceTransaction<String, String>?
        list.source.reorderingHandlers.willReorder = { _ in log.append("will \(list.shown("one").joined())") }
        list.source.reorderingHandlers.didReorder = {
            log.append("did \(list.shown("one").joined())")
            transaction = $0
        }
        try drag(list, from: 0, by: 90)
        #expect(log == ["will abcd", "did bcad"])
        let found = try #require(transaction)
        #expect(found.initialSnapshot.itemIdentifiers == ["a", "b", "c", "d", "e"])
        #expect(found.finalSnapshot.itemIdentifiers == ["b", "c", "a", "d", "e"])
        #expect(["a", "b", "c", "d", "e"].applying(found.difference) == ["b", "c", "a", "d", "e"])
        #expect(found.sectionTransactions.map(\.sectionIdentifier) == ["one"])
        #expect(found.sectionTransactions[0].finalSnapshot.items == ["b", "c", "a", "d"])
        let words = (0..<4).compactMap { (list.cell($0)?.contentConfiguration as? UIListContentConfiguration)?.text }
        #expect(words == ["b", "c", "a", "d"])
    }

    @Test(.app) func aRowGoesToTheNextSection() throws {
        let list = try makeList()
        defer { list.end() }
        list.apply([("one", ["a", "b"]), ("two", ["e", "f"])])
        let distance = try #require(list.cell(0, 1)).frame.midY - #require(list.cell(1)).frame.midY
        var changed: [String] = []
        list.source.reorderingHandlers.didReorder = { changed = $0.sectionTransactions.map(\.sectionIdentifier) }
        try drag(list, from: 1, by: distance + 4)
        #expect(list.shown("one") == ["a"] && list.shown("two").sorted() == ["b", "e", "f"])
        #expect(changed == ["one", "two"])
    }

    @Test(.app) func rowsThatCannotMoveStayAndWithoutHandlersNothingMoves() throws {
        let list = try makeList()
        defer { list.end() }
        list.apply([("one", ["fixed", "b", "c"])])
        try drag(list, from: 0, by: 90)
        #expect(list.shown("one") == ["fixed", "b", "c"])
        list.source.reorderingHandlers.canReorderItem = nil
        try drag(list, from: 1, by: 60)
        #expect(list.shown("one") == ["fixed", "b", "c"])
    }

    @Test(.app) func aHeldRowReportsItsStateAndStaysBetweenTheSides() throws {
        let list = try makeList()
        defer { list.end() }
        list.apply([("one", ["a", "b", "c", "d"])])
        let cell = try #require(list.cell(1))
        let frame = cell.frame
        list.stage.down(CGPoint(x: 280, y: frame.midY))
        list.stage.move(CGPoint(x: 240, y: frame.midY + 10))
        #expect(cell.configurationState.isReordering)
        #expect(cell.frame.minX == frame.minX && cell.frame.minY == frame.minY + 10)
        list.stage.up(CGPoint(x: 240, y: frame.midY + 10))
        list.stage.advance(40)
        #expect(!cell.configurationState.isReordering && cell.frame == frame)
        #expect(list.shown("one") == ["a", "b", "c", "d"])
    }

    @Test(.app) func anItemOfAnOutlineTakesItsChildrenAlong() throws {
        let list = try makeList()
        defer { list.end() }
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["a", "b", "c"])
        outline.append(["a1", "a2"], to: "a")
        list.source.apply(outline, to: "one", animatingDifferences: false)
        list.stage.advance(3)
        try drag(list, from: 0, by: 90)
        #expect(list.source.snapshot(for: "one").items == ["b", "c", "a", "a1", "a2"])
        #expect(list.source.snapshot(for: "one").parent(of: "a1") == "a")
        #expect(list.shown("one") == ["b", "c", "a"])
    }

    @Test(.app) func anItemWithVisibleChildrenStays() throws {
        let list = try makeList()
        defer { list.end() }
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["a", "b", "c"])
        outline.append(["a1", "a2"], to: "a")
        outline.expand(["a"])
        list.source.apply(outline, to: "one", animatingDifferences: false)
        list.stage.advance(3)
        try drag(list, from: 0, by: 220)
        #expect(list.source.snapshot(for: "one").items == ["a", "a1", "a2", "b", "c"])
        #expect(list.shown("one") == ["a", "a1", "a2", "b", "c"])
    }

    @Test(.app) func aMoveHandlerMayChangeMore() throws {
        let list = try makeList()
        defer { list.end() }
        list.apply([("one", ["a"]), ("two", ["b", "c"])])
        let distance = try #require(list.cell(0, 1)).frame.midY - #require(list.cell(0)).frame.midY
        list.source.reorderingHandlers.didReorder = { transaction in
            var snapshot = transaction.finalSnapshot
            snapshot.appendItems(["empty"], toSection: "one")
            list.source.apply(snapshot, animatingDifferences: false)
        }
        try drag(list, from: 0, by: distance + 4)
        #expect(list.shown("one") == ["empty"] && list.shown("two").sorted() == ["a", "b", "c"])
    }
}
