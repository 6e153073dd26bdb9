import Caret
import CaretTesting
import Observation
import Testing

/// Fields of one title in several groups, and elements whose fields are hidden.
@MainActor @Suite(.app) struct FormGroupTests {
    @MainActor @Observable final class Phone: Identifiable {
        let id: Int
        var number = ""
        var isSecret = false
        init(_ id: Int) { self.id = id }
    }

    @MainActor @Observable final class Person {
        var street = ""
        var town = ""
        var workStreet = ""
        var workTown = ""
        var isIdle = false
        var phones: [Phone] = []
    }

    private func launch(_ form: Form<Person>) async throws -> (TestApp, UITableView) {
        try await ListScreen.launch(style: .insetGrouped) { $0.show(form) }
    }

    private func fields(in table: UITableView) -> [UITextField] {
        table.visibleCells.flatMap { $0.contentView.subviews.compactMap { $0 as? UITextField } }
    }

    @Test func theOrderContinuesInTheGroupOfTheField() async throws {
        let person = Person()
        let form = Form(of: person) {
            Fields("Home") {
                Field(text: "Street", \.street)
                Field(text: "Town", \.town)
            }
            Fields("Work") {
                Field(text: "Street", \.workStreet)
                Field(text: "Town", \.workTown)
            }
        }
        let (app, table) = try await launch(form)
        fields(in: table)[2].becomeFirstResponder()
        await app.press(.tab)
        await app.type("a")
        await app.press(.tab)
        await app.type("b")
        await app.press(.tab, modifiers: .shift)
        await app.type("c")
        #expect([person.street, person.town, person.workStreet, person.workTown] == ["b", "", "", "ac"])
    }

    @Test func aFieldOffTheScreenIsFoundInItsGroup() async throws {
        let person = Person()
        let form = Form(of: person) {
            Fields("Home") { Field(text: "Street", \.street) }
            Fields("Between") { for row in 0..<60 { Field(label: "Row \(row)") { _ in "" } } }
            Fields("Work") { Field(text: "Street", \.workStreet) }
        }
        let (app, table) = try await launch(form)
        fields(in: table)[0].becomeFirstResponder()
        await app.press(.tab)
        await app.advance(frames: 2)
        await app.type("a")
        #expect(person.workStreet == "a" && person.street.isEmpty && table.contentOffset.y > 500)
    }

    @Test func rulesAndConditionsStayWithTheirFieldsWhenOthersAreInserted() async throws {
        let person = Person()
        person.street = "Elm"
        let form = Form(of: person) {
            Fields("Home") { Field(text: "Street", \.street).required("no home") }
            Fields(repeating: \.phones, new: { Phone(person.phones.count + 1) }) { Field(phone: "Phone", \.number) }
            Fields("Work") { Field(text: "Street", \.workStreet).required("no work").hidden { $0.isIdle } }
        }
        let (app, table) = try await launch(form)
        person.phones.append(Phone(1))
        try await app.settle()
        #expect(form.validate().map(\.message) == ["no work"])
        person.isIdle = true
        try await app.settle()
        #expect(form.isValid && fields(in: table).map(\.text) == ["Elm", ""] && app.diagnostics.isEmpty)
    }

    @Test func aLoopMakesGroupsThatDiffer() async throws {
        let person = Person()
        let form = Form(of: person) {
            for place in ["Home", "Work", "Holiday"] {
                Fields(place) { Field(text: "Street", place == "Work" ? \.workStreet : \.street) }
            }
        }
        let (app, table) = try await launch(form)
        #expect(table.numberOfSections == 3 && app.diagnostics.isEmpty)
        fields(in: table)[1].becomeFirstResponder()
        await app.press(.tab)
        await app.type("x")
        #expect(fields(in: table).map(\.isFirstResponder) == [false, false, true] && person.street == "x")
    }

    @Test func anElementThatReplacesAnotherHasItsOwnRulesAndConditions() async throws {
        let person = Person()
        person.phones = [Phone(1)]
        let form = Form(of: person) {
            Fields(repeating: \.phones, new: { Phone(9) }) {
                Field(phone: "Phone", \.number).required("empty").hidden { $0.isSecret }
            }
        }
        let (app, table) = try await launch(form)
        weak let oldPhone = person.phones[0]
        let newPhone = Phone(1)
        newPhone.number = "12"
        person.phones = [newPhone]
        try await app.settle()
        #expect(form.isValid && fields(in: table).map(\.text) == ["12"] && oldPhone == nil)
        newPhone.isSecret = true
        try await app.settle()
        #expect(fields(in: table).isEmpty)
    }

    @Test(arguments: [(0, 1, [1, 3, 2]), (1, 0, [1, 3, 2]), (0, 0, [1, 2, 3])])
    func anElementMovesPastHiddenOnes(source: Int, target: Int, ids: [Int]) async throws {
        let person = Person()
        person.phones = (1...3).map(Phone.init)
        person.phones[0].isSecret = true
        let form = Form(of: person) {
            Fields(repeating: \.phones, add: "Add", new: { Phone(9) }) { Field(phone: "Phone", \.number).hidden { $0.isSecret } }
        }
        let (app, table) = try await launch(form)
        #expect(table.numberOfRows(inSection: 0) == 3)
        table.isEditing = true
        table.dataSource?.tableView(table, moveRowAt: IndexPath(row: source, section: 0), to: IndexPath(row: target, section: 0))
        try await app.settle()
        #expect(person.phones.map(\.id) == ids)
    }
}
