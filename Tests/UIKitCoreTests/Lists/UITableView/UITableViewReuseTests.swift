import CaretTesting
import Testing
import UIKit
import UIKitCore

@Suite @MainActor struct UITableViewReuseTests {
    @Test(.app) func rowsOutsideTheBoundsAreReused() throws {
        let stage = try Stage()
        defer { stage.end() }
        let rows = Rows(1000)
        let table = UITableView.make(rows)
        stage.show(table)
        #expect(table.visibleCells.count == 13)
        for offset in stride(from: 0, through: 20_000, by: 37) {
            table.contentOffset.y = CGFloat(offset)
            stage.advance()
            #expect(table.subviews.filter { $0 is UITableViewCell }.count <= 14)
        }
        #expect(table.reuseCounters.made <= 15)
        #expect(table.words.first == "0.454")
    }

    @Test(.app) func aSteadyScrollCreatesNoCellAndLaysOutTheTableAlone() throws {
        let stage = try Stage()
        defer { stage.end() }
        let rows = Rows(10_000)
        let table = UITableView.make(rows)
        table.showsVerticalScrollIndicator = false
        stage.show(table)
        table.contentOffset.y = 10
        stage.advance(3)
        let (configured, before) = (rows.configured, stage.host.frameLoop.counters)
        table.contentOffset.y = 30
        stage.advance()
        let after = stage.host.frameLoop.counters
        #expect(rows.configured == configured)
        #expect(after.layouts - before.layouts == 1 && after.displays == before.displays)
    }

    @Test(.app) func aMillionRowsRequestNoMoreThanAHundred() throws {
        let stage = try Stage()
        defer { stage.end() }
        var asked: [Int] = []
        for count in [100, 1_000_000] {
            let rows = Rows([Array(repeating: "x", count: count)])
            rows.heights = { _ in 50 }
            let table = UITableView.make(rows, rowHeight: UITableView.automaticDimension)
            stage.show(table)
            table.scrollToRow(at: IndexPath(row: count - 1, section: 0), at: .bottom, animated: false)
            stage.advance(2)
            asked.append(rows.heightRequests)
            #expect(table.indexPathsForVisibleRows?.last?.row == count - 1)
            table.removeFromSuperview()
        }
        #expect(asked[1] <= asked[0] + 2, "\(asked)")
    }

    @Test func `R72 an unregistered identifier stops the app and names the registered ones`() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
                table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
                table.register(UITableViewCell.self, forCellReuseIdentifier: "other")
                _ = table.dequeueReusableCell(withIdentifier: "nobody", for: IndexPath(row: 0, section: 0))
            }
        }
        let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(text.contains("'nobody'; known are: 'other', 'row'."), "\(text)")
    }

    @Test(.app) func `R72 a cell without configuration is created with the default style and shown`() throws {
        let stage = try Stage()
        defer { stage.end() }
        let table = UITableView.make(Rows([[""]]))
        stage.show(table)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(cell.detailTextLabel == nil && cell.reuseIdentifier == "row")
        #expect(table.dequeueReusableCell(withIdentifier: "nobody") == nil)
    }

    @Test(.app) func `R73 a registered class creates cells of its own type with the identifier`() throws {
        let stage = try Stage()
        defer { stage.end() }
        let table = UITableView.make(Rows(3))
        table.register(SubtitleCell.self, forCellReuseIdentifier: "row")
        stage.show(table)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)) as? SubtitleCell)
        #expect(cell.reuseIdentifier == "row" && cell.ownValue == 7 && cell.detailTextLabel != nil)
    }

    @Test(.app) func `R75 all four styles are in one table`() throws {
        let stage = try Stage()
        defer { stage.end() }
        let source = FourStyles()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        table.dataSource = source
        stage.show(table)
        let cells = table.visibleCells
        try #require(cells.count == 4)
        let frames = try cells.map { cell in
            (text: try #require(cell.textLabel?.frame), detail: cell.detailTextLabel?.frame)
        }
        #expect(cells[0].detailTextLabel == nil && frames[0].text.minX == 16)
        let value1 = try #require(frames[1].detail), value2 = try #require(frames[2].detail), subtitle = try #require(frames[3].detail)
        #expect(value1.maxX == 304 && frames[1].text.minX == 16 && value1.midY == frames[1].text.midY)
        #expect(frames[2].text.width == 91 && value2.minX == 115)
        #expect(subtitle.minX == 16 && subtitle.minY > frames[3].text.maxY - 1)
    }

    @Test(.app) func prefetchingNotifiesOnceAndCancels() throws {
        let stage = try Stage()
        defer { stage.end() }
        let rows = Rows(1000)
        let table = UITableView.make(rows)
        table.prefetchDataSource = rows
        stage.show(table)
        #expect(rows.prefetched.map(\.row) == Array(13..<26))
        table.contentOffset.y = 200
        stage.advance()
        #expect(Set(rows.prefetched).count == rows.prefetched.count)
        table.contentOffset.y = 20_000
        stage.advance()
        #expect(!rows.cancelled.isEmpty && Set(rows.cancelled).isSubset(of: Set(rows.prefetched)))
    }
}

final class SubtitleCell: UITableViewCell {
    let ownValue = 7
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { nil }
}

@MainActor private final class FourStyles: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: UITableViewCell.CellStyle(rawValue: indexPath.row) ?? .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Text"
        cell.detailTextLabel?.text = "Detail"
        return cell
    }
}
