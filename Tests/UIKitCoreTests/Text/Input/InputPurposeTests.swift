import CoreGraphics
import Platform
import Testing

@testable import UIKitCore

/// The input purpose that back ends receive.
@MainActor @Suite(.app) struct InputPurposeTests {
    private final class Listener: TextInput {
        var heard: [TextPurpose?] = []
        func begin(caret: CGRect, for purpose: TextPurpose) { heard.append(purpose) }
        func end() { heard.append(nil) }
        var last: TextPurpose? { heard.last ?? nil }
    }

    private func run(_ body: (TestHost, UIWindow, Listener) throws -> Void) throws {
        try TestHost.run { host in
            let listener = Listener()
            host.backend.windows[0].textInput = listener
            try body(host, host.makeWindow(), listener)
        }
    }

    @Test func theFirstRespondersTraitsAreReportedAndOthersWhenItChanges() throws {
        try run { host, window, listener in
            let (mail, secret) = (UITextField(), UITextField())
            mail.keyboardType = .emailAddress
            mail.returnKeyType = .next
            mail.autocapitalizationType = .none
            secret.isSecureTextEntry = true
            for field in [mail, secret] { window.addSubview(field) }
            #expect(listener.last == nil)
            mail.becomeFirstResponder()
            #expect(listener.last?.keyboardType == .mail && listener.last?.returnKey == .next && listener.last?.isSecret == false)
            secret.becomeFirstResponder()
            #expect(listener.last?.isSecret == true && listener.last?.keyboardType == .text)
            secret.resignFirstResponder()
            #expect(listener.heard.last == .some(nil))
        }
    }

    @Test func changedTraitsAreReportedWhenInputViewsAreReloaded() throws {
        try run { host, window, listener in
            let field = UITextField()
            window.addSubview(field)
            field.becomeFirstResponder()
            #expect(listener.last?.keyboardType == .text)
            field.keyboardType = .decimalPad
            let count = listener.heard.count
            field.reloadInputViews()
            #expect(listener.heard.count == count + 1 && listener.last?.keyboardType == .decimal)
            field.isSecureTextEntry = true
            #expect(listener.last?.isSecret == true, "a secret is one at once")
            field.resignFirstResponder()
            field.reloadInputViews()
            #expect(listener.heard.last == .some(nil), "who does not edit changes nothing")
        }
    }

    @Test func anotherKeyWindowHasAnotherPurpose() throws {
        try run { host, window, listener in
            let (digits, address) = (UITextField(), UITextField())
            digits.keyboardType = .numberPad
            address.keyboardType = .URL
            window.addSubview(digits)
            digits.becomeFirstResponder()
            let other = host.makeWindow()
            #expect(listener.heard.last == .some(nil), "nobody is edited in the new window")
            other.addSubview(address)
            address.becomeFirstResponder()
            #expect(listener.last?.keyboardType == .address)
            window.makeKey()
            #expect(listener.last?.keyboardType == .digits)
            other.isHidden = true
            #expect(listener.last?.keyboardType == .digits)
        }
    }
}
