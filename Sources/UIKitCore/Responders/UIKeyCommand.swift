/// A key combination and its action.
///
/// Responders offer key commands by overriding `keyCommands`, and the application in its main menu. A pressed key
/// performs the first matching command in the responder chain, then in the main menu. A key without a matching
/// command is delivered to `pressesBegan(_:with:)`. Caps Lock and the numeric keypad are ignored. Holding Command
/// shows a list of the commands with a title. In a menu the keys are shown at the end of the row.
///
/// > Difference from Apple: Control also performs commands with the Command key, if no command with Control matches:
/// > desktops reserve the Command key, which is Super on most keyboards.
/// - Source: https://developer.apple.com/documentation/uikit/uikeycommand
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
    /// The key: a lower-case character, a symbol, or one of the `input…` names. For a symbol that is typed with
    /// Shift, the modifiers need not contain Shift.
    public let input: String?
    /// The modifier keys that must be pressed, without any others.
    public let modifierFlags: UIKeyModifierFlags
    /// The closures that are called instead of ``UICommand/action``, in this order.
    package final var handlers = HandlerList<@MainActor () -> Void>()
    /// The object that the closure layer associates with the command.
    package final var associatedObject: AnyObject?
    /// Whether the command takes precedence over the framework's handling of the key, such as typing and moving the
    /// caret; `false` by default.
    open var wantsPriorityOverSystemBehavior = false

    /// Creates a key command.
    ///
    /// - Parameters:
    ///   - title: the title, also of its menu row; "" by default.
    ///   - image: the image next to the title.
    ///   - action: the method, performed by the nearest responder in the chain that implements it.
    ///   - input: a lower-case character, or one of the `input…` names.
    ///   - modifierFlags: the modifier keys that must be pressed, without any others; none by default.
    ///   - propertyList: data that distinguishes commands with the same action.
    ///   - alternates: the actions performed instead of `action` while additional modifier keys are pressed.
    ///   - discoverabilityTitle: the title in the list of key commands; `nil`, the title, by default. Commands
    ///     without any title are not in the list.
    ///   - attributes: the appearance and behaviour in a menu.
    ///   - state: the state of a choice.
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

    /// Creates a key command without a title.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(action: action, input: input, modifierFlags: modifierFlags)
    }

    /// Creates a key command with a title for the list of key commands.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String) {
        self.init(action: action, input: input, modifierFlags: modifierFlags, discoverabilityTitle: discoverabilityTitle)
    }

    /// Returns the action for a key with these modifiers; `nil` if the key does not match.
    final func action(for key: UIKey, _ modifiers: UIKeyModifierFlags) -> Selector? {
        let isKey = key.charactersIgnoringModifiers.lowercased() == input?.lowercased()
        guard isKey || isShiftedSymbol(of: key, modifiers) else { return nil }
        // Shift selects the symbol here, and is not a modifier of the command.
        let modifiers = isKey ? modifiers : modifiers.subtracting(.shift)
        if modifiers == modifierFlags { return action }
        return alternates.first { modifiers == modifierFlags.union($0.modifierFlags) }?.action
    }

    /// Returns whether the key types the command's symbol with Shift, such as "+" on the "=" key.
    private func isShiftedSymbol(of key: UIKey, _ modifiers: UIKeyModifierFlags) -> Bool {
        guard let input, modifiers.contains(.shift), key.characters == input else { return false }
        return !modifierFlags.contains(.shift) && input.count == 1 && input.lowercased() == input.uppercased()
    }
}
