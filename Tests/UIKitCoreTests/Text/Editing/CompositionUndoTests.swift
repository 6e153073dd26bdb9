import Testing

@testable import CaretTesting
@testable import UIKitCore

/// The composition of an input method is one undo step.
@MainActor @Suite(.app) struct CompositionUndoTests {
    private func launched(_ text: String) async throws -> (app: TestApp, field: UITextField) {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
        let app = try await TestApp.launch(showing: {
            let controller = UIViewController()
            controller.view.addSubview(field)
            return controller
        })
        field.text = text
        field.becomeFirstResponder()
        try await app.settle()
        return (app, field)
    }

    private func compose(_ field: UITextField, _ words: [String]) {
        for word in words { field.setMarkedText(word, selectedRange: NSRange(location: word.utf16.count, length: 0)) }
    }

    private func underlines(_ field: UITextField) -> Int {
        var count = 0
        let text = field.attributedText ?? NSAttributedString(string: "")
        text.enumerateAttribute(NSAttributedString.Key.underlineStyle, in: NSRange(location: 0, length: text.length)) { value, range, _ in
            if value != nil { count += range.length }
        }
        return count
    }

    @Test func committedTextIsUndoneAtOnce() async throws {
        let (_, field) = try await launched("a")
        compose(field, ["k", "か", "かn", "かん"])
        #expect(underlines(field) == 2)
        field.insertText("漢")
        #expect(field.text == "a漢" && underlines(field) == 0)
        field.undoManager?.undo()
        #expect(field.text == "a" && underlines(field) == 0 && field.undoManager?.canUndo == false)
        field.undoManager?.redo()
        #expect(field.text == "a漢" && underlines(field) == 0)
    }

    @Test func unmarkedTextIsUndoneAtOnce() async throws {
        let (_, field) = try await launched("ab")
        field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
        compose(field, ["k", "か"])
        field.unmarkText()
        #expect(field.text == "か" && underlines(field) == 0)
        field.undoManager?.undo()
        #expect(field.text == "ab" && field.undoManager?.canUndo == false)
    }

    @Test func aCancelledCompositionLeavesNoStep() async throws {
        let (_, field) = try await launched("a")
        compose(field, ["k", "か", ""])
        #expect(field.text == "a" && field.markedTextRange == nil && field.undoManager?.canUndo == false)
    }

    @Test func undoEndsTheComposition() async throws {
        let (app, field) = try await launched("a")
        await app.type("b")
        compose(field, ["k", "か"])
        await app.press("z", modifiers: .control)
        #expect(field.text == "ab" && field.markedTextRange == nil)
        await app.press("z", modifiers: .control)
        #expect(field.text == "a")
    }
}
