import Caret
import CaretTesting
import Foundation
import Observation
import Testing

/// Rules that follow their values, messages below rows, and handlers of changes.
@MainActor @Suite(.app) struct FieldRuleTests {
    struct Refusal: LocalizedError {
        var errorDescription: String?
    }

    @MainActor @Observable final class Account {
        var name = ""
        var password = ""
        var again = ""
        var age = 20
        var isAdult = true
        var colour: String?
        var unread = 0
    }

    private let account = Account()

    @Test func aMessageFollowsTheOtherField() async throws {
        let form = Form(of: account) {
            Fields {
                Field(password: "Password", \.password)
                Field(password: "Again", \.again).valid("Differs") { $0.again == $0.password }
                Field(text: "Name", \.name)
            }
        }
        let screen = try await FormScreen(form)
        try await screen.type("a", into: 0)
        screen.app.mainWindow.endEditing(true)
        try await screen.app.settle()
        #expect(screen.texts[1] == ["Again"] && form.checks == 1 && !form.isValid)
        try await screen.type("b", into: 1)
        #expect(screen.texts[1] == ["Again"])
        form.edit("Name")
        try await screen.app.settle()
        #expect(screen.texts[1] == ["Again", "Differs"])
        account.password = "b"
        try await screen.app.settle()
        #expect(screen.texts[1] == ["Again"] && form.isValid)
        let checks = form.checks
        account.age = 3
        try await screen.app.settle()
        #expect(form.checks == checks)
    }

    @Test func aMessageWaitsForTheEndOfTypingUnlessTheFieldValidatesEachChange() async throws {
        let form = Form(of: account) {
            Fields {
                Field(text: "Late", \.name).valid("Short") { $0.name.count > 1 }
                Field(text: "Live", \.name).id("live").valid("Short") { $0.name.count > 1 }.validates(.onChange)
                Field(text: "Last", \.again).valid("Never") { _ in false }.validates(.onSubmit)
            }
        }
        let screen = try await FormScreen(form)
        try await screen.type("a", into: 0)
        #expect(screen.texts.map(\.count) == [1, 1, 1])
        screen.app.mainWindow.endEditing(true)
        try await screen.app.settle()
        #expect(screen.texts.map(\.count) == [2, 1, 1])
        form.edit("Late")
        await screen.app.type("b")
        try await screen.app.settle()
        #expect(screen.texts.map(\.count) == [1, 1, 1])
        for _ in 0..<2 { await screen.app.press(.delete) }
        try await screen.app.settle()
        #expect(screen.texts.map(\.count) == [1, 1, 1])
        try await screen.type("a", into: 1)
        #expect(screen.texts.map(\.count) == [2, 2, 1])
        try await screen.type("x", into: 2)
        screen.app.mainWindow.endEditing(true)
        try await screen.app.settle()
        #expect(screen.texts[2].count == 1 && form.validate().map(\.message) == ["Short", "Short", "Never"])
    }

    @Test func messagesAreBelowRowsOfEachKind() async throws {
        let form = Form(of: account) {
            Fields {
                Field(check: "Check", \.isAdult).valid("No check") { !$0.isAdult }
                Field(picker: "Wheel", \.colour, from: ["red"]).valid("No wheel") { $0.colour != nil }
                Field(toggle: "Switch", \.isAdult).valid("No switch") { !$0.isAdult }
                Field(choice: "Choice", \.colour, from: ["red"]).valid("No choice") { $0.colour != nil }
            }
        }
        let screen = try await FormScreen(form)
        form.validate()
        try await screen.app.settle()
        #expect(
            screen.texts == [
                ["Check", "No check"], ["Wheel", "–"], ["No wheel"], ["Switch", "No switch"], ["Choice"], ["red"], ["No choice"],
            ])
        account.colour = "red"
        account.isAdult = false
        try await screen.app.settle()
        #expect(screen.titles == ["Check", "Wheel", "Switch", "Choice", "red"] && form.isValid)
    }

    @Test func aRuleThatThrowsIsViolated() async throws {
        let form = Form(of: account) {
            Fields {
                Field(text: "Name", \.name).valid("Own message") { _ in throw CocoaError(.coderInvalidValue) }
                Field(text: "Again", \.again).valid("Own message") { account in
                    if account.again.isEmpty { throw Refusal(errorDescription: "Refused") }
                    return true
                }
                Field(number: "Age", \.age).valid("Own message") { _ in throw Refusal() }
            }
        }
        let screen = try await FormScreen(form)
        let messages = form.validate().map(\.message)
        #expect(messages.count == 3 && Array(messages[1...]) == ["Refused", "Own message"])
        account.again = "x"
        try await screen.app.settle()
        #expect(form.validate().count == 2)
    }

    @Test func textThatIsNoValueIsInvalidUntilEditingEnds() async throws {
        let form = Form(of: account) { Fields { Field(number: "Age", \.age).validates(.onChange) } }
        form.texts.unreadable = { "\($0): keine Zahl" }
        let screen = try await FormScreen(form)
        try await screen.type("12x", into: 0)
        #expect(account.age == 12 && !form.isValid && screen.texts == [["Age", "Age: keine Zahl"]])
        try await screen.type("", into: 0)
        #expect(screen.texts == [["Age", "Age is missing"]])
        screen.app.mainWindow.endEditing(true)
        try await screen.app.settle()
        #expect(form.isValid && screen.texts == [["Age"]] && screen.editors(UITextField.self)[0].text == "12")
    }

    // MARK: - Changes

    @Test func aHandlerIsCalledForChangesByTheUserOnly() async throws {
        var calls: [String] = []
        let form = Form(of: account) {
            Fields {
                Field(text: "Name", \.name).onChange { calls.append("1 \($0.name)") }.onChange { calls.append("2 \($0.name)") }
                Field(toggle: "Adult", \.isAdult).onChange { calls.append("adult \($0.isAdult)") }
                Field(number: "Age", \.age).onChange { calls.append("age \($0.age)") }
            }
        }
        let screen = try await FormScreen(form)
        account.name = "B"
        account.age = 1
        try await screen.app.settle()
        #expect(calls == [])
        form.edit("Name")
        await screen.app.type("o")
        #expect(calls == ["1 Bo", "2 Bo"])
        let control = screen.editors(UISwitch.self)[0]
        control.setOn(false, animated: false)
        control.sendActions(for: .valueChanged)
        try await screen.type("x", into: 1)
        #expect(calls == ["1 Bo", "2 Bo", "adult false"])
    }

    @Test func aHandlerMayChangeItsOwnValue() async throws {
        let form = Form(of: account) { Fields { Field(text: "Name", \.name).onChange { $0.name = $0.name.uppercased() } } }
        let screen = try await FormScreen(form)
        let field = screen.editors(UITextField.self)[0]
        field.becomeFirstResponder()
        for letter in "abc" {
            await screen.app.type(String(letter))
            try await screen.app.settle()
        }
        #expect(account.name == "ABC" && field.text == "ABC")
        field.selectedTextRange = field.position(from: field.beginningOfDocument, offset: 1).flatMap { field.textRange(from: $0, to: $0) }
        await screen.app.type("x")
        try await screen.app.settle()
        await screen.app.type("y")
        try await screen.app.settle()
        #expect(account.name == "AXYBC" && field.text == "AXYBC")
    }

    @Test func handlersThatChangeControlsOfEachOtherEndWithAReport() async throws {
        var (screen, calls): (FormScreen?, [String]) = (nil, [])
        let lines = [#line + 5, #line + 10]
        func press(_ index: Int) { screen?.editors(UISwitch.self)[index].sendActions(for: .valueChanged) }
        let form = Form(of: account) {
            Fields {
                Field(toggle: "A", \.isAdult)
                    .onChange { _ in
                        calls.append("A")
                        press(1)
                    }
                Field(toggle: "B", \.isAdult)
                    .onChange { _ in
                        calls.append("B")
                        press(0)
                    }
            }
        }
        screen = try await FormScreen(form)
        press(0)
        let report = try #require(screen?.app.diagnostics.first { $0.code == "form.change-loop" })
        #expect(calls == ["A", "B"] && report.line == lines[0] && report.message.contains("FieldRuleTests.swift:\(lines[1])"), "\(report)")
    }

    @Test func conditionsThatChangeEachOtherEndWithAReport() async throws {
        account.isAdult = false
        let form = Form(of: account) {
            Fields {
                Field(text: "A", \.name).hidden { account in
                    if account.isAdult { account.age = account.unread + 1 }
                    return false
                }
                Field(text: "B", \.name).id("b").hidden { account in
                    if account.isAdult { account.unread = account.age + 1 }
                    return false
                }
            }
        }
        let screen = try await FormScreen(form)
        account.isAdult = true
        await screen.app.advance(frames: 300)
        let reports = screen.app.diagnostics.filter { $0.code == "observation.loop" }
        #expect(!reports.isEmpty && form.evaluations < 400)
        let evaluations = form.evaluations
        await screen.app.advance(frames: 50)
        #expect(form.evaluations == evaluations)
    }
}
