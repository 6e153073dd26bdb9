/// An action that replaces a command's action while additional modifier keys are pressed.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicommandalternate
@preconcurrency @MainActor open class UICommandAlternate: NSObject {
    /// The title.
    public let title: String
    /// The method that the alternate performs.
    public let action: Selector
    /// The modifier keys that must be pressed in addition to those of the command.
    public let modifierFlags: UIKeyModifierFlags

    /// Creates an alternate.
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        self.title = title
        self.action = action
        self.modifierFlags = modifierFlags
        super.init()
    }
}
