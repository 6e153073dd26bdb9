import Caret
import CaretTesting
import Observation
import Testing

/// Forms: requested updates, optional values, and rows with the usual behaviour.
@MainActor @Suite(.app) struct FormFaultTests {
    final class Silent {
        var isMember = false
        var since = 2026
    }

    @MainActor @Observable final class Person {
        @MainActor final class Phone: Identifiable { var number = "" }
        var name = ""
        var nick: String?
        var note: String?
        var age: Int?
        var weight: Double?
        var height: Float = 1.1
        var rate: CGFloat = 0.5
        var share: Float?
        var part: CGFloat?
        var isMember = false
        var knows: Bool?
        var due: Date?
        var level = 0.5
        var size: CGFloat = 3
        var color: String?
        var steps = 1
        var tags: Set<String> = []
        var phones: [Phone] = []
    }

    private let person = Person()
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 800))

    private func show(_ form: Form<Person>) async throws -> TestApp {
        let controller = UIViewController()
        let app = try await TestApp.launch(showing: { controller }, on: .standard.scale(1))
        controller.view.addSubview(table)
        table.show(form)
        try await app.settle()
        return app
    }

    private func words(_ section: Int) -> [String] {
        (0..<table.numberOfRows(inSection: section)).map { row in
            table.cellForRow(at: IndexPath(row: row, section: section))?.textLabel?.text ?? ""
        }
    }

    // MARK: - Conditions

    @Test func `I5 a requested update evaluates the conditions again`() async throws {
        let (model, controller) = (Silent(), UIViewController())
        let app = try await TestApp.launch(showing: { controller }, on: .standard.scale(1))
        controller.view.addSubview(table)
        let form = Form(of: model) {
            Fields {
                Field(toggle: "Member", \.isMember)
                Field(number: "Since", \.since).hidden { !$0.isMember }
            }
        }
        let list = table.show(form)
        try await app.settle()
        #expect(table.numberOfRows(inSection: 0) == 1)
        model.isMember = true
        list.update()
        #expect(table.numberOfRows(inSection: 0) == 2)
        model.isMember = false
        list.setNeedsUpdate()
        try await app.settle()
        #expect(table.numberOfRows(inSection: 0) == 1)
    }

    @Test func `I10 an if in the closure of a form is decided again when its input has changed`() async throws {
        let person = person
        let form = Form(of: person) {
            Fields {
                Field(toggle: "Member", \.isMember)
                if person.isMember { Field(text: "Name", \.name) }
            }
        }
        let app = try await show(form)
        #expect(table.numberOfRows(inSection: 0) == 1)
        person.isMember = true
        try await app.settle()
        #expect(table.numberOfRows(inSection: 0) == 2 && app.diagnostics.isEmpty)
        person.isMember = false
        try await app.settle()
        #expect(table.numberOfRows(inSection: 0) == 1)
    }

    // MARK: - Optional values and other numbers

    @Test func `I8 text fields edit optional values`() async throws {
        let form = Form(of: person) {
            Fields {
                Field(text: "Nick", \.nick)
                Field(area: "Note", \.note)
                Field(number: "Age", \.age)
                Field(decimal: "Weight", \.weight)
                Field(decimal: "Height", \.height)
                Field(decimal: "Rate", \.rate)
                Field(decimal: "Share", \.share)
                Field(decimal: "Part", \.part)
            }
        }
        let app = try await show(form)
        form.edit("Nick")
        await app.type("Bo")
        form.edit("Age")
        await app.type("42")
        form.edit("Weight")
        await app.type("70.5")
        form.edit("Share")
        await app.type("0.25")
        form.edit("Part")
        await app.type("2")
        try await app.settle()
        #expect(person.nick == "Bo" && person.age == 42 && person.weight == 70.5 && person.share == 0.25 && person.part == 2)
        let fields = table.visibleCells.flatMap { $0.contentView.subviews.compactMap { ($0 as? UITextField)?.text } }
        #expect(fields.contains("1.1") && fields.contains("0.5"), "\(fields)")
        for (field, keys) in [("Nick", 2), ("Age", 2)] {
            form.edit(field)
            for _ in 0..<keys { await app.press(.delete) }
        }
        try await app.settle()
        #expect(person.nick == nil && person.age == nil)
    }

    @Test func `I8 controls edit optional values and other types of numbers`() async throws {
        let form = Form(of: person) {
            Fields {
                Field(toggle: "Knows", \.knows)
                Field(check: "Knows too", \.knows)
                Field(slider: "Level", \.level)
                Field(slider: "Size", \.size, in: 0...10)
                Field(slider: "Share", \.share)
                Field(stepper: "Steps", \.steps)
                Field(stepper: "Weight", \.weight)
                Field(date: "Due", \.due)
                Field(picker: "Colour", \.color, from: ["Red", "Blue"])
                Field(segments: "Colours", \.color, from: ["Red", "Blue"])
                Field(choice: "Colour too", \.color, from: ["Red", "Blue"])
            }
        }
        _ = try await show(form)
        func controls<Control: UIControl>(_ type: Control.Type) -> [Control] {
            table.visibleCells.flatMap { $0.contentView.subviews.compactMap { $0 as? Control } }
        }
        let sliders = controls(UISlider.self)
        #expect(sliders.map(\.value) == [0.5, 3, 0])
        for slider in sliders {
            slider.value = 0.75
            slider.sendActions(for: .valueChanged)
        }
        #expect(person.level == 0.75 && person.size == 0.75 && person.share == 0.75)
        let steppers = controls(UIStepper.self)
        steppers[0].value = 4
        steppers[0].sendActions(for: .valueChanged)
        #expect(person.steps == 4 && person.weight == nil)
        controls(UISwitch.self)[0].setOn(true, animated: false)
        controls(UISwitch.self)[0].sendActions(for: .valueChanged)
        #expect(person.knows == true)
        let segments = controls(UISegmentedControl.self)[0]
        #expect(segments.selectedSegmentIndex == -1)
        segments.selectedSegmentIndex = 1
        segments.sendActions(for: .valueChanged)
        #expect(person.color == "Blue" && person.due == nil)
    }

    // MARK: - Rows

    @Test func `I13 a group whose fields are all hidden has no header and footer`() async throws {
        let form = Form(of: person) {
            Fields("First") { Field(toggle: "Member", \.isMember) }
            Fields("Second", footer: "Foot") {
                Field(text: "Name", \.name).hidden { !$0.isMember }
                Field(text: "Nick", \.nick).hidden { !$0.isMember }
            }
            Fields("Third") { Field(toggle: "Knows", \.knows) }
        }
        let app = try await show(form)
        #expect(table.numberOfSections == 2)
        #expect((0..<2).map { table.dataSource?.tableView(table, titleForHeaderInSection: $0) } == ["First", "Third"])
        person.isMember = true
        try await app.settle()
        #expect(table.numberOfSections == 3 && table.numberOfRows(inSection: 1) == 2)
        form.edit("Nick")
        #expect(table.firstResponder != nil)
    }

    @Test func `I13 choices show their title`() async throws {
        let form = Form(of: person) {
            Fields { Field(choices: "Tags", \.tags, from: ["red", "blue"]) }
            Fields { Field(choice: "Colour", \.color, from: ["Red"]) }
        }
        let app = try await show(form)
        #expect(words(0) == ["Tags", "red", "blue"] && words(1) == ["Colour", "Red"])
        try await app.tap("blue")
        try await app.settle()
        #expect(person.tags == ["blue"])
        try await app.tap("Tags")
        try await app.settle()
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test func `I13 the row that adds has a plus`() async throws {
        let form = Form(of: person) {
            Fields(repeating: \.phones, add: "Add phone", new: { Person.Phone() }) { Field(phone: "Number", \.number) }
        }
        let app = try await show(form)
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.imageView?.image != nil)
        try await app.tap("Add phone")
        try await app.settle()
        #expect(person.phones.count == 1)
        table.setEditing(true, animated: false)
        try await app.settle()
        let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
        #expect(cell?.editingStyle == .insert && cell?.imageView?.image == nil)
        table.dataSource?.tableView(table, commit: .insert, forRowAt: IndexPath(row: 1, section: 0))
        try await app.settle()
        #expect(person.phones.count == 2)
    }

    @Test func `I13 a static row does not stay selected`() async throws {
        let controller = UIViewController()
        controller.view.addSubview(table)
        table.sections([
            Section {
                Row("a", .value1, "Version", "1.0"); Row("b", .default, "Kept").keepsSelection()
            }
        ])
        let app = try await TestApp.launch(showing: { controller }, on: .standard.scale(1))
        try await app.tap("Version")
        try await app.settle()
        #expect(table.indexPathForSelectedRow == nil)
        try await app.tap("Kept")
        try await app.settle()
        #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
        table.allowsMultipleSelection = true
        try await app.tap("Version")
        try await app.settle()
        #expect(table.indexPathsForSelectedRows?.count == 2)
    }
}

extension UIView {
    /// The first responder among the view and its descendants.
    fileprivate var firstResponder: UIView? {
        isFirstResponder ? self : subviews.lazy.compactMap(\.firstResponder).first
    }
}
