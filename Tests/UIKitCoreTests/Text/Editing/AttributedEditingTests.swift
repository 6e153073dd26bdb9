import CaretTesting
import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite(.app) struct AttributedEditingTests {
    private func launched(_ text: String, looks: Bool = true) async throws -> (TestApp, UITextView) {
        let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
        view.text = text
        view.allowsEditingTextAttributes = looks
        let app = try await TestApp.launch(showing: {
            let controller = UIViewController()
            controller.view.addSubview(view)
            return controller
        })
        view.becomeFirstResponder()
        await app.advance(frames: 1)
        return (app, view)
    }

    private func isBold(_ view: UITextView, _ place: Int) -> Bool {
        (view.textStorage.attribute(.font, at: place, effectiveRange: nil) as? UIFont)?.fontDescriptor.symbolicTraits.contains(.traitBold)
            ?? false
    }

    @Test func theSelectionBecomesBoldAndPlainAgain() async throws {
        let (app, view) = try await launched("one two")
        view.selectedRange = NSRange(location: 4, length: 3)
        view.toggleBoldface(nil)
        #expect(isBold(view, 4) && isBold(view, 6) && !isBold(view, 0) && view.selectedRange == NSRange(location: 4, length: 3))
        view.selectedRange = NSRange(location: 0, length: 7)
        view.toggleBoldface(nil)
        #expect(isBold(view, 0) && isBold(view, 6))
        // The changes of one turn are undone together.
        await app.advance(frames: 1)
        view.toggleBoldface(nil)
        #expect(!isBold(view, 0) && !isBold(view, 6))
        view.undoManager?.undo()
        #expect(isBold(view, 0))
    }

    @Test func keysChangeTheAttributesAndTheTypingAttributes() async throws {
        let (app, view) = try await launched("one")
        view.selectedRange = NSRange(location: 0, length: 3)
        await app.press("u", modifiers: .control)
        #expect(view.textStorage.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int == 1)
        await app.press("i", modifiers: .command)
        let font = view.textStorage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        #expect(font?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true)
        view.selectedRange = NSRange(location: 3, length: 0)
        await app.press("b", modifiers: .command)
        await app.type("x")
        #expect(view.text == "onex" && isBold(view, 3) && !isBold(view, 2))
    }

    @Test func lettersBecomeLargerAndSmaller() async throws {
        let (_, view) = try await launched("one")
        view.font = .systemFont(ofSize: 20)
        view.selectAll(nil)
        view.increaseSize(nil)
        #expect((view.textStorage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 21)
        view.decreaseSize(nil)
        view.decreaseSize(nil)
        #expect((view.textStorage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 19)
        view.updateTextAttributes { $0.merging([.foregroundColor: UIColor.red]) { $1 } }
        #expect(view.textStorage.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor == .red)
    }

    @Test func attributesAreNotChangedWithoutPermission() async throws {
        let (app, view) = try await launched("one", looks: false)
        view.selectAll(nil)
        view.toggleBoldface(nil)
        await app.press("b", modifiers: .command)
        #expect(!isBold(view, 0) && view.text == "one")
        #expect(!view.canPerformAction(StandardEditAction.toggleBoldface.selector, withSender: nil))
    }

    @Test func textIsPastedWithOrWithoutItsAttributes() async throws {
        let (_, view) = try await launched("one two")
        view.selectedRange = NSRange(location: 0, length: 3)
        view.toggleBoldface(nil)
        view.copy(nil)
        #expect(UIPasteboard.general.string == "one")
        view.selectedRange = NSRange(location: 7, length: 0)
        view.paste(nil)
        #expect(view.text == "one twoone" && isBold(view, 7) && !isBold(view, 6))
        view.selectedRange = NSRange(location: 5, length: 0)
        view.pasteAndMatchStyle(nil)
        #expect(view.text == "one tonewoone" && !isBold(view, 5))
    }

    @Test func straightQuotesBecomeSmartIfEnabled() async throws {
        let (app, view) = try await launched("")
        await app.type("\"it's\"--")
        #expect(view.text == "\"it's\"--")
        view.text = ""
        (view.smartQuotesType, view.smartDashesType) = (.yes, .yes)
        await app.type("\"it's\"--a")
        #expect(view.text == "“it’s”—a")
    }

    @Test func spacesAreDeletedAndInsertedWithWords() async throws {
        let (_, view) = try await launched("one two three")
        view.smartInsertDeleteType = .yes
        view.selectedRange = NSRange(location: 4, length: 3)
        view.cut(nil)
        #expect(view.text == "one three")
        view.selectedRange = NSRange(location: 9, length: 0)
        view.paste(nil)
        #expect(view.text == "one three two")
    }
}
