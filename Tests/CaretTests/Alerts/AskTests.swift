import Caret
import CaretTesting
import Testing

/// Texts and decisions that a task awaits.
@MainActor @Suite(.app) struct AskTests {
    private func launch() async throws -> (app: TestApp, screen: UIViewController) {
        let screen = UIViewController()
        let app = try await TestApp.launch(showing: { screen }, on: .standard.scale(1))
        try await app.settle()
        return (app, screen)
    }

    private func fields() -> [UITextField] {
        func all(_ view: UIView) -> [UITextField] { ((view as? UITextField).map { [$0] } ?? []) + view.subviews.flatMap(all) }
        return UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows).flatMap(all)
    }

    @Test func aTextIsReturnedWhenItIsValid() async throws {
        let (app, screen) = try await launch()
        let answer = Task { await screen.ask("New folder", placeholder: "Name") }
        try await app.settle()
        let field = try #require(fields().first)
        #expect(field.placeholder == "Name")
        try await app.tap("OK")
        try await app.settle()
        #expect(!UIApplication.shared.alerts.active.isEmpty)
        field.becomeFirstResponder()
        await app.type("Photos")
        try await app.tap("OK")
        try await app.settle()
        #expect(await answer.value == "Photos")
    }

    @Test func cancellingReturnsNothing() async throws {
        let (app, screen) = try await launch()
        let answer = Task { await screen.ask("Name", text: "Ada") }
        try await app.settle()
        #expect(fields().first?.text == "Ada")
        try await app.tap("Cancel")
        try await app.settle()
        #expect(await answer.value == nil)
    }

    @Test func severalTextsAreReturnedInOrder() async throws {
        let (app, screen) = try await launch()
        let mail = AlertInput("Mail", keyboard: .emailAddress) { $0.contains("@") }
        let answer = Task { await screen.ask("Sign in", for: [mail, AlertInput("Password", isSecret: true)], confirm: "Go") }
        try await app.settle()
        let lines = fields()
        #expect(lines.map(\.isSecureTextEntry) == [false, true] && lines.first?.keyboardType == .emailAddress)
        lines.first?.becomeFirstResponder()
        await app.type("a@b")
        lines.last?.becomeFirstResponder()
        await app.type("secret")
        try await app.tap("Go")
        try await app.settle()
        #expect(await answer.value == ["a@b", "secret"])
    }

    @Test(arguments: ["Erase", "Cancel"]) func aDecisionIsReturned(button: String) async throws {
        let (app, screen) = try await launch()
        let answer = Task { await screen.confirm("Erase all?", "It cannot be undone.", "Erase", .destructive) }
        try await app.settle()
        try await app.tap(.label(button))
        try await app.settle()
        #expect(await answer.value == (button == "Erase"))
    }

    @Test func aCancelledTaskDismissesItsQuestion() async throws {
        let (app, screen) = try await launch()
        let answer = Task { await screen.ask("Name") }
        try await app.settle()
        answer.cancel()
        try await app.settle()
        #expect(UIApplication.shared.alerts.active.isEmpty)
        #expect(await answer.value == nil)
    }
}
