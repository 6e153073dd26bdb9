import Platform

/// The key of a hardware keyboard that a press is of.
///
/// - Source: https://developer.apple.com/documentation/uikit/uikey
@preconcurrency @MainActor open class UIKey: NSObject {
    /// What the key types with the modifiers that are held; for keys that type nothing one of `UIKeyCommand`'s names, or "".
    public let characters: String
    /// What the key would type without modifiers.
    public let charactersIgnoringModifiers: String
    /// The modifier keys that are held.
    public let modifierFlags: UIKeyModifierFlags
    /// Which key it is, by its place on the keyboard.
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
