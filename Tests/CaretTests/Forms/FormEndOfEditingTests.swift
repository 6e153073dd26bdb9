import Caret
import CaretTesting
import Observation
import Testing

/// Submitting a form while a field is being edited, or after the edited field has left the screen.
@MainActor @Suite(.app) struct FormEndOfEditingTests {
    @MainActor @Observable final class Person {
        var name = ""
        var code = 1
        var note = ""
        var texts = Array(repeating: "", count: 60)
    }

    private final class CodeCell: UITableViewCell {
        let field = UITextField(frame: CGRect(x: 120, y: 0, width: 200, height: 44))
    }

    private let person = Person()

    /// A field that writes its text when editing ends.
    private func codeField() -> Field<Person> {
        Field("Code", \.code, cell: CodeCell.self, editor: \.field) { cell, code in
            if cell.field.superview == nil { cell.contentView.addSubview(cell.field) }
            cell.field.text = "\(code.value)"
            cell.field.on(.editingDidEnd) { text in code.value = Int(text) ?? 0 }
        }
    }

    private func submit(_ form: Form<Person>, entering text: String) async throws -> (problems: [String], calls: Int) {
        var calls = 0
        form.onSubmit { _ in calls += 1 }
        let screen = try await FormScreen(form)
        form.edit("Code")
        let field = try #require(screen.editors(UITextField.self).first { $0.isFirstResponder })
        field.selectAll(nil)
        await screen.app.type(text)
        #expect(person.code == 1)
        let outcome = await form.submit()
        try await screen.app.settle()
        guard case .invalid(let problems) = outcome else { return ([], calls) }
        return (problems.map(\.message), calls)
    }

    // MARK: - Values that the end of editing writes

    @Test func aFieldThatAppearsInThisTurnCanBeEdited() async throws {
        let ticket = Ticket()
        let form = Form(of: ticket) {
            Fields {
                Field(text: "Name", \.name)
                if ticket.isMember { Field(text: "Code", \.name) }
            }
        }
        let screen = try await FormScreen(form)
        #expect(!form.edit("Code"))
        ticket.isMember = true
        #expect(form.edit("Code"))
        #expect(screen.table.numberOfRows(inSection: 0) == 2)
    }

    @MainActor @Observable final class Ticket {
        var name = ""
        var isMember = false
    }

    @Test func aValueThatTheEndOfEditingWritesIsValidated() async throws {
        let form = Form(of: person) { Fields { codeField().valid("Too large") { $0.code < 10 } } }
        let (problems, calls) = try await submit(form, entering: "77")
        #expect(problems == ["Too large"] && calls == 0 && person.code == 77)
    }

    @Test func aValidValueThatTheEndOfEditingWritesIsSubmitted() async throws {
        let form = Form(of: person) { Fields { codeField().valid("Too large") { $0.code < 10 } } }
        let (problems, calls) = try await submit(form, entering: "7")
        #expect(problems == [] && calls == 1 && person.code == 7)
    }

    @Test func aFieldThatTheEndOfEditingRevealsIsValidated() async throws {
        let form = Form(of: person) {
            Fields {
                codeField()
                Field(text: "Note", \.note).required("No note").hidden { $0.code < 10 }
            }
        }
        let (problems, calls) = try await submit(form, entering: "77")
        #expect(problems == ["No note"] && calls == 0)
    }

    // MARK: - Fields that have left the screen

    private func longForm() -> Form<Person> {
        let form = Form(of: person) {
            Fields {
                Field(text: "Name", \.name).required()
                for index in 0..<60 { Field(text: "Text \(index)", \.texts[index]) }
            }
        }
        form.onSubmit { _ in }
        return form
    }

    private func showsFirstRow(_ screen: FormScreen) -> Bool {
        screen.table.indexPathsForVisibleRows?.contains(IndexPath(row: 0, section: 0)) == true
    }

    @Test func submittingShowsAnInvalidFieldThatIsEditedOutsideOfTheVisibleArea() async throws {
        let form = longForm()
        let screen = try await FormScreen(form)
        form.edit("Name")
        let field = try #require(screen.editors(UITextField.self).first)
        screen.table.scrollToRow(at: IndexPath(row: 60, section: 0), at: .bottom, animated: false)
        try await screen.app.settle()
        #expect(field.isFirstResponder && !showsFirstRow(screen))
        _ = await form.submit()
        try await screen.app.settle()
        #expect(showsFirstRow(screen) && screen.texts.first == ["Name", "Name is missing"])
    }

    @Test func submittingShowsAnInvalidFieldWhoseCellEditsAnotherField() async throws {
        let form = longForm()
        let screen = try await FormScreen(form)
        form.edit("Name")
        let reused = try #require(screen.editors(UITextField.self).first)
        screen.table.scrollToRow(at: IndexPath(row: 30, section: 0), at: .top, animated: false)
        try await screen.app.settle()
        form.edit("Text 32")
        for row in 31..<58 where !screen.editors(UITextField.self).contains(where: { $0 === reused }) {
            screen.table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
            try await screen.app.settle()
        }
        #expect(screen.editors(UITextField.self).contains { $0 === reused } && reused.becomeFirstResponder())
        #expect(!showsFirstRow(screen))
        _ = await form.submit()
        try await screen.app.settle()
        #expect(showsFirstRow(screen) && screen.editors(UITextField.self).first?.isFirstResponder == true)
        #expect(screen.texts.first == ["Name", "Name is missing"])
    }

    @Test func editingScrollsBackToTheEditedField() async throws {
        let form = longForm()
        let screen = try await FormScreen(form)
        form.edit("Name")
        screen.table.scrollToRow(at: IndexPath(row: 60, section: 0), at: .bottom, animated: false)
        try await screen.app.settle()
        #expect(form.edit("Name"))
        try await screen.app.settle()
        #expect(showsFirstRow(screen))
    }
}
