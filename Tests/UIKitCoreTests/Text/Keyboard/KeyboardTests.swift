import CaretTesting
import Testing

@testable import UIKitCore

/// The drawn keyboard.
@MainActor @Suite(.app) struct KeyboardTests: KeyboardStage {
    @Test func theKeyboardAppearsAndDisappearsWithAField() async throws {
        let (app, screen) = try await launched()
        let notes = KeyboardNotes()
        await tap(screen.field, app)
        try await app.settle()
        #expect(notes.take() == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
        #expect(notes.begin == CGRect(x: 0, y: 844, width: 390, height: 216))
        #expect(notes.end == CGRect(x: 0, y: 628, width: 390, height: 216))
        #expect(notes.duration == 0.25 && notes.isLocal == true)
        #expect(screen.bottom.frame.maxY == 628)
        screen.field.resignFirstResponder()
        try await app.settle()
        #expect(notes.take() == ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
        #expect(notes.end == CGRect(x: 0, y: 844, width: 390, height: 216))
        #expect(screen.bottom.frame.maxY == 844 && app.application.windows.count { !$0.isHidden } == 1)
        #expect(app.diagnostics.isEmpty)
    }

    @Test func movingBetweenFieldsDoesNotMoveTheKeyboard() async throws {
        let (app, screen) = try await launched()
        await tap(screen.field, app)
        try await app.settle()
        let notes = KeyboardNotes()
        screen.field.resignFirstResponder()
        screen.other.becomeFirstResponder()
        try await app.settle()
        #expect(notes.take().isEmpty)
        #expect(try inputs(app).content.input is KeyboardView)
    }

    @Test func keysTypeAndTheFirstLetterIsACapital() async throws {
        let (app, screen) = try await launched()
        await tap(screen.field, app)
        try await app.settle()
        for name in ["H", "i", "space"] { try await press(name, app) }
        try await press("space", app)
        #expect(screen.field.text == "Hi. ")
        try await press("T", app)
        try await press("delete", app)
        try await press("123", app)
        for name in ["4", "2", "#+=", "€", "123", "space"] { try await press(name, app) }
        #expect(screen.field.text == "Hi. 42€ ")
        // The space bar switches back to the letters.
        try await press("x", app)
        #expect(screen.field.text == "Hi. 42€ x")
    }

    @Test func shiftLocksWithADoubleTap() async throws {
        let (app, screen) = try await launched()
        screen.field.autocapitalizationType = .none
        await tap(screen.field, app)
        try await app.settle()
        try await press("a", app)
        try await press("shift", app)
        try await press("B", app)
        try await press("c", app)
        let keyboard = try keyboard(app)
        let shift = try #require(keyboard.keys.first { $0.key.kind == .shift })
        let place = keyboard.convert(shift.center, to: nil)
        await app.tap(at: place)
        await app.tap(at: place)
        await app.advance(frames: 1)
        #expect(keyboard.typingController.shift.state == .locked)
        for name in ["D", "E"] { try await press(name, app) }
        #expect(screen.field.text == "aBcDE")
    }

    @Test(arguments: [
        (UIKeyboardType.numberPad, ["1", "2", "0"], "120"), (.decimalPad, ["3", ".", "5"], "3.5"), (.phonePad, ["1", "+ * #", "#"], "1#"),
        (.emailAddress, ["a", "@", "b", "."], "a@b."), (.URL, ["x", ".com", "/"], "x.com/"), (.twitter, ["@", "#"], "@#"),
        (.numbersAndPunctuation, ["1", ";"], "1;"),
    ]) func eachTypeHasItsKeys(_ type: UIKeyboardType, _ names: [String], _ text: String) async throws {
        let (app, screen) = try await launched()
        screen.field.keyboardType = type
        screen.field.autocapitalizationType = .none
        await tap(screen.field, app)
        try await app.settle()
        for name in names { try await press(name, app) }
        #expect(screen.field.text == text)
    }

    @Test func returnShowsItsTypeAndAsksTheDelegate() async throws {
        final class Delegate: NSObject, UITextFieldDelegate {
            var returns = 0
            func textFieldShouldReturn(_ textField: UITextField) -> Bool {
                returns += 1
                textField.resignFirstResponder()
                return false
            }
        }
        let (app, screen) = try await launched()
        let delegate = Delegate()
        screen.field.delegate = delegate
        screen.field.returnKeyType = .done
        screen.field.enablesReturnKeyAutomatically = true
        await tap(screen.field, app)
        try await app.settle()
        try await press("done", app)
        #expect(delegate.returns == 0)
        try await press("A", app)
        try await press("done", app)
        try await app.settle()
        #expect(delegate.returns == 1 && screen.field.text == "A")
        #expect(try inputs(app).content.isEmpty)
    }

    @Test func heldDeleteRepeats() async throws {
        let (app, screen) = try await launched()
        screen.field.text = "0123456789"
        await tap(screen.field, app)
        try await app.settle()
        let keyboard = try keyboard(app)
        let key = try #require(keyboard.keys.first { $0.key.kind == .delete })
        await app.hold(at: keyboard.convert(key.center, to: nil), for: .milliseconds(850))
        await app.advance(by: .seconds(1))
        // At once, after half a second, and three more times in the next 0.35 s.
        #expect(screen.field.text == "01234")
    }

    @Test func aHardwareKeyHidesItAndATouchShowsIt() async throws {
        let (app, screen) = try await launched()
        await tap(screen.field, app)
        try await app.settle()
        #expect(screen.bottom.frame.maxY == 628)
        await app.type("k")
        try await app.settle()
        #expect(screen.field.text == "k" && screen.bottom.frame.maxY == 844)
        await tap(screen.other, app)
        try await app.settle()
        #expect(screen.bottom.frame.maxY == 628)
    }

    @Test func withAHardwareKeyboardNoneIsDrawn() async throws {
        let (app, screen) = try await launched(.standard)
        let notes = KeyboardNotes()
        await tap(screen.field, app)
        try await app.settle()
        #expect(notes.take().isEmpty && screen.field.isFirstResponder)
    }

    @Test func theKeyboardFollowsTheScreensSize() async throws {
        let (app, screen) = try await launched()
        await tap(screen.field, app)
        try await app.settle()
        await app.rotate()
        try await app.settle()
        let place = try inputs(app).container.frame
        #expect(place == CGRect(x: 0, y: 390 - 162, width: 844, height: 162))
        #expect(abs(screen.bottom.frame.maxY - (390 - 162)) < 0.01)
        for key in try keyboard(app).keys { #expect(place.width >= key.frame.maxX && key.frame.maxY <= 164) }
    }

    @Test func theAppearanceIsThatOfTheField() async throws {
        let (app, screen) = try await launched()
        screen.field.keyboardAppearance = .dark
        await tap(screen.field, app)
        try await app.settle()
        #expect(try keyboard(app).traitCollection.userInterfaceStyle == .dark)
        #expect(screen.view.traitCollection.userInterfaceStyle == .light)
    }

    @Test func everythingIsFreedWithTheApplication() async throws {
        weak var keyboard: KeyboardView?
        do {
            let (app, screen) = try await launched()
            await tap(screen.field, app)
            try await app.settle()
            keyboard = try self.keyboard(app)
            #expect(keyboard != nil)
            app.terminate()
        }
        #expect(keyboard == nil)
    }
}
