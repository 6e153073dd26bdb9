import Foundation

/// What a new password has to be like, for those who make one up: in a browser, its password manager.
///
/// ```swift
/// field.textContentType = .newPassword
/// field.passwordRules = UITextInputPasswordRules(descriptor: "required: upper; required: digit; minlength: 12;")
/// ```
///
/// > Difference from Apple: a window has nobody who makes up passwords; a browser is told the rules as its `passwordrules` attribute.
/// - Source: https://developer.apple.com/documentation/uikit/uitextinputpasswordrules
@preconcurrency @MainActor public final class UITextInputPasswordRules: NSObject {
    /// The rules, as they were given.
    public nonisolated let passwordRulesDescriptor: String

    /// Keeps rules.
    ///
    /// - Parameter passwordRulesDescriptor: rules in Apple's language: properties such as `required`, `allowed`, `minlength` and
    ///   `max-consecutive` with their values, each ended by a semicolon. They are passed on as they are.
    public nonisolated init(descriptor passwordRulesDescriptor: String) {
        self.passwordRulesDescriptor = passwordRulesDescriptor
        super.init()
    }

    public nonisolated override func isEqual(_ object: Any?) -> Bool {
        (object as? UITextInputPasswordRules)?.passwordRulesDescriptor == passwordRulesDescriptor
    }

    public nonisolated override var hash: Int { passwordRulesDescriptor.hashValue }
}
