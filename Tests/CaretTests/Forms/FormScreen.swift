import Caret
import CaretTesting

/// A form in a table of a controller, and the parts of its visible rows.
@MainActor struct FormScreen {
    let app: TestApp
    let table: UITableView

    /// Launches an app with a form.
    init<Model: AnyObject>(_ form: Form<Model>, on device: Device = .standard) async throws {
        let screen = ListScreen(style: .insetGrouped) { $0.show(form) }
        app = try await TestApp.launch(showing: { screen }, on: device)
        table = screen.table
        try await app.settle()
    }

    /// Returns the editors of a class, from top to bottom.
    func editors<Editor: UIView>(_ type: Editor.Type) -> [Editor] {
        table.visibleCells.flatMap { $0.contentView.subviews.compactMap { $0 as? Editor } }
    }

    /// The texts of the visible labels of each row, from top to bottom.
    var texts: [[String]] {
        table.visibleCells.map { cell in
            let labels = cell.contentView.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }
            return (labels.compactMap(\.text) + [cell.textLabel?.text].compactMap { $0 }).filter { !$0.isEmpty }.reduce(into: []) {
                if !$0.contains($1) { $0.append($1) }
            }
        }
    }

    /// Returns the first text of each row.
    var titles: [String] { texts.map { $0.first ?? "" } }

    /// Replaces the text of a field as a user would.
    func type(_ text: String, into index: Int) async throws {
        let field = editors(UITextField.self)[index]
        if !field.isFirstResponder { field.becomeFirstResponder() }
        field.selectAll(nil)
        if text.isEmpty { await app.press(.delete) } else { await app.type(text) }
        try await app.settle()
    }
}
