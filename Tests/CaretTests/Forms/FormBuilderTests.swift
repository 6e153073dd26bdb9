import Caret
import CaretTesting
import Observation
import Testing

/// Conditions and loops in the closures of forms and groups.
@MainActor @Suite(.app) struct FormBuilderTests {
    @MainActor @Observable final class Order {
        var name = "Ada"
        var isGift = false
        var hasInvoice = false
        var greeting = ""
        var street = ""
        var lines = ["One", "Two"]
        var texts = ["", "", "", ""]
    }

    private let order = Order()

    @Test func anIfInAGroupIsDecidedAgainAndOnlyThisGroupRuns() async throws {
        let order = order
        let form = Form(of: order) {
            Fields("Order") {
                Field(text: "Name", \.name)
                if order.isGift { Field(text: "Greeting", \.greeting) }
            }
            Fields("Other") { Field(text: "Street", \.street) }
        }
        let screen = try await FormScreen(form)
        #expect(screen.titles == ["Name", "Street"] && form.groupRuns == 2)
        order.isGift = true
        try await screen.app.settle()
        #expect(screen.titles == ["Name", "Greeting", "Street"] && form.groupRuns == 3)
        order.name = "Bob"
        try await screen.app.settle()
        #expect(screen.editors(UITextField.self)[0].text == "Bob" && form.groupRuns == 3)
        order.isGift = false
        try await screen.app.settle()
        #expect(screen.titles == ["Name", "Street"] && form.groupRuns == 4 && screen.app.diagnostics.isEmpty)
    }

    @Test func anIfAroundAGroupIsDecidedAgain() async throws {
        let order = order
        let form = Form(of: order) {
            Fields("Order") { Field(text: "Name", \.name) }
            if order.hasInvoice {
                Fields("Invoice") { Field(text: "Street", \.street).required() }
            } else {
                Fields("Cash", footer: "In the shop") { Field(label: "Pay") { _ in "later" } }
            }
        }
        let screen = try await FormScreen(form)
        func headers() -> [String?] {
            (0..<screen.table.numberOfSections).map { screen.table.dataSource?.tableView(screen.table, titleForHeaderInSection: $0) }
        }
        #expect(headers() == ["Order", "Cash"] && form.isValid)
        order.hasInvoice = true
        try await screen.app.settle()
        #expect(headers() == ["Order", "Invoice"] && !form.isValid && screen.titles == ["Name", "Street"])
    }

    @Test func aLoopFollowsItsArrayAndFieldsKeepTheirState() async throws {
        let order = order
        let form = Form(of: order) {
            Fields { for (index, line) in order.lines.enumerated() { Field(text: line, \.texts[index]).required() } }
        }
        let screen = try await FormScreen(form)
        form.validate()
        order.lines.insert("Zero", at: 0)
        try await screen.app.settle()
        #expect(screen.texts == [["Zero"], ["One", "One is missing"], ["Two", "Two is missing"]])
        order.lines.removeAll { $0 == "One" }
        try await screen.app.settle()
        #expect(screen.titles == ["Zero", "Two"])
    }

    @Test func typingContinuesWhileAConditionChanges() async throws {
        let order = order
        let form = Form(of: order) {
            Fields {
                if order.name.count > 3 { Field(label: "Long") { _ in "name" } }
                Field(text: "Name", \.name)
            }
        }
        let screen = try await FormScreen(form)
        let field = try #require(screen.editors(UITextField.self).first)
        field.becomeFirstResponder()
        for letter in ["x", "y"] {
            await screen.app.type(letter)
            try await screen.app.settle()
        }
        #expect(order.name == "Adaxy" && screen.titles == ["Long", "Name"] && field.isFirstResponder)
    }

    @Test func newClosuresReplaceThoseOfAFieldThatStays() async throws {
        let order = order
        var calls: [Bool] = []
        let form = Form(of: order) {
            Fields {
                let isGift = order.isGift
                Field(text: "Name", \.name).valid(isGift ? "no gift" : "no order") { _ in false }.onChange { _ in calls.append(isGift) }
            }
        }
        let screen = try await FormScreen(form)
        form.validate()
        order.isGift = true
        try await screen.app.settle()
        #expect(screen.texts == [["Name", "no gift"]])
        try await screen.type("B", into: 0)
        #expect(calls == [true])
    }

    @Test func aClosureThatReadsNothingIsReleased() async throws {
        final class Probe {}
        let order = order
        weak var (idle, live): (Probe?, Probe?)
        func make(_ reads: Bool) -> (Form<Order>, Probe) {
            let probe = Probe()
            let form = Form(of: order) {
                let _ = probe
                Fields {
                    if reads ? order.isGift : false { Field(text: "Greeting", \.greeting) }
                    Field(text: "Name", \.name)
                }
            }
            return (form, probe)
        }
        let first: Form<Order>, second: Form<Order>
        (first, idle) = make(false)
        (second, live) = make(true)
        #expect(idle == nil && live != nil)
        withExtendedLifetime((first, second)) {}
    }

    @Test func anOwnerIsHeldWeakly() async throws {
        let order = order
        var owner: Owner? = Owner()
        weak let weakOwner = owner
        let form = Form(of: order, try #require(owner)) { owner in
            Fields {
                if owner.isOpen { Field(text: "Greeting", \.greeting) }
                Field(button: "Close", owner) { owner, _ in owner.isOpen = false }
            }
        }
        let screen = try await FormScreen(form)
        owner?.isOpen = true
        try await screen.app.settle()
        #expect(screen.titles == ["Greeting", "Close"])
        try await screen.app.tap("Close")
        try await screen.app.settle()
        #expect(screen.titles == ["Close"])
        owner = nil
        try await screen.app.settle()
        #expect(weakOwner == nil)
        order.name = "x"
        try await screen.app.settle()
        #expect(screen.titles == ["Close"])
    }

    @Test func aConditionOfTheOwnerThatCannotBeFollowedIsReported() async throws {
        final class Screen: UIViewController {
            let owner = Owner()
            var isPlain = false
        }
        let (order, screen) = (order, Screen())
        let app = try await TestApp.launch(showing: { screen })
        let line = #line + 2
        let form = Form(of: order, screen) { screen in
            Fields { if screen.isPlain { Field(text: "Name", \.name) } }
            Fields { if screen.owner.isOpen { Field(text: "Greeting", \.greeting) } }
            Fields { Field(text: "Street", \.street) }
        }
        let outer = #line + 1
        let other = Form(of: order, screen) { screen in
            if screen.isPlain { Fields { Field(text: "Name", \.name) } }
        }
        let reports = app.diagnostics.filter { $0.code == "form.unfollowed-condition" }
        #expect(reports.map(\.line) == [line, outer], "\(reports)")
        withExtendedLifetime((form, other)) {}
    }

    @Test func aConditionOfAnOwnersObservableObjectIsFollowed() async throws {
        final class Screen: UIViewController { let owner = Owner() }
        let owner = Screen()
        let form = Form(of: order, owner) { screen in
            Fields { if screen.owner.isOpen { Field(text: "Greeting", \.greeting) } }
        }
        let screen = try await FormScreen(form)
        #expect(screen.titles == [])
        owner.owner.isOpen = true
        try await screen.app.settle()
        #expect(screen.titles == ["Greeting"] && screen.app.diagnostics.isEmpty)
    }

    @Test func aConditionOfAValueThatTheFormHasReadIsFollowedAndNotReported() async throws {
        final class Screen: UIViewController { let owner = Owner() }
        let owner = Screen()
        let form = Form(of: order, owner) { screen in
            let isOpen = screen.owner.isOpen
            Fields { if isOpen { Field(text: "Greeting", \.greeting) } }
        }
        let screen = try await FormScreen(form)
        #expect(screen.titles == [])
        owner.owner.isOpen = true
        try await screen.app.settle()
        #expect(screen.titles == ["Greeting"] && screen.app.diagnostics.isEmpty)
    }

    @Test func anIfOnAnUnobservableModelDoesNotCompile() throws {
        func source(_ kind: String) -> String {
            """
            import Observation
            @MainActor \(kind) final class Person { var name = ""; var isMember = false }
            @MainActor func form(_ person: Person) -> Form<Person> {
                Form(of: person) { Fields { if person.isMember { Field(text: "Name", \\.name) } } }
            }
            """
        }
        #expect(try Typecheck.errors(of: source("@Observable")) == [])
        let errors = try Typecheck.errors(of: source(""))
        #expect(errors.contains { $0.contains("Make the model @Observable, or use hidden") }, "\(errors)")
    }

    @Test func ofAThousandConditionsInBuildersOnlyTheGroupOfTheChangedOneRuns() async throws {
        let gates = Gates()
        let form = Form(of: gates) {
            for index in 0..<1000 {
                Fields {
                    if !gates.all[index].isShut { Field(label: "Row \(index)") { _ in "" } }
                    Field(text: "Text \(index)", \.text)
                }
            }
        }
        let screen = try await FormScreen(form)
        #expect(form.groupRuns == 1000 && screen.table.numberOfSections == 1000)
        gates.all[500].isShut = true
        try await screen.app.settle()
        #expect(form.groupRuns == 1001 && screen.table.numberOfRows(inSection: 500) == 1)
    }

    @MainActor @Observable final class Owner { var isOpen = false }

    @MainActor @Observable final class Gate { var isShut = false }
    @MainActor @Observable final class Gates {
        @ObservationIgnored let all = (0..<1000).map { _ in Gate() }
        var text = ""
    }
}
