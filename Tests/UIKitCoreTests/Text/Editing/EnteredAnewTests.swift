import CaretTesting
import Testing

@testable import UIKitCore

/// Edits that replace the whole text, and the delegate's questions during a composition.
@MainActor @Suite(.app) struct EnteredAnewTests {
    final class Asked: NSObject, UITextFieldDelegate {
        var log: [String] = []
        var longest = 100
        func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
            log.append("\(range.location)+\(range.length) \(string)")
            return (textField.text?.utf16.count ?? 0) - range.length + string.utf16.count <= longest
        }
    }

    private func launched(secret: Bool = false) async throws -> (app: TestApp, field: UITextField, asked: Asked) {
        let (field, asked) = (UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40)), Asked())
        field.text = "one two"
        field.isSecureTextEntry = secret
        field.delegate = asked
        let app = try await TestApp.launch(showing: {
            let controller = UIViewController()
            controller.view.addSubview(field)
            return controller
        })
        return (app, field, asked)
    }

    @Test func secureTextIsReplacedByAnyInput() async throws {
        let (app, field, asked) = try await launched(secret: true)
        let edits: [(String, @MainActor () async -> Void, String)] = [
            ("a", { await app.type("a") }, "a"), ("delete", { await app.press(.delete) }, ""),
            ("paste", { await app.press("v", modifiers: .command) }, "pasted"),
            ("compose", { field.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0)) }, "か"),
        ]
        UIPasteboard.general.string = "pasted"
        for (name, edit, expected) in edits {
            field.text = "one two"
            field.becomeFirstResponder()
            // For any position of the caret.
            field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
            asked.log = []
            await edit()
            #expect(field.text == expected, "\(name)")
            #expect(asked.log.count == 1 && asked.log.first?.hasPrefix("0+7") == true, "\(name): \(asked.log)")
            field.unmarkText()
            await app.type("b")
            #expect(field.text == expected + "b", "\(name)")
            field.resignFirstResponder()
        }
    }

    @Test func clearingOnInsertionEndsWithTheSelection() async throws {
        let (app, field, _) = try await launched()
        field.becomeFirstResponder()
        field.clearsOnInsertion = true
        await app.type("a")
        #expect(field.text == "a" && !field.clearsOnInsertion)
        field.clearsOnInsertion = true
        await app.press(.left)
        #expect(!field.clearsOnInsertion)
        await app.type("b")
        #expect(field.text == "ba")
        let view = UITextView()
        view.text = "one"
        field.superview?.addSubview(view)
        view.becomeFirstResponder()
        view.clearsOnInsertion = true
        await app.type("xy")
        #expect(view.text == "xy")
    }

    @Test func composingAsksTheDelegate() async throws {
        let (_, field, asked) = try await launched()
        field.text = ""
        field.becomeFirstResponder()
        asked.longest = 2
        for text in ["n", "ni", "nih", "に"] { field.setMarkedText(text, selectedRange: NSRange(location: 1, length: 0)) }
        #expect(asked.log == ["0+0 n", "0+1 ni", "0+2 nih", "0+2 に"])
        #expect(field.text == "に" && field.markedTextRange != nil)
        // The caret within the marked text cannot be refused.
        field.setMarkedText("に", selectedRange: NSRange(location: 0, length: 1))
        #expect(asked.log.count == 4)
        field.insertText("二")
        #expect(field.text == "二" && field.markedTextRange == nil)
    }

    @Test func wordKeysDoNotRevealWhereASecretsWordsEnd() async throws {
        let (app, field, _) = try await launched(secret: true)
        field.becomeFirstResponder()
        await app.press(.left, modifiers: .control)
        #expect(field.editor.caret.head == 0)
        await app.press(.right, modifiers: .control)
        #expect(field.editor.caret.head == 7)
        field.editor.replacesSecureTextOnEdit = false
        await app.press(.delete, modifiers: .control)
        #expect(field.text == "")
    }
}
