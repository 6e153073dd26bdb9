import CaretTesting
import Testing
import UIKit

@testable import Tour

/// Chapter 2 of the tour: one text field, and a form.
@MainActor @Suite(.app) struct FormChapterTests {
    @Test func theButtonIsEnabledByAnAddress() async throws {
        let screen = MailScreen()
        let app = try await TestApp.launch(showing: { UINavigationController(rootViewController: screen) }, on: TourPicture.small)
        try await app.settle()
        screen.field.becomeFirstResponder()
        await app.type("ada")
        try await app.settle()
        #expect(!screen.button.isEnabled && app.exists("An address has an @ and no space."))
        try TourPicture.verify("tour-field", app)
        await app.press(.return)
        #expect(!screen.subscriber.isSent && screen.field.isFirstResponder)
        await app.type("@home.org")
        try await app.settle()
        #expect(screen.subscriber.mail == "ada@home.org" && screen.button.isEnabled && app.exists("Looks good."))
        await app.press(.return)
        #expect(screen.subscriber.isSent && !screen.field.isFirstResponder)
        screen.subscriber.mail = "b@c"
        await app.advance(frames: 1)
        #expect(screen.field.text == "b@c")
    }

    @Test func theNoteStaysAboveTheKeyboard() async throws {
        let screen = NoteScreen()
        let app = try await TestApp.launch(showing: { UINavigationController(rootViewController: screen) }, on: TourPicture.small)
        try await app.settle()
        screen.note.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 120))
        screen.note.becomeFirstResponder()
        try await app.settle()
        #expect(screen.note.contentInset.bottom == 120)
        screen.note.resignFirstResponder()
        try await app.settle()
        #expect(screen.note.contentInset.bottom == 0)
    }

    @Test func aMessageIsShownWhenTheUserLeavesTheField() async throws {
        let screen = OrderScreen()
        let app = try await TestApp.launch(showing: { UINavigationController(rootViewController: screen) }, on: TourPicture.phone)
        try await app.settle()
        #expect(screen.form.edit("Mail"))
        await app.type("ada")
        try await app.settle()
        #expect(!app.exists("The address has no @."))
        screen.form.edit("Name")
        try await app.settle()
        #expect(app.exists("The address has no @."))
    }

    @Test func theFormNamesItsFirstProblemAndSendsAValidOrder() async throws {
        let screen = OrderScreen()
        let app = try await TestApp.launch(showing: { UINavigationController(rootViewController: screen) }, on: TourPicture.phone)
        try await app.settle()
        try await app.tap("Order")
        try await app.settle()
        #expect(!screen.order.isSent && app.exists("Name is missing") && app.exists("The address has no @."))
        // The first invalid field is edited.
        await app.type("Ada")
        await app.press(.return)
        await app.type("ada@home.org")
        try await app.settle()
        #expect(screen.order.name == "Ada" && screen.order.mail == "ada@home.org")
        #expect(!app.exists("Greeting"))
        try await app.tap(.type(UISwitch.self))
        try await app.settle()
        #expect(screen.order.isGift)
        #expect(app.exists("Greeting"))
        try await app.tap("Large")
        try await app.settle()
        #expect(screen.order.size == .large)
        try TourPicture.verify("tour-form", app)
        try await app.tap("Order")
        try await app.settle()
        #expect(screen.order.isSent)
    }
}
