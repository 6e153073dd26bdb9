extension UIViewController {
    /// Adds a combination of keys to those of `keyCommands`. Kept until it is removed.
    public func addKeyCommand(_ keyCommand: UIKeyCommand) {
        accessibility.keyCommands = (accessibility.keyCommands ?? []) + [keyCommand]
    }

    /// Takes away what ``addKeyCommand(_:)`` added.
    public func removeKeyCommand(_ keyCommand: UIKeyCommand) {
        accessibility.keyCommands?.removeAll { $0 === keyCommand }
    }
}
