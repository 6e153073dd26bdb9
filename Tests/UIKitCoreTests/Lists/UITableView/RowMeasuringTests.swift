import Testing
import UIKit

@testable import UIKitCore

/// What is reported of rows that find their heights by constraints.
@MainActor @Suite(.app) struct RowMeasuringTests {
    /// 60 points high by an icon with room above and below; with a second height it can never be right.
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

    @Test func aHeightThatACellWillNotKeepBreaksNothing() {
        let (table, reports) = shown(IconCell.self, rows: 100)
        #expect(reports.isEmpty)
        #expect(table.visibleCells.allSatisfy { $0.bounds.height == 60 })
    }

    @Test func whatCannotBeMetAtAnyHeightIsToldOnceForEachCell() {
        let (table, reports) = shown(WrongCell.self, rows: 8)
        #expect(reports == Array(repeating: "layout.unsatisfiable", count: 8))
        #expect(table.visibleCells.count == 8)
    }
}
