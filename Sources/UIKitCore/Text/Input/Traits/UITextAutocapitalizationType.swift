/// What is capitalised by itself.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitextautocapitalizationtype
public enum UITextAutocapitalizationType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// The first letter of each word.
    case words
    /// The first letter of each sentence.
    case sentences
    /// Everything.
    case allCharacters
}

/// Whether words are corrected.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitextautocorrectiontype
public enum UITextAutocorrectionType: Int, Sendable {
    /// As the input method likes.
    case `default` = 0
    /// They are not.
    case no
    /// They are.
    case yes
}

/// Whether wrong words are marked.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitextspellcheckingtype
public enum UITextSpellCheckingType: Int, Sendable {
    /// As the input method likes.
    case `default` = 0
    /// They are not.
    case no
    /// They are.
    case yes
}
