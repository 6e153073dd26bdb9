import Caret
import CaretTesting
import Observation
import Testing

/// Groups that hide, repeated groups with several fields, the keyboard, and the number of evaluations.
@MainActor @Suite(.app) struct FormPartTests {
    @MainActor @Observable final class Phone: Identifiable {
        let id: Int
        var kind = ""
        var number = ""
        init(_ id: Int) { self.id = id }
    }

    @MainActor @Observable final class Person {
        var name = ""
        var town = ""
        var isOpen = false
        var isLocked = false
        var phones = [Phone(1), Phone(2), Phone(3)]
    }

    private let person = Person()

    // MARK: - Groups

    @Test func aGroupHidesWithItsHeaderAndFooterAndKeepsItsState() async throws {
        let form = Form(of: person) {
            Fields("Name") { Field(toggle: "Open", \.isOpen) }
            Fields("Address", footer: "At home") {
                Field(text: "Town", \.town).required()
                Field(text: "Other", \.name).hidden { $0.name == "x" }
            }
            .hidden { !$0.isOpen }.disabled { $0.isLocked }
        }
        let screen = try await FormScreen(form)
        #expect(screen.table.numberOfSections == 1 && form.isValid && form.validate().isEmpty && !form.edit("Town"))
        person.isOpen = true
        try await screen.app.settle()
        #expect(screen.table.numberOfSections == 2 && !form.isValid)
        let titles = [screen.table.headerView(forSection: 1)?.textLabel?.text, screen.table.footerView(forSection: 1)?.textLabel?.text]
        #expect(titles == ["ADDRESS", "At home"])
        form.validate()
        let evaluations = form.evaluations
        person.isLocked = true
        try await screen.app.settle()
        #expect(screen.editors(UITextField.self).map(\.isEnabled) == [false, false] && form.evaluations == evaluations + 1)
        person.isOpen = false
        try await screen.app.settle()
        person.isOpen = true
        person.isLocked = false
        try await screen.app.settle()
        #expect(screen.titles == ["Open", "Town", "Other"] && screen.editors(UITextField.self).allSatisfy(\.isEnabled))
    }

    @Test func aModelThatIsNotObservableHidesAGroupOnRequest() async throws {
        @MainActor final class Silent { var (isOpen, name) = (false, "") }
        let model = Silent()
        let form = Form(of: model) { Fields("More") { Field(text: "Name", \.name) }.hidden { !$0.isOpen } }
        var list: SectionList<UITableViewCell>?
        let (app, table) = try await ListScreen.launch(style: .insetGrouped) { list = $0.show(form) }
        #expect(table.numberOfSections == 0)
        model.isOpen = true
        list?.update()
        try await app.settle()
        #expect(table.numberOfSections == 1)
    }

    @Test func anElementOfSeveralFieldsMovesAndIsDeletedAsAWhole() async throws {
        let form = Form(of: person) {
            Fields(repeating: \.phones, header: "Phones", footer: "All of them", add: "Add", new: { Phone(9) }) {
                Field(text: "Kind", \.kind)
                Field(phone: "Number", \.number)
            }
        }
        let screen = try await FormScreen(form)
        let (table, source) = (screen.table, try #require(screen.table.dataSource))
        table.isEditing = true
        let areMovable = (0..<7).map { source.tableView(table, canMoveRowAt: IndexPath(row: $0, section: 0)) }
        #expect(areMovable == [true, false, true, false, true, false, false])
        source.tableView(table, moveRowAt: IndexPath(row: 0, section: 0), to: IndexPath(row: 5, section: 0))
        try await screen.app.settle()
        #expect(person.phones.map(\.id) == [2, 3, 1] && screen.titles == ["Kind", "Number", "Kind", "Number", "Kind", "Number", "Add"])
        source.tableView(table, commit: .delete, forRowAt: IndexPath(row: 3, section: 0))
        try await screen.app.settle()
        #expect(person.phones.map(\.id) == [2, 1] && screen.titles.count == 5 && screen.app.diagnostics.isEmpty)
        screen.editors(UITextField.self)[2].becomeFirstResponder()
        await screen.app.type("Home")
        #expect(person.phones.map(\.kind) == ["", "Home"])
    }

    // MARK: - Keyboard

    @Test(arguments: [true, false]) func aFieldBelowTheKeyboardScrollsIntoView(isTableController: Bool) async throws {
        let form = Form(of: person) {
            Fields {
                Field(text: "Name", \.name)
                for row in 0..<12 { Field(label: "Row \(row)") { _ in "" } }
                Field(text: "Town", \.town)
            }
        }
        let screen = ListScreen(style: .insetGrouped) { $0.show(form) }
        let controller = UITableViewController(style: .insetGrouped)
        if isTableController { controller.tableView.show(form) }
        let table: UITableView = isTableController ? try #require(controller.tableView) : screen.table
        let app = try await TestApp.launch(
            showing: { isTableController ? controller : screen }, on: .standard.withDrawnKeyboard)
        try await app.settle()
        let inset = table.contentInset.bottom
        let last = try #require(table.visibleCells.last?.contentView.subviews.compactMap { $0 as? UITextField }.first)
        #expect(last.convert(last.bounds, to: nil).maxY > app.mainWindow.bounds.height - 240)
        last.becomeFirstResponder()
        try await app.settle()
        #expect(last.convert(last.bounds, to: nil).maxY <= app.mainWindow.bounds.height - (table.contentInset.bottom - inset))
        #expect(form.edit("Name"))
        try await app.settle()
        let keyboardInset = table.contentInset.bottom - inset
        #expect(keyboardInset > 200)
        await app.press(.tab)
        try await app.settle()
        let field = try #require(table.visibleCells.flatMap { $0.contentView.subviews }.first { $0.isFirstResponder })
        #expect(field.convert(field.bounds, to: nil).maxY <= app.mainWindow.bounds.height - keyboardInset)
        field.resignFirstResponder()
        try await app.settle()
        #expect(table.contentInset.bottom == inset)
    }

    @Test func aFormThatLeavesWithTheKeyboardHasNoInsetAfterwards() async throws {
        let form = Form(of: person) { Fields { Field(text: "Name", \.name) } }
        let screen = ListScreen(style: .insetGrouped) { $0.show(form) }
        let navigation = UINavigationController(rootViewController: screen)
        let app = try await TestApp.launch(showing: { navigation }, on: .standard.withDrawnKeyboard)
        try await app.settle()
        let inset = screen.table.contentInset.bottom
        #expect(form.edit("Name"))
        try await app.settle()
        #expect(screen.table.contentInset.bottom > inset + 200)
        navigation.pushViewController(UIViewController(), animated: false)
        try await app.settle()
        #expect(screen.table.contentInset.bottom == inset)
    }

    // MARK: - Counters

    @Test func aThousandRowsMakeOnlyTheCellsOnTheScreen() async throws {
        let form = Form(of: person) {
            Fields { for row in 0..<1000 { Field(text: "Row \(row)", \.name).required().hidden { $0.isOpen && row == 500 } } }
        }
        var list: SectionList<UITableViewCell>?
        let (app, table) = try await ListScreen.launch(style: .insetGrouped) { list = $0.show(form) }
        try await app.settle()
        let fills = try #require(list).counters.fills
        #expect(form.evaluations == 1000 && form.groupRuns == 1 && form.checks == 0)
        #expect(fills < 80 && table.visibleCells.count < 30, "\(fills)")
    }

    @Test func onlyDependentConditionsAndRulesAreEvaluated() async throws {
        let gates = Gates()
        let form = Form(of: gates) {
            Fields {
                for index in 0..<1000 {
                    Field(check: "Row \(index)", \.isAll).valid("shut") { !$0.gates[index].isShut }.disabled { $0.gates[index].isShut }
                }
            }
        }
        let (app, table) = try await ListScreen.launch { $0.show(form) }
        form.validate()
        try await app.settle()
        let (evaluations, checks) = (form.evaluations, form.checks)
        #expect(evaluations == 1000 && checks == 1000)
        gates.gates[500].isShut = true
        try await app.settle()
        #expect(form.evaluations == evaluations + 1 && form.checks == checks + 1 && table.numberOfRows(inSection: 0) == 1000)
    }

    @MainActor @Observable final class Gate { var isShut = false }
    @MainActor @Observable final class Gates {
        @ObservationIgnored let gates = (0..<1000).map { _ in Gate() }
        var isAll = false
    }
}
