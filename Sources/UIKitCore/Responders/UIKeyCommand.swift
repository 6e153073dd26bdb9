/// A combination of keys, and what it does.
///
/// Responders offer them by overriding `keyCommands`, and the application in its main menu. A key that is pressed goes to the first
/// command up the responder chain that fits, then to the main menu's; only if there is none, to `pressesBegan(_:with:)`. Caps Lock and
/// the numeric pad make no difference. Who holds Command for a while sees a list of the commands that have a title. In a menu the keys
/// stand at the end of the row.
///
/// > Difference from Apple: where no command is for Control, those for Command are performed, too: desktops keep the Command key, which is
/// > Super on most keyboards, for themselves.
/// - Source: https://developer.apple.com/documentation/uikit/uikeycommand
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
    /// The key: a lower-case character, a sign, or one of the `input…` names. Where a sign is typed with Shift, that is not asked for.
    public let input: String?
    /// The modifier keys that have to be held, and no others.
    public let modifierFlags: UIKeyModifierFlags
    /// Who is called in place of ``UICommand/action``, in this order.
    package final var listeners = HandlerList<@MainActor () -> Void>()
    /// What other code keeps with the command.
    package final var companion: AnyObject?
    /// Whether it goes before what the toolkit does with the key, such as typing and moving the caret; `false` by default.
    open var wantsPriorityOverSystemBehavior = false

    /// Makes a command.
    ///
    /// - Parameters:
    ///   - title: what it is called; "" by default. In a menu it is what its row says.
    ///   - image: a picture beside the title.
    ///   - action: what is performed, by the first responder up the chain that can.
    ///   - input: a lower-case character, or one of the `input…` names.
    ///   - modifierFlags: the modifier keys that have to be held, and no others; none by default.
    ///   - propertyList: what tells commands with the same action apart.
    ///   - alternates: what is performed in place of `action` while further modifier keys are held.
    ///   - discoverabilityTitle: what people are told that the keys do; `nil`, the title, by default. Commands without any words are not
    ///     in the list.
    ///   - attributes: how it looks and behaves in a menu.
    ///   - state: whether a choice is on.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
        propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: Attributes = [],
        state: State = .off
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(
            title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    /// A command without a title.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(action: action, input: input, modifierFlags: modifierFlags)
    }

    /// A command of which people are told what its keys do.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String) {
        self.init(action: action, input: input, modifierFlags: modifierFlags, discoverabilityTitle: discoverabilityTitle)
    }

    /// What a key with these modifiers performs; `nil` if it is not this command's.
    final func action(for key: UIKey, _ modifiers: UIKeyModifierFlags) -> Selector? {
        let isKey = key.charactersIgnoringModifiers.lowercased() == input?.lowercased()
        guard isKey || isSign(of: key, modifiers) else { return nil }
        // Shift has chosen the sign, and is none of the command's then.
        let modifiers = isKey ? modifiers : modifiers.subtracting(.shift)
        if modifiers == modifierFlags { return action }
        return alternates.first { modifiers == modifierFlags.union($0.modifierFlags) }?.action
    }

    /// Whether the key types the command's sign with Shift, as one for "+" does where that stands above "=".
    private func isSign(of key: UIKey, _ modifiers: UIKeyModifierFlags) -> Bool {
        guard let input, modifiers.contains(.shift), key.characters == input else { return false }
        return !modifierFlags.contains(.shift) && input.count == 1 && input.lowercased() == input.uppercased()
    }
}
