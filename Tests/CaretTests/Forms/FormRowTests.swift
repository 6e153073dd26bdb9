import Caret
import CaretTesting
import Observation
import Testing

/// Rows of forms that are kept, and rows that are created again.
@MainActor @Suite(.app) struct FormRowTests {
    @MainActor @Observable final class Answers {
        var first = "one"
        var second = "two"
        var isShut = false
        /// A property without observation.
        @ObservationIgnored var silent = "quiet"
    }

    private func fields(in table: UITableView) -> [UITextField] {
        table.visibleCells.flatMap { $0.contentView.subviews.compactMap { $0 as? UITextField } }
    }

    @Test func fieldsOfOneIDKeepTheirOwnValues() async throws {
        let answers = Answers()
        let form = Form(of: answers) {
            Fields {
                Field(toggle: "Gate", \.isShut)
                Field(text: "Answer", \.first).hidden { $0.isShut }
                Field(text: "Answer", \.second)
            }
        }
        let (app, table) = try await ListScreen.launch(style: .insetGrouped) { $0.show(form) }
        for texts in [["two"], ["one", "two"]] {
            answers.isShut.toggle()
            try await app.settle()
            #expect(fields(in: table).map(\.text) == texts)
        }
        fields(in: table)[1].becomeFirstResponder()
        await app.type("!")
        #expect(answers.first == "one" && answers.second == "two!")
        #expect(app.diagnostics.map(\.code) == ["list.duplicate-id"])
    }

    @Test func unobservedPropertiesAreReadWhenTheAppRequestsAnUpdate() async throws {
        let answers = Answers()
        let form = Form(of: answers) { Fields { Field(text: "Answer", \.silent) } }
        var list: SectionList<UITableViewCell>?
        let (app, table) = try await ListScreen.launch(style: .insetGrouped) { list = $0.show(form) }
        answers.silent = "loud"
        try await app.settle()
        #expect(fields(in: table).map(\.text) == ["quiet"])
        list?.update()
        try await app.settle()
        #expect(fields(in: table).map(\.text) == ["loud"])
    }

    @Test func aFormIsFreedWithItsTable() async throws {
        weak var weakForm: Form<Answers>?
        weak var model: Answers?
        let root = UINavigationController(rootViewController: UIViewController())
        let app = try await TestApp.launch(showing: { root })
        do {
            let answers = Answers()
            let form = Form(of: answers) {
                Fields {
                    Field(text: "Text", \.first)
                    Field(area: "Area", \.second)
                    Field(toggle: "Gate", \.isShut)
                    Field(pushed: "Pushed", \.first, from: ["one", "two"])
                    Field(picker: "Picker", \.second, from: ["one", "two"])
                    Field(segments: "Segments", \.second, from: ["one", "two"])
                    Field(label: "Label") { $0.second }
                }
            }
            (weakForm, model) = (form, answers)
            let screen = UITableViewController(style: .insetGrouped)
            screen.tableView.show(form)
            root.pushViewController(screen, animated: false)
        }
        try await app.settle()
        model?.isShut = true
        try await app.settle()
        #expect(weakForm != nil && model != nil)
        root.popViewController(animated: false)
        try await app.settle()
        #expect(weakForm == nil && model == nil)
    }
}
