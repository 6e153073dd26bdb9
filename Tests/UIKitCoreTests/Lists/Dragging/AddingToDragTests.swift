import Testing

@testable import UIKitCore

/// Rows that another touch adds to a drag.
@Suite(.app) @MainActor struct AddingToDragTests {
    /// Lifts the item at a point, and drags it to another point.
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

    private func previews(_ stage: Stage) -> [UIView] {
        stage.window.subviews.filter { $0.accessibilityIdentifier == "DragPreview" }
    }

    private func state(_ table: UITableView, _ row: Int) -> UICellConfigurationDragState? {
        table.cellForRow(at: IndexPath(row: row, section: 0))?.configurationState.cellDragState
    }

    @Test func aTapOfAnotherTouchAddsARow() throws {
        let stage = try Stage()
        defer { stage.end() }
        let lists = TwoLists(stage)
        lists.isAdding = true
        let end = CGPoint(x: 110, y: 330)
        carry(stage, from: CGPoint(x: 100, y: 22), to: end)
        #expect(previews(stage).count == 1 && state(lists.table, 2) == UICellConfigurationDragState.none)
        stage.tap(finger: 1, CGPoint(x: 100, y: 110))
        stage.advance(30)
        #expect(previews(stage).count == 2 && state(lists.table, 2) == .dragging)
        let badge = stage.window.subviews.first { $0.accessibilityIdentifier == "DragBadge" }
        #expect(badge?.subviews.contains { ($0 as? UILabel)?.text == "2" } == true)
        #expect(lists.table.indexPathForSelectedRow == nil, "the tap meant the drag")
        stage.tap(finger: 2, CGPoint(x: 100, y: 110))
        #expect(previews(stage).count == 2, "what is dragged already is not added again")
        drop(stage, end)
        #expect(lists.grid.items.sorted() == ["1", "2", "3", "4", "5", "a", "c"] && lists.grid.words == lists.grid.items)
        #expect(previews(stage).isEmpty && (0..<4).allSatisfy { state(lists.table, $0) == UICellConfigurationDragState.none })
        #expect(lists.added == [IndexPath(row: 2, section: 0)])
    }

    @Test func rowsOfAnotherListJoinTheDrag() throws {
        let stage = try Stage()
        defer { stage.end() }
        let lists = TwoLists(stage)
        lists.isAdding = true
        carry(stage, from: CGPoint(x: 30, y: 330), to: CGPoint(x: 290, y: 500))
        stage.tap(finger: 1, CGPoint(x: 100, y: 66))
        stage.advance(30)
        #expect(previews(stage).count == 2 && lists.table.hasActiveDrag && state(lists.table, 1) == .dragging)
        // Outside of both lists: all items return to their places.
        stage.move(CGPoint(x: 160, y: 564))
        drop(stage, CGPoint(x: 160, y: 564))
        #expect(!lists.table.hasActiveDrag && !lists.grid.view.hasActiveDrag && previews(stage).isEmpty)
        #expect(state(lists.table, 1) == UICellConfigurationDragState.none)
        #expect(lists.table.visibleCells.allSatisfy { $0.layer.mask == nil })
        #expect(lists.rows == ["a", "b", "c", "d"] && lists.grid.items == ["1", "2", "3", "4", "5"])
    }

    @Test func withoutAddedItemsATapIsATap() throws {
        let stage = try Stage()
        defer { stage.end() }
        let lists = TwoLists(stage)
        let end = CGPoint(x: 110, y: 330)
        carry(stage, from: CGPoint(x: 100, y: 22), to: end)
        stage.tap(finger: 1, CGPoint(x: 100, y: 110))
        stage.advance(10)
        #expect(previews(stage).count == 1 && lists.table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
        drop(stage, end)
        #expect(lists.grid.items == ["1", "a", "2", "3", "4", "5"])
    }

    @Test func theTouchThatDragsGoesOnDoingSo() throws {
        let stage = try Stage()
        defer { stage.end() }
        let lists = TwoLists(stage)
        lists.isAdding = true
        carry(stage, from: CGPoint(x: 100, y: 22), to: CGPoint(x: 110, y: 330))
        stage.finger(1, .began, CGPoint(x: 100, y: 110))
        stage.advance(2)
        stage.move(CGPoint(x: 110, y: 400))
        let place = try #require(previews(stage).first).center
        #expect(abs(place.y - 400) < 30, "\(place)")
        stage.finger(1, .ended, CGPoint(x: 100, y: 110))
        stage.advance(2)
        drop(stage, CGPoint(x: 110, y: 400))
    }

    @Test func aDropMayHaveItsOwnPreviewParameters() throws {
        let stage = try Stage()
        defer { stage.end() }
        let lists = TwoLists(stage)
        let end = CGPoint(x: 110, y: 60)
        carry(stage, from: CGPoint(x: 30, y: 330), to: end)
        let look = UIDragPreviewParameters()
        look.backgroundColor = .systemRed
        look.visiblePath = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 60, height: 60))
        lists.dropLook = look
        stage.up(end)
        stage.advance(5)
        let content = try #require(previews(stage).first?.subviews.first)
        #expect(content.backgroundColor == .systemRed && content.layer.mask is CAShapeLayer)
        #expect(lists.lookedAt == [IndexPath(row: 1, section: 0)])
        stage.advance(50)
        #expect(lists.rows == ["a", "1", "b", "c", "d"])
    }
}
