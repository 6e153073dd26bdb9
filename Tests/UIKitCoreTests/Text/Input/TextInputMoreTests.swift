import CoreGraphics
import Foundation
import Platform
import Testing

@testable import CaretTesting
@testable import UIKitCore

/// Rare members of text input: affinity, styles, characters, menus, states, and briefly visible secure text.
@MainActor @Suite(.app) struct TextInputMoreTests {
    private func shown(_ field: UITextField) -> String? { field.editor.visibleLayout.manager.textStorage?.string }

    private func edit(_ view: UIView, _ body: (TestHost) throws -> Void) throws {
        try TestHost.run { host in
            view.frame = CGRect(x: 20, y: 100, width: 200, height: 100)
            host.makeWindow().addSubview(view)
            view.becomeFirstResponder()
            host.step(2)
            try body(host)
        }
    }

    @Test func theLastLetterOfSecureTextIsVisibleForTwoSeconds() throws {
        let field = UITextField()
        field.isSecureTextEntry = true
        try edit(field) { host in
            let typist = KeyboardTypingController()
            typist.setTarget(field)
            typist.type("a")
            typist.type("b")
            #expect(field.text == "ab" && shown(field) == "•b")
            host.advance(1.9)
            #expect(shown(field) == "•b")
            host.advance(0.2)
            #expect(shown(field) == "••")
            typist.type("c")
            #expect(shown(field) == "••c")
            field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
            #expect(shown(field) == "•••", "the caret went elsewhere")
            field.selectedTextRange = field.textRange(from: field.endOfDocument, to: field.endOfDocument)
            typist.type("d")
            host.key(.down, usage: 8, characters: "e")
            host.step()
            #expect(field.text == "abcde" && shown(field) == "•••••", "no key misses")
            typist.type("f")
            field.resignFirstResponder()
            #expect(shown(field) == "••••••")
        }
    }

    @Test func lettersAreCountedAsGraphemeClusters() throws {
        let view = UITextView()
        view.text = "a👍🏽b"
        let all = try #require(view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
        let place = try #require(view.position(within: all, atCharacterOffset: 2))
        #expect(view.offset(from: view.beginningOfDocument, to: place) == 5)
        #expect(view.characterOffset(of: place, within: all) == 2 && view.characterOffset(of: view.endOfDocument, within: all) == 3)
        #expect(view.position(within: all, atCharacterOffset: 4) == nil && view.position(within: all, atCharacterOffset: -1) == nil)
    }

    @Test func stylesAreThoseOfTheTextOrOfTyping() throws {
        let view = UITextView()
        view.attributedText = NSAttributedString(string: "ab", attributes: [.foregroundColor: UIColor.red])
        view.textStorage.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 1, length: 1))
        let place = try #require(view.position(from: view.beginningOfDocument, offset: 1))
        #expect(view.textStyling(at: place, in: .forward)?[.foregroundColor] as? UIColor == .blue)
        #expect(view.textStyling(at: place, in: .backward)?[.foregroundColor] as? UIColor == .red)
        view.text = ""
        view.typingAttributes = [.foregroundColor: UIColor.green]
        #expect(view.textStyling(at: view.endOfDocument, in: .forward)?[.foregroundColor] as? UIColor == .green)
    }

    @Test func attributedTextIsInsertedAndReturned() throws {
        let view = UITextView()
        try edit(view) { _ in
            view.text = "ab"
            view.selectedRange = NSRange(location: 1, length: 0)
            view.insertAttributedText(NSAttributedString(string: "X", attributes: [.foregroundColor: UIColor.red]))
            #expect(view.text == "aXb")
            let start = try #require(view.position(from: view.beginningOfDocument, offset: 1))
            let end = try #require(view.position(from: view.beginningOfDocument, offset: 2))
            let range = try #require(view.textRange(from: start, to: end))
            #expect(view.attributedText(in: range).attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
            view.replace(range, withAttributedText: NSAttributedString(string: "YZ", attributes: [.foregroundColor: UIColor.blue]))
            #expect(view.text == "aYZb")
            #expect(view.textStorage.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor == .blue)
            #expect(view.textStorage.attribute(.font, at: 2, effectiveRange: nil) as? UIFont == view.font)
            view.undoManager?.undo()
            #expect(view.text == "ab", "what one event does is taken back at once")
        }
    }

    @Test func theCaretIsOnTheUpperOrTheLowerLine() throws {
        let view = UITextView()
        try edit(view) { host in
            view.text = String(repeating: "word ", count: 20)
            host.step(2)
            let line = view.layoutManager.containerLayouts.layouts[0].layout.lines[0]
            let end = line.range.upperBound
            view.selectedRange = NSRange(location: end, length: 0)
            #expect(view.selectionAffinity == .forward)
            view.selectionAffinity = .backward
            #expect(view.editor.caret.isUpstream && view.selectionAffinity == .backward)
        }
    }

    @Test func theSelectionIsPreserved() throws {
        let view = UITextView()
        try edit(view) { _ in
            view.text = "some words"
            view.selectedRange = NSRange(location: 5, length: 3)
            let state = view.interactionState
            view.selectedRange = NSRange(location: 0, length: 0)
            view.interactionState = state
            #expect(view.selectedRange == NSRange(location: 5, length: 3))
            for bad in [7, "5 8", Data("5".utf8), Data("5 999".utf8), Data("-1 2".utf8), Data("a b".utf8)] as [Any] {
                view.interactionState = bad
                #expect(view.selectedRange == NSRange(location: 5, length: 3))
            }
        }
    }

    @Test func aSubclassDeterminesTheEditMenu() throws {
        final class Field: UITextField {
            var asked: [String] = []
            override func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
                asked.append(text(in: textRange) ?? "")
                return super.editMenu(for: textRange, suggestedActions: suggestedActions) ?? UIMenu(children: [])
            }
        }
        let field = Field()
        try edit(field) { _ in
            field.text = "some words"
            field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
            let menu = field.editorMenu(NSRange(field.editor.caret.range), [UIAction(title: "Own") { _ in }])
            #expect(field.asked == ["some words"] && menu?.children.isEmpty == true)
        }
        #expect(UITextField().editorMenu(NSRange(location: 0, length: 0), [UIAction(title: "Own") { _ in }])?.children.count == 1)
    }
}
