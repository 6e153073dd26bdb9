import CaretTesting
import Testing
import UIKit
import UIKitCore

@Suite @MainActor struct UITableViewUpdateTests {
    private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

    @Test(.app) func rowsAreInsertedDeletedAndMovedWithTheirCells() throws {
        let stage = try Stage()
        defer { stage.end() }
        let rows = Rows([["a", "b", "c", "d"], ["e"]])
        let table = UITableView.make(rows)
        stage.show(table)
        let d = try #require(table.cellForRow(at: path(0, 3)))
        table.performBatchUpdates {
            rows.sections = [["new", "a", "c"], ["e", "d"]]
            table.deleteRows(at: [path(0, 1)], with: .fade)
            table.insertRows(at: [path(0, 0)], with: .left)
            table.moveRow(at: path(0, 3), to: path(1, 1))
        }
        #expect(table.words == ["new", "a", "c", "e", "d"])
        #expect(table.cellForRow(at: path(1, 1)) === d)
        stage.advance(40)
        #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132, 176])
        #expect(table.subviews.filter { $0 is UITableViewCell }.count == 5)
        #expect(table.visibleCells.allSatisfy { $0.alpha == 1 })
    }

    @Test(.app) func rowsAreVisibleDuringTheirMove() throws {
        let stage = try Stage()
        defer { stage.end() }
        let rows = Rows([["a", "b"]])
        let table = UITableView.make(rows)
        stage.show(table)
        var done = 0
        let b = try #require(table.cellForRow(at: path(0, 1)))
        table.performBatchUpdates({
            rows.sections[0].insert("new", at: 1)
            table.insertRows(at: [path(0, 1)], with: .fade)
        }) { _ in done += 1 }
        stage.advance(9)
        let y = try #require(b.layer.presentation()).frame.minY
        #expect(y > 46 && y < 86 && done == 0, "\(y)")
        stage.advance(30)
        #expect(b.frame.minY == 88 && done == 1)
    }

    @Test func inconsistentCountsStopWithNumbersAndRule() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
                let rows = Rows(3)
                table.dataSource = rows
                table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
            }
        }
        let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(text.contains("Invalid update: invalid number of rows in section 0."), "\(text)")
        #expect(text.contains("after the update (3)") && text.contains("before the update (3)") && text.contains("(1 inserted, 0 deleted)"))
    }

    @Test(.app) func changesWithinCallbacksEndInTheRightScreen() throws {
        let stage = try Stage()
        defer { stage.end() }
        let rows = Rows(30)
        let table = UITableView.make(rows)
        stage.show(table)
        rows.whenDisplayed = { [weak rows, weak table] path in
            guard path.row == 20, let rows, let table, rows.sections[0].count == 30 else { return }
            rows.sections[0].removeLast(20)
            table.reloadData()
        }
        table.contentOffset.y = 500
        stage.advance(4)
        #expect(table.words == (0..<10).map { "0.\($0)" } && table.contentOffset.y == 0)
    }

    @Test(.app) func aReloadDuringADragContinuesTheDrag() throws {
        let stage = try Stage()
        defer { stage.end() }
        let rows = Rows(200)
        let table = UITableView.make(rows)
        stage.show(table)
        stage.down(CGPoint(x: 100, y: 400))
        for step in 1...10 { stage.move(CGPoint(x: 100, y: 400 - CGFloat(step) * 20)) }
        rows.sections = [(0..<200).map { "new \($0)" }]
        table.reloadData()
        for step in 1...5 { stage.move(CGPoint(x: 100, y: 200 - CGFloat(step) * 20)) }
        #expect(table.isDragging && table.contentOffset.y > 250)
        stage.up(CGPoint(x: 100, y: 100))
        #expect(table.words.allSatisfy { $0.hasPrefix("new") })
    }

    @Test(.app) func sectionsMoveWithTheirHeadersAndSelection() throws {
        let stage = try Stage()
        defer { stage.end() }
        let rows = Rows([["a"], ["b"], ["c"]])
        rows.titles = ["A", "B", "C"]
        let table = UITableView.make(rows)
        stage.show(table)
        table.selectRow(at: path(0, 0), animated: false, scrollPosition: .none)
        rows.sections = [["b"], ["c"], ["a"]]
        rows.titles = ["B", "C", "A"]
        table.moveSection(0, toSection: 2)
        stage.advance(40)
        #expect(table.words == ["b", "c", "a"] && table.indexPathForSelectedRow == path(2, 0))
        #expect((0..<3).map { table.headerView(forSection: $0)?.textLabel?.text } == ["B", "C", "A"])
    }

    @Test(.app) func anInsertionAboveDoesNotMoveVisibleRows() throws {
        let stage = try Stage()
        defer { stage.end() }
        let rows = Rows(200)
        let table = UITableView.make(rows)
        stage.show(table)
        table.contentOffset.y = 4_400
        stage.advance()
        let words = table.words
        rows.sections[0].insert(contentsOf: ["x", "y"], at: 0)
        table.insertRows(at: [path(0, 0), path(0, 1)], with: .automatic)
        stage.advance(40)
        #expect(table.words == words && table.contentOffset.y == 4_488)
    }

    @Test(.app) func reconfiguringKeepsTheCell() throws {
        let stage = try Stage()
        defer { stage.end() }
        let rows = Rows(3)
        let table = UITableView.make(rows)
        stage.show(table)
        let cell = table.cellForRow(at: path(0, 1))
        rows.sections[0][1] = "other"
        table.reconfigureRows(at: [path(0, 1)])
        stage.advance()
        #expect(table.cellForRow(at: path(0, 1)) === cell && table.words[1] == "other")
    }

    @Test(.app, arguments: 0..<8) func thousandsOfRandomEditsAgreeWithAModel(seed: UInt64) throws {
        let stage = try Stage()
        defer { stage.end() }
        var chance = Chance(seed: seed + 1)
        var editor = RandomEdits(chance: chance)
        let rows = Rows(editor.sections)
        rows.heights = { CGFloat(30 + (rows.sections[$0.section][$0.row].hashed % 60)) }
        let table = UITableView.make(rows, rowHeight: seed % 2 == 0 ? 44 : UITableView.automaticDimension)
        if seed % 2 == 0 { rows.heights = nil }
        stage.show(table)
        for round in 0..<160 {
            table.performBatchUpdates {
                editor.step(table)
                rows.sections = editor.sections
            }
            if round % 3 == 0 { stage.advance(chance.next(30)) }
            if round % 5 == 0 { table.contentOffset.y = CGFloat(chance.next(max(1, Int(table.contentSize.height)))) }
            stage.advance()
            try check(table, rows)
        }
        stage.advance(40)
        try check(table, rows)
        #expect(table.subviews.filter { $0 is UITableViewCell }.count == table.visibleCells.count)
    }

    /// Expects that every cell shows its row, has the right frame, and that none is missing.
    private func check(_ table: UITableView, _ rows: Rows) throws {
        let bounds = table.bounds
        var expected: [String] = []
        for section in rows.sections.indices {
            for row in rows.sections[section].indices {
                let rect = table.rectForRow(at: path(section, row))
                if rect.minY < bounds.maxY, rect.maxY > bounds.minY { expected.append(rows.sections[section][row]) }
            }
        }
        try #require(table.words == expected)
    }
}

extension String {
    fileprivate var hashed: Int { utf8.reduce(7) { ($0 &* 31 &+ Int($1)) & 0xFFFF } }
}
