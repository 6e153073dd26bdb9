/// A responder that takes text.
///
/// - Source: https://developer.apple.com/documentation/uikit/uikeyinput
@preconcurrency @MainActor public protocol UIKeyInput: UIResponder {
    /// Whether there is any text.
    var hasText: Bool { get }
    /// Takes what was typed, or composed by an input method.
    func insertText(_ text: String)
    /// Deletes the character before the caret.
    func deleteBackward()
}
