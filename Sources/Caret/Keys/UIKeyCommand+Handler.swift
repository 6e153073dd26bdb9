extension UIKeyCommand: EventSource {
    /// Makes a command for handlers; ``ControlEvent/press`` says when. While it has none, its keys go on to whoever wants them.
    ///
    /// ```swift
    /// let save = UIKeyCommand(title: "Save", input: "s", modifierFlags: .command)
    /// save.on(.press, self, call: Editor.save)
    /// addKeyCommand(save)
    /// ```
    ///
    /// - Parameters:
    ///   - title: what people are told that the keys do; "" by default.
    ///   - input: a lower-case character, or one of the `input…` names.
    ///   - modifierFlags: the modifier keys that have to be held, and no others; none by default.
    public convenience init(title: String = "", input: String, modifierFlags: UIKeyModifierFlags = []) {
        // Told apart by the list, since one action stands for all handlers.
        self.init(
            title: title, action: Selector("caretHandler:"), input: input, modifierFlags: modifierFlags, propertyList: NSObject())
    }

    /// Makes a command that calls `handler`, which is kept as long as the command.
    ///
    /// - Parameters:
    ///   - title: what people are told that the keys do; "" by default.
    ///   - input: a lower-case character, or one of the `input…` names.
    ///   - modifierFlags: the modifier keys that have to be held, and no others; none by default.
    ///   - file: where it is made; leave it out.
    ///   - line: likewise.
    ///   - handler: gets the command.
    public convenience init(
        title: String = "", input: String, modifierFlags: UIKeyModifierFlags = [], file: String = #fileID, line: Int = #line,
        handler: @escaping @MainActor (UIKeyCommand) -> Void
    ) {
        self.init(title: title, input: input, modifierFlags: modifierFlags)
        on(.press, file: file, line: line) { [weak self] in if let self { handler(self) } }
    }
}

extension ControlEvent where Sender: UIKeyCommand, Payload == Void {
    /// The keys were pressed, and nobody took them before. Handlers take the place of the command's action.
    public static var press: Self { Self(trigger: .keys) { _ in } }
}
