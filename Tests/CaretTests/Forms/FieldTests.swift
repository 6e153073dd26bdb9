import Caret
import CaretTesting
import Observation
import Testing

/// The kinds of fields: value in, value out, and disabled state.
@MainActor @Suite(.app) struct FieldTests {
    @MainActor @Observable final class Profile {
        var site = URL(string: "https://example.org")
        var password = "secret"
        var weight = 70.5
        var notes = "First"
        var count = 0
        var colours: Set<String> = ["red"]
        var size = "small"
        var isLocked = false
    }

    private func launch(
        _ profile: Profile, @FieldBuilder<Profile> _ fields: @MainActor () -> [Field<Profile>]
    ) async throws -> (TestApp, UITableView) {
        let all = fields()
        let form = Form(of: profile) { Fields { for field in all { field } } }
        return try await ListScreen.launch(style: .insetGrouped) { $0.show(form) }
    }

    private func editors<Editor: UIView>(_ type: Editor.Type, in table: UITableView) -> [Editor] {
        table.visibleCells.flatMap { $0.contentView.subviews.compactMap { $0 as? Editor } }
    }

    private func replace(_ field: UITextField, _ text: String, _ app: TestApp) async {
        field.becomeFirstResponder()
        field.selectAll(nil)
        await app.type(text)
    }

    @Test func aURLIsEditedAsText() async throws {
        let profile = Profile()
        let (app, table) = try await launch(profile) { Field(url: "Site", \.site).disabled { $0.isLocked } }
        let field = try #require(editors(UITextField.self, in: table).first)
        #expect(field.text == "https://example.org" && field.keyboardType == .URL)
        await replace(field, "https://caret.dev/a", app)
        #expect(profile.site == URL(string: "https://caret.dev/a"))
        profile.isLocked = true
        await app.advance(frames: 3)
        #expect(editors(UITextField.self, in: table).map(\.isEnabled) == [false])
    }

    @Test func aPasswordIsNotShown() async throws {
        let profile = Profile()
        let (app, table) = try await launch(profile) { Field(password: "Password", \.password) }
        let field = try #require(editors(UITextField.self, in: table).first)
        #expect(field.isSecureTextEntry && field.text == "secret" && !app.exists(.label("secret")))
        await replace(field, "other", app)
        #expect(profile.password.hasSuffix("other"))
    }

    @Test func aFractionHasAPointOrAComma() async throws {
        let profile = Profile()
        let (app, table) = try await launch(profile) { Field(decimal: "Weight", \.weight) }
        let field = try #require(editors(UITextField.self, in: table).first)
        #expect(field.text == "70.5" && field.keyboardType == .decimalPad)
        await replace(field, "81,25", app)
        #expect(profile.weight == 81.25 && field.text == "81,25")
        await replace(field, "much", app)
        #expect(profile.weight == 81.25)
        field.resignFirstResponder()
        await app.advance(frames: 2)
        #expect(field.text == "81.25")
    }

    @Test func anAreaAcceptsSeveralLines() async throws {
        let profile = Profile()
        let (app, table) = try await launch(profile) { Field(area: "Notes", \.notes, height: 90).disabled { $0.isLocked } }
        let area = try #require(editors(UITextView.self, in: table).first)
        #expect(area.text == "First" && table.visibleCells[0].bounds.height == 90)
        area.becomeFirstResponder()
        area.selectedRange = NSRange(location: 5, length: 0)
        await app.press(.return)
        await app.type("Second")
        #expect(profile.notes == "First\nSecond")
        profile.notes = "New"
        profile.isLocked = true
        await app.advance(frames: 3)
        #expect(editors(UITextView.self, in: table).map(\.text) == ["New"])
        #expect(editors(UITextView.self, in: table).map(\.isEditable) == [false])
    }

    @Test func aButtonRunsUnlessItIsDisabled() async throws {
        let profile = Profile()
        let (app, _) = try await launch(profile) {
            Field(button: "Count") { $0.count += 1 }.disabled { $0.isLocked }
            Field(label: "Sum") { "\($0.count) times" }
        }
        try await app.tap(.label("Count"))
        try await app.settle()
        #expect(profile.count == 1 && app.exists(.label("1 times")))
        profile.isLocked = true
        try await app.settle()
        try await app.tap(.label("Count"))
        #expect(profile.count == 1)
    }

    @Test func severalOfTheValuesAreChosen() async throws {
        let profile = Profile()
        let (app, table) = try await launch(profile) {
            Field(choices: "Colours", \.colours, from: ["red", "green", "blue"]).required("none").disabled { $0.isLocked }
        }
        func checked() -> [String] { table.visibleCells.filter { $0.accessoryType == .checkmark }.map { $0.textLabel?.text ?? "" } }
        #expect(checked() == ["red"])
        for name in ["blue", "red"] {
            try await app.tap(.label(name))
            try await app.settle()
        }
        #expect(profile.colours == ["blue"] && checked() == ["blue"])
        profile.colours = ["green"]
        profile.isLocked = true
        try await app.settle()
        try await app.tap(.label("red"))
        #expect(profile.colours == ["green"] && checked() == ["green"])
    }

    @Test func oneOfManyIsChosenOnAScreenOfItsOwn() async throws {
        let profile = Profile()
        let form = Form(of: profile) {
            Fields { Field(pushed: "Size", \.size, from: ["small", "large"], named: { $0.capitalized }).disabled { $0.isLocked } }
        }
        let screen = ListScreen(style: .insetGrouped) { $0.show(form) }
        let navigation = UINavigationController(rootViewController: screen)
        let app = try await TestApp.launch(showing: { navigation })
        try await app.settle()
        #expect(screen.table.visibleCells[0].detailTextLabel?.text == "Small")
        try await app.tap(.label("Size"))
        try await app.settle()
        let choices = try #require(navigation.topViewController as? UITableViewController)
        #expect(choices.title == "Size" && choices.tableView.visibleCells.map(\.accessoryType) == [.checkmark, .none])
        try await app.tap(.label("Large"))
        try await app.settle()
        #expect(profile.size == "large" && navigation.topViewController === screen)
        #expect(screen.table.visibleCells[0].detailTextLabel?.text == "Large")
        profile.isLocked = true
        try await app.settle()
        try await app.tap(.label("Size"))
        try await app.settle()
        #expect(navigation.topViewController === screen)
    }
}
