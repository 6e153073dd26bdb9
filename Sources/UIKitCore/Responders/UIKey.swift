import Platform

/// The key of a hardware keyboard that a press is of.
///
/// - Source: https://developer.apple.com/documentation/uikit/uikey
@preconcurrency @MainActor open class UIKey: NSObject {
    /// What the key types with the modifiers that are held; empty for keys that type nothing.
    public let characters: String
    /// What the key would type without modifiers.
    public let charactersIgnoringModifiers: String
    /// The modifier keys that are held.
    public let modifierFlags: UIKeyModifierFlags
    /// Which key it is, by its place on the keyboard.
    public let keyCode: UIKeyboardHIDUsage

    init(_ event: KeyEvent) {
        characters = event.characters
        charactersIgnoringModifiers = event.charactersIgnoringModifiers
        modifierFlags = UIKeyModifierFlags(rawValue: event.modifiers.rawValue)
        keyCode = UIKeyboardHIDUsage(rawValue: event.usage) ?? .keyboardErrorUndefined
        super.init()
    }
}
