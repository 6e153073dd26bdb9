/// The traits that a class does not say: the standard's, which setting does not change.
extension UITextInputTraits {
    /// What is capitalised by itself; sentences by default.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { .sentences }
        set {}
    }
    /// Whether words are corrected; as the input method likes by default.
    public var autocorrectionType: UITextAutocorrectionType {
        get { .default }
        set {}
    }
    /// Whether wrong words are marked; as the input method likes by default.
    public var spellCheckingType: UITextSpellCheckingType {
        get { .default }
        set {}
    }
    /// Which keys there are; what the input method shows by default.
    public var keyboardType: UIKeyboardType {
        get { .default }
        set {}
    }
    /// Light or dark; as all around it by default.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { .default }
        set {}
    }
    /// What the return key says; return by default.
    public var returnKeyType: UIReturnKeyType {
        get { .default }
        set {}
    }
    /// Whether return does nothing while there is no text; `false` by default.
    public var enablesReturnKeyAutomatically: Bool {
        get { false }
        set {}
    }
    /// Whether the text is a secret: shown as dots, never copied; `false` by default.
    public var isSecureTextEntry: Bool {
        get { false }
        set {}
    }
    /// What the text means, for those who fill it in; `nil` by default.
    public var textContentType: UITextContentType? {
        get { nil }
        set {}
    }
    /// What a new password has to be like, for those who make one up; `nil` by default.
    public var passwordRules: UITextInputPasswordRules? {
        get { nil }
        set {}
    }
}
