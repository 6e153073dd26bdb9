import CaretTesting
import Testing

@testable import UIKitCore

/// Values of attributes are released with the texts of the toolkit: Foundation on Linux alone would leak them.
@MainActor @Suite(.app) struct AttributeMemoryTests {
    final class Mark {}

    private let key = NSAttributedString.Key("mark")

    /// Creates a text with a marker object among its attributes, and returns whether the marker is still alive
    /// afterwards.
    private func keepsMark(_ body: (Mark) -> Void) -> Bool {
        weak var mark: Mark?
        do {
            let made = Mark()
            mark = made
            body(made)
        }
        return mark != nil
    }

    @Test func aTextOfTheToolkitReleasesItsValues() {
        #expect(!keepsMark { _ = TransientAttributedString(string: "Text", attributes: [key: $0]) })
        #expect(!keepsMark { _ = TransientAttributedString(string: "Text", attributes: [key: $0]).copy() })
        #expect(
            !keepsMark { mark in
                let text = TransientAttributedString(string: "Text")
                text.addAttribute(key, value: mark, range: NSRange(location: 1, length: 2))
                text.append(TransientAttributedString(string: " and more", attributes: [key: mark]))
                _ = TransientAttributedString(attributedString: text)
            })
    }

    @Test func aTextStorageReleasesItsValues() {
        #expect(!keepsMark { _ = NSTextStorage(string: "Text", attributes: [key: $0]) })
        #expect(
            !keepsMark { mark in
                let storage = NSTextStorage(string: "e\u{301}a", attributes: [key: mark])
                storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "")
                storage.append(storage.attributedSubstring(from: NSRange(location: 0, length: 1)))
                _ = storage.copy()
            })
    }

    @Test func aCustomTextStorageIsReleased() {
        weak var gone: OwnTextStorage?
        do {
            let store = OwnTextStorage()
            store.replaceCharacters(in: NSRange(location: 0, length: 0), with: "Text")
            gone = store
        }
        #expect(gone == nil)
    }

    @Test func undoneTypingReleasesItsValues() async throws {
        let root = UIViewController()
        let app = try await TestApp.launch(showing: { root })
        weak var mark: Mark?
        weak var gone: UITextView?
        do {
            let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
            let made = Mark()
            (mark, gone) = (made, view)
            root.view.addSubview(view)
            view.becomeFirstResponder()
            view.typingAttributes[key] = made
            await app.type("Typed text")
            #expect(view.text == "Typed text")
            #expect(view.textStorage.attribute(key, at: 0, effectiveRange: nil) as? Mark === made)
            await app.type(", and more.")
            view.undoManager?.undo()
            view.undoManager?.redo()
            await app.press(.delete)
            view.resignFirstResponder()
            view.removeFromSuperview()
        }
        try await app.settle()
        root.view.window?.undoManager?.removeAllActions()
        #expect(gone == nil && mark == nil)
    }
}
