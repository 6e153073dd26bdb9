/// What a text that is entered is for, so that on-screen keyboards and input methods fit it.
package struct TextPurpose: Hashable, Sendable {
    /// Which keys are wanted.
    package enum Keys: Hashable, Sendable {
        case text, digits, decimal, telephone, mail, address, search
    }

    /// What the return key does.
    package enum Return: Hashable, Sendable {
        case newline, done, go, next, search, send
    }

    /// What is capitalised by itself.
    package enum Capitals: Hashable, Sendable {
        case none, words, sentences, all
    }

    package var keys = Keys.text
    package var returnKey = Return.done
    package var capitals = Capitals.none
    /// Whether nobody is to learn, correct or show what is typed.
    package var isSecret = false
    /// What the text means, in the words of UIKit's content types; `nil` where that is not said.
    package var content: String?
    /// What a password that is made up has to be like, in Apple's language of rules; `nil` where that is not said.
    package var passwordRules: String?

    package init() {}
}
