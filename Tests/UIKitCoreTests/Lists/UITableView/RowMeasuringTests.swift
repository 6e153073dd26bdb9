import Testing
import UIKit

@testable import UIKitCore

/// Diagnostics of rows that are measured by constraints.
@MainActor @Suite(.app) struct RowMeasuringTests {
    /// 60 points high by an icon with margins above and below; conflicts with any second height.
    private class IconCell: UITableViewCell {
        class var isContradictory: Bool { false }

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            let icon = UIView()
            icon.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(icon)
            NSLayoutConstraint.activate([
                icon.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
                icon.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
                icon.heightAnchor.constraint(equalToConstant: 40), icon.widthAnchor.constraint(equalToConstant: 40),
                contentView.bottomAnchor.constraint(equalTo: icon.bottomAnchor, constant: 10),
            ])
            if Self.isContradictory { icon.heightAnchor.constraint(equalToConstant: 30).isActive = true }
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class WrongCell: IconCell {
        override class var isContradictory: Bool { true }
    }

    private func shown(_ cell: UITableViewCell.Type, rows: Int) -> (table: UITableView, reports: [String]) {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, _ in
            table.dequeueReusableCell(withIdentifier: "row", for: path)
        }
        table.register(cell, forCellReuseIdentifier: "row")
        table.separatorStyle = .none
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<rows))
        let window = UIWindow(frame: table.frame)
        window.addSubview(table)
        window.isHidden = false
        let reports = reported {
            source.apply(snapshot, animatingDifferences: false)
            for offset in stride(from: 0, through: CGFloat(rows * 60 - 480), by: 300) {
                table.contentOffset.y = offset
                window.layoutIfNeeded()
            }
            window.layoutIfNeeded()
        }
        window.isHidden = true
        return (table, reports)
    }

    @Test func aHeightThatConflictsWithTheCellBreaksNoConstraint() {
        let (table, reports) = shown(IconCell.self, rows: 100)
        #expect(reports.isEmpty)
        #expect(table.visibleCells.allSatisfy { $0.bounds.height == 60 })
    }

    @Test func unsatisfiableConstraintsAreReportedOnceForEachCell() {
        let (table, reports) = shown(WrongCell.self, rows: 8)
        #expect(reports == Array(repeating: "layout.unsatisfiable", count: 8))
        #expect(table.visibleCells.count == 8)
    }

    /// As high as its number.
    private final class NumberCell: UITableViewCell {
        static var asked = 0
        let note = UIView()
        private(set) var height: NSLayoutConstraint?

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            note.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(note)
            let height = note.heightAnchor.constraint(equalToConstant: 10)
            self.height = height
            NSLayoutConstraint.activate([
                note.topAnchor.constraint(equalTo: contentView.topAnchor), height,
                note.leadingAnchor.constraint(equalTo: contentView.leadingAnchor), note.widthAnchor.constraint(equalToConstant: 40),
                contentView.bottomAnchor.constraint(equalTo: note.bottomAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }

        override func systemLayoutSizeFitting(
            _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
            verticalFittingPriority: UILayoutPriority
        ) -> CGSize {
            Self.asked += 1
            return super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
        }
    }

    @Test func `each of a thousand rows costs the same, and unchanged rows cost nothing`() throws {
        try TestHost.run { host in
            let window = host.makeWindow()
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
            table.rowHeight = UITableView.automaticDimension
            table.estimatedRowHeight = 40
            let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, _ in
                let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
                (cell as? NumberCell)?.height?.constant = CGFloat(30 + path.row % 5 * 10)
                return cell
            }
            table.register(NumberCell.self, forCellReuseIdentifier: "row")
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems(Array(0..<1000))
            source.apply(snapshot, animatingDifferences: false)
            window.addSubview(table)
            host.step(2)
            NumberCell.asked = 0
            let system = host.host.layoutSystem
            var costs: [Int] = []
            for page in 1...30 {
                let before = (blocks: system.solver.counters.blocks, asked: NumberCell.asked)
                table.contentOffset.y = CGFloat(page) * 300
                host.step()
                let asked = NumberCell.asked - before.asked
                #expect(asked > 0 && asked <= 14, "page \(page) asked \(asked)")
                costs.append((system.solver.counters.blocks - before.blocks) / max(1, asked))
            }
            let settled = costs.dropFirst(4)
            #expect((settled.max() ?? 0) <= (settled.min() ?? 0) + 6, "\(costs)")
            let counters = system.solver.counters
            let asked = NumberCell.asked
            table.setNeedsLayout()
            host.step(2)
            table.contentOffset.y += 0.25
            host.step(2)
            #expect(system.solver.counters == counters && NumberCell.asked == asked)
        }
    }
}
