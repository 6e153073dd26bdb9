extension UIKeyCommand {
    /// Makes a command that calls `handler`, which is kept as long as the command.
    ///
    /// - Parameters:
    ///   - title: what people are told that the keys do; "" by default.
    ///   - input: a lower-case character, or one of the `input…` names.
    ///   - modifierFlags: the modifier keys that have to be held, and no others; none by default.
    ///   - handler: gets the command.
    public convenience init(
        title: String = "", input: String, modifierFlags: UIKeyModifierFlags = [], handler: @escaping @MainActor (UIKeyCommand) -> Void
    ) {
        self.init(title: title, action: Selector("caretHandler:"), input: input, modifierFlags: modifierFlags)
        Hooks.setHandler(handler, of: self)
    }
}
