/// A responder that accepts text input.
///
/// Its ``UITextInputTraits`` configure the keyboard.
/// - Source: https://developer.apple.com/documentation/uikit/uikeyinput
@preconcurrency @MainActor public protocol UIKeyInput: UIResponder, UITextInputTraits {
    /// Whether there is any text.
    var hasText: Bool { get }
    /// Inserts text that was typed, or composed by an input method.
    func insertText(_ text: String)
    /// Deletes the character before the caret.
    func deleteBackward()
}
