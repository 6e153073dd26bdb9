import Platform

/// The key of a hardware keyboard in a press.
///
/// - Source: https://developer.apple.com/documentation/uikit/uikey
@preconcurrency @MainActor open class UIKey: NSObject {
    /// The text that the key types with the pressed modifier keys. For a key without text, an input name of
    /// `UIKeyCommand`, or "".
    public let characters: String
    /// The text that the key would type without modifiers.
    public let charactersIgnoringModifiers: String
    /// The modifier keys that are pressed.
    public let modifierFlags: UIKeyModifierFlags
    /// The key code: the position of the key on the keyboard.
    public let keyCode: UIKeyboardHIDUsage

    init(_ event: KeyEvent) {
        keyCode = UIKeyboardHIDUsage(rawValue: event.usage) ?? .keyboardErrorUndefined
        let name = UIKeyCommand.input(for: keyCode)
        characters = name ?? event.characters
        charactersIgnoringModifiers = name ?? event.charactersIgnoringModifiers
        modifierFlags = UIKeyModifierFlags(rawValue: event.modifiers.rawValue)
        super.init()
    }
}
