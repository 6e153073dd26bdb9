import Caret
import CaretTesting
import Observation
import Testing

/// Forms: bindings in both directions, rules, conditions, and the focus order.
@MainActor @Suite(.app) struct FormTests {
    @MainActor @Observable final class Phone: Identifiable {
        let id: Int
        var number = ""
        init(_ id: Int) { self.id = id }
    }

    @MainActor @Observable final class Person {
        var name = ""
        var mail = ""
        var age = 30
        var isMember = false
        var volume: Float = 0.5
        var count = 2.0
        var colour = "red"
        var tags: Set<String> = []
        var notes = ""
        var born = Date(timeIntervalSinceReferenceDate: 0)
        var phones: [Phone] = []
        var flags = [Bool](repeating: false, count: 1000)
    }

    private func launch(_ form: Form<Person>) async throws -> (TestApp, UITableView) {
        try await ListScreen.launch(style: .insetGrouped) { $0.show(form) }
    }

    private func fields(in table: UITableView) -> [UITextField] {
        table.visibleCells.flatMap { $0.contentView.subviews.compactMap { $0 as? UITextField } }
    }

    @Test func valuesAreBoundBothWays() async throws {
        let person = Person()
        let form = Form(of: person) {
            Fields("Person") {
                Field(text: "Name", \.name)
                Field(number: "Age", \.age)
                Field(toggle: "Member", \.isMember)
                Field(check: "Check", \.isMember)
                Field(slider: "Volume", \.volume)
                Field(stepper: "Count", \.count)
                Field(segments: "Colour", \.colour, from: ["red", "green"])
                Field(choice: "Colour rows", \.colour, from: ["red", "green"])
            }
        }
        let (app, table) = try await launch(form)
        let texts = fields(in: table)
        #expect(texts.map(\.text) == ["", "30"])
        texts[0].becomeFirstResponder()
        await app.type("Ada")
        #expect(person.name == "Ada")
        person.age = 36
        person.colour = "green"
        person.isMember = true
        await app.advance(frames: 2)
        #expect(fields(in: table)[1].text == "36")
        let switches = table.visibleCells.flatMap { $0.contentView.subviews.compactMap { $0 as? UISwitch } }
        #expect(switches.map(\.isOn) == [true])
        #expect(table.visibleCells.filter { $0.accessoryType == .checkmark }.map { $0.textLabel?.text } == ["Check", "green"])
        try await app.tap(.label("Check"))
        #expect(!person.isMember)
    }

    @Test func rulesAreShownWhenEditingEnds() async throws {
        let person = Person()
        let form = Form(of: person) {
            Fields {
                Field(text: "Name", \.name).required()
                Field(mail: "Mail", \.mail).valid("No address") { $0.mail.isEmpty || $0.mail.contains("@") }
            }
        }
        let (app, table) = try await launch(form)
        #expect(!form.isValid)
        fields(in: table)[0].becomeFirstResponder()
        await app.press(.return)
        await app.advance(frames: 2)
        let words = table.visibleCells[0].contentView.subviews.compactMap { ($0 as? UILabel)?.text }
        #expect(words.contains("Name is missing"))
        await app.type("nobody")
        #expect(form.validate().map(\.message) == ["Name is missing", "No address"])
        person.name = "Ada"
        person.mail = "ada@example.org"
        #expect(form.isValid && form.validate().isEmpty)
    }

    @Test func aConditionIsEvaluatedWhenItsInputChanges() async throws {
        let person = Person()
        let form = Form(of: person) {
            Fields {
                Field(toggle: "Member", \.isMember)
                Field(text: "Name", \.name).hidden { !$0.isMember }
                Field(text: "Mail", \.mail).disabled { $0.age < 18 }
            }
        }
        let (app, table) = try await launch(form)
        #expect(table.visibleCells.count == 2)
        let before = form.evaluations
        person.isMember = true
        try await app.settle()
        #expect(table.visibleCells.count == 3 && form.evaluations == before + 1)
        person.age = 10
        await app.advance(frames: 3)
        #expect(form.evaluations == before + 2 && fields(in: table).map(\.isEnabled) == [true, false])
        person.notes = "read by nobody"
        await app.advance(frames: 3)
        #expect(form.evaluations == before + 2)
    }

    @Test func onlyDependentConditionsAreEvaluated() async throws {
        let gate = Gates()
        let form = Form(of: gate) {
            Fields { for index in 0..<1000 { Field(label: "Row \(index)") { _ in "" }.hidden { $0.gates[index].isShut } } }
        }
        let (app, table) = try await ListScreen.launch { $0.show(form) }
        #expect(form.evaluations == 1000 && table.numberOfRows(inSection: 0) == 1000)
        gate.gates[500].isShut = true
        try await app.settle()
        #expect(form.evaluations == 1001 && table.numberOfRows(inSection: 0) == 999)
    }

    @MainActor @Observable final class Gate { var isShut = false }
    @MainActor final class Gates { let gates = (0..<1000).map { _ in Gate() } }

    @Test func returnAndTabMoveToTheNextFieldAlsoOffTheScreen() async throws {
        let person = Person()
        let form = Form(of: person) {
            Fields {
                Field(text: "First", \.name)
                Field(text: "Hidden", \.name).hidden { _ in true }
                for index in 0..<40 { Field(label: "Row \(index)") { _ in "" } }
                Field(text: "Last", \.mail)
            }
        }
        let (app, table) = try await launch(form)
        fields(in: table)[0].becomeFirstResponder()
        await app.press(.tab)
        await app.advance(frames: 2)
        await app.type("b")
        #expect(person.mail == "b" && person.name.isEmpty)
        await app.press(.return)
        await app.advance(frames: 2)
        await app.type("a")
        #expect(person.name == "a")
        await app.press(.tab, modifiers: .shift)
        await app.advance(frames: 2)
        await app.type("c")
        #expect(person.mail == "bc")
    }

    @Test func elementsAreRepeatedAddedAndDeleted() async throws {
        let person = Person()
        person.phones = [Phone(1)]
        let form = Form(of: person) {
            Fields(repeating: \.phones, header: "Phones", add: "Add phone", new: { Phone(person.phones.count + 1) }) {
                Field(phone: "Phone", \.number)
            }
        }
        let (app, table) = try await launch(form)
        try await app.tap(.label("Add phone"))
        try await app.settle()
        #expect(person.phones.count == 2 && table.numberOfRows(inSection: 0) == 3)
        fields(in: table)[1].becomeFirstResponder()
        await app.type("12")
        #expect(person.phones.map(\.number) == ["", "12"])
        table.dataSource?.tableView(table, commit: .delete, forRowAt: IndexPath(row: 0, section: 0))
        try await app.settle()
        #expect(person.phones.map(\.id) == [2] && fields(in: table).map(\.text) == ["12"])
    }

    @Test func elementsAreReordered() async throws {
        let person = Person()
        person.phones = (1...3).map(Phone.init)
        let form = Form(of: person) {
            Fields { Field(text: "Name", \.name) }
            Fields(repeating: \.phones, add: "Add", new: { Phone(9) }) { Field(phone: "Phone", \.number) }
        }
        let (app, table) = try await launch(form)
        table.isEditing = true
        func move(_ source: IndexPath, _ target: IndexPath) async throws {
            table.dataSource?.tableView(table, moveRowAt: source, to: target)
            try await app.settle()
        }
        try await move(IndexPath(row: 0, section: 1), IndexPath(row: 2, section: 1))
        #expect(person.phones.map(\.id) == [2, 3, 1])
    }

    @Test func datesAndTimesAreBoundBothWays() async throws {
        let person = Person()
        let range = Date(timeIntervalSinceReferenceDate: -86_400 * 30)...Date(timeIntervalSinceReferenceDate: 86_400 * 30)
        let form = Form(of: person) {
            Fields {
                Field(date: "Born", \.born, in: range).disabled { $0.isMember }
                Field(time: "At", \.born)
                Field(dateAndTime: "Both", \.born)
            }
        }
        let (app, table) = try await launch(form)
        func pickers() -> [UIDatePicker] { table.visibleCells.flatMap { $0.contentView.subviews.compactMap { $0 as? UIDatePicker } } }
        #expect(pickers().map(\.datePickerMode) == [.date, .time, .dateAndTime] && pickers().allSatisfy { $0.date == person.born })
        pickers()[0].date = Date(timeIntervalSinceReferenceDate: 86_400)
        pickers()[0].sendActions(for: .valueChanged)
        await app.advance(frames: 2)
        #expect(person.born.timeIntervalSinceReferenceDate == 86_400 && pickers().allSatisfy { $0.date == person.born })
        person.born = Date(timeIntervalSinceReferenceDate: 172_800)
        person.isMember = true
        try await app.settle()
        #expect(pickers().allSatisfy { $0.date == person.born } && pickers().map(\.isEnabled) == [false, true, true])
        let fit = pickers().allSatisfy { picker in
            picker.superview.map { $0.bounds.insetBy(dx: 15, dy: 0).contains(picker.frame) } ?? false
        }
        #expect(fit)
    }

    @Test func aTapShowsAWheelBelowTheRowAndHidesIt() async throws {
        let person = Person()
        person.colour = "green"
        let form = Form(of: person) {
            Fields {
                Field(picker: "Colour", \.colour, from: ["red", "green", "blue"]).disabled { $0.isMember }
                Field(text: "Name", \.name)
            }
        }
        let (app, table) = try await launch(form)
        #expect(table.visibleCells[0].detailTextLabel?.text == "green" && table.numberOfRows(inSection: 0) == 2)
        try await app.tap(.label("Colour"))
        try await app.settle()
        #expect(table.numberOfRows(inSection: 0) == 3)
        let wheel = try #require(table.visibleCells[1].contentView.subviews.compactMap { $0 as? UIPickerView }.first)
        #expect(wheel.selectedRow(inComponent: 0) == 1 && app.exists(.label("blue")))
        person.colour = "red"
        try await app.settle()
        #expect(wheel.selectedRow(inComponent: 0) == 0)
        let middle = wheel.convert(CGPoint(x: wheel.bounds.midX, y: wheel.bounds.midY), to: nil)
        await app.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 64), over: .milliseconds(400))
        try await app.settle()
        #expect(person.colour != "red" && table.visibleCells[0].detailTextLabel?.text == person.colour)
        try await app.tap(.label("Colour"))
        try await app.settle()
        #expect(table.numberOfRows(inSection: 0) == 2)
        person.isMember = true
        try await app.settle()
        try await app.tap(.label("Colour"))
        try await app.settle()
        #expect(table.numberOfRows(inSection: 0) == 2)
    }
}
