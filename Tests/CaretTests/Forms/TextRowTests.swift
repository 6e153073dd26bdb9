import Caret
import CaretTesting
import Foundation
import Observation
import Testing

/// Cells that edit text with closures.
@MainActor @Suite(.app) struct TextRowTests {
    @MainActor private final class Item {
        var text = ""
        var ends = 0
    }

    private final class AreaCell: UITableViewCell {
        let area = UITextView()

        override func layoutSubviews() {
            super.layoutSubviews()
            if area.superview == nil { contentView.addSubview(area) }
            area.frame = contentView.bounds
        }
    }

    /// Launches an app with a hundred objects in rows of 80 points, of which about ten are on the screen.
    private func launch(_ items: [Item]) async throws -> (TestApp, UITableView) {
        try await ListScreen.launch { table in
            table.sections {
                Section {
                    for (index, item) in items.enumerated() {
                        Row(index, cell: AreaCell.self) { (cell: AreaCell) in
                            cell.area.text = item.text
                            cell.area.on(.didEndEditing) { [weak area = cell.area] in
                                item.text = area?.text ?? ""
                                item.ends += 1
                            }
                        }.height(80)
                    }
                }
            }
        }
    }

    @Test func `R49 no sample distinguishes fields by tags`() throws {
        var root = URL(filePath: #filePath)
        for _ in 0..<4 { root.deleteLastPathComponent() }
        var fileCount = 0
        for folder in ["Snippets", "Examples/Form", "Examples/Alerts", "Examples/Lists"] {
            let files = FileManager.default.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil)
            for url in (files?.compactMap { $0 as? URL } ?? []) where url.pathExtension == "swift" && !url.path.contains("/.build/") {
                // One half of each migration is the old code.
                if url.lastPathComponent.hasPrefix("Migrating") { continue }
                let text = try String(contentsOf: url, encoding: .utf8)
                #expect(!text.contains(#/\.tag\b|viewWithTag/#), "\(url.lastPathComponent)")
                fileCount += 1
            }
        }
        #expect(fileCount > 15)
    }

    @Test func `R50 a closure is called once at the end of editing, never for a key, and none is needed`() async throws {
        let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
        let controller = UIViewController()
        controller.view.addSubview(view)
        let app = try await TestApp.launch(showing: { controller })
        view.becomeFirstResponder()
        await app.type("nobody")
        #expect(view.resignFirstResponder())
        var (ends, changes) = (0, 0)
        view.on(.didEndEditing) { ends += 1 }
        view.on(.didChange) { changes += 1 }
        view.becomeFirstResponder()
        await app.type("keys")
        #expect(ends == 0 && changes == 4)
        view.resignFirstResponder()
        view.resignFirstResponder()
        #expect(ends == 1 && view.text == "nobodykeys")
    }

    @Test func `R50 a debounced closure is called for the last key once typing rests`() async throws {
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
        let controller = UIViewController()
        controller.view.addSubview(field)
        let app = try await TestApp.launch(showing: { controller })
        var (searches, changes): ([String], Int) = ([], 0)
        let search = field.on(.editingChanged.debounce(for: .milliseconds(300))) { searches.append($0) }
        field.on(.editingChanged) { _ in changes += 1 }
        field.becomeFirstResponder()
        for letter in ["a", "b", "c"] {
            await app.type(letter)
            await app.advance(by: .milliseconds(200))
        }
        #expect(searches == [] && changes == 3)
        await app.advance(by: .milliseconds(200))
        #expect(searches.map { $0.lowercased() } == ["abc"])
        await app.type("d")
        await app.advance(by: .milliseconds(400))
        #expect(searches.map { $0.lowercased() } == ["abc", "abcd"])
        await app.type("e")
        search.cancel()
        await app.advance(by: .seconds(1))
        #expect(searches.count == 2)
    }

    @Test func `R51 a hundred rows in few cells: what is edited while it is scrolled away lands in its own object`() async throws {
        let items = (0..<100).map { _ in Item() }
        let (app, table) = try await launch(items)
        let cells = Set(table.visibleCells.map(ObjectIdentifier.init))
        for index in [3, 40, 97] {
            table.scrollToRow(at: IndexPath(row: index, section: 0), at: .middle, animated: false)
            await app.advance(frames: 2)
            let cell = try #require(table.cellForRow(at: IndexPath(row: index, section: 0)) as? AreaCell)
            cell.area.becomeFirstResponder()
            await app.type("\(index)")
            table.contentOffset.y = index < 50 ? 6_000 : 0
            await app.advance(frames: 3)
            app.mainWindow.endEditing(true)
            await app.advance(frames: 2)
        }
        for (index, item) in items.enumerated() {
            let wasEdited = [3, 40, 97].contains(index)
            #expect(item.text == (wasEdited ? "\(index)" : "") && item.ends == (wasEdited ? 1 : 0), "row \(index)")
        }
        #expect(cells.count < 15)
    }
}
