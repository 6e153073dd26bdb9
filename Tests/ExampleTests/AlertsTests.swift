import CaretTesting
import Testing

@testable import Alerts

/// The example of alerts in use.
@MainActor @Suite(.app) struct AlertsTests {
    private func launched() async throws -> TestApp {
        let app = try await TestApp.launch(AppDelegate(arguments: []))
        try await app.settle()
        return app
    }

    private func answer(in app: TestApp) throws -> String? { (try app.find(.identifier("Answer")).view as? UILabel)?.text }

    @Test(
        arguments: [
            (AlertKind.question, "YES", "YES"), (.destructive, "Keep", "keep"), (.many, "Size", "Size"), (.message, "OK", "OK"),
            (.long, "Agree", "agreed"), (.sheet, "Erase", "erase"),
        ])
    func `R90 every kind of alert is triggered, and its button answers`(kind: AlertKind, button: String, words: String) async throws {
        let app = try await launched()
        try await app.tap(.label(kind.title))
        try await app.settle()
        try await app.tap(.label(button))
        try await app.settle()
        #expect(try answer(in: app) == "Answered: \(words)")
        #expect(!app.exists(.identifier("Alert")) && app.diagnostics.isEmpty)
    }

    @Test func threeAtOnceAreAnsweredFromTheTop() async throws {
        let app = try await launched()
        try await app.tap(.label(AlertKind.several.title))
        for number in [3, 2, 1] {
            try await app.settle()
            let top = try #require(app.all(.label("OK")).last)
            await app.tap(at: CGPoint(x: top.frame.midX, y: top.frame.midY))
            try await app.settle()
            #expect(try answer(in: app) == "Answered: alert \(number)")
        }
    }

    @Test func anAlertWithoutButtonsDisappears() async throws {
        let app = try await launched()
        try await app.tap(.label(AlertKind.passing.title))
        await app.advance(by: .seconds(1))
        #expect(app.exists("Saved"))
        try await app.settle()
        #expect(!app.exists("Saved"))
    }

    @Test func theSheetIsDismissedByAPull() async throws {
        let app = try await launched()
        try await app.tap(.label(AlertKind.sheetController.title))
        try await app.settle()
        #expect(app.exists("Done"))
        await app.drag(from: CGPoint(x: 180, y: 500), to: CGPoint(x: 180, y: 830))
        try await app.settle()
        #expect(!app.exists("Done"))
    }

    @Test func `M14 the buttons scroll in landscape`() async throws {
        let app = try await launched()
        await app.rotate()
        try await app.settle()
        let last = try #require(AlertKind.allCases.last)
        let bounds = app.mainWindow.bounds
        #expect(try app.find(.label(last.title)).frame.maxY > bounds.height)
        for _ in 1...3 {
            try await app.swipe(.up)
            try await app.settle()
        }
        #expect(try app.find(.label(last.title)).frame.maxY <= bounds.height)
        try await app.tap(.label(last.title))
        try await app.settle()
        #expect(app.diagnostics.isEmpty)
    }
}
