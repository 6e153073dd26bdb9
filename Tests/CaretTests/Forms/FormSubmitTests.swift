import Caret
import CaretTesting
import Foundation
import Observation
import Testing

/// The action of a form: validation, the time while it runs, errors and cancellation.
@MainActor @Suite(.app) struct FormSubmitTests {
    struct Refusal: LocalizedError {
        var errorDescription: String? { "The server refused" }
    }

    @MainActor final class Gate {
        private var waiting: CheckedContinuation<Void, any Error>?
        private(set) var entries = 0
        private(set) var cancellations = 0

        func pass() async throws {
            entries += 1
            try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { waiting = $0 }
            } onCancel: {
                Task { @MainActor in self.cancel() }
            }
        }

        private func cancel() {
            cancellations += 1
            open(.failure(CancellationError()))
        }

        func open(_ result: Result<Void, any Error> = .success(())) {
            let continuation = waiting
            waiting = nil
            continuation?.resume(with: result)
        }
    }

    @MainActor @Observable final class Person {
        @MainActor final class Phone: Identifiable { var number = "" }
        var name = ""
        var town = ""
        var isMember = false
        var phones: [Phone] = []
    }

    private let person = Person()
    private let gate = Gate()

    private func makeForm(rows: Int = 0) -> Form<Person> {
        let gate = gate
        let form = Form(of: person) {
            Fields {
                Field(text: "Name", \.name).required()
                for row in 0..<rows { Field(label: "Row \(row)") { _ in "" } }
                Field(toggle: "Member", \.isMember)
                Field(text: "Town", \.town).disabled { $0.name == "Bob" }
            }
            Fields(repeating: \.phones, add: "Add", new: { Person.Phone() }) { Field(phone: "Phone", \.number) }
            Fields { Field(submit: "Save") }
        }
        form.onSubmit { _ in try await gate.pass() }
        return form
    }

    private func areEnabled(_ screen: FormScreen) -> [Bool] { screen.editors(UIControl.self).map(\.isEnabled) }

    @Test func fieldsAreDisabledWhileTheActionRuns() async throws {
        person.name = "Ada"
        let form = makeForm()
        let screen = try await FormScreen(form)
        var states: [Bool] = []
        screen.table.observe(screen.table) { _ in states.append(form.isSubmitting) }
        form.edit("Town")
        #expect(areEnabled(screen) == [true, true, true])
        for _ in 0..<2 {
            try await screen.app.tap("Save")
            try await screen.app.settle()
        }
        #expect(gate.entries == 1 && form.isSubmitting && areEnabled(screen) == [false, false, false])
        #expect(screen.editors(UITextField.self).allSatisfy { !$0.isFirstResponder })
        try await screen.app.tap("Add")
        #expect(person.phones.isEmpty && screen.table.visibleCells.last?.accessoryView is UIActivityIndicatorView)
        #expect(await form.submit().isBusy)
        person.name = "Bob"
        gate.open()
        try await screen.app.settle()
        #expect(!form.isSubmitting && areEnabled(screen) == [true, true, false] && states == [false, true, false])
        #expect(screen.table.visibleCells.last?.accessoryView == nil)
    }

    @Test func anInvalidFormIsNotSubmittedAndShowsItsFirstProblem() async throws {
        let form = makeForm(rows: 60)
        let screen = try await FormScreen(form)
        screen.table.scrollToRow(at: IndexPath(row: 0, section: 2), at: .bottom, animated: false)
        try await screen.app.settle()
        try await screen.app.tap("Save")
        try await screen.app.settle()
        #expect(gate.entries == 0 && screen.texts.first == ["Name", "Name is missing"])
        #expect(screen.editors(UITextField.self).first?.isFirstResponder == true)
        guard case .invalid(let problems) = await form.submit() else { return #expect(Bool(false)) }
        #expect(problems.map(\.title) == ["Name"])
    }

    @Test func textThatIsNoValueIsNotSubmitted() async throws {
        @MainActor final class Silent { var age = 1 }
        var calls = 0
        let form = Form(of: Silent()) { Fields { Field(number: "Age", \.age) } }
        form.onSubmit { _ in calls += 1 }
        let screen = try await FormScreen(form)
        try await screen.type("x", into: 0)
        guard case .invalid = await form.submit() else { return #expect(Bool(false)) }
        try await screen.type("7", into: 0)
        guard case .submitted = await form.submit() else { return #expect(Bool(false)) }
        #expect(calls == 1 && form.model.age == 7)
    }

    @Test func anErrorIsShownBelowTheRowUntilTheNextAttempt() async throws {
        person.name = "Ada"
        let form = makeForm()
        let screen = try await FormScreen(form)
        try await screen.app.tap("Save")
        try await screen.app.settle()
        gate.open(.failure(Refusal()))
        try await screen.app.settle()
        #expect(screen.titles.suffix(2) == ["Save", "The server refused"] && areEnabled(screen) == [true, true, true])
        try await screen.app.tap("Save")
        try await screen.app.settle()
        #expect(gate.entries == 2 && screen.titles.last == "Save")
        gate.open()
        try await screen.app.settle()
        #expect(screen.titles.last == "Save" && !form.isSubmitting)
    }

    @Test func theTaskOfTheCallerCancelsTheAction() async throws {
        person.name = "Ada"
        let form = makeForm()
        let screen = try await FormScreen(form)
        let task = Task { await form.submit() }
        try await screen.app.settle()
        #expect(gate.entries == 1)
        task.cancel()
        guard case .cancelled = await task.value else { return #expect(Bool(false)) }
        #expect(!form.isSubmitting && gate.cancellations == 1)
    }

    @Test func theActionEndsWithItsScreen() async throws {
        person.name = "Ada"
        weak var form: Form<Person>?
        let root = UINavigationController(rootViewController: UIViewController())
        let app = try await TestApp.launch(showing: { root })
        do {
            let newForm = makeForm()
            form = newForm
            let screen = UITableViewController(style: .insetGrouped)
            screen.tableView.show(newForm)
            root.pushViewController(screen, animated: false)
        }
        try await app.settle()
        try await app.tap("Save")
        try await app.settle()
        #expect(gate.entries == 1 && form?.isSubmitting == true)
        root.popViewController(animated: false)
        try await app.settle()
        #expect(gate.cancellations == 1 && form == nil)
    }

    @Test func methodsAndOwnersAreHeldWeakly() async throws {
        @MainActor final class Editor {
            var saved: [String] = []
            func save(_ person: Person) async throws { saved.append(person.name) }
        }
        var editor: Editor? = Editor()
        weak let weakEditor = editor
        person.name = "Ada"
        let form = makeForm()
        form.onSubmit(try #require(editor), call: Editor.save)
        _ = await form.submit()
        #expect(editor?.saved == ["Ada"])
        editor = nil
        #expect(weakEditor == nil)
        guard case .submitted = await form.submit() else { return #expect(Bool(false)) }
    }
}

extension FormOutcome {
    fileprivate var isBusy: Bool { if case .busy = self { true } else { false } }
}
