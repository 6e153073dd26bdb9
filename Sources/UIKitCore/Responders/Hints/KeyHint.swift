/// A combination of keys, and what it does, in words.
struct KeyHint: Hashable {
    /// What tells combinations apart.
    struct Keys: Hashable {
        let input: String
        let modifiers: UIKeyModifierFlags
    }

    let keys: Keys
    let title: String

    /// `nil` for a command without words, and for one that cannot be chosen.
    @MainActor init?(_ command: UIKeyCommand) {
        let title = command.discoverabilityTitle ?? command.title
        guard !title.isEmpty, command.isChoosable, let input = command.input, !input.isEmpty else { return nil }
        self.title = title
        keys = Keys(input: input.lowercased(), modifiers: command.modifierFlags.subtracting([.alphaShift, .numericPad]))
    }

    /// The signs of the keys, the modifiers in the order of Apple's menus.
    var signs: String {
        let held: [(UIKeyModifierFlags, String)] = [(.control, "⌃"), (.alternate, "⌥"), (.shift, "⇧"), (.command, "⌘")]
        return held.filter { keys.modifiers.contains($0.0) }.map(\.1).joined(separator: " ")
            + (keys.modifiers.isEmpty ? "" : " ") + Self.sign(of: keys.input)
    }

    private static func sign(of input: String) -> String {
        names[input] ?? input.uppercased()
    }

    private static let names: [String: String] = [
        UIKeyCommand.inputUpArrow.lowercased(): "↑", UIKeyCommand.inputDownArrow.lowercased(): "↓",
        UIKeyCommand.inputLeftArrow.lowercased(): "←", UIKeyCommand.inputRightArrow.lowercased(): "→",
        UIKeyCommand.inputEscape.lowercased(): "esc", UIKeyCommand.inputPageUp.lowercased(): "page up",
        UIKeyCommand.inputPageDown.lowercased(): "page down", UIKeyCommand.inputHome.lowercased(): "home",
        UIKeyCommand.inputEnd.lowercased(): "end", UIKeyCommand.inputDelete.lowercased(): "del", "\r": "return", "\t": "tab", " ": "space",
        "\u{8}": "⌫", "\u{7F}": "⌫",
    ]
}
