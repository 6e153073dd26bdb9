/// The automatic capitalization of text.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitextautocapitalizationtype
public enum UITextAutocapitalizationType: Int, Sendable {
    /// No capitalization.
    case none = 0
    /// The first letter of each word.
    case words
    /// The first letter of each sentence.
    case sentences
    /// All letters.
    case allCharacters
}

/// Whether words are corrected automatically.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitextautocorrectiontype
public enum UITextAutocorrectionType: Int, Sendable {
    /// The default of the input method.
    case `default` = 0
    /// No correction.
    case no
    /// Words are corrected.
    case yes
}

/// Whether misspelled words are marked.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitextspellcheckingtype
public enum UITextSpellCheckingType: Int, Sendable {
    /// The default of the input method.
    case `default` = 0
    /// No spell checking.
    case no
    /// Misspelled words are marked.
    case yes
}
