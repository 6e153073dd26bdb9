import Testing
import UIKit

/// A two-finger pan that selects rows.
@Suite(.app) @MainActor struct MultiSelectGestureTests {
    private final class Sweeping: NSObject, UITableViewDataSource, UITableViewDelegate {
        var log: [String] = []
        var isAllowed = true
        var whenSelected: ((IndexPath) -> Void)?
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))

        init(_ stage: Stage) {
            super.init()
            table.rowHeight = 44
            table.dataSource = self
            table.delegate = self
            table.allowsMultipleSelectionDuringEditing = true
            stage.show(table)
        }

        var rows: [Int] { (table.indexPathsForSelectedRows ?? []).map(\.row).sorted() }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
            log.append("may \(indexPath.row)")
            return isAllowed
        }
        func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
            log.append("begin \(indexPath.row)")
            tableView.setEditing(true, animated: true)
        }
        func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { log.append("end") }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.append("+\(indexPath.row)")
            whenSelected?(indexPath)
        }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { log.append("-\(indexPath.row)") }
    }

    /// Moves two touches side by side from height to height.
    private func multiSelect(_ stage: Stage, _ way: [CGPoint]) {
        func send(_ phase: Phase, _ place: CGPoint) {
            stage.fingers(phase, [CGPoint(x: place.x - 25, y: place.y), CGPoint(x: place.x + 25, y: place.y)])
            stage.advance()
        }
        send(.began, way[0])
        for (start, end) in zip(way, way.dropFirst()) {
            for step in 1...12 {
                let share = CGFloat(step) / 12
                send(.moved, CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
            }
        }
        send(.ended, way[way.count - 1])
        stage.advance(10)
    }

    private typealias Phase = Stage.FingerPhase

    private func heights(_ heights: CGFloat...) -> [CGPoint] { heights.map { CGPoint(x: 150, y: $0) } }

    @Test func rowsUnderTheTouchesAreSelected() throws {
        let stage = try Stage()
        defer { stage.end() }
        let rows = Sweeping(stage)
        multiSelect(stage, heights(25, 155))
        #expect(rows.rows == [0, 1, 2, 3] && rows.table.isEditing)
        #expect(rows.log == ["may 0", "begin 0", "+0", "+1", "+2", "+3", "end"])
        #expect(rows.table.contentOffset == .zero)
    }

    @Test func movingBackRestoresTheFormerSelection() throws {
        let stage = try Stage()
        defer { stage.end() }
        let rows = Sweeping(stage)
        multiSelect(stage, heights(25, 155, 66))
        #expect(rows.rows == [0, 1])
        #expect(rows.log.suffix(5) == ["+2", "+3", "-3", "-2", "end"])
        multiSelect(stage, heights(155, 25))
        #expect(rows.rows == [0, 1, 2, 3], "upwards, too; what was selected stays")
    }

    @Test func aPanFromASelectedRowDeselectsRows() throws {
        let stage = try Stage()
        defer { stage.end() }
        let rows = Sweeping(stage)
        rows.table.setEditing(true, animated: false)
        for row in 1...4 { rows.table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none) }
        multiSelect(stage, heights(60, 110))
        #expect(rows.rows == [3, 4] && rows.log == ["may 1", "begin 1", "-1", "-2", "end"])
    }

    @Test func whereThatIsNotAllowedTwoTouchesScroll() throws {
        let stage = try Stage()
        defer { stage.end() }
        let rows = Sweeping(stage)
        rows.isAllowed = false
        multiSelect(stage, heights(400, 200))
        #expect(rows.rows.isEmpty && rows.table.contentOffset.y > 100 && !rows.log.contains("end"))
        rows.isAllowed = true
        rows.table.allowsMultipleSelectionDuringEditing = false
        rows.log = []
        multiSelect(stage, heights(400, 200))
        #expect(rows.log.isEmpty, "nobody is asked where one row is selected at most")
    }

    @Test func oneTouchAlongTheCheckMarksSelects() throws {
        let stage = try Stage()
        defer { stage.end() }
        let rows = Sweeping(stage)
        func drag(at x: CGFloat) {
            stage.drag(from: CGPoint(x: x, y: 25), to: CGPoint(x: x, y: 157))
            stage.advance(60)
        }
        drag(at: 20)
        #expect(rows.log.isEmpty, "a list that is not edited has none")
        rows.table.setContentOffset(.zero, animated: false)
        rows.table.setEditing(true, animated: false)
        stage.advance()
        drag(at: 20)
        #expect(rows.rows == [0, 1, 2, 3] && rows.table.contentOffset == .zero)
        #expect(rows.log == ["may 0", "begin 0", "+0", "+1", "+2", "+3", "end"])
        rows.log = []
        drag(at: 150)
        #expect(rows.rows == [0, 1, 2, 3] && rows.log.isEmpty, "over the content one finger scrolls")
    }

    @Test func changedDataEndsTheInteraction() throws {
        let stage = try Stage()
        defer { stage.end() }
        let rows = Sweeping(stage)
        rows.whenSelected = { path in if path.row == 2 { rows.table.reloadData() } }
        multiSelect(stage, heights(25, 240))
        #expect(rows.rows.isEmpty && rows.log == ["may 0", "begin 0", "+0", "+1", "+2", "end"])
    }

    private final class Grid: NSObject, UICollectionViewDelegate {
        var log: [String] = []
        func collectionView(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
            true
        }
        func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
            log.append("begin \(indexPath.item)")
        }
        func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) { log.append("end") }
        func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { indexPath.item != 2 }
    }

    @Test func itemsOfAGridAreSelectedInTheirOrder() throws {
        let stage = try Stage()
        defer { stage.end() }
        let (items, grid) = (Items(40), Grid())
        let list = UICollectionView.make(items, itemSize: CGSize(width: 80, height: 80))
        list.delegate = grid
        list.allowsMultipleSelection = true
        stage.show(list)
        multiSelect(stage, [CGPoint(x: 120, y: 30), CGPoint(x: 120, y: 110)])
        #expect(list.indexPathsForSelectedItems?.map(\.item) == [1, 3, 4, 5] && grid.log == ["begin 1", "end"])
        #expect(list.contentOffset == .zero)
    }
}
