/// A combination of keys, and what it does.
///
/// Responders offer them by overriding `keyCommands`. A key that is pressed goes to the first command up the responder chain that
/// fits; only if there is none, to `pressesBegan(_:with:)`. Caps Lock and the numeric pad make no difference. Who holds Command for a
/// while sees a list of the commands that have a title.
///
/// > Difference from Apple: where no command is for Control, those for Command are performed, too: desktops keep the Command key, which is
/// > Super on most keyboards, for themselves.
/// - Source: https://developer.apple.com/documentation/uikit/uikeycommand
@preconcurrency @MainActor open class UIKeyCommand: UIMenuElement {
    /// The key: a lower-case character, or one of the `input…` names.
    public let input: String?
    /// The modifier keys that have to be held, and no others.
    public let modifierFlags: UIKeyModifierFlags
    /// What is performed, by the first responder up the chain that can.
    public let action: Selector?
    /// Who is called in place of ``action``, in this order.
    package final var listeners: [(id: ObjectIdentifier, body: @MainActor () -> Void)] = []
    /// What other code keeps with the command.
    package final var companion: AnyObject?
    /// Whether it goes before what the toolkit does with the key, such as typing and moving the caret; `false` by default.
    open var wantsPriorityOverSystemBehavior = false
    /// What people are told that the keys do; `nil`, the title, by default. Commands without any words are not in the list.
    open var discoverabilityTitle: String?

    /// A command without a title.
    public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.input = input
        self.modifierFlags = modifierFlags
        self.action = action
        super.init(title: "", image: nil)
    }

    /// A command with a title.
    public init(title: String, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [], discoverabilityTitle: String? = nil)
    {
        self.input = input
        self.modifierFlags = modifierFlags
        self.action = action
        self.discoverabilityTitle = discoverabilityTitle
        super.init(title: title, image: nil)
    }

    /// Whether a key with these modifiers is this command's.
    func fits(_ key: UIKey, _ modifiers: UIKeyModifierFlags) -> Bool {
        modifiers == modifierFlags && key.charactersIgnoringModifiers.lowercased() == input?.lowercased()
    }
}
