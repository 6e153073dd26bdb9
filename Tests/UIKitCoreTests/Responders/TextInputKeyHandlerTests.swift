import CaretTesting
import Testing

@testable import UIKitCore

/// A custom text input that is navigated and changed by keys.
@MainActor @Suite(.app) struct TextInputKeyHandlerTests {
    final class Place: UITextPosition {
        let offset: Int
        init(_ offset: Int) { self.offset = offset }
    }

    final class Span: UITextRange {
        let range: Range<Int>
        init(_ range: Range<Int>) { self.range = range }
        override var start: UITextPosition { Place(range.lowerBound) }
        override var end: UITextPosition { Place(range.upperBound) }
        override var isEmpty: Bool { range.isEmpty }
    }

    /// Lines of four letters, written from the left.
    class Note: UIView, UITextInput {
        var letters: [Character] = []
        var selection = 0..<0
        lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
        weak var inputDelegate: (any UITextInputDelegate)?
        var markedTextRange: UITextRange? { nil }
        var markedTextStyle: [NSAttributedString.Key: Any]?
        var hasText: Bool { !letters.isEmpty }
        override var canBecomeFirstResponder: Bool { true }

        private func offset(_ place: UITextPosition) -> Int { (place as? Place)?.offset ?? 0 }
        private func place(_ offset: Int) -> UITextPosition? { (0...letters.count).contains(offset) ? Place(offset) : nil }

        func insertText(_ text: String) {
            letters.replaceSubrange(selection, with: text)
            selection = selection.lowerBound + text.count..<selection.lowerBound + text.count
        }
        func deleteBackward() {
            let range = selection.isEmpty ? max(0, selection.lowerBound - 1)..<selection.lowerBound : selection
            letters.removeSubrange(range)
            selection = range.lowerBound..<range.lowerBound
        }
        override func selectAll(_ sender: Any?) { selection = 0..<letters.count }
        override func copy(_ sender: Any?) { UIPasteboard.general.string = String(letters[selection]) }
        override func paste(_ sender: Any?) { insertText(UIPasteboard.general.string ?? "") }

        func text(in range: UITextRange) -> String? { (range as? Span).map { String(letters[$0.range]) } }
        func replace(_ range: UITextRange, withText text: String) {}
        var selectedTextRange: UITextRange? {
            get { Span(selection) }
            set { selection = (newValue as? Span)?.range ?? 0..<0 }
        }
        func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
        func unmarkText() {}
        var beginningOfDocument: UITextPosition { Place(0) }
        var endOfDocument: UITextPosition { Place(letters.count) }
        func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
            Span(offset(fromPosition)..<offset(toPosition))
        }
        func position(from position: UITextPosition, offset: Int) -> UITextPosition? { place(self.offset(position) + offset) }
        func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
            switch direction {
            case .left: place(self.offset(position) - offset)
            case .right: place(self.offset(position) + offset)
            case .up: place(self.offset(position) - 4 * offset)
            case .down: place(self.offset(position) + 4 * offset)
            }
        }
        func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
            let (one, two) = (offset(position), offset(other))
            return one == two ? .orderedSame : one < two ? .orderedAscending : .orderedDescending
        }
        func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { offset(toPosition) - offset(from) }
        func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? { nil }
        func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? { nil }
        func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection { .leftToRight }
        func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
        func firstRect(for range: UITextRange) -> CGRect { .zero }
        func caretRect(for position: UITextPosition) -> CGRect { .zero }
        func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
        func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
        func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { nil }
        func characterRange(at point: CGPoint) -> UITextRange? { nil }
    }

    private func launched(_ text: String) async throws -> (app: TestApp, note: Note) {
        let note = Note(frame: CGRect(x: 20, y: 100, width: 200, height: 200))
        let app = try await TestApp.launch(showing: {
            let controller = UIViewController()
            controller.view.addSubview(note)
            return controller
        })
        note.becomeFirstResponder()
        note.insertText(text)
        return (app, note)
    }

    @Test func arrowsMoveTheCaret() async throws {
        let (app, note) = try await launched("one two six")
        for _ in 0..<2 { await app.press(.left) }
        #expect(note.selection == 9..<9)
        await app.press(.up)
        #expect(note.selection == 5..<5)
        await app.press(.down)
        await app.press(.down)
        // The caret moves to the end below the last line.
        #expect(note.selection == 11..<11)
        await app.press(.left, modifiers: .control)
        #expect(note.selection == 8..<8)
        await app.press(.home)
        #expect(note.selection == 0..<0)
        await app.press(.left)
        #expect(note.selection == 0..<0)
        await app.press(.right, modifiers: .control)
        #expect(note.selection == 3..<3)
        await app.press(.end)
        await app.press(.end)
        #expect(note.selection == 11..<11)
    }

    @Test func shiftSelectsFromItsAnchor() async throws {
        let (app, note) = try await launched("one two six")
        note.selection = 5..<5
        await app.press(.right, modifiers: .shift)
        await app.press(.right, modifiers: .shift)
        #expect(note.selection == 5..<7)
        for _ in 0..<4 { await app.press(.left, modifiers: .shift) }
        #expect(note.selection == 3..<5)
        await app.press(.home, modifiers: .shift)
        #expect(note.selection == 0..<5)
        await app.press(.right)
        #expect(note.selection == 5..<5)
        await app.press(.left, modifiers: [.shift, .control])
        #expect(note.selection == 4..<5)
        await app.type("x")
        #expect(String(note.letters) == "one xwo six" && note.selection == 5..<5)
    }

    @Test func keysDeleteCopyAndPaste() async throws {
        let (app, note) = try await launched("one two six")
        await app.press(.delete, modifiers: .control)
        #expect(String(note.letters) == "one two ")
        await app.press("a", modifiers: .command)
        await app.press("c", modifiers: .command)
        #expect(UIPasteboard.general.string == "one two ")
        await app.press(.right)
        await app.press("v", modifiers: .control)
        #expect(String(note.letters) == "one two one two ")
        // An unsupported command has no substitute.
        await app.press("x", modifiers: .command)
        #expect(String(note.letters) == "one two one two ")
    }
}
