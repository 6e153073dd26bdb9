import Platform

extension TextPurpose {
    /// What the traits of an input say; a secret is neither capitalised nor learnt.
    @MainActor init(of input: any UIKeyInput, allowsNewlines: Bool) {
        self.init()
        isSecret = input.isSecureTextEntry
        content = input.textContentType?.rawValue
        passwordRules = input.passwordRules?.passwordRulesDescriptor
        keys = input.keyboardType.purposeKeys
        returnKey = input.returnKeyType.purposeReturn ?? (allowsNewlines ? .newline : .done)
        // Where a sentence begins is unknown of who cannot say what stands before the caret.
        guard !isSecret, input is any UITextInput else { return }
        capitals =
            switch input.autocapitalizationType {
            case .none: .none
            case .words: .words
            case .sentences: .sentences
            case .allCharacters: .all
            }
    }
}

extension UIKeyboardType {
    fileprivate var purposeKeys: TextPurpose.Keys {
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
    /// `nil` where the text decides.
    fileprivate var purposeReturn: TextPurpose.Return? {
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
