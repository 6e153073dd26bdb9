import CaretTesting
import Testing
import UIKit

/// The traits with which cells are measured.
@MainActor @Suite(.app) struct CellTraitTests {
    private final class Rows: UITableViewController {
        var seen: [UIContentSizeCategory] = []
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            seen.append(cell.traitCollection.preferredContentSizeCategory)
            var content = cell.defaultContentConfiguration()
            content.text = "Row"
            content.secondaryText = "More of it"
            cell.contentConfiguration = content
            return cell
        }
        override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            label.text = "Header"
            label.translatesAutoresizingMaskIntoConstraints = false
            let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
            header.contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: header.contentView.topAnchor),
                label.bottomAnchor.constraint(equalTo: header.contentView.bottomAnchor),
                label.leadingAnchor.constraint(equalTo: header.contentView.leadingAnchor),
            ])
            return header
        }
    }

    private func heights(_ rows: Rows) -> [CGFloat] {
        (0..<4).map { rows.tableView.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    }

    @Test func `A7 cells are measured with the text size of the controller`() async throws {
        let rows = Rows(style: .plain)
        rows.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraLarge
        let app = try await TestApp.launch(showing: { rows })
        try await app.settle()
        #expect(Set(rows.seen) == [.accessibilityExtraExtraLarge])
        #expect(heights(rows).allSatisfy { $0 > 100 })
        let before = heights(rows)
        rows.tableView.reloadData()
        try await app.settle()
        #expect(heights(rows) == before && Set(rows.seen) == [.accessibilityExtraExtraLarge])
    }

    @Test func `A7 headers are measured with the text size of the window`() async throws {
        let rows = Rows(style: .grouped)
        let app = try await TestApp.launch(showing: { rows })
        try await app.settle()
        let usual = rows.tableView.rectForHeader(inSection: 0).height
        app.mainWindow.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraLarge
        rows.tableView.reloadData()
        try await app.settle()
        #expect(rows.tableView.rectForHeader(inSection: 0).height > usual + 15)
        #expect(heights(rows).allSatisfy { $0 > 100 })
    }

    @Test func `A7 a cell of a reuse pool keeps the traits of its table`() async throws {
        let rows = Rows(style: .plain)
        rows.traitOverrides.preferredContentSizeCategory = .extraExtraLarge
        let app = try await TestApp.launch(showing: { rows })
        try await app.settle()
        let cell = try #require(rows.tableView.dequeueReusableCell(withIdentifier: "cell"))
        #expect(cell.superview == nil && cell.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
    }
}
