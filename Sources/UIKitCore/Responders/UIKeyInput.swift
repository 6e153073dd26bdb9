/// A responder that takes text.
///
/// Its traits are those of ``UITextInputTraits``: what a class says of them is what the keyboard goes by.
/// - Source: https://developer.apple.com/documentation/uikit/uikeyinput
@preconcurrency @MainActor public protocol UIKeyInput: UIResponder, UITextInputTraits {
    /// Whether there is any text.
    var hasText: Bool { get }
    /// Takes what was typed, or composed by an input method.
    func insertText(_ text: String)
    /// Deletes the character before the caret.
    func deleteBackward()
}
