/// The purpose of text entry, to which on-screen keyboards and input methods adapt.
package struct TextPurpose: Hashable, Sendable {
    /// The type of the keyboard.
    package enum KeyboardType: Hashable, Sendable {
        case text, digits, decimal, telephone, mail, address, search
    }

    /// The type of the return key.
    package enum ReturnKeyType: Hashable, Sendable {
        case newline, done, go, next, search, send
    }

    /// The automatic capitalisation.
    package enum Capitalization: Hashable, Sendable {
        case none, words, sentences, all
    }

    package var keyboardType = KeyboardType.text
    package var returnKey = ReturnKeyType.done
    package var capitalization = Capitalization.none
    /// Whether the text is a secret that is not learned, corrected or displayed.
    package var isSecret = false
    /// The content type, with the raw values of `UITextContentType`; `nil` if unspecified.
    package var contentType: String?
    /// The rules for a generated password, in Apple's rule language; `nil` if unspecified.
    package var passwordRules: String?

    package init() {}
}
