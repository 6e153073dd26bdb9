import CaretTesting
import Testing

@testable import UIKitCore

/// The order of the keyboard's appearance and the delegate's call when editing begins.
@MainActor @Suite(.app) struct BeginningOrderTests {
    private final class Log: NSObject, UITextFieldDelegate, UITextViewDelegate {
        let notes = KeyboardNotes()
        var before: [String]?
        func textFieldDidBeginEditing(_ textField: UITextField) { before = notes.take() }
        func textViewDidBeginEditing(_ textView: UITextView) { before = notes.take() }
    }

    private func begun(_ input: UIView, _ log: Log) async throws -> Bool {
        input.frame = CGRect(x: 20, y: 100, width: 200, height: 60)
        let app = try await TestApp.launch(
            showing: {
                let screen = UIViewController()
                screen.view.addSubview(input)
                return screen
            }, on: .standard.withDrawnKeyboard)
        try await app.settle()
        await app.tap(at: CGPoint(x: 60, y: 120))
        try await app.settle()
        return try #require(log.before).contains("WillShow")
    }

    @Test func theKeyboardOfATextViewAppearsBeforeTheCall() async throws {
        let (log, view) = (Log(), UITextView())
        view.delegate = log
        let isBefore = try await begun(view, log)
        #expect(isBefore)
    }

    @Test func theKeyboardOfAFieldAppearsAfterTheCall() async throws {
        let (log, field) = (Log(), UITextField())
        field.delegate = log
        let isBefore = try await begun(field, log)
        #expect(!isBefore)
    }
}
