import CaretTesting
import Testing
import TodoKit
import UIKit

@testable import Todo

/// The app with one of its two styles in front.
@MainActor struct TodoScreens {
    enum Style: Int, CaseIterable, Sendable { case delegates, closures }

    let app: TestApp
    let book: TodoBook
    let navigation: UINavigationController

    var list: UITableView {
        get throws { try #require((navigation.viewControllers.first as? UITableViewController)?.tableView) }
    }
    var top: UITableView {
        get throws { try #require((navigation.topViewController as? UITableViewController)?.tableView) }
    }

    /// Returns the texts of a section's rows: title and detail.
    func texts(_ table: UITableView, section: Int) -> [[String]] {
        (0..<table.numberOfRows(inSection: section)).map { row in
            let cell = table.cellForRow(at: IndexPath(row: row, section: section))
            let content = cell?.contentConfiguration as? UIListContentConfiguration
            return [content?.text, content?.secondaryText].compactMap { $0 }
        }
    }

    func tap(_ table: UITableView, _ row: Int, _ section: Int) async throws {
        let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: section)))
        let frame = cell.convert(cell.bounds, to: nil)
        await app.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        try await app.settle()
    }

    /// - Parameter store: the list; the fixtures by default.
    static func launch(_ style: Style, _ store: TodoStore? = nil, on device: Device = .standard.scale(1)) async throws -> TodoScreens {
        let book = TodoBook(try store ?? Fixtures.store(), now: { Fixtures.now })
        let app = try await TestApp.launch(AppDelegate(book: book), on: device)
        let root = try #require(app.mainWindow.rootViewController as? StylesViewController)
        root.select(style.rawValue)
        try await app.settle()
        return TodoScreens(app: app, book: book, navigation: style == .delegates ? root.delegates : root.closures)
    }

    /// Writes a picture of the screen into the folder of the environment variable `CARET_PICTURES`, if it is set.
    func picture(_ name: String) throws {
        guard let folder = ProcessInfo.processInfo.environment["CARET_PICTURES"] else { return }
        try app.snapshot().write(to: "\(folder)/\(name).png")
    }
}
