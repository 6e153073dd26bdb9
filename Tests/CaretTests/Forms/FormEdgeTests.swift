import Caret
import CaretTesting
import Observation
import Testing

/// Hidden groups, focus order and invalid input of forms.
@MainActor @Suite(.app) struct FormEdgeTests {
    @MainActor @Observable final class Notes {
        var title = "Title"
        var text = "Text"
        var end = "End"
        var weight = 1.5
    }

    private let notes = Notes()

    private func launch(_ form: Form<Notes>) async throws -> (TestApp, UITableView) {
        try await ListScreen.launch(style: .insetGrouped) { $0.show(form) }
    }

    private func editors(in table: UITableView) -> [UIView] {
        table.visibleCells.flatMap { $0.contentView.subviews.filter { $0 is UITextField || $0 is UITextView } }
    }

    @Test(arguments: [true, false]) func groupsAreChosenByConditions(isLong: Bool) async throws {
        let form = Form(of: notes) {
            if isLong {
                Fields("Long") { Field(area: "Text", \.text) }
                Fields("More") { Field(text: "End", \.end) }
            } else {
                Fields("Short") { Field(text: "Title", \.title) }
            }
        }
        let (_, table) = try await launch(form)
        #expect(table.numberOfSections == (isLong ? 2 : 1))
    }

    @Test func tabLeavesAnAreaInBothDirections() async throws {
        let form = Form(of: notes) {
            Fields {
                Field(text: "Title", \.title)
                Field(area: "Text", \.text)
                Field(text: "End", \.end)
            }
        }
        let (app, table) = try await launch(form)
        editors(in: table)[0].becomeFirstResponder()
        await app.press(.tab)
        #expect(editors(in: table).map(\.isFirstResponder) == [false, true, false])
        await app.press(.return)
        await app.press(.tab)
        #expect(editors(in: table).map(\.isFirstResponder) == [false, false, true])
        await app.press(.tab, modifiers: .shift)
        #expect(editors(in: table).map(\.isFirstResponder) == [false, true, false])
        #expect(notes.text.filter { $0 == "\n" }.count == 1 && !notes.text.contains("\t"))
    }

    @Test(arguments: ["nan", "inf", "1e3", "0x1p3", "1.5.2"]) func anInvalidFractionLeavesTheValue(text: String) async throws {
        let (_, table) = try await launch(Form(of: notes) { Fields { Field(decimal: "Weight", \.weight) } })
        let field = try #require(editors(in: table).first as? UITextField)
        field.becomeFirstResponder()
        field.selectAll(nil)
        field.insertText(text)
        #expect(notes.weight == 1.5)
    }
}
