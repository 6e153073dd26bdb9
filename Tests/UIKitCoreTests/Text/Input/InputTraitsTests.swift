import CoreGraphics
import Platform
import Testing

@testable import UIKitCore

/// What classes of an app's own say of the keyboard that types into them.
@MainActor @Suite(.app) struct InputTraitsTests {
    private class Code: UIView, UIKeyInput {
        var text = ""
        var keyboardType: UIKeyboardType = .numberPad
        var hasText: Bool { !text.isEmpty }
        func insertText(_ text: String) { self.text += text }
        func deleteBackward() { text = String(text.dropLast()) }
        override var canBecomeFirstResponder: Bool { true }
    }

    private final class Plain: UIView, UIKeyInput {
        var hasText: Bool { false }
        func insertText(_ text: String) {}
        func deleteBackward() {}
    }

    @Test func anOwnInputSaysItsTraits() {
        let code = Code()
        let typist = KeyboardTypist()
        typist.serve(code)
        #expect(typist.purpose == .digits)
        #expect(TextPurpose(of: code, allowsNewlines: true).keys == .digits)
        code.keyboardType = .emailAddress
        typist.serve(code)
        #expect(typist.purpose == .email)
    }

    @Test func traitsThatAreNotSaidAreTheStandards() {
        let plain: any UITextInputTraits = Plain()
        #expect(plain.keyboardType == .default && plain.returnKeyType == .default && plain.autocapitalizationType == .sentences)
        #expect(!plain.isSecureTextEntry && !plain.enablesReturnKeyAutomatically && plain.textContentType == nil)
    }

    @Test func nothingIsCapitalisedWhereNobodyKnowsWhatStandsBefore() {
        let typist = KeyboardTypist()
        let plain = Plain()
        typist.serve(plain)
        #expect(typist.shift.state == .off)
        #expect(TextPurpose(of: plain, allowsNewlines: true).capitals == .none)
        let field = UITextField()
        typist.serve(field)
        #expect(typist.shift.state != .off)
    }
}
