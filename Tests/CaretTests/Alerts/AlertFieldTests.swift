import Caret
import CaretTesting
import Observation
import Testing

/// Alerts with text fields, and the ways to close an alert.
@MainActor @Suite(.app) struct AlertFieldTests {
    @MainActor @Observable final class Person {
        var name = "Ada"
        var word = ""
    }

    enum Choice: Equatable { case save }

    private func launch() async throws -> (TestApp, Alerts) {
        let app = try await TestApp.launch(showing: { UIViewController() }, on: .standard.scale(1))
        try await app.settle()
        return (app, UIApplication.shared.alerts)
    }

    private func fields(_ app: TestApp) -> [UITextField] {
        func all(_ view: UIView) -> [UITextField] { ((view as? UITextField).map { [$0] } ?? []) + view.subviews.flatMap(all) }
        return UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows).flatMap(all)
    }

    @Test func enteredTextIsInTheModelAndEnablesButtons() async throws {
        let (app, alerts) = try await launch()
        let person = Person()
        person.name = ""
        let fields = [
            AlertField("Name", person, \.name) { !$0.isEmpty }, AlertField("Word", person, \.word, keyboard: .URL, isSecret: true),
        ]
        let handle = alerts.show(
            Alert("Who?", fields: fields) {
                AlertButton("Save", answer: Choice.save)
                AlertButton("Never", .cancel)
            })
        try await app.settle()
        let textFields = self.fields(app)
        #expect(textFields.map(\.placeholder) == ["Name", "Word"] && textFields.map(\.isSecureTextEntry) == [false, true])
        #expect(textFields.last?.keyboardType == .URL)
        #expect(!alerts.press(0, of: handle.id))
        try await app.tap("Save")
        try await app.settle()
        #expect(!handle.isSettled)
        textFields.first?.becomeFirstResponder()
        await app.type("Bo")
        #expect(person.name == "Bo")
        try await app.tap("Save")
        try await app.settle()
        #expect(handle.isSettled)
        #expect(await handle.outcome == .answered(.save))
    }

    @Test func theCancelButtonIsEnabledWithoutText() async throws {
        let (app, alerts) = try await launch()
        let person = Person()
        let handle = alerts.show(
            Alert("Who?", fields: [AlertField("Name", person, \.name) { $0.count > 99 }]) {
                AlertButton("Save", answer: Choice.save)
                AlertButton("Never", .cancel)
            })
        try await app.settle()
        #expect(fields(app).map(\.text) == ["Ada"])
        try await app.tap("Never")
        try await app.settle()
        #expect(await handle.outcome == .cancelled)
        #expect(await handle.answer == nil)
    }

    @Test func aSheetHasNoFields() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            _ = Alert<Never>("A", style: .actionSheet, fields: [AlertField("B", Person(), \.name)])
        }
    }

    @Test func anAlertEndsInThreeWays() async throws {
        let (app, alerts) = try await launch()
        let timed = alerts.show(Alert<Int>("Saved"))
        await app.advance(by: .milliseconds(1_900))
        #expect(!timed.isSettled)
        await app.advance(by: .milliseconds(200))
        #expect(await timed.outcome == .timedOut)
        let answered = alerts.show(Alert("A") { AlertButton("OK", answer: 1) })
        alerts.press(0, of: answered.id)
        #expect(await answered.outcome == .answered(1))
        let waited = alerts.show(Alert("A") { AlertButton("OK", answer: 1) })
        let task = Task { await waited.outcome }
        await Task.yield()
        task.cancel()
        #expect(await task.value == .cancelled)
        let closed = alerts.show(Alert<Int>("A") { AlertButton("OK") })
        alerts.press(0, of: closed.id)
        #expect(await closed.outcome == .cancelled)
        alerts.policy = .replace
        let replaced = alerts.show(Alert("A") { AlertButton("OK", answer: 1) })
        alerts.show(Alert<Int>("B"))
        #expect(await replaced.outcome == .cancelled)
        try await app.settle()
    }

    @Test func alertsWithTheSameIDAreMergedWhateverTheirText() async throws {
        let (app, alerts) = try await launch()
        alerts.policy = .coalesce
        var log: [String] = []
        let first = alerts.show(
            Alert("2 messages", id: "messages") {
                AlertButton("Read", answer: 1) { log.append("first") }
                AlertButton("Later", answer: 2)
            })
        let second = alerts.show(Alert("3 messages", id: "messages") { AlertButton("Read", answer: 3) { log.append("second") } })
        let other = alerts.show(Alert<Int>("2 messages", id: "other") { AlertButton("Read") })
        try await app.settle()
        #expect(app.all(.identifier("Alert")).count == 2 && alerts.active == [first.id, other.id])
        alerts.press(0, of: first.id)
        #expect(await first.outcome == .answered(1))
        #expect(await second.outcome == .answered(3))
        #expect(log == ["first", "second"] && !other.isSettled)
        let withTwoButtons = alerts.show(Alert("A", id: "few") { for number in 0..<2 { AlertButton("\(number)", answer: number) } })
        let withOneButton = alerts.show(Alert("A", id: "few") { AlertButton("0", answer: 0) })
        let withReversedButtons = alerts.show(Alert("A", id: "few") { for number in [1, 0] { AlertButton("\(number)", answer: number) } })
        alerts.press(1, of: withTwoButtons.id)
        #expect(await withTwoButtons.outcome == .answered(1))
        #expect(await withOneButton.outcome == .cancelled)
        #expect(await withReversedButtons.outcome == .answered(1), "by its title")
        for id in alerts.active { alerts.dismiss(id) }
        try await app.settle()
    }
}
