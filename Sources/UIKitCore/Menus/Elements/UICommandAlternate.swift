/// An action that replaces a command's action while further modifier keys are held.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicommandalternate
@preconcurrency @MainActor open class UICommandAlternate: NSObject {
    /// The title.
    public let title: String
    /// The method.
    public let action: Selector
    /// The held modifier keys, in addition to those of the command.
    public let modifierFlags: UIKeyModifierFlags

    /// Creates an alternate.
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        self.title = title
        self.action = action
        self.modifierFlags = modifierFlags
        super.init()
    }
}
