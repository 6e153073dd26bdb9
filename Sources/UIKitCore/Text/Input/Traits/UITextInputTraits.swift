/// What a text wants of the keyboard that types it.
///
/// A class says those that it means, as stored or computed properties that can be set; the others are the standard's.
/// Kinds of keys, capitals, colours and what return says are the drawn keyboard's; a hardware keyboard types as it does.
///
/// > Difference from Apple: words are neither corrected nor checked: these traits are kept. What a text means and the rules of passwords are
/// > told to a browser, which fills in by them; a window fills in nothing. The drawn keyboard has one Latin layout, without accents under long presses, emoji or dictation; letters beyond
/// > it come from a hardware keyboard or an input method. A trait that a class does not say keeps its standard value when it is set through
/// > this protocol, and is a subclass's to say only by overriding.
/// - Source: https://developer.apple.com/documentation/uikit/uitextinputtraits
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {
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
    /// What a new password has to be like, for those who make one up; `nil` by default.
    var passwordRules: UITextInputPasswordRules? { get set }
    /// Whether straight quotation marks become curly ones while they are typed.
    var smartQuotesType: UITextSmartQuotesType { get set }
    /// Whether two hyphens become a dash while they are typed.
    var smartDashesType: UITextSmartDashesType { get set }
    /// Whether cutting and pasting words leaves one blank between those that stay.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
}
