import CaretTesting
import Testing
import UIKit

/// The changes about which the delegate is asked, and those it is not.
@MainActor @Suite(.app) struct AskedDelegateTests {
    private final class Asked: NSObject, UITextFieldDelegate, UITextViewDelegate {
        var lines: [String] = []
        var body: (() -> Void)?

        private func ask(_ text: String) -> Bool {
            lines.append(text)
            body?()
            return body == nil
        }
        func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
            ask(string)
        }
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { ask(text) }
        func textViewDidChange(_ textView: UITextView) { lines.append("changed") }
    }

    private func launched() async throws -> (app: TestApp, field: UITextField, view: UITextView, asked: Asked) {
        let (field, view, asked) = (UITextField(), UITextView(), Asked())
        field.delegate = asked
        view.delegate = asked
        field.addAction(UIAction { [weak asked] _ in asked?.lines.append("changed") }, for: .editingChanged)
        let app = try await TestApp.launch(showing: {
            let screen = UIViewController()
            for (index, input) in ([field, view] as [UIView]).enumerated() {
                input.frame = CGRect(x: 20, y: 100 + 60 * CGFloat(index), width: 200, height: 50)
                screen.view.addSubview(input)
            }
            return screen
        })
        return (app, field, view, asked)
    }

    @Test func theKeyboardAsksAndTheMethodsDoNot() async throws {
        let (app, field, view, asked) = try await launched()
        for input in [field, view] as [any UIView & UITextInput] {
            input.becomeFirstResponder()
            input.insertText("ab")
            input.deleteBackward()
            #expect(asked.lines == ["changed", "changed"])
            asked.lines = []
            await app.type("c")
            await app.press(.delete)
            #expect(asked.lines == ["c", "changed", "", "changed"])
            input.selectAll(nil)
            asked.lines = []
            input.delete(nil)
            #expect(asked.lines == ["", "changed"])
            asked.lines = []
        }
    }

    @Test func theDelegateMayInsertOtherText() async throws {
        let (app, field, view, asked) = try await launched()
        for input in [field, view] as [any UIView & UITextInput] {
            input.becomeFirstResponder()
            asked.lines = []
            asked.body = { input.insertText("X") }
            await app.type("a")
            #expect(asked.lines == ["a", "changed"])
            asked.body = nil
        }
        #expect(field.text == "X" && view.text == "X")
    }
}
