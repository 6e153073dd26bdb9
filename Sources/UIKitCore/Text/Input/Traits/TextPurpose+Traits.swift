import Platform

extension TextPurpose {
    /// Creates the purpose of an input from its traits. Secure text is never capitalized automatically.
    @MainActor init(of input: any UIKeyInput, allowsNewlines: Bool) {
        self.init()
        isSecret = input.isSecureTextEntry
        contentType = input.textContentType?.rawValue
        passwordRules = input.passwordRules?.passwordRulesDescriptor
        keyboardType = input.keyboardType.purposeKeyboardType
        returnKey = input.returnKeyType.purposeReturnKey ?? (allowsNewlines ? .newline : .done)
        // Without `UITextInput` the text before the caret, and thus the start of a sentence, is unknown.
        guard !isSecret, input is any UITextInput else { return }
        capitalization =
            switch input.autocapitalizationType {
            case .none: .none
            case .words: .words
            case .sentences: .sentences
            case .allCharacters: .all
            }
    }
}

extension UIKeyboardType {
    fileprivate var purposeKeyboardType: TextPurpose.KeyboardType {
        switch self {
        case .default, .asciiCapable, .numbersAndPunctuation, .namePhonePad, .twitter: .text
        case .URL: .address
        case .numberPad, .asciiCapableNumberPad: .digits
        case .phonePad: .telephone
        case .emailAddress: .mail
        case .decimalPad: .decimal
        case .webSearch: .search
        }
    }
}

extension UIReturnKeyType {
    /// The purpose of the Return key; `nil` for the text's default.
    fileprivate var purposeReturnKey: TextPurpose.ReturnKeyType? {
        switch self {
        case .default: nil
        case .go, .join, .route, .emergencyCall: .go
        case .next, .continue: .next
        case .google, .search, .yahoo: .search
        case .send: .send
        case .done: .done
        }
    }
}
