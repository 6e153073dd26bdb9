extension UIViewController {
    /// Adds a key command to those of `keyCommands`, until the command is removed.
    public func addKeyCommand(_ keyCommand: UIKeyCommand) {
        accessibility.keyCommands = (accessibility.keyCommands ?? []) + [keyCommand]
    }

    /// Removes a key command that ``addKeyCommand(_:)`` added.
    public func removeKeyCommand(_ keyCommand: UIKeyCommand) {
        accessibility.keyCommands?.removeAll { $0 === keyCommand }
    }
}
