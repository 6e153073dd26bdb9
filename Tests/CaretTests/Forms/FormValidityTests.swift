import Caret
import CaretTesting
import Observation
import Testing

/// The validity of a form that changes: notifications of observers, and answers before the next frame.
@MainActor @Suite(.app) struct FormValidityTests {
    @MainActor @Observable final class Phone: Identifiable { var number = "" }

    @MainActor @Observable final class Person {
        var name = "Ada"
        var age = 1
        var isMember = false
        var code = ""
        var phones: [Phone] = []
    }

    private let person = Person()

    private func makeForm() -> Form<Person> {
        let person = person
        return Form(of: person) {
            Fields {
                Field(text: "Name", \.name)
                Field(number: "Age", \.age)
                Field(text: "Code", \.code).required().hidden { !$0.isMember }
                if person.age > 100 { Field(text: "Again", \.code).id("again").required() }
            }
            Fields(repeating: \.phones, add: "Add", new: { Phone() }) { Field(phone: "Phone", \.number).required() }
        }
    }

    /// The answers of `isValid` that an observer has received.
    private final class Log { var answers: [Bool] = [] }

    private func observed<Model: AnyObject>(_ form: Form<Model>) async throws -> (FormScreen, Log) {
        let (screen, log) = (try await FormScreen(form), Log())
        screen.table.observe(log) { log in log.answers.append(form.isValid) }
        return (screen, log)
    }

    @Test func observersAreNotifiedOfElementsThatTheUserAddsAndDeletes() async throws {
        let (screen, log) = try await observed(makeForm())
        try await screen.app.tap("Add")
        try await screen.app.settle()
        #expect(log.answers.last == false)
        screen.table.dataSource?.tableView(screen.table, commit: .delete, forRowAt: IndexPath(row: 0, section: 1))
        try await screen.app.settle()
        #expect(person.phones.isEmpty && log.answers.last == true)
    }

    @Test func observersAreNotifiedOfElementsOfAModelThatIsNotObservable() async throws {
        @MainActor final class Silent { var phones: [Phone] = [] }
        let silent = Silent()
        let (screen, log) = try await observed(
            Form(of: silent) {
                Fields(repeating: \.phones, add: "Add", new: { Phone() }) { Field(phone: "Phone", \.number).required() }
            })
        try await screen.app.tap("Add")
        try await screen.app.settle()
        #expect(silent.phones.count == 1 && log.answers == [true, false])
        screen.table.dataSource?.tableView(screen.table, commit: .delete, forRowAt: IndexPath(row: 0, section: 0))
        try await screen.app.settle()
        #expect(log.answers == [true, false, true])
    }

    @Test func observersOfAFormThatIsNotShownAreNotified() async throws {
        let (form, view, log) = (makeForm(), UIView(), Log())
        let app = try await TestApp.launch(showing: { UIViewController() })
        view.observe(log) { log in log.answers.append(form.isValid) }
        person.phones.append(Phone())
        await app.advance(frames: 2)
        person.phones[0].number = "1"
        await app.advance(frames: 2)
        person.phones = [Phone()]
        await app.advance(frames: 2)
        #expect(log.answers == [true, false, true, false])
    }

    @Test func observersAreNotifiedOfTextThatIsNoValue() async throws {
        let (screen, log) = try await observed(makeForm())
        try await screen.type("x", into: 1)
        #expect(log.answers.last == false)
        screen.app.mainWindow.endEditing(true)
        try await screen.app.settle()
        #expect(log.answers.last == true)
    }

    @Test func observersAreNotifiedOfInputIntoAModelThatIsNotObservable() async throws {
        @MainActor final class Silent { var name = "" }
        let (screen, log) = try await observed(Form(of: Silent()) { Fields { Field(text: "Name", \.name).required() } })
        try await screen.type("A", into: 0)
        #expect(log.answers == [false, true])
        try await screen.type("", into: 0)
        #expect(log.answers == [false, true, false])
    }

    /// The form that conditions ask, which exists after them.
    @MainActor @Observable final class Holder { var form: Form<Person>? }

    @Test func aConditionMayAskWhetherTheFormIsValid() async throws {
        let (holder, phones) = (Holder(), (0..<8).map { _ in Phone() })
        let form = Form(of: person) {
            Fields(repeating: \.phones, new: { Phone() }) {
                Field(phone: "Phone", \.number).required().disabled { _ in holder.form?.isValid == true }
            }
            for index in 0..<8 {
                Fields { Field(button: "Save \(index)") { _ in }.disabled { _ in holder.form?.isValid != true } }
            }
        }
        holder.form = form
        let screen = try await FormScreen(form)
        person.phones = phones
        #expect(!screen.app.diagnostics.contains { $0.code == "observation.loop" })
        let evaluations = form.evaluations
        #expect(!form.isValid)
        #expect(form.evaluations - evaluations <= 16)
        for phone in phones { phone.number = "1" }
        try await screen.app.settle()
        #expect(form.isValid && screen.app.diagnostics.isEmpty)
        #expect(screen.editors(UITextField.self).suffix(8).map(\.isEnabled) == Array(repeating: false, count: 8))
        holder.form = nil
    }

    // MARK: - Before the next frame

    @Test func validityDescribesTheCurrentModel() async throws {
        let form = makeForm()
        let screen = try await FormScreen(form)
        person.phones.append(Phone())
        #expect(!form.isValid && form.validate().map(\.title) == ["Phone"])
        person.phones = []
        #expect(form.isValid)
        person.isMember = true
        #expect(!form.isValid && form.validate().map(\.title) == ["Code"])
        person.isMember = false
        #expect(form.validate().isEmpty)
        person.age = 101
        #expect(form.validate().map(\.title) == ["Again"])
        person.age = 1
        #expect(form.isValid)
        try await screen.app.settle()
        #expect(form.isValid && screen.titles == ["Name", "Age", "Add"] && screen.app.diagnostics.isEmpty)
    }

    @Test func anElementThatWasJustAddedIsNotSubmittedInvalid() async throws {
        let form = makeForm()
        var calls = 0
        form.onSubmit { _ in calls += 1 }
        let screen = try await FormScreen(form)
        person.phones.append(Phone())
        let outcome = await form.submit()
        #expect(calls == 0)
        guard case .invalid(let problems) = outcome else { return #expect(Bool(false)) }
        try await screen.app.settle()
        #expect(problems.map(\.title) == ["Phone"] && screen.editors(UITextField.self).last?.isFirstResponder == true)
    }
}
