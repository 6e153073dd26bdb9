import CaretTesting
import Testing

@testable import UIKitCore

/// Edits of attributes during text editing.
@MainActor @Suite(.app) struct EditedAttributesTests {
    private final class Highlighter: NSObject, UITextViewDelegate {
        func textViewDidChange(_ textView: UITextView) {
            let all = NSRange(location: 0, length: textView.textStorage.length)
            textView.textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: all)
        }
    }

    /// Colours the text while an edit is processed, so that both become one edit.
    private final class StorageHighlighter: NSObject, NSTextStorageDelegate {
        func textStorage(
            _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
            changeInLength delta: Int
        ) {
            guard editedMask.contains(.editedCharacters) else { return }
            let all = NSRange(location: 0, length: textStorage.length)
            textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: all)
        }
    }

    private final class InputLog: NSObject, UITextInputDelegate {
        var lines: [String] = []
        func selectionWillChange(_ textInput: (any UITextInput)?) { lines.append("selection will") }
        func selectionDidChange(_ textInput: (any UITextInput)?) { lines.append("selection did") }
        func textWillChange(_ textInput: (any UITextInput)?) { lines.append("text will") }
        func textDidChange(_ textInput: (any UITextInput)?) { lines.append("text did") }
    }

    private func launched(_ view: UIView) async throws -> TestApp {
        view.frame = CGRect(x: 20, y: 100, width: 300, height: 120)
        let app = try await TestApp.launch(showing: {
            let controller = UIViewController()
            controller.view.addSubview(view)
            return controller
        })
        view.becomeFirstResponder()
        try await app.settle()
        return app
    }

    private func edited(_ text: String, selection: NSRange) async throws -> (app: TestApp, view: UITextView) {
        let view = UITextView()
        view.text = text
        let app = try await launched(view)
        view.selectedRange = selection
        return (app, view)
    }

    @Test func `C1 letters typed with a highlighter stay in their order`() async throws {
        let (app, view) = try await edited("ab", selection: NSRange(location: 1, length: 0))
        let highlighter = Highlighter()
        view.delegate = highlighter
        await app.type("xyz")
        #expect(view.text == "axyzb" && view.selectedRange == NSRange(location: 4, length: 0))
        view.undoManager?.undo()
        #expect(view.text == "ab", "a run of typing is one step of undoing")
    }

    @Test func `C1 letters inserted with a highlighter of the storage move the caret by their length`() async throws {
        let (_, view) = try await edited("0123456789", selection: NSRange(location: 5, length: 0))
        let highlighter = StorageHighlighter()
        view.textStorage.delegate = highlighter
        view.textStorage.replaceCharacters(in: NSRange(location: 1, length: 0), with: "ab")
        #expect(view.selectedRange == NSRange(location: 7, length: 0))
    }

    @Test func `C1 several edits in one move the caret one after the other`() async throws {
        let (_, view) = try await edited("0123456789", selection: NSRange(location: 5, length: 2))
        view.textStorage.beginEditing()
        view.textStorage.replaceCharacters(in: NSRange(location: 9, length: 1), with: "")
        view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "ab")
        view.textStorage.endEditing()
        #expect(view.text == "ab012345678" && view.selectedRange == NSRange(location: 7, length: 2))
    }

    @Test(
        arguments: [
            { $0.font = .systemFont(ofSize: 30) }, { $0.textColor = .red }, { $0.textAlignment = .right },
            { $0.textStorage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 3)) },
            { $0.textStorage.setAttributes([:], range: NSRange(location: 0, length: 10)) },
        ] as [@MainActor @Sendable (UITextView) -> Void])
    func `C1 a selection in a text view survives an edit of attributes`(change: @MainActor @Sendable (UITextView) -> Void) async throws {
        let (_, view) = try await edited("0123456789", selection: NSRange(location: 2, length: 5))
        let log = InputLog()
        view.inputDelegate = log
        change(view)
        #expect(view.selectedRange == NSRange(location: 2, length: 5))
        #expect(log.lines.isEmpty)
    }

    @Test(
        arguments: [
            { $0.font = .systemFont(ofSize: 30) }, { $0.textColor = .red }, { $0.textAlignment = .right },
            { $0.defaultTextAttributes = [.font: UIFont.systemFont(ofSize: 12)] },
        ] as [@MainActor @Sendable (UITextField) -> Void])
    func `C1 a selection in a field survives an edit of attributes`(change: @MainActor @Sendable (UITextField) -> Void) async throws {
        let field = UITextField()
        field.text = "0123456789"
        _ = try await launched(field)
        field.editor.setSelection(2..<7)
        change(field)
        #expect(field.editor.caret.range == 2..<7)
    }

    @Test func `C1 marked text stays marked, and is no longer underlined in the end`() async throws {
        let (_, view) = try await edited("ab", selection: NSRange(location: 1, length: 0))
        view.setMarkedText("xyz", selectedRange: NSRange(location: 3, length: 0))
        view.font = .systemFont(ofSize: 30)
        #expect(view.editor.markedRange == 1..<4 && view.selectedRange == NSRange(location: 4, length: 0))
        view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "00")
        #expect(view.editor.markedRange == 3..<6, "marked text moves with the text around it")
        view.unmarkText()
        #expect(view.text == "00axyzb")
        #expect(view.textStorage.attribute(.underlineStyle, at: 4, effectiveRange: nil) == nil)
    }

    @Test func `C1 a field's marked text stays underlined when the attributes of the text change`() async throws {
        let field = UITextField()
        _ = try await launched(field)
        field.setMarkedText("xyz", selectedRange: NSRange(location: 3, length: 0))
        field.defaultTextAttributes = [.font: UIFont.systemFont(ofSize: 12)]
        #expect(field.editor.markedRange == 0..<3)
        #expect(field.editor.storage.attribute(.underlineStyle, at: 1, effectiveRange: nil) != nil)
    }

    @Test func `C1 the latest typed letter of secure text stays revealed`() async throws {
        let field = UITextField()
        field.isSecureTextEntry = true
        let app = try await launched(field)
        await app.type("ab")
        field.editor.revealLastCharacter()
        field.textColor = .red
        #expect(field.editor.substitution?.revealed == 1..<2)
    }

    @Test func `C1 found ranges move with the text and stay when attributes change`() async throws {
        let (_, view) = try await edited("one two one", selection: NSRange(location: 0, length: 0))
        view.isFindInteractionEnabled = true
        let session = TextFindSession(view)
        session.performSearch(query: "one", options: nil)
        #expect(view.editor.findResults == FindResults(ranges: [0..<3, 8..<11], current: 0))
        view.textStorage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 5))
        #expect(view.editor.findResults == FindResults(ranges: [0..<3, 8..<11], current: 0))
        view.textStorage.replaceCharacters(in: NSRange(location: 4, length: 3), with: "2")
        #expect(view.editor.findResults == FindResults(ranges: [0..<3, 6..<9], current: 0))
        view.textStorage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "")
        #expect(view.editor.findResults == FindResults(ranges: [5..<8], current: nil), "what the edit touched is found no more")
    }

    @Test func `C1 content stays where it was scrolled to`() async throws {
        let lines = (0..<60).map { "line \($0)" }.joined(separator: "\n")
        let (app, view) = try await edited(lines, selection: NSRange(location: 0, length: 0))
        try await app.settle()
        view.contentOffset = CGPoint(x: 0, y: 200)
        try await app.settle()
        view.textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 100))
        try await app.settle()
        #expect(view.contentOffset.y == 200)
    }

    @Test func `C1 bold letters are an edit of attributes`() async throws {
        let (_, view) = try await edited("one two", selection: NSRange(location: 0, length: 3))
        view.allowsEditingTextAttributes = true
        final class Log: NSObject, NSTextStorageDelegate {
            var masks: [NSTextStorage.EditActions] = []
            func textStorage(
                _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
                changeInLength delta: Int
            ) { masks.append(editedMask) }
        }
        let log = Log()
        view.textStorage.delegate = log
        view.toggleBoldface(nil)
        view.undoManager?.undo()
        #expect(log.masks == [.editedAttributes, .editedAttributes] && view.selectedRange == NSRange(location: 0, length: 3))
    }
}
