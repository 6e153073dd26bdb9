/// What a command does in place of its own action while further modifier keys are held.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicommandalternate
@preconcurrency @MainActor open class UICommandAlternate: NSObject {
    /// What it is called.
    public let title: String
    /// The method.
    public let action: Selector
    /// The keys that are held, beside those of the command.
    public let modifierFlags: UIKeyModifierFlags

    /// Makes an alternate.
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        self.title = title
        self.action = action
        self.modifierFlags = modifierFlags
        super.init()
    }
}
