import CaretTesting
import Testing
import UIKit
import UIKitCore

@Suite @MainActor struct UITableViewLayoutTests {
    @Test(.app) func rowsAreBelowEachOther() throws {
        let stage = try Stage()
        defer { stage.end() }
        let table = UITableView.make(Rows(3, 2))
        stage.show(table)
        #expect(table.contentSize == CGSize(width: 320, height: 220))
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 1)) == CGRect(x: 0, y: 176, width: 320, height: 44))
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 140)) == IndexPath(row: 0, section: 1))
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 221)) == nil)
        #expect(table.rectForRow(at: IndexPath(row: 9, section: 0)) == .zero)
    }

    @Test(.app) func rowsSizeThemselvesByTheirText() throws {
        let stage = try Stage()
        defer { stage.end() }
        let rows = Rows([["short", String(repeating: "long words ", count: 20), "short"]])
        let table = UITableView.make(rows, rowHeight: UITableView.automaticDimension)
        table.register(WordyCell.self, forCellReuseIdentifier: "row")
        stage.show(table)
        let heights = table.visibleCells.map(\.frame.height)
        #expect(heights[0] == 44 && heights[2] == 44 && heights[1] > 100, "\(heights)")
        #expect(table.contentSize.height == heights.reduce(0, +))
    }

    /// The landscape orientation of a phone covers more of a table's sides.
    @Test(.app) func rowsAreMeasuredAgainWhenTheirWidthShrinks() async throws {
        let table = UITableView.make(Rows([[String(repeating: "long words ", count: 6)]]), rowHeight: UITableView.automaticDimension)
        table.register(WordyCell.self, forCellReuseIdentifier: "row")
        let controller = UIViewController()
        controller.view = table
        let app = try await TestApp.launch(showing: { controller })
        var heights: [CGFloat] = []
        for covered: CGFloat in [0, 150, 0] {
            controller.additionalSafeAreaInsets.left = covered
            try await app.settle()
            heights += table.visibleCells.map(\.frame.height)
        }
        #expect(heights.count == 3 && heights[1] > heights[0] + 10 && heights[2] == heights[0], "\(heights)")
    }

    @Test(.app) func rowsSizeThemselvesByConstraints() throws {
        let stage = try Stage()
        defer { stage.end() }
        let rows = Rows(["30", "90", "61"].map { [$0] })
        let table = UITableView.make(rows, rowHeight: UITableView.automaticDimension)
        table.register(TallCell.self, forCellReuseIdentifier: "row")
        let source = TallSource()
        table.dataSource = source
        stage.show(table)
        #expect(table.visibleCells.map(\.frame.height) == [50, 110, 81])
    }

    @Test(.app) func visibleRowsStayInPlaceWhenHeightsAboveAreMeasured() throws {
        let stage = try Stage()
        defer { stage.end() }
        let rows = Rows(500)
        rows.heights = { CGFloat(40 + ($0.row * 37) % 90) }
        let table = UITableView.make(rows, rowHeight: UITableView.automaticDimension)
        stage.show(table)
        table.scrollToRow(at: IndexPath(row: 300, section: 0), at: .top, animated: false)
        stage.advance(2)
        for _ in 0..<120 {
            let path = try #require(table.indexPathsForVisibleRows?.dropFirst(2).first)
            let before = table.rectForRow(at: path).minY - table.contentOffset.y
            table.contentOffset.y -= 23
            stage.advance()
            let after = table.rectForRow(at: path).minY - table.contentOffset.y
            #expect(abs(after - before - 23) <= 0.5)
        }
    }

    @Test(.app) func allRowsAreReachedByFlingsThroughEstimates() throws {
        let stage = try Stage()
        defer { stage.end() }
        let rows = Rows(120)
        rows.heights = { CGFloat(30 + ($0.row * 53) % 140) }
        let table = UITableView.make(rows, rowHeight: UITableView.automaticDimension)
        stage.show(table)
        for _ in 0..<40 {
            stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 60), steps: 5, rest: 0)
            stage.advance(90)
        }
        #expect(table.indexPathsForVisibleRows?.last?.row == 119)
        #expect(table.contentOffset.y == table.contentSize.height - 568)
        let whole = (0..<120).map { 30 + ($0 * 53) % 140 }.reduce(0, +)
        #expect(table.contentSize.height == CGFloat(whole))
    }

    @Test(.app, arguments: [UITableView.ScrollPosition.top, .middle, .bottom])
    func scrollingToARowEndsThereDespiteEstimatedHeights(position: UITableView.ScrollPosition) throws {
        let stage = try Stage()
        defer { stage.end() }
        let rows = Rows(400)
        rows.heights = { CGFloat(30 + ($0.row * 53) % 140) }
        for animated in [false, true] {
            let table = UITableView.make(rows, rowHeight: UITableView.automaticDimension)
            stage.show(table)
            table.scrollToRow(at: IndexPath(row: 250, section: 0), at: position, animated: animated)
            stage.advance(60)
            let rect = table.rectForRow(at: IndexPath(row: 250, section: 0)).offsetBy(dx: 0, dy: -table.contentOffset.y)
            let expected: CGFloat = position == .top ? 0 : position == .middle ? (568 - rect.height) / 2 : 568 - rect.height
            #expect(abs(rect.minY - expected) <= 0.5, "\(animated) \(rect)")
            table.removeFromSuperview()
        }
    }

    @Test(.app) func theHeaderHeightOfTheTableAppliesToExistingHeadersOnly() throws {
        let stage = try Stage()
        defer { stage.end() }
        let rows = Rows(1, 1)
        rows.titles = [nil, "Two"]
        let table = UITableView.make(rows)
        (table.sectionHeaderHeight, table.sectionFooterHeight, table.sectionHeaderTopPadding) = (31, 17, 0)
        stage.show(table)
        #expect(table.rectForHeader(inSection: 0).height == 0 && table.rectForHeader(inSection: 1).height == 31)
        #expect(table.rectForFooter(inSection: 0).height == 0 && table.contentSize.height == 2 * 44 + 31)
    }

    @Test(.app) func groupedHeadersFitTheirText() throws {
        let stage = try Stage()
        defer { stage.end() }
        let rows = Rows(1, 1)
        rows.titles = [nil, "Two"]
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .insetGrouped)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        (table.dataSource, table.delegate) = (rows, rows)
        table.sectionHeaderHeight = UITableView.automaticDimension
        stage.show(table)
        let natural = table.rectForHeader(inSection: 1).height
        table.sectionHeaderHeight = 18
        table.layoutIfNeeded()
        #expect(natural > 18 && table.rectForHeader(inSection: 1).height == natural && table.rectForHeader(inSection: 0).height == 18)
        table.sectionHeaderHeight = 90
        table.layoutIfNeeded()
        #expect(table.rectForHeader(inSection: 1).height == 90)
    }

    @Test(.app) func plainHeadersArePinnedUntilTheirSectionIsPassed() throws {
        let stage = try Stage()
        defer { stage.end() }
        let rows = Rows(10, 10)
        rows.titles = ["A", "B"]
        let table = UITableView.make(rows)
        stage.show(table)
        let first = try #require(table.headerView(forSection: 0))
        #expect(first.frame.minY == 22 && first.textLabel?.text == "A")
        let height = first.frame.height
        table.contentOffset.y = 100
        stage.advance()
        #expect(first.frame.minY == 100)
        let end = table.rect(forSection: 0).maxY
        table.contentOffset.y = end - 10
        stage.advance()
        #expect(first.frame.minY == end - height)
        #expect(table.rectForHeader(inSection: 1).minY == end + 22)
    }

    @Test(.app) func invalidHeightsAreReportedAndLaidOutAsZero() throws {
        let stage = try Stage()
        defer { stage.end() }
        let rows = Rows(4)
        rows.heights = { [0, -20, .nan, .infinity][$0.row] }
        let table = UITableView.make(rows, rowHeight: UITableView.automaticDimension)
        let found = reported { stage.show(table) }
        #expect(table.contentSize.height == 0)
        #expect(found.filter { $0 == "table.length" }.count == 3)
    }

    @Test(.app) func insetGroupsHaveMarginsAndCorners() throws {
        let stage = try Stage(CGSize(width: 390, height: 844), scale: 3)
        defer { stage.end() }
        let table = UITableView.make(Rows(2), style: .insetGrouped)
        table.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        stage.show(table)
        let cells = table.visibleCells
        #expect(cells.map(\.frame) == [CGRect(x: 16, y: 35, width: 358, height: 44), CGRect(x: 16, y: 79, width: 358, height: 44)])
        #expect(cells[0].layer.cornerRadius == 10 && cells[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }
}

private final class WordyCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        textLabel?.numberOfLines = 0
    }
    required init?(coder: NSCoder) { nil }
}

private final class TallCell: UITableViewCell {
    let box = UIView()
    var height: NSLayoutConstraint?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        let height = box.heightAnchor.constraint(equalToConstant: 10)
        self.height = height
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
            box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), height,
        ])
    }
    required init?(coder: NSCoder) { nil }
}

@MainActor private final class TallSource: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        (cell as? TallCell)?.height?.constant = [30, 90, 61][indexPath.row]
        return cell
    }
}
