/// The traits of a text input, which configure the keyboard.
///
/// A class implements each trait that it needs as a settable property; the other traits have their default values.
/// The keyboard type, capitalization, appearance and Return key title apply to the on-screen keyboard; a hardware
/// keyboard ignores these traits.
///
/// > Difference from Apple: text is neither corrected nor checked; these traits are stored only. The content type and
/// > password rules are passed to a browser, which fills in text accordingly; a window fills in nothing. The
/// > on-screen keyboard has one Latin layout, without accents on long press, emoji or dictation; other characters
/// > come from a hardware keyboard or an input method. A trait that a class does not implement keeps its default
/// > value when set through this protocol, and a subclass can provide the trait only by overriding.
/// - Source: https://developer.apple.com/documentation/uikit/uitextinputtraits
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {
    /// The automatic capitalization; sentences by default.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether words are corrected automatically.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// Whether misspelled words are marked.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// The type of keyboard.
    var keyboardType: UIKeyboardType { get set }
    /// The appearance of the keyboard.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// The title of the Return key.
    var returnKeyType: UIReturnKeyType { get set }
    /// Whether Return is disabled while there is no text; `false` by default.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// Whether the text is secure: shown as dots and never copied; `false` by default.
    var isSecureTextEntry: Bool { get set }
    /// The meaning of the text, for automatic filling; `nil` by default.
    var textContentType: UITextContentType? { get set }
    /// The rules for a new password; `nil` by default.
    var passwordRules: UITextInputPasswordRules? { get set }
    /// Whether straight quotation marks are replaced by typographic ones during typing.
    var smartQuotesType: UITextSmartQuotesType { get set }
    /// Whether two hyphens are replaced by a dash during typing.
    var smartDashesType: UITextSmartDashesType { get set }
    /// Whether cutting and pasting text keeps a single space between words.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
}
