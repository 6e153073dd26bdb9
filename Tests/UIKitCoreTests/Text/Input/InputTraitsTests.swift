import CoreGraphics
import Platform
import Testing

@testable import UIKitCore

/// Text input traits of custom classes.
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

    @Test func aCustomInputProvidesItsTraits() {
        let code = Code()
        let typist = KeyboardTypingController()
        typist.setTarget(code)
        #expect(typist.purpose == .digits)
        #expect(TextPurpose(of: code, allowsNewlines: true).keyboardType == .digits)
        code.keyboardType = .emailAddress
        typist.setTarget(code)
        #expect(typist.purpose == .email)
    }

    @Test func unimplementedTraitsHaveTheirDefaults() {
        let plain: any UITextInputTraits = Plain()
        #expect(plain.keyboardType == .default && plain.returnKeyType == .default && plain.autocapitalizationType == .sentences)
        #expect(!plain.isSecureTextEntry && !plain.enablesReturnKeyAutomatically && plain.textContentType == nil)
    }

    @Test func autofillReceivesContentTypeAndPasswordRules() {
        let field = UITextField()
        #expect(field.passwordRules == nil && TextPurpose(of: field, allowsNewlines: false).passwordRules == nil)
        field.textContentType = .newPassword
        field.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 12;")
        let purpose = TextPurpose(of: field, allowsNewlines: false)
        #expect(purpose.contentType == "new-password" && purpose.passwordRules == "minlength: 12;")
        #expect(field.passwordRules == UITextInputPasswordRules(descriptor: "minlength: 12;"))
        let bar = UISearchBar()
        bar.passwordRules = UITextInputPasswordRules(descriptor: "required: digit;")
        #expect(bar.searchTextField.passwordRules?.passwordRulesDescriptor == "required: digit;")
        #expect((Plain() as any UITextInputTraits).passwordRules == nil)
    }

    @Test func onlyTheFirstResponderHasAnInputMode() throws {
        try TestHost.run { host in
            let window = host.makeWindow()
            let (field, button) = (UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30)), UIButton())
            window.addSubview(field)
            window.addSubview(button)
            #expect(field.textInputMode == nil)
            field.becomeFirstResponder()
            #expect(field.textInputMode == UITextInputMode.activeInputModes.first && button.textInputMode == nil)
            #expect(field.textInputMode?.primaryLanguage?.isEmpty == false)
        }
    }

    @Test func nothingIsCapitalisedWithoutAKnownContext() {
        let typist = KeyboardTypingController()
        let plain = Plain()
        typist.setTarget(plain)
        #expect(typist.shift.state == .off)
        #expect(TextPurpose(of: plain, allowsNewlines: true).capitalization == .none)
        let field = UITextField()
        typist.setTarget(field)
        #expect(typist.shift.state != .off)
    }
}
