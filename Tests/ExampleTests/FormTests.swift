import CaretTesting
import Testing

@testable import Form

/// The registration form, by touch and by keys alone.
@MainActor @Suite(.app) struct FormTests {
    private func launched(_ device: Device = .standard) async throws -> (TestApp, RegistrationViewController) {
        let app = try await TestApp.launch(AppDelegate(), on: device)
        try await app.settle()
        let navigation = try #require(app.mainWindow.rootViewController as? UINavigationController)
        return (app, try #require(navigation.viewControllers.first as? RegistrationViewController))
    }

    @Test func theWholeFormIsFilledInByKeysAlone() async throws {
        let (app, form) = try await launched()
        for text in ["Ada", "Lovelace", "ada@example.org", "0123456", "example.org", "1815", "engine42", "engine42", "Wrote notes."] {
            await app.press(.tab)
            await app.type(text)
        }
        await app.press(.tab)
        await app.press(.right)
        await app.press(.tab)
        await app.press(.up)
        await app.press(.up)
        await app.press(.tab)
        await app.press(.right)
        await app.press(.tab)
        try await chooseADay(app)
        await app.press(.tab)
        await app.press(.space)
        await app.press(.tab)
        await app.press(.space)
        await app.press(.tab)
        await app.press(.return)
        try await app.settle()
        // The year of birth is too early for this form.
        #expect(!app.exists(.identifier("Alert")) && app.exists(.label("A year from 1900 to 2026, please.")))
        #expect(app.mainWindow.firstResponder is UITextField)
        for _ in 0..<4 { await app.press(.delete) }
        await app.type("1990")
        for _ in 0..<10 { await app.press(.tab) }
        await app.press(.space)
        try await app.settle()
        #expect(app.exists(.label("Welcome, Ada")))
        let given = form.registration
        #expect(given.lastName == "Lovelace" && given.email == "ada@example.org" && given.biography == "Wrote notes.")
        #expect(given.plan == .personal && given.seats == 3 && given.hoursADay > 2 && given.wantsNews && given.acceptsTerms)
        #expect(app.diagnostics.isEmpty)
    }

    /// Chooses a day one week later, on the calendar of the picker.
    private func chooseADay(_ app: TestApp) async throws {
        let picker = try #require(app.find(.type(UIDatePicker.self)).view as? UIDatePicker)
        let before = picker.date
        await app.press(.space)
        try await app.settle()
        #expect(app.exists(.identifier("Popover")))
        await app.press(.down)
        await app.press(.escape)
        try await app.settle()
        #expect(!app.exists(.identifier("Popover")))
        #expect(picker.calendar.dateComponents([.day], from: before, to: picker.date).day == 7)
    }

    @Test func errorsAreShownAfterTheFieldWasLeft() async throws {
        let (app, _) = try await launched()
        for _ in 0..<3 { await app.press(.tab) }
        await app.type("nobody")
        let complaint = "An address looks like name@example.org."
        #expect(!app.exists(.label(complaint)))
        await app.press(.return)
        try await app.settle()
        #expect(app.exists(.label(complaint)))
        await app.press(.tab, modifiers: .shift)
        await app.type("@example.org")
        await app.press(.tab)
        try await app.settle()
        #expect(!app.exists(.label(complaint)))
    }

    @Test func theEditedFieldStaysAboveTheKeyboard() async throws {
        let (app, _) = try await launched(.standard.withDrawnKeyboard)
        let element = try app.find(.identifier("password"))
        await app.tap(at: CGPoint(x: element.frame.midX, y: element.frame.midY))
        try await app.settle()
        let input = try #require(app.mainWindow.firstResponder as? UITextField)
        #expect(input.isSecureTextEntry)
        #expect(input.convert(input.bounds, to: nil).maxY <= 844 - 216)
    }

    @Test(arguments: [
        ("a@b.c", true), ("a@b", false), ("@b.c", false), ("a@@b.c", false), ("a b@c.d", false), ("a@b..c", false), ("", false),
    ]) func addressesAreChecked(_ text: String, _ isFine: Bool) {
        var registration = Registration()
        registration.email = text
        #expect((registration.complaint(about: .email) == nil) == isFine)
    }
}
