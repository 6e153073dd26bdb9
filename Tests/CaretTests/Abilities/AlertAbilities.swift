import Caret
import CaretTesting
import Testing
import UIKit

/// The abilities of Documentation/CLOSURES.md that concern alerts.
@MainActor @Suite(.app) struct AlertAbilities {
    private enum Choice { case erase, keep }

    private let screen = UIViewController()

    private func launch() async throws -> TestApp { try await AbilityScreen.launch(UIView(), in: screen) }

    @Test func `A17 the buttons of an alert have closures`() async throws {
        let app = try await launch()
        var log: [String] = []
        screen.show(
            Alert("Erase?") {
                AlertButton("Erase", .destructive) { log.append("erased") }
                AlertButton("Keep", .cancel)
            })
        try await app.settle()
        try await app.tap("Erase")
        try await app.settle()
        #expect(log == ["erased"])
    }

    @Test func `A18 the answer has its type, and is awaited`() async throws {
        let app = try await launch()
        let alert = Alert("Erase?") {
            AlertButton("Erase", .destructive, answer: Choice.erase)
            AlertButton("Keep", .cancel, answer: .keep)
        }
        let answer = Task { await screen.show(alert).answer }
        try await app.settle()
        try await app.tap("Keep")
        try await app.settle()
        #expect(await answer.value == .keep)
    }

    @Test func `A19 several alerts are shown at once, or one after the other`() async throws {
        let app = try await launch()
        let alerts = UIApplication.shared.alerts
        for policy in [AlertPolicy.stack, .queue] {
            alerts.policy = policy
            for name in ["One", "Two"] { screen.show(Alert("Alert \(name)") { AlertButton("OK \(name)") }) }
            try await app.settle()
            #expect(app.exists("Alert Two") == (policy == .stack))
            let order = policy == .stack ? ["Two", "One"] : ["One", "Two"]
            for name in order {
                try await app.tap(.label("OK \(name)"))
                try await app.settle()
            }
            #expect(alerts.active.isEmpty)
        }
    }

    @Test func `A20 an alert without buttons leaves after its time, and with its task`() async throws {
        let app = try await launch()
        let alerts = UIApplication.shared.alerts
        screen.show(Alert("Saved"))
        await app.advance(by: .seconds(1))
        #expect(alerts.active.count == 1)
        await app.advance(by: .seconds(2))
        #expect(alerts.active.isEmpty)
        let task = Task { await screen.show(Alert("Sure?") { AlertButton("OK", answer: 1) }).outcome }
        try await app.settle()
        #expect(alerts.active.count == 1)
        task.cancel()
        #expect(await task.value == .cancelled && alerts.active.isEmpty)
    }

    @Test func `A46 a text and a decision are asked for by a call`() async throws {
        let app = try await launch()
        let text = Task { await screen.ask("New name", text: "Letter") }
        try await app.settle()
        try await app.tap("OK")
        try await app.settle()
        #expect(await text.value == "Letter")
        let decision = Task { await screen.confirm("Erase?", "It cannot be undone.", "Erase it", .destructive) }
        try await app.settle()
        try await app.tap("Erase it")
        try await app.settle()
        #expect(await decision.value)
    }
}
