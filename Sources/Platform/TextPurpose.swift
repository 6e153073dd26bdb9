/// The purpose of text entry, to which on-screen keyboards and input methods adapt.
package struct TextPurpose: Hashable, Sendable {
    /// The type of the keyboard.
    package enum Keys: Hashable, Sendable {
        case text, digits, decimal, telephone, mail, address, search
    }

    /// The type of the return key.
    package enum Return: Hashable, Sendable {
        case newline, done, go, next, search, send
    }

    /// The automatic capitalisation.
    package enum Capitals: Hashable, Sendable {
        case none, words, sentences, all
    }

    package var keys = Keys.text
    package var returnKey = Return.done
    package var capitals = Capitals.none
    /// Whether the text is a secret that is not learned, corrected or displayed.
    package var isSecret = false
    /// The content type, with the raw values of `UITextContentType`; `nil` if unspecified.
    package var content: String?
    /// The rules for a generated password, in Apple's rule language; `nil` if unspecified.
    package var passwordRules: String?

    package init() {}
}
