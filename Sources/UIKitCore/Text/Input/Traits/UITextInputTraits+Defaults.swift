/// The default values of traits that a class does not implement. Setting these properties has no effect.
extension UITextInputTraits {
    /// The automatic capitalization; sentences by default.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { .sentences }
        set {}
    }
    /// The autocorrection; the input method's default.
    public var autocorrectionType: UITextAutocorrectionType {
        get { .default }
        set {}
    }
    /// The spell checking; the input method's default.
    public var spellCheckingType: UITextSpellCheckingType {
        get { .default }
        set {}
    }
    /// The type of keyboard; the input method's default.
    public var keyboardType: UIKeyboardType {
        get { .default }
        set {}
    }
    /// The appearance of the keyboard; that of the environment by default.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { .default }
        set {}
    }
    /// The title of the Return key; Return by default.
    public var returnKeyType: UIReturnKeyType {
        get { .default }
        set {}
    }
    /// Whether Return is disabled while there is no text; `false` by default.
    public var enablesReturnKeyAutomatically: Bool {
        get { false }
        set {}
    }
    /// Whether the text is secure: shown as dots and never copied; `false` by default.
    public var isSecureTextEntry: Bool {
        get { false }
        set {}
    }
    /// The meaning of the text, for automatic filling; `nil` by default.
    public var textContentType: UITextContentType? {
        get { nil }
        set {}
    }
    /// The rules for a new password; `nil` by default.
    public var passwordRules: UITextInputPasswordRules? {
        get { nil }
        set {}
    }
}
