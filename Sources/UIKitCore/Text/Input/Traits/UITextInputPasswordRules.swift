import Foundation

/// The rules for a new password, for password managers, such as a browser's.
///
/// ```swift
/// field.textContentType = .newPassword
/// field.passwordRules = UITextInputPasswordRules(descriptor: "required: upper; required: digit; minlength: 12;")
/// ```
///
/// > Difference from Apple: in a window no password manager generates passwords; a browser receives the rules as its
/// > `passwordrules` attribute.
/// - Source: https://developer.apple.com/documentation/uikit/uitextinputpasswordrules
@preconcurrency @MainActor public final class UITextInputPasswordRules: NSObject {
    /// The rules, as specified.
    public nonisolated let passwordRulesDescriptor: String

    /// Creates rules.
    ///
    /// - Parameter passwordRulesDescriptor: Rules in Apple's language: properties such as `required`, `allowed`,
    ///   `minlength` and `max-consecutive` with their values, each terminated by a semicolon. The rules are not
    ///   validated.
    public nonisolated init(descriptor passwordRulesDescriptor: String) {
        self.passwordRulesDescriptor = passwordRulesDescriptor
        super.init()
    }

    public nonisolated override func isEqual(_ object: Any?) -> Bool {
        (object as? UITextInputPasswordRules)?.passwordRulesDescriptor == passwordRulesDescriptor
    }

    public nonisolated override var hash: Int { passwordRulesDescriptor.hashValue }
}
