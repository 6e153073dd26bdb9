/// What a text wants of the keyboard that types it.
///
/// Kinds, corrections and colours are wishes to on-screen keyboards and input methods; a hardware keyboard types as it does.
/// - Source: https://developer.apple.com/documentation/uikit/uitextinputtraits
@preconcurrency @MainActor public protocol UITextInputTraits: AnyObject {
    /// What is capitalised by itself; sentences by default.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether words are corrected.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// Whether wrong words are marked.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// Which keys there are.
    var keyboardType: UIKeyboardType { get set }
    /// Light or dark.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// What the return key says.
    var returnKeyType: UIReturnKeyType { get set }
    /// Whether return does nothing while there is no text; `false` by default.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// Whether the text is a secret: shown as dots, never copied; `false` by default.
    var isSecureTextEntry: Bool { get set }
    /// What the text means, for those who fill it in; `nil` by default.
    var textContentType: UITextContentType? { get set }
}
