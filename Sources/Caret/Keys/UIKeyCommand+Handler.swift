extension UIKeyCommand: EventSource {
    /// Makes a command for handlers of ``ControlEvent/press``. Without handlers, its keys are passed on along the
    /// responder chain.
    ///
    /// ```swift
    /// let save = UIKeyCommand(title: "Save", input: "s", modifierFlags: .command)
    /// save.on(.press, self, call: Editor.save)
    /// addKeyCommand(save)
    /// ```
    ///
    /// - Parameters:
    ///   - title: The title of the command for users; "" by default.
    ///   - input: A lowercase character, or one of the `input…` constants.
    ///   - modifierFlags: The required modifier keys; no others may be pressed. None by default.
    public convenience init(title: String = "", input: String, modifierFlags: UIKeyModifierFlags = []) {
        // All commands made by this initialiser have the same action, so the property list has to distinguish them.
        self.init(
            title: title, action: Selector("caretHandler:"), input: input, modifierFlags: modifierFlags, propertyList: NSObject())
    }

    /// Makes a command that calls `handler`, which the command retains.
    ///
    /// - Parameters:
    ///   - title: The title of the command for users; "" by default.
    ///   - input: A lowercase character, or one of the `input…` constants.
    ///   - modifierFlags: The required modifier keys; no others may be pressed. None by default.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - handler: Receives the command.
    public convenience init(
        title: String = "", input: String, modifierFlags: UIKeyModifierFlags = [], file: String = #fileID, line: Int = #line,
        handler: @escaping @MainActor (UIKeyCommand) -> Void
    ) {
        self.init(title: title, input: input, modifierFlags: modifierFlags)
        on(.press, file: file, line: line) { [weak self] in if let self { handler(self) } }
    }
}

extension ControlEvent where Sender: UIKeyCommand, Payload == Void {
    /// Sent when the keys are pressed and no responder has handled them before. Handlers replace the action of the
    /// command.
    public static var press: Self { Self(chain: { Hooks.chain(of: $0) }) }
}
