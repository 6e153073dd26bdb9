import CaretTesting
import Testing
import UIKit
import UIKitCore

/// Tab at the ends of lists that are longer than the screen.
@Suite(.app) @MainActor struct TabAroundListTests {
    private final class FieldCell: UITableViewCell {
        let field = UITextField(frame: CGRect(x: 20, y: 6, width: 200, height: 32))

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(field)
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Form: UIViewController, UITableViewDataSource {
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
        let search = UITextField(frame: CGRect(x: 20, y: 50, width: 200, height: 32))
        var hasSearch = false

        override func viewDidLoad() {
            super.viewDidLoad()
            table.rowHeight = 44
            table.register(FieldCell.self, forCellReuseIdentifier: "field")
            table.dataSource = self
            view.addSubview(table)
            search.text = "search"
            if hasSearch { view.addSubview(search) }
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
            (cell as? FieldCell)?.field.text = "\(indexPath.row)"
            return cell
        }
    }

    private func tab(_ app: TestApp, back: Bool = false) async throws -> String {
        await app.press(.tab, modifiers: back ? .shift : [])
        try await app.settle()
        return (app.mainWindow.firstResponder as? UITextField)?.text ?? "nobody"
    }

    private func launched(_ form: Form, atRow row: Int) async throws -> TestApp {
        let app = try await TestApp.launch(showing: { form })
        form.table.scrollToRow(at: [0, row], at: .bottom, animated: false)
        await app.advance(frames: 2)
        (form.table.cellForRow(at: [0, row]) as? FieldCell)?.field.becomeFirstResponder()
        return app
    }

    @Test func `M13 Tab in the last row wraps to the first row, and Shift+Tab back to the last`() async throws {
        let form = Form()
        let app = try await launched(form, atRow: 29)
        #expect(try await tab(app) == "0")
        #expect(form.table.contentOffset.y == 0)
        #expect(try await tab(app, back: true) == "29")
        #expect(form.table.indexPathsForVisibleRows?.last?.row == 29)
        #expect(try await tab(app, back: true) == "28")
    }

    @Test func `M13 Tab into a list begins with its first row`() async throws {
        let form = Form()
        form.hasSearch = true
        let app = try await launched(form, atRow: 29)
        #expect(try await tab(app) == "search")
        #expect(try await tab(app) == "0")
        #expect(try await tab(app, back: true) == "search")
        #expect(try await tab(app, back: true) == "29")
    }
}
