import CaretTesting
import Testing

@testable import UIKitCore

/// The preview of a row's context menu.
@MainActor @Suite(.app) struct ListMenuTests {
    final class Rows: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
        override func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(identifier: nil, actionProvider: { _ in UIMenu(children: [UIAction(title: "Copy") { _ in }]) })
        }
    }

    @Test(arguments: [UITableView.Style.plain, .insetGrouped]) func aRowIsLiftedAtItsRestingPlaceWithRoundCorners(
        _ style: UITableView.Style
    ) async throws {
        let rows = Rows(style: style)
        let app = try await TestApp.launch(showing: { rows }, on: .standard.scale(1))
        try await app.settle()
        let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
        let row = try app.find("Row 1").frame
        let point = CGPoint(x: row.midX, y: row.midY)
        await app.drag(from: point, to: point, over: .milliseconds(100), rest: .milliseconds(700))
        try await app.settle()
        #expect(app.exists("Copy") && !cell.isHighlighted)
        let card = try #require(app.application.windows.flatMap(\.everything).lazy.compactMap { $0 as? MenuPreview }.first)
        let content = try #require(card.subviews.first)
        #expect(content.bounds.size == cell.bounds.size && content.frame.size.isNearly(card.bounds.size))
        let outline = try #require(content.layer.mask as? CAShapeLayer).path
        #expect(outline?.boundingBox == content.bounds)
        #expect(outline?.contains(CGPoint(x: 1, y: 1)) == false && outline?.contains(CGPoint(x: 5, y: 5)) == true)
    }
}

extension CGSize {
    fileprivate func isNearly(_ other: CGSize) -> Bool { abs(width - other.width) < 0.01 && abs(height - other.height) < 0.01 }
}
